-- Tables and indexes. Times are ISO 8601 in UTC. scripts/views.ts makes the views from the catalogue.

-- A lead: its answers as JSON, and the columns that staff search.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form_type TEXT NOT NULL,
  full_name TEXT NOT NULL,
  email TEXT,
  country_code TEXT NOT NULL,
  phone TEXT NOT NULL,
  city TEXT,
  -- The whole answer of the city's field, folded for search.
  city_words TEXT,
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
  stored_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Language of the page: "en", "hi". The caller speaks it.
  language TEXT NOT NULL DEFAULT 'en',
  -- The visitor's time zone, such as "America/New_York", and preferred time of a call: "morning", "afternoon", "evening".
  time_zone TEXT,
  call_time TEXT,
  -- 1 until `calls` has a row for the lead. A column, so that an index can use it.
  waits INTEGER NOT NULL DEFAULT 1
) STRICT;

-- An export reads the first two in order. The id distinguishes leads of one millisecond.
CREATE INDEX leads_by_time ON leads (received_at, id);
CREATE INDEX leads_by_form ON leads (form_type, received_at, id);
CREATE INDEX leads_by_phone ON leads (phone, received_at);
CREATE INDEX leads_by_reference ON leads (reference);
CREATE INDEX leads_by_campaign ON leads (utm_campaign, received_at) WHERE utm_campaign IS NOT NULL;
-- These keep the desk fast with a million leads. Each index costs one more row written with a lead. Partial
-- indexes cost it only for leads that match.
CREATE INDEX leads_by_storing ON leads (stored_at, id);
CREATE INDEX leads_flagged ON leads (received_at) WHERE flags <> '';
CREATE INDEX leads_by_email ON leads (email COLLATE NOCASE, received_at) WHERE email IS NOT NULL;
CREATE INDEX leads_by_phone_end ON leads (substr(phone, -4), received_at);
CREATE INDEX leads_waiting ON leads (received_at) WHERE waits = 1;
-- Leads of the smoke test.
CREATE INDEX leads_canary ON leads (received_at) WHERE utm_source = 'aipm-smoke';

-- Every file that the edge signed or received, until it is attached to a lead or swept. A swept row has no file name. It
-- stays for a day, because an upload that began in time may end after the sweep.
CREATE TABLE uploads (
  key TEXT PRIMARY KEY,
  batch_id TEXT NOT NULL,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'attached', 'swept')),
  lead_id TEXT REFERENCES leads (id),
  created_at TEXT NOT NULL,
  -- Of its URL. The time of the sweep, once it is swept.
  expires_at TEXT NOT NULL
) STRICT;

CREATE INDEX uploads_by_lead ON uploads (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX uploads_pending ON uploads (expires_at) WHERE state = 'pending';
CREATE INDEX uploads_swept ON uploads (expires_at) WHERE state = 'swept';

-- What one network has used of its daily limits. The network is a keyed hash. The job deletes rows after two days.
CREATE TABLE daily_use (
  day TEXT NOT NULL,
  network TEXT NOT NULL,
  lead_bytes INTEGER NOT NULL,
  files INTEGER NOT NULL,
  file_bytes INTEGER NOT NULL,
  PRIMARY KEY (day, network)
) STRICT;

-- Notices about leads to the team's chat. The edge adds a row only if a chat is configured. `failure` is the reason of
-- the last failed attempt.
CREATE TABLE notices (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  failure TEXT
) STRICT;

CREATE INDEX notices_due ON notices (due_at) WHERE sent_at IS NULL;

-- The record of an erasure, without personal data. The id keeps a restored database or a late copy from storing the
-- lead again. The reason: a request, the end of retention, or the smoke test. The job deletes the last two after 90 days.
CREATE TABLE erasures (
  lead_id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form_type TEXT NOT NULL,
  received_on TEXT NOT NULL,
  files INTEGER NOT NULL,
  erased_at TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT 'request' CHECK (reason IN ('request', 'retention', 'canary'))
) STRICT;

CREATE INDEX erasures_by_reference ON erasures (reference);
CREATE INDEX erasures_by_time ON erasures (erased_at);

-- The scheduled job: one row. `parts` is JSON: the last run of each part, with its time, and its figures or its error.
CREATE TABLE job (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  finished_at TEXT,
  parts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(parts)),
  -- The day in India on which the team was last told of late calls.
  told_on TEXT
) STRICT;

-- Which colleague read how many leads, when, and with which command. It does not say which leads. The job deletes rows
-- after the longest retention of a lead.
CREATE TABLE readings (
  id TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  command TEXT NOT NULL,
  leads INTEGER NOT NULL
) STRICT;

CREATE INDEX readings_by_time ON readings (at);

-- The first reading of a lead. A lead without a row is unread.
CREATE TABLE first_readings (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  reading_id TEXT NOT NULL
) STRICT;

-- The first call to the sender of a lead: when, and who called.
CREATE TABLE calls (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  called_at TEXT NOT NULL,
  who TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TRIGGER call_made AFTER INSERT ON calls BEGIN UPDATE leads SET waits = 0 WHERE id = NEW.lead_id; END;
CREATE TRIGGER call_removed AFTER DELETE ON calls BEGIN UPDATE leads SET waits = 1 WHERE id = OLD.lead_id; END;
