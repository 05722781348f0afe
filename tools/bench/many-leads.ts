/** Leads by the hundred thousand, made inside the database: one every fifteen seconds, the newest now, over many forms, phones, cities and campaigns. */
export const FILL = `
  WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
  INSERT INTO leads (id, reference, form_type, full_name, email, country_code, phone, city, payload, content_hash,
    utm_source, utm_campaign, notice_version, flags, received_at, stored_at)
  SELECT printf('%08x-%d', (i * 2654435761) % 4294967296, i), printf('AIPM-%08d', i),
    json_extract('["BUYER_FORM","SELLER_FORM","CONTACT_US","HIGH_VALUE_ASSET","TENANT_FORM","JOINT_VENTURE","NRI_SUPPORT","SHIFTING_LOGISTICS"]',
      '$[' || (i % 8) || ']'),
    'Asha Rao', 'visitor' || i || '@example.com', '+91', printf('98%08d', i * 7 % 90000000),
    json_extract('["Pune","Mumbai","Karjat","Lucknow","Noida"]', '$[' || (i % 5) || ']'),
    json_object('formType', 'X', 'formData', json_object('notes', hex(zeroblob(200)))), printf('%064x', i),
    iif(i % 10 = 0, 'google', NULL), iif(i % 10 = 0, 'campaign-' || (i % 70), NULL), '2026-11', iif(i % 100 = 0, 'flood', ''),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d seconds', i * 15)),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d seconds', i * 15))
  FROM n`;
