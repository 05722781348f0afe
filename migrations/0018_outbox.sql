-- What is to be told of leads: `chat` to people, `webhook` to another program. A row is written only where such a channel is configured. `failure`
-- says why the last try was not heard, in words of ours.
CREATE TABLE outbox (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('chat', 'webhook')),
  due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  failure TEXT,
  PRIMARY KEY (lead_id, channel)
) STRICT;

CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE sent_at IS NULL;

INSERT INTO outbox (lead_id, channel, due_at, tries, sent_at) SELECT lead_id, 'chat', due_at, tries, sent_at FROM notices;
INSERT INTO outbox (lead_id, channel, due_at, tries, sent_at) SELECT lead_id, 'webhook', due_at, tries, sent_at FROM deliveries;
DROP TABLE notices;
DROP TABLE deliveries;
