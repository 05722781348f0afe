-- When the sender of a lead was first called, and by whom. No status: a lead that is called has a row, and the promise is judged by it.
CREATE TABLE calls (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  called_at TEXT NOT NULL,
  who TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
) STRICT;

-- The reading in which a lead was first seen: what has none is unread. Later readings add nothing.
CREATE TABLE first_readings (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  reading_id TEXT NOT NULL
) STRICT;
