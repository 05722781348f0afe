-- That a lead was erased, and nothing of whose it was. The id keeps a restored backup or a late copy from bringing it back.
CREATE TABLE erasures (
  lead_id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form_type TEXT NOT NULL,
  received_on TEXT NOT NULL,
  files INTEGER NOT NULL,
  erased_at TEXT NOT NULL
) STRICT;

-- Leads that are to be announced to the team; a row is written only where a notice is configured.
CREATE TABLE notices (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT
) STRICT;

CREATE INDEX notices_due ON notices (due_at) WHERE sent_at IS NULL;
