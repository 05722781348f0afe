/**
 * The daily limits of one network: bytes that its leads add to D1, which holds 10 GB, and files that it may announce. The insert itself
 * enforces them, so no isolate has to remember anything, and no other network is affected.
 */
import { dayInIndia } from "../src/forms/reading/dates.ts";
import type { CountedNetwork } from "./http/networks.ts";

const KIB = 1024;
/**
 * A carrier may give a whole town one address. So it is enough for two hundred leads, and for a hundred visitors with ten files or
 * fifty megabytes each.
 */
export const A_DAY = { leadBytes: 512 * KIB, files: 1000, fileBytes: 5 * KIB ** 3 } as const;

type Amounts = { readonly [Name in keyof typeof A_DAY]: number };

/** What one request would use, and of which networks. */
export interface DailyUse extends Amounts {
  readonly day: string;
  readonly networks: readonly CountedNetwork[];
}

export const dailyUse = (
  networks: readonly CountedNetwork[],
  now: Date,
  amounts: Partial<Amounts>,
): DailyUse => ({
  day: dayInIndia(now.getTime()),
  networks,
  leadBytes: 0,
  files: 0,
  fileBytes: 0,
  ...amounts,
});

/** Counts nothing and exceeds nothing. */
export const NO_USE = dailyUse([], new Date(0), {});

/**
 * A condition: the use stays within the limits of each network. CROSS JOIN makes SQLite look up each network. Otherwise it reads every
 * network of the day.
 *
 * @param use the parameter with a DailyUse as JSON
 */
export const isWithinLimits = (use: string): string => `
  NOT EXISTS (
    SELECT 1 FROM json_each(${use}, '$.networks') AS sender
    CROSS JOIN daily_use ON day = ${use} ->> 'day' AND network = sender.value ->> 'name'
    WHERE lead_bytes + (${use} ->> 'leadBytes') > ${A_DAY.leadBytes} * (sender.value ->> 'factor')
      OR files + (${use} ->> 'files') > ${A_DAY.files} * (sender.value ->> 'factor')
      OR file_bytes + (${use} ->> 'fileBytes') > ${A_DAY.fileBytes} * (sender.value ->> 'factor'))`;

/**
 * Counts a use, in the transaction of the insert and after it.
 *
 * @param condition whether the insert succeeded. Its parameters begin with `?2`.
 */
export const countUse = (
  db: D1Database,
  use: DailyUse,
  condition: string,
  ...values: readonly string[]
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO daily_use (day, network, lead_bytes, files, file_bytes)
       SELECT ?1 ->> 'day', value ->> 'name', ?1 ->> 'leadBytes', ?1 ->> 'files', ?1 ->> 'fileBytes' FROM json_each(?1, '$.networks')
       WHERE ${condition}
       ON CONFLICT (day, network) DO UPDATE SET lead_bytes = lead_bytes + excluded.lead_bytes,
         files = files + excluded.files, file_bytes = file_bytes + excluded.file_bytes`,
    )
    .bind(JSON.stringify(use), ...values);

/** Deletes the days before yesterday. */
export const deleteOldUse = (db: D1Database, now: Date): Promise<D1Result> =>
  db
    .prepare("DELETE FROM daily_use WHERE day < ?")
    .bind(dayInIndia(now.getTime() - 24 * 3_600_000))
    .run();

/** Seconds until midnight in India, when the daily limits start again. */
export function secondsLeftToday(now: Date): number {
  const day = dayInIndia(now.getTime());
  return Math.ceil((Date.parse(`${day}T24:00:00+05:30`) - now.getTime()) / 1000);
}

/** Bytes that leads added to the spool today, by network, while D1 could not enforce the limit. */
const spooledBytes = new Map<string, number>();
let spooledDay = "";

/** Reserves room in the spool. The reservation ends with the day. @returns whether the limit of each network allows it */
export function reserveSpool({ day, networks, leadBytes }: DailyUse): boolean {
  if (day !== spooledDay) spooledBytes.clear();
  spooledDay = day;
  const sums = networks.map(({ name, factor }) => ({
    name,
    factor,
    sum: (spooledBytes.get(name) ?? 0) + leadBytes,
  }));
  if (sums.some(({ factor, sum }) => sum > factor * A_DAY.leadBytes)) return false;
  for (const { name, sum } of sums) spooledBytes.set(name, sum);
  return true;
}
