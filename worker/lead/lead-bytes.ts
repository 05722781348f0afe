/**
 * How much leads may add to the database in a day, which holds ten gigabytes. Each isolate counts for itself, tells the database now
 * and then, and learns from its answer how much the others counted: a lead does not wait for it, and most leads write nothing for it.
 *
 * A network that has used its day is still heard: its leads are kept without what their form does not have, and marked `flood`. It is
 * refused, with 429 as above LEAD_CEILING, only on a day on which all together have used theirs; then any network still has a few
 * leads. So one stranger adds little, many strangers add a twentieth of the database a day, and no visitor is turned away for
 * them.
 */
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { Env } from "../env.ts";
import { errorName } from "../http/log.ts";
import { withTimeout } from "../timeout.ts";
import { pseudonym } from "../uploads/quota.ts";

const KIB = 1024;
/** Two thousand leads of one network; as many of all as fill the database in twenty days; and what a network still has after that. */
export const A_DAY = { network: 5 * KIB * KIB, all: 500 * KIB * KIB, late: 64 * KIB } as const;
/** What a lead takes beside its answers: its other columns and its indexes. */
const ROW = 1.5 * KIB;
/** So much is counted here before the database is told. */
const UNTOLD = 32 * KIB;
const TELL_MS = 5000;
/** So many networks are counted here at a time. */
const MOST_NETWORKS = 1000;

export type Allowance = "all" | "answers" | "none";

/** The name under which all networks together are counted. */
const TOGETHER = "";

/** Bytes of this day by network: as the database had them, and counted here since. */
let day = "";
const told = new Map<string, number>();
const untold = new Map<string, number>();

function begin(now: Date): void {
  const today = dayInIndia(now.getTime());
  if (today !== day) for (const counts of [told, untold]) counts.clear();
  day = today;
  if (untold.size <= MOST_NETWORKS) return;
  for (const network of untold.keys()) if (network !== TOGETHER) untold.delete(network);
}

const used = (network: string): number => (told.get(network) ?? 0) + (untold.get(network) ?? 0);

/** What may be kept of a lead of this network: all of it, its answers alone, or nothing today. */
export function allowanceOf(network: string | undefined, now: Date): Allowance {
  begin(now);
  const bytes = network === undefined ? 0 : used(network);
  if (used(TOGETHER) >= A_DAY.all && bytes >= A_DAY.late) return "none";
  return bytes >= A_DAY.network ? "answers" : "all";
}

/** Never rejects: what is not counted harms no lead. */
async function tell(env: Pick<Env, "DB" | "S3_SECRET_ACCESS_KEY">, networks: readonly string[], now: Date) {
  const rows = await Promise.all(
    networks.map(async (network) => {
      const bytes = untold.get(network) ?? 0;
      untold.delete(network);
      told.set(network, (told.get(network) ?? 0) + bytes);
      return { network, name: network && (await pseudonym(env, network, now)), bytes };
    }),
  );
  const statement = env.DB.prepare(
    `INSERT INTO lead_bytes (day, network, bytes) SELECT ?, value ->> 'name', value ->> 'bytes' FROM json_each(?)
     WHERE true ON CONFLICT (day, network) DO UPDATE SET bytes = bytes + excluded.bytes RETURNING network AS name, bytes`,
  ).bind(dayInIndia(now.getTime()), JSON.stringify(rows));
  try {
    const { results } = await withTimeout(TELL_MS, statement.all<{ name: string; bytes: number }>());
    for (const { name, bytes } of results) {
      const row = rows.find((one) => one.name === name);
      if (row) told.set(row.network, Math.max(bytes, told.get(row.network) ?? 0));
    }
  } catch (error) {
    console.warn("Bytes of leads were not counted", errorName(error));
  }
}

/** Counts a lead that was stored, after its answer. @param bytes of its answers */
export function countBytes(
  env: Pick<Env, "DB" | "S3_SECRET_ACCESS_KEY">,
  ctx: Pick<ExecutionContext, "waitUntil">,
  { network, bytes, now }: { readonly network: string | undefined; readonly bytes: number; readonly now: Date },
): void {
  begin(now);
  const counted = network === undefined ? [TOGETHER] : [TOGETHER, network];
  for (const one of counted) untold.set(one, (untold.get(one) ?? 0) + bytes + ROW);
  const due = counted.filter((one) => untold.get(one)! >= UNTOLD);
  if (due.length > 0) ctx.waitUntil(tell(env, due, now));
}

/** Deletes the counts of the days before yesterday. */
export const forgetBytes = (db: D1Database, now: Date): Promise<D1Result> =>
  db
    .prepare("DELETE FROM lead_bytes WHERE day < ?")
    .bind(dayInIndia(now.getTime() - 24 * 3_600_000))
    .run();
