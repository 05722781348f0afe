import * as v from "valibot";
import { westernDigits } from "../../src/forms/reading/digits.ts";
import { EXIT, CommandFailure, usage } from "../failure.ts";
import { sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { Lead, SELECTED } from "./stored-lead.ts";
import { type Spooled, spooledLeads } from "./spooled-lead.ts";

/** References among other words, with their prefix: "Reference: AIPM-7K3M9-2QXPA, Asha". */
const AMONG_WORDS = /(?<![A-Z\d])A[I1L]PM[^A-Z\d]*([A-Z\d]{5})[^A-Z\d]*([A-Z\d]{5})(?![A-Z\d])/g;

const toReference = (letters: string): string => {
  const digits = letters.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return `AIPM-${digits.slice(0, 5)}-${digits.slice(5)}`;
};

/**
 * Parses a spoken or typed reference: in any case and any digits, without prefix or hyphens, with O for 0, and I or L for 1.
 * @throws CommandFailure (exit code 2) for several references, because only one would be read
 */
export function parseReference(words: string): string {
  const text = westernDigits(words)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toUpperCase();
  const named = new Set(
    [...text.matchAll(AMONG_WORDS)].map(([, first, second]) => toReference(first! + second!)),
  );
  if (named.size > 1)
    throw usage(`These are ${named.size} leads. Name one at a time: ${[...named].join(", ")}.`);
  const [only] = named;
  const letters = text.replace(/[^A-Z\d]/g, "").replace(/^A[I1L]PM/, "");
  return only ?? (letters.length === 10 ? toReference(letters) : words.trim().toUpperCase());
}

/** A submission id, also among other words. */
export const parseId = (words: string): string =>
  (
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(words.normalize("NFKC"))?.[0] ?? words.trim()
  ).toLowerCase();

export interface Found {
  readonly lead: Lead;
  /** Only if the lead is in the spool, and not in the database. */
  readonly spooled?: Spooled;
}

const Erased = v.object({ erased_at: v.string(), reason: v.string() });

const REASONS: Readonly<Record<string, string>> = {
  request: " on request",
  retention: " at the end of its retention",
};

async function inDatabase(store: Store, words: string): Promise<readonly Found[]> {
  const [reference, asTyped, id] = [parseReference(words), words.trim(), parseId(words)];
  const leads = await queryRows(
    store,
    Lead,
    sql`SELECT ${SELECTED} FROM leads WHERE reference IN (${reference}, ${asTyped}) OR id = ${id}`,
  );
  if (leads.length > 0) {
    return leads
      .toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1))
      .map((lead) => ({ lead }));
  }
  const [erased] = await queryRows(
    store,
    Erased,
    sql`SELECT erased_at, reason FROM erasures WHERE reference = ${reference} OR lead_id = ${id}`,
  );
  if (erased) {
    const day = erased.erased_at.slice(0, 10);
    throw new CommandFailure(
      `${words} was erased on ${day}${REASONS[erased.reason] ?? ""}.`,
      EXIT.notFound,
    );
  }
  return [];
}

/** Leads in the spool, by their reference or id. */
async function inSpool(store: Store, words: string): Promise<readonly Found[]> {
  const [reference, id] = [parseReference(words), parseId(words)];
  const found: Found[] = [];
  for await (const spooled of spooledLeads(store)) {
    const { lead } = spooled;
    if (lead && (lead.reference === reference || lead.id === id)) found.push({ lead, spooled });
  }
  return found;
}

/**
 * Finds leads in the database and in the spool. It nearly always finds one lead. A lead with the
 * flag `id_taken` shares its reference.
 *
 * @param words the spoken reference, or the submission id
 * @throws CommandFailure (exit code 3) if the lead is unknown or was erased
 */
export async function findLeads(store: Store, words: string): Promise<readonly Found[]> {
  let failure: unknown;
  const stored = await inDatabase(store, words).catch((error: unknown) => {
    if (error instanceof CommandFailure && error.exitCode === EXIT.notFound) throw error;
    // The lead may be in the spool while the database is away.
    failure = error;
    return [];
  });
  if (stored.length > 0) return stored;
  // A machine without a key for files must not hide why the database failed.
  const waiting = await inSpool(store, words).catch((error: unknown) => {
    throw failure ?? error;
  });
  if (waiting.length > 0) return waiting;
  // The scheduled job may have stored it between the two searches.
  const storedMeanwhile = await inDatabase(store, words);
  if (storedMeanwhile.length > 0) return storedMeanwhile;
  throw new CommandFailure(
    `There is no lead ${words} in the ${store.place} database or its spool. ` +
      `Check the reference${store.place === "local" ? ", or try --remote" : ""}.`,
    EXIT.notFound,
  );
}

/**
 * Finds the lead of each reference, once also if it is named twice. A wrong one throws before any write.
 *
 * @param hint the advice about a lead in the spool
 * @throws CommandFailure as `findLead`, and with exit code 2 if a lead waits in the spool
 */
export async function findStored(
  store: Store,
  words: readonly string[],
  hint: string,
): Promise<readonly Lead[]> {
  const leads = new Map<string, Lead>();
  // A comma cannot be part of a reference: "A,B" is two.
  for (const word of words
    .flatMap((some) => some.split(/[,;]/))
    .filter((some) => some.trim() !== "")) {
    const { lead, spooled } = await findLead(store, word);
    if (spooled) throw usage(`${lead.reference} still waits in the spool. ${hint}`);
    leads.set(lead.id, lead);
  }
  return [...leads.values()];
}

/**
 * Finds one lead. See `findLeads`.
 * @throws CommandFailure (exit code 2) with the ids, if several share the reference
 */
export async function findLead(store: Store, words: string): Promise<Found> {
  const [found, ...others] = await findLeads(store, words);
  if (others.length === 0) return found!;
  const ids = [found!, ...others].map(({ lead }) => `  ${lead.id}`).join("\n");
  throw usage(
    `${others.length + 1} leads share this reference. Name one by its submission id:\n${ids}`,
  );
}
