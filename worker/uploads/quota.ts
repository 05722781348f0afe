/**
 * Limits on new uploads: for one network in a day, so that a flood cannot fill the bucket, and for all together in a minute, so
 * that it cannot fill the ledger. Above that of the minute, networks that signed nothing today are still admitted: who floods is none of
 * them. The address is not stored, only a keyed hash of it and the day, deleted two days later.
 */
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { INSERT_UPLOADS, type UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { keyedHash } from "../hash.ts";

/** For a hundred visitors with ten files or fifty megabytes each, since a carrier may give a whole town one address. */
const A_DAY = { files: 1000, bytes: 5 * 1024 ** 3 };
/** So many times that for the /48 around a network: one of its networks shuts nobody else in it out. */
const AROUND = 2;
/** For two hundred visitors with five files each. A file costs some five row writes, and leads need the database too. */
const FILES_A_MINUTE = 1000;
/** So many more of networks that signed nothing today. */
const NEW_FILES_A_MINUTE = 1000;

/** A name for a network on one day, from which nobody can find the address. */
export async function pseudonym(env: Pick<Env, "S3_SECRET_ACCESS_KEY">, network: string, now: Date): Promise<string> {
  const text = `${dayInIndia(now.getTime())}\n${network}`;
  return (await keyedHash(env.S3_SECRET_ACCESS_KEY, "upload quota", text)).slice(0, 32);
}

const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

/** Which limit refused: `quota`, that of the network and day, or `ceiling`, that of all in this minute. */
export type Refusal = "quota" | "ceiling";

/** A network by its pseudonym, and how much of it may come in a day. */
interface Allowance {
  readonly network: string;
  readonly files: number;
  readonly bytes: number;
}

const allowances = (senders: readonly string[]): Allowance[] =>
  senders.map((network, i) => {
    const times = i === 0 ? 1 : AROUND;
    return { network, files: times * A_DAY.files, bytes: times * A_DAY.bytes };
  });

/** The counts of the sender's networks: `?2` is the day, `?3` their allowances as JSON. `?1` is left to what is inserted. */
const COUNTED = `json_each(?3) AS sender JOIN upload_quota ON day = ?2 AND network = sender.value ->> 'network'`;
/** Whether `?4` files of `?5` bytes are too many for one of them. */
const USED_UP = `EXISTS (SELECT 1 FROM ${COUNTED}
  WHERE files + ?4 > sender.value ->> 'files' OR bytes + ?5 > sender.value ->> 'bytes')`;
/** How many files of all senders the minute takes, for this one. A sender without an address is nobody new. */
const CEILING = `iif(json_array_length(?3) = 0 OR EXISTS (SELECT 1 FROM ${COUNTED}),
  ${FILES_A_MINUTE}, ${FILES_A_MINUTE + NEW_FILES_A_MINUTE})`;
/** How many the minute `?6` would have with these. */
const TOGETHER = `COALESCE((SELECT files FROM upload_minutes WHERE minute = ?6), 0) + ?4`;

const INSERT = `${INSERT_UPLOADS} WHERE NOT ${USED_UP} AND ${TOGETHER} <= ${CEILING}`;
const LIMITS = `SELECT ${USED_UP} AS isUsedUp, ${TOGETHER} > ${FILES_A_MINUTE + NEW_FILES_A_MINUTE} AS isFull`;
/** Run after the insert in its transaction: uploads that were not inserted are not counted. */
const COUNT_MINUTE = `
  INSERT INTO upload_minutes (minute, files) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM uploads WHERE key = ?)
  ON CONFLICT (minute) DO UPDATE SET files = files + excluded.files`;
const COUNT_DAY = `
  INSERT INTO upload_quota (day, network, files, bytes) SELECT ?, value ->> 'network', ?, ? FROM json_each(?)
  WHERE EXISTS (SELECT 1 FROM uploads WHERE uploads.key = ?)
  ON CONFLICT (day, network) DO UPDATE SET files = files + excluded.files, bytes = bytes + excluded.bytes`;

/** The last minute in which this isolate saw that nobody is admitted: until it is over, it does not ask the database. */
let fullMinute = "";

/**
 * Inserts new uploads within the limits: all of them or none, in one round trip.
 *
 * @param senders the pseudonyms of the sender's networks, the narrowest first; none where that is unknown
 * @returns which limit refused them; undefined where they were inserted
 */
export async function insertWithinLimits(
  db: D1Database,
  rows: readonly UploadRow[],
  senders: readonly string[],
  now: Date,
): Promise<Refusal | undefined> {
  const minute = minuteOf(now);
  if (minute === fullMinute) return "ceiling";
  const day = dayInIndia(now.getTime());
  const files = rows.length;
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  const first = rows[0]?.key ?? "";
  const allowed = JSON.stringify(allowances(senders));
  const asked = [day, allowed, files, bytes, minute] as const;
  const [inserted, , , limits] = await db.batch<{ isUsedUp: 0 | 1; isFull: 0 | 1 }>([
    db.prepare(INSERT).bind(JSON.stringify(rows), ...asked),
    db.prepare(COUNT_MINUTE).bind(minute, files, first),
    db.prepare(COUNT_DAY).bind(day, files, bytes, allowed, first),
    db.prepare(LIMITS).bind(null, ...asked),
  ]);
  if (inserted?.meta.changes === rows.length) return undefined;
  const refused = limits?.results[0];
  if (refused?.isFull) fullMinute = minute;
  return refused?.isUsedUp ? "quota" : "ceiling";
}

/** Whether the quota of the sender's networks has no room for one more file. @param bytes of the file */
export async function isUsedUp(db: D1Database, senders: readonly string[], bytes: number, now: Date): Promise<boolean> {
  if (senders.length === 0) return false;
  const asked = [null, dayInIndia(now.getTime()), JSON.stringify(allowances(senders)), 1, bytes] as const;
  const statement = db.prepare(`SELECT ${USED_UP} AS isUsedUp`).bind(...asked);
  return (await statement.first<0 | 1>("isUsedUp")) === 1;
}

/** Seconds until midnight in India, when the quota starts again. */
export function secondsLeftToday(now: Date): number {
  const day = dayInIndia(now.getTime());
  return Math.ceil((Date.parse(`${day}T24:00:00+05:30`) - now.getTime()) / 1000);
}

export const secondsLeftThisMinute = (now: Date): number => 60 - now.getUTCSeconds();

/** Deletes counts of the days before yesterday. */
export async function forgetLimits(db: D1Database, now: Date): Promise<void> {
  const yesterday = now.getTime() - 24 * 3_600_000;
  await db.batch([
    db.prepare("DELETE FROM upload_quota WHERE day < ?").bind(dayInIndia(yesterday)),
    db.prepare("DELETE FROM upload_minutes WHERE minute < ?").bind(minuteOf(new Date(yesterday))),
  ]);
}
