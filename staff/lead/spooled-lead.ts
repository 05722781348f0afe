/** Leads in the spool, which the database does not have yet. Commands show, export and erase them like the others. */
import * as v from "valibot";
import { LEAD_COLUMNS, type LeadRow, parseSpooledLead } from "../../src/forms/lead-record.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";
import { SPOOL, spoolKey } from "../../src/rules/spool-key.ts";
import { inIndia } from "../dates.ts";
import type { Store, StoredObject } from "../store/store.ts";
import { Lead } from "./lead.ts";

export interface Spooled {
  readonly key: string;
  readonly uploaded: Date;
  /** `undefined` if the object is not a lead. */
  readonly lead: Lead | undefined;
  readonly claim: { readonly batchId: string | null; readonly keys: readonly string[] };
}

/** Its later row, with the columns that a query calculates. */
function toLead(row: LeadRow): Lead {
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

function parseObject(json: string, { key, uploaded }: StoredObject): Spooled {
  const parsed = parseSpooledLead(json);
  return parsed.ok
    ? { key, uploaded, lead: toLead(parsed.lead), claim: parsed.lead.files }
    : { key, uploaded, lead: undefined, claim: { batchId: null, keys: [] } };
}

const AT_ONCE = 10;

async function* leadsUnder(store: Store, prefix: string): AsyncGenerator<Spooled> {
  let batch: StoredObject[] = [];
  const readBatch = async (): Promise<Spooled[]> => {
    const bodies = await Promise.all(batch.map(({ key }) => store.read(key)));
    // The scheduled job may have stored an object meanwhile, and deleted it.
    const leads = batch.flatMap((object, i) => (bodies[i] === undefined ? [] : [parseObject(bodies[i], object)]));
    batch = [];
    return leads;
  };
  for await (const object of store.list(prefix)) {
    batch.push(object);
    if (batch.length === AT_ONCE) yield* await readBatch();
  }
  yield* await readBatch();
}

/** All leads in the spool, in the order of their keys. */
export const spooledLeads = (store: Store): AsyncGenerator<Spooled> => leadsUnder(store, SPOOL);

/** Finds leads in the spool: by id with one request, by reference by reading all of them. */
export async function findSpooled(store: Store, reference: string, id: string): Promise<readonly Spooled[]> {
  if (/^[\w-]+$/.test(id)) for await (const spooled of leadsUnder(store, spoolKey(id))) return [spooled];
  const found: Spooled[] = [];
  for await (const spooled of spooledLeads(store)) if (spooled.lead?.reference === reference) found.push(spooled);
  return found;
}
