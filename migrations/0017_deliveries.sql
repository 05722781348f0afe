-- Leads that are to be sent to another program as signed JSON: beside `notices`, which are for people, and as they are. A row is
-- written only where such a webhook is configured.
CREATE TABLE deliveries (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT
) STRICT;

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL;
