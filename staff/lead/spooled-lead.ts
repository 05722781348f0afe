/** Leads in the spool, which the database does not have yet. They are shown, exported and erased like the others. */
import path from "node:path";
import * as v from "valibot";
import { LEAD_COLUMNS, type LeadRow, parseSpooledLead } from "../../src/forms/lead-record.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";
import { SPOOL, spoolKeysOf, type DeadLetter, DEAD_LETTERS } from "../../src/rules/spool-key.ts";
import { inIndia } from "../dates.ts";
import type { Store, StoredObject } from "../store/store.ts";
import { Lead } from "./lead.ts";

/** Why a lead could not be stored. A lead that was restored from a backup has no such metadata. */
const Reason = v.object({ reason: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) });

export interface Spooled {
  readonly key: string;
  readonly uploaded: Date;
  /** Undefined where the object is no lead. */
  readonly lead: Lead | undefined;
  readonly claim: { readonly batchId: string | null; readonly keys: readonly string[] };
  /** Why it could not be stored; undefined while the scheduled job still tries. */
  readonly deadLetter: DeadLetter | undefined;
}

/** The row that it will be, with what a query makes of it. */
function leadOf(row: LeadRow): Lead {
  const columns = Object.fromEntries(LEAD_COLUMNS.map(([name, { column }]) => [column, row[name]]));
  const number = dialledNumber({ countryCode: row.countryCode, number: row.phone });
  const flags = row.flags.split(",").filter(Boolean);
  return v.parse(Lead, {
    ...columns,
    received_ist: inIndia(row.receivedAt),
    call: `tel:${row.countryCode}${number}`,
    chat: `https://wa.me/${row.countryCode.replace(/^\+/, "")}${number}`,
    files: null,
    flags: [...flags, ...(flags.includes("spooled") ? [] : ["spooled"])].join(","),
  });
}

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

function spooledIn(json: string, { key, uploaded, customMetadata }: StoredObject): Spooled {
  const waiting = parseSpooledLead(json);
  const unknown = { reason: "unknown", since: uploaded.toISOString() };
  return {
    key,
    uploaded,
    lead: waiting.ok ? leadOf(waiting.lead) : undefined,
    claim: waiting.ok ? waiting.lead.files : { batchId: null, keys: [] },
    deadLetter: key.startsWith(DEAD_LETTERS) ? (parsed(Reason, customMetadata) ?? unknown) : undefined,
  };
}

const AT_ONCE = 10;

async function* leadsUnder(store: Store, prefix: string): AsyncGenerator<Spooled> {
  let batch: StoredObject[] = [];
  const readBatch = async (): Promise<Spooled[]> => {
    const bodies = await Promise.all(batch.map(({ key }) => store.read(key)));
    // An object that the scheduled job has stored meanwhile is gone.
    const leads = batch.flatMap((object, i) => (bodies[i] === undefined ? [] : [spooledIn(bodies[i], object)]));
    batch = [];
    return leads;
  };
  for await (const object of store.list(prefix)) {
    batch.push(object);
    if (batch.length === AT_ONCE) yield* await readBatch();
  }
  yield* await readBatch();
}

/** All leads in the spool, with those that could not be stored, in the order of their keys. */
export const spooledLeads = (store: Store): AsyncGenerator<Spooled> => leadsUnder(store, SPOOL);

/** The leads that could not be stored. */
export const deadLetters = (store: Store): AsyncGenerator<Spooled> => leadsUnder(store, DEAD_LETTERS);

/** Finds leads in the spool: by id with one request, by reference by reading all of them. */
export async function findSpooled(store: Store, reference: string, id: string): Promise<readonly Spooled[]> {
  for (const key of /^[\w-]+$/.test(id) ? spoolKeysOf(id) : []) {
    for await (const spooled of leadsUnder(store, key)) return [spooled];
  }
  const found = new Map<string, Spooled>();
  for await (const spooled of spooledLeads(store)) {
    const name = path.posix.basename(spooled.key, ".json");
    // While the scheduled job moves one to the dead letters, it is in both places.
    if ((spooled.lead?.reference === reference || name === id) && !found.has(name)) found.set(name, spooled);
  }
  return [...found.values()];
}
