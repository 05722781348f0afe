/** The local D1 of the site under test, read where workerd keeps it. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The state folder of e2e/playwright.config.ts. */
export const STATE = path.resolve(import.meta.dirname, "../../.wrangler/e2e");

export function query<Row>(sql: string, ...values: string[]): Row[] {
  const folder = path.join(STATE, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  if (!file) throw new Error(`no database in ${folder}`);
  const database = new DatabaseSync(path.join(folder, file), { readOnly: true });
  try {
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
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
