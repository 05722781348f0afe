-- What happened to forms, by day in India: signed, posted, refused (by field or code), stored, repeated, spooled,
-- unavailable. Numbers alone.
CREATE TABLE counts (
  day TEXT NOT NULL,
  form_type TEXT NOT NULL,
  event TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  n INTEGER NOT NULL,
  PRIMARY KEY (day, form_type, event, reason)
) STRICT;

-- The last run of each scheduled task. Times are ISO 8601 in UTC; the detail is JSON.
CREATE TABLE jobs (
  name TEXT PRIMARY KEY,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  outcome TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- Bytes that one network announced on a day: a keyed hash of its address, deleted after two days.
CREATE TABLE upload_quota (
  day TEXT NOT NULL,
  network TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (day, network)
) STRICT;
