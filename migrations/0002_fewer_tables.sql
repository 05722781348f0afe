-- Removes what nothing reads any more: event counts, the limit of all uploads together, notices for a webhook, and two indexes.
DROP TABLE counts;
DROP TABLE upload_minutes;
DROP INDEX uploads_by_batch;
DROP INDEX erasures_by_day;
DELETE FROM outbox WHERE channel = 'webhook';
-- Only the byte sum of all networks together had an empty name.
DELETE FROM lead_bytes WHERE network = '';
