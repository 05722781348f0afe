/**
 * The daily cap on the bytes that the leads of one network add to D1, which holds 10 GB. The insert itself enforces it, so no isolate
 * has to remember anything, and no other network is affected.
 */
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { IncomingLead } from "../../src/record/lead-record.ts";
import type { CountedNetwork } from "../http/networks.ts";

const KIB = 1024;
/** About two thousand leads. */
export const DAILY_BYTES = 5 * KIB * KIB;
/** Bytes that the indexes and the notice of a lead take. */
const OVERHEAD = KIB;

export interface CapUse {
  readonly day: string;
  readonly networks: readonly CountedNetwork[];
  /** Bytes that the lead adds. */
  readonly bytes: number;
}

export const capUse = (lead: IncomingLead, networks: readonly CountedNetwork[], now: Date): CapUse => ({
  day: dayInIndia(now.getTime()),
  networks,
  bytes: new TextEncoder().encode(JSON.stringify(lead)).length + OVERHEAD,
});

export const networksJson = ({ networks }: CapUse): string =>
  JSON.stringify(networks.map(({ name, factor }) => ({ name, most: factor * DAILY_BYTES })));

/**
 * A condition: the lead fits the cap of each network. CROSS JOIN makes SQLite look up each network. Otherwise it reads every network
 * of the day. The arguments are parameters: day, networks as JSON, bytes.
 */
export const fitsCap = (day: string, networks: string, bytes: string): string => `
  NOT EXISTS (
    SELECT 1 FROM json_each(${networks}) AS sender CROSS JOIN lead_bytes ON day = ${day} AND network = sender.value ->> 'name'
    WHERE bytes + ${bytes} > sender.value ->> 'most')`;

/** Adds the bytes of a lead that was inserted by this request. Runs after the insert in its transaction. */
export const countBytes = (db: D1Database, lead: IncomingLead, use: CapUse): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO lead_bytes (day, network, bytes) SELECT ?1, value ->> 'name', ?2 FROM json_each(?3)
       WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?4 AND received_at = ?5)
       ON CONFLICT (day, network) DO UPDATE SET bytes = bytes + excluded.bytes`,
    )
    .bind(use.day, use.bytes, networksJson(use), lead.id, lead.receivedAt);

/** Bytes that leads added to the spool today, by network, while D1 could not enforce the cap. */
const spooledBytes = new Map<string, number>();
let spooledDay = "";

/** Reserves room in the spool. The reservation ends with the day. @returns whether the cap of each network allows it */
export function reserveSpool({ day, networks, bytes }: CapUse): boolean {
  if (day !== spooledDay) spooledBytes.clear();
  spooledDay = day;
  const sums = networks.map(({ name, factor }) => ({ name, factor, sum: (spooledBytes.get(name) ?? 0) + bytes }));
  if (sums.some(({ factor, sum }) => sum > factor * DAILY_BYTES)) return false;
  for (const { name, sum } of sums) spooledBytes.set(name, sum);
  return true;
}
