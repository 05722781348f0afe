-- What clock a visitor lives by, such as "America/New_York", and when they like to be called: "morning", "afternoon", "evening".
ALTER TABLE leads ADD COLUMN time_zone TEXT;
ALTER TABLE leads ADD COLUMN call_time TEXT;
