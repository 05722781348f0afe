-- What staff ask for stays quick with a million leads: what was stored since an export, what is flagged, who has an address,
-- and whose number ends so. Each index is one more row written with a lead; the second and third only where there is one.
CREATE INDEX leads_by_storing ON leads (stored_at);
CREATE INDEX leads_flagged ON leads (received_at) WHERE flags <> '';
CREATE INDEX leads_by_email ON leads (email COLLATE NOCASE, received_at) WHERE email IS NOT NULL;
CREATE INDEX leads_by_phone_end ON leads (substr(phone, -4), received_at);
