/** A lead by what a visitor reads out: its reference, or the submission id. */
import * as v from "valibot";
import { EXIT, Failure } from "../failure.ts";
import { sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { Lead, SELECTED } from "./lead.ts";

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

const Erased = v.object({ erased_at: v.string() });

/** Nearly always one; a lead whose id was taken shares its reference with another. */
export async function findLeads(store: Store, words: string): Promise<readonly Lead[]> {
  const [reference, asTyped, id] = [referenceIn(words), words.trim(), words.trim().toLowerCase()];
  const leads = await rowsOf(
    store,
    Lead,
    sql`SELECT ${SELECTED} FROM leads WHERE reference IN (${reference}, ${asTyped}) OR id = ${id} ORDER BY received_at, id`,
  );
  if (leads.length > 0) return leads;
  const [erased] = await rowsOf(
    store,
    Erased,
    sql`SELECT erased_at FROM erasures WHERE reference = ${reference} OR lead_id = ${id}`,
  );
  throw new Failure(
    erased
      ? `${words} was erased on ${erased.erased_at.slice(0, 10)}.`
      : `There is no lead ${words} in the ${store.place} database. ` +
          `Check the reference, or try ${store.place === "local" ? "--remote" : "again in ten minutes, if it came in just now"}.`,
    EXIT.notFound,
  );
}
