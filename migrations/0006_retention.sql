-- Why a lead was erased: somebody asked for it, its time was over, or it was the smoke test's own.
ALTER TABLE erasures ADD COLUMN reason TEXT NOT NULL DEFAULT 'request' CHECK (reason IN ('request', 'retention', 'canary'));

-- The smoke test's own leads, without a look at all the others.
CREATE INDEX leads_canary ON leads (received_at) WHERE utm_source = 'aipm-smoke';
