-- The tables and their indexes. Times are ISO 8601 in UTC. The views are made from the catalogue (scripts/views.ts).

-- A lead as it was received, beside the columns that staff ask for.
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
  stored_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- Of the page on which it was filled in: "en", "hi". Whoever calls back knows which one to speak.
  language TEXT NOT NULL DEFAULT 'en',
  -- What clock a visitor lives by, such as "America/New_York", and when they like to be called: "morning", "afternoon", "evening".
  time_zone TEXT,
  call_time TEXT,
  -- 1 until somebody has called: whether there is a row in `calls`, where an index can see it.
  waits INTEGER NOT NULL DEFAULT 1
) STRICT;

-- An export goes along the first two, page by page, and sorts nothing: the id tells leads of one millisecond apart.
CREATE INDEX leads_by_time ON leads (received_at, id);
CREATE INDEX leads_by_form ON leads (form_type, received_at, id);
CREATE INDEX leads_by_phone ON leads (phone, received_at);
CREATE INDEX leads_by_city ON leads (city COLLATE NOCASE, received_at);
CREATE INDEX leads_by_reference ON leads (reference);
CREATE INDEX leads_by_campaign ON leads (utm_campaign, received_at) WHERE utm_campaign IS NOT NULL;
-- What staff ask for stays quick with a million leads: what was stored since an export, what is flagged, who has an address,
-- and whose number ends so. Each index is one more row written with a lead; the second and third only where there is one.
CREATE INDEX leads_by_storing ON leads (stored_at, id);
CREATE INDEX leads_flagged ON leads (received_at) WHERE flags <> '';
CREATE INDEX leads_by_email ON leads (email COLLATE NOCASE, received_at) WHERE email IS NOT NULL;
CREATE INDEX leads_by_phone_end ON leads (substr(phone, -4), received_at);
CREATE INDEX leads_waiting ON leads (received_at) WHERE waits = 1;
-- The smoke test's own leads, without a look at all the others.
CREATE INDEX leads_canary ON leads (received_at) WHERE utm_source = 'aipm-smoke';

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

-- Bytes and files that one network announced on a day: a keyed hash of its address, deleted after two days.
CREATE TABLE upload_quota (
  day TEXT NOT NULL,
  network TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  files INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (day, network)
) STRICT;

-- Files that all networks together announced in a minute, which is as many as the ledger takes beside the leads. Deleted after two days.
CREATE TABLE upload_minutes (
  minute TEXT PRIMARY KEY,
  files INTEGER NOT NULL
) STRICT;

-- Bytes that the leads of one network added on a day, under the same hash; and all networks together, under an empty name.
CREATE TABLE lead_bytes (
  day TEXT NOT NULL,
  network TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (day, network)
) STRICT;

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

-- That a lead was erased, and nothing of whose it was. The id keeps a restored backup or a late copy from bringing it back. The reason:
-- somebody asked for it, its time was over, or it was the smoke test's own.
CREATE TABLE erasures (
  lead_id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form_type TEXT NOT NULL,
  received_on TEXT NOT NULL,
  files INTEGER NOT NULL,
  erased_at TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT 'request' CHECK (reason IN ('request', 'retention', 'canary'))
) STRICT;

-- What was erased adds up to as many leads as there ever were: asked for by reference and by time, it is found without a walk.
CREATE INDEX erasures_by_reference ON erasures (reference);
CREATE INDEX erasures_by_time ON erasures (erased_at);
-- The funnel counts a lead that was kept by its own row, or by that of its erasure, which is found by the day it came.
CREATE INDEX erasures_by_day ON erasures (received_on);

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

-- The last run of each scheduled task. The detail is JSON.
CREATE TABLE jobs (
  name TEXT PRIMARY KEY,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  outcome TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- Who of the staff read leads: when, with which command, how many. No line says whose they were.
CREATE TABLE readings (
  id TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  command TEXT NOT NULL,
  leads INTEGER NOT NULL
) STRICT;

CREATE INDEX readings_by_time ON readings (at);

-- The reading in which a lead was first seen: what has none is unread. Later readings add nothing.
CREATE TABLE first_readings (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  reading_id TEXT NOT NULL
) STRICT;

-- When the sender of a lead was first called, and by whom. No status: a lead that is called has a row, and the promise is judged by it.
CREATE TABLE calls (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  called_at TEXT NOT NULL,
  who TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TRIGGER call_made AFTER INSERT ON calls BEGIN UPDATE leads SET waits = 0 WHERE id = NEW.lead_id; END;
CREATE TRIGGER call_removed AFTER DELETE ON calls BEGIN UPDATE leads SET waits = 1 WHERE id = OLD.lead_id; END;
