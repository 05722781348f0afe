/** A lead by what a visitor reads out: its reference, or the submission id. */
import { EXIT, Failure } from "../failure.ts";
import { SELECTED } from "./lead-query.ts";
import { quoted } from "../store/sql.ts";
import type { Row, Store } from "../store/store.ts";

/** As it may be heard or typed: any case, with or without the prefix and hyphens, O for 0, I or L for 1. */
export function referenceIn(words: string): string {
  const letters = words
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/^AIPM/, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return letters.length === 10 ? `AIPM-${letters.slice(0, 5)}-${letters.slice(5)}` : words.trim().toUpperCase();
}

/** Nearly always one; a lead whose id was taken shares its reference with another. */
export async function findLeads(store: Store, words: string): Promise<readonly Row[]> {
  const leads = await store.query(
    `SELECT ${SELECTED}, form_type, payload FROM leads
     WHERE reference IN (${quoted(referenceIn(words))}, ${quoted(words.trim())}) OR id = ${quoted(words.trim().toLowerCase())}
     ORDER BY received_at, id`,
  );
  if (leads.length > 0) return leads;
  const [erased] = await store.query(
    `SELECT erased_at FROM erasures WHERE reference = ${quoted(referenceIn(words))} OR lead_id = ${quoted(words.trim().toLowerCase())}`,
  );
  throw new Failure(
    erased
      ? `${words} was erased on ${String(erased.erased_at).slice(0, 10)}.`
      : `There is no lead ${words} in the ${store.place} database. ` +
          `Check the reference, or try ${store.place === "local" ? "--remote" : "again in ten minutes, if it came in just now"}.`,
    EXIT.notFound,
  );
}

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

export async function filesOf(store: Store, leadId: string): Promise<readonly StoredFile[]> {
  const rows = await store.query(
    `SELECT key, file_name, content_type, size FROM uploads WHERE lead_id = ${quoted(leadId)} ORDER BY created_at, key`,
  );
  return rows.map((row) => ({
    key: String(row.key),
    name: String(row.file_name),
    contentType: String(row.content_type),
    bytes: Number(row.size),
  }));
}
