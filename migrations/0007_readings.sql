-- Who of the staff read leads: when, with which command, how many. No line says whose they were.
CREATE TABLE readings (
  id TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  command TEXT NOT NULL,
  leads INTEGER NOT NULL
) STRICT;

CREATE INDEX readings_by_time ON readings (at);
