/** The local D1 of the site under test, read where workerd keeps it. */
import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The state folder of e2e/playwright.config.ts. */
const STATE = path.resolve(import.meta.dirname, "../../.wrangler/e2e");

const FOLDER = "v3/d1/miniflare-D1DatabaseObject";

function nameOfFile(): string {
  const name = readdirSync(path.join(STATE, FOLDER)).find((one) => /^[\da-f]{64}\.sqlite$/.test(one));
  if (!name) throw new Error(`no database in ${STATE}`);
  return name;
}

/** While the site writes, a reader waits. */
const WAITS = { readOnly: true, timeout: 60_000 };

export function query<Row>(sql: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(path.join(STATE, FOLDER, nameOfFile()), WAITS);
  try {
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** A state folder with the database as it is at this moment: workerd does not wait for another that has its file open. */
export function copyOfState(): string {
  const state = mkdtempSync(path.join(tmpdir(), "aipm-state-"));
  mkdirSync(path.join(state, FOLDER), { recursive: true });
  query("VACUUM INTO ?", path.join(state, FOLDER, nameOfFile()));
  return state;
}

export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly form_type: string;
  readonly payload: string;
  readonly country_code: string;
  readonly phone: string;
  readonly city: string | null;
  readonly flags: string;
  readonly time_zone: string | null;
  readonly call_time: string | null;
  readonly notice_version: string | null;
  readonly source_path: string | null;
}

export function leadOf(reference: string): StoredLead {
  const [lead, ...others] = query<StoredLead>("SELECT * FROM leads WHERE reference = ?", reference);
  if (!lead || others.length > 0)
    throw new Error(`${others.length + (lead ? 1 : 0)} leads have reference ${reference}`);
  return lead;
}
