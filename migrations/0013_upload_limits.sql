-- How many files one network announced on a day, beside their bytes; and all networks together in a minute, which is as
-- many as the ledger takes beside the leads. Rows of both go after two days.
ALTER TABLE upload_quota ADD COLUMN files INTEGER NOT NULL DEFAULT 0;

CREATE TABLE upload_minutes (
  minute TEXT PRIMARY KEY,
  files INTEGER NOT NULL
) STRICT;
