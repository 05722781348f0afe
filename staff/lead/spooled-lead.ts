/** Leads in the spool, which the database does not have yet. Commands show, export and erase them like the others. */
import * as v from "valibot";
import { LEAD_COLUMNS, type LeadRow, parseSpooledLead } from "../../src/record/lead-record.ts";
import { dialledNumber } from "../../src/forms/reading/phone.ts";
import { SPOOL, SPOOL_FAILED } from "../../src/record/spool-key.ts";
import { inIndia } from "../dates.ts";
import type { Store } from "../store/store.ts";
import { Lead } from "./stored-lead.ts";

export interface Spooled {
  readonly key: string;
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

function parseObject(key: string, bytes: Uint8Array): Spooled {
  const parsed = parseSpooledLead(new TextDecoder().decode(bytes));
  return parsed.ok
    ? { key, lead: toLead(parsed.lead), claim: parsed.lead.files }
    : { key, lead: undefined, claim: { batchId: null, keys: [] } };
}

const AT_ONCE = 10;

/** All leads in the spool, and those that were set aside. */
export async function* spooledLeads(store: Store): AsyncGenerator<Spooled> {
  const keys: string[] = [];
  for (const folder of [SPOOL, SPOOL_FAILED])
    for await (const { key } of store.list(folder)) keys.push(key);
  for (let i = 0; i < keys.length; i += AT_ONCE) {
    const reads = keys.slice(i, i + AT_ONCE).map(async (key) => {
      const bytes = await store.read(key);
      // The scheduled job may have stored the lead meanwhile, and deleted its object.
      return bytes ? [parseObject(key, bytes)] : [];
    });
    yield* (await Promise.all(reads)).flat();
  }
}
