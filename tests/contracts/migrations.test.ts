/** A database of the first release, with rows in every table that a later migration drops or cleans, migrates to the newest. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrationFiles, MIGRATIONS } from "../../scripts/migrations.ts";
import { viewStatements } from "../../scripts/views.ts";
import { migratedDatabase } from "../support/migrated-database.ts";

const OLD_ROWS = `
  INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, received_at)
    VALUES ('lead', 'AIPM-7K3M9-2QXPA', 'CONTACT_US', 'Asha', '+91', '+919876543210', '{}', 'hash', '2026-01-01T00:00:00.000Z');
  INSERT INTO uploads (key, batch_id, file_name, content_type, size, state, lead_id, created_at, expires_at)
    VALUES ('uploads/a', 'batch', 'deed.pdf', 'application/pdf', 9, 'attached', 'lead', '2026-01-01', '2026-01-01');
  INSERT INTO counts (day, form_type, event, reason, n) VALUES ('2026-01-01', 'CONTACT_US', 'refused', 'phone', 800);
  INSERT INTO upload_minutes (minute, files) VALUES ('2026-01-01T00:00', 10);
  INSERT INTO upload_quota (day, network, bytes, files) VALUES ('2026-01-01', 'abc', 9, 1);
  INSERT INTO lead_bytes (day, network, bytes) VALUES ('2026-01-01', '', 900), ('2026-01-01', 'abc', 900);
  INSERT INTO outbox (lead_id, channel, due_at, tries)
    VALUES ('lead', 'chat', '2026-01-01', 3), ('lead', 'webhook', '2026-01-01', 50);
  INSERT INTO erasures (lead_id, reference, form_type, received_on, files, erased_at)
    VALUES ('gone', 'AIPM-AAAAA-AAAAA', 'CONTACT_US', '2026-01-01', 0, '2026-01-02');
  INSERT INTO calls (lead_id, called_at, who) VALUES ('lead', '2026-01-02', 'asha');`;

const apply = (database: DatabaseSync, file: string): void =>
  database.exec(readFileSync(path.join(MIGRATIONS, file), "utf8"));

const schema = (database: DatabaseSync) =>
  database.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").all();

it("migrates a filled database of the first release", () => {
  const [first = "", ...later] = migrationFiles();
  const database = new DatabaseSync(":memory:");
  apply(database, first);
  database.exec(OLD_ROWS);
  for (const file of later) apply(database, file);
  for (const statement of viewStatements([])) database.exec(statement);

  const rows = (sql: string) => database.prepare(sql).all();
  expect(rows("SELECT id, waits FROM leads")).toEqual([{ id: "lead", waits: 0 }]);
  expect(rows("SELECT key, lead_id FROM uploads")).toEqual([{ key: "uploads/a", lead_id: "lead" }]);
  expect(rows("SELECT channel, tries FROM outbox")).toEqual([{ channel: "chat", tries: 3 }]);
  expect(rows("SELECT network, bytes FROM lead_bytes")).toEqual([{ network: "abc", bytes: 900 }]);
  expect(rows("SELECT network, files FROM upload_quota")).toEqual([{ network: "abc", files: 1 }]);
  expect(rows("SELECT lead_id FROM erasures")).toEqual([{ lead_id: "gone" }]);
  expect(rows("PRAGMA foreign_key_check")).toEqual([]);
  expect(schema(database)).toEqual(schema(migratedDatabase()));
});
