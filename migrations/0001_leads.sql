-- A lead as it was received, beside the columns that staff ask for. Times are ISO 8601 in UTC.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form_type TEXT NOT NULL,
  full_name TEXT NOT NULL,
  email TEXT,
  country_code TEXT NOT NULL,
  phone TEXT NOT NULL,
  city TEXT,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  content_hash TEXT NOT NULL,
  source_path TEXT,
  referrer TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  utm_term TEXT,
  utm_content TEXT,
  notice_version TEXT,
  flags TEXT NOT NULL DEFAULT '',
  received_at TEXT NOT NULL,
  stored_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE INDEX leads_by_time ON leads (received_at, id);
CREATE INDEX leads_by_form ON leads (form_type, received_at);
CREATE INDEX leads_by_phone ON leads (phone);
CREATE INDEX leads_by_city ON leads (city COLLATE NOCASE, received_at);
CREATE INDEX leads_by_reference ON leads (reference);
CREATE INDEX leads_by_campaign ON leads (utm_campaign, received_at) WHERE utm_campaign IS NOT NULL;

-- Every file that the edge signed or took, until it is attached to a lead or swept.
CREATE TABLE uploads (
  key TEXT PRIMARY KEY,
  batch_id TEXT NOT NULL,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'attached')),
  lead_id TEXT REFERENCES leads (id),
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

CREATE INDEX uploads_by_batch ON uploads (batch_id);
CREATE INDEX uploads_by_lead ON uploads (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX uploads_pending ON uploads (expires_at) WHERE state = 'pending';
