-- The language of the page on which a lead was filled in: "en", "hi". Whoever calls back knows which one to speak.
ALTER TABLE leads ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
