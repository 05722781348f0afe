-- Written by `npm run generate` from the catalogue of forms.

DROP VIEW IF EXISTS lead_data_request;
CREATE VIEW lead_data_request AS SELECT
  reference,
  strftime('%Y-%m-%d %H:%M:%S', received_at, '+330 minutes') AS "received_ist",
  received_at,
  full_name,
  country_code,
  phone,
  'tel:' || country_code || CASE country_code WHEN '+39' THEN phone ELSE ltrim(phone, '0') END AS "call",
  'https://wa.me/' || ltrim(country_code, '+') || CASE country_code WHEN '+39' THEN phone ELSE ltrim(phone, '0') END AS "chat",
  email,
  city,
  json_extract(payload, '$.formData.request') AS "request",
  json_extract(payload, '$.formData.requestReference') AS "request_reference",
  json_extract(payload, '$.formData.details') AS "details",
  (SELECT group_concat(file_name, char(10)) FROM uploads WHERE lead_id = leads.id) AS "files",
  source_path,
  referrer,
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
  utm_content,
  flags,
  id
FROM leads WHERE form_type IN ('DATA_REQUEST');
