/** A lead by what a visitor reads out: its reference, or the submission id. */
import * as v from "valibot";
import { EXIT, Failure, usage } from "../failure.ts";
import { sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { Lead, SELECTED } from "./lead.ts";
import { findSpooled, type Spooled } from "./spooled-lead.ts";

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

export interface Found {
  readonly lead: Lead;
  /** Where it still waits, for one that is not in the database yet. */
  readonly spooled?: Spooled;
}

const Erased = v.object({ erased_at: v.string() });

async function inDatabase(store: Store, words: string): Promise<readonly Found[]> {
  const [reference, asTyped, id] = [referenceIn(words), words.trim(), words.trim().toLowerCase()];
  const leads = await rowsOf(
    store,
    Lead,
    sql`SELECT ${SELECTED} FROM leads WHERE reference IN (${reference}, ${asTyped}) OR id = ${id} ORDER BY received_at, id`,
  );
  if (leads.length > 0) return leads.map((lead) => ({ lead }));
  const [erased] = await rowsOf(
    store,
    Erased,
    sql`SELECT erased_at FROM erasures WHERE reference = ${reference} OR lead_id = ${id}`,
  );
  if (erased) throw new Failure(`${words} was erased on ${erased.erased_at.slice(0, 10)}.`, EXIT.notFound);
  return [];
}

const inSpool = async (store: Store, words: string): Promise<readonly Found[]> =>
  (await findSpooled(store, referenceIn(words), words.trim().toLowerCase())).flatMap((spooled) =>
    spooled.lead ? [{ lead: spooled.lead, spooled }] : [],
  );

/** Nearly always one; a lead whose id was taken shares its reference with another. */
export async function findLeads(store: Store, words: string): Promise<readonly Found[]> {
  let failure: unknown;
  const stored = await inDatabase(store, words).catch((error: unknown) => {
    // A lead waits in the spool because the database does not answer: then it can be found all the same.
    if (error instanceof Failure && error.exitCode === EXIT.notFound) throw error;
    failure = error;
    return [];
  });
  if (stored.length > 0) return stored;
  const waiting = await inSpool(store, words).catch((error: unknown) => {
    throw failure ?? error;
  });
  if (waiting.length > 0) return waiting;
  if (failure) throw failure;
  // The job may have brought it in meanwhile: it was not in the database yet, and then not in the spool any more.
  const broughtIn = await inDatabase(store, words);
  if (broughtIn.length > 0) return broughtIn;
  throw new Failure(
    `There is no lead ${words} in the ${store.place} database or its spool. ` +
      `Check the reference${store.place === "local" ? ", or try --remote" : ""}.`,
    EXIT.notFound,
  );
}

/** The one that is meant; where two share a reference, it has to be said which. */
export async function findLead(store: Store, words: string): Promise<Found> {
  const [found, ...others] = await findLeads(store, words);
  if (others.length === 0) return found!;
  const ids = [found!, ...others].map(({ lead }) => `  ${lead.id}`).join("\n");
  throw usage(`${others.length + 1} leads share this reference. Name one by its submission id:\n${ids}`);
}
