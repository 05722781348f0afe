/**
 * Limits on new uploads: for one network in a day, so that a flood cannot fill the bucket, and for all together in a minute, so
 * that it cannot fill the ledger. The address is not stored, only a keyed hash of it and the day, deleted two days later.
 */
import { dayInIndia } from "../../src/forms/dates.ts";
import { INSERT_UPLOADS, type UploadRow } from "../database.ts";
import { derivedKey } from "../derived-key.ts";
import type { Env } from "../env.ts";

/** For a hundred visitors with ten files or fifty megabytes each, since a carrier may give a whole town one address. */
const A_DAY = { files: 1000, bytes: 5 * 1024 ** 3 };
/** For two hundred visitors with five files each. A file costs some five row writes, and leads need the database too. */
const FILES_A_MINUTE = 1000;

/** A name for a network on one day, from which nobody can find the address. */
export async function pseudonym(env: Pick<Env, "S3_SECRET_ACCESS_KEY">, network: string, now: Date): Promise<string> {
  const key = await derivedKey(env.S3_SECRET_ACCESS_KEY, "upload quota");
  const text = new TextEncoder().encode(`${dayInIndia(now.getTime())}\n${network}`);
  const hash = await crypto.subtle.sign("HMAC", key, text);
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

/** Which limit refused: `quota`, that of the network and day, or `ceiling`, that of all in this minute. */
export type Refusal = "quota" | "ceiling";

const INSERT = `${INSERT_UPLOADS}
  WHERE NOT EXISTS (SELECT 1 FROM upload_minutes WHERE minute = ?2 AND files + ?3 > ${FILES_A_MINUTE})
    AND NOT EXISTS (SELECT 1 FROM upload_quota WHERE day = ?4 AND network = ?5
      AND (files + ?3 > ${A_DAY.files} OR bytes + ?6 > ${A_DAY.bytes}))`;
/** Run after the insert in its transaction: uploads that were not inserted are not counted. */
const COUNT_MINUTE = `
  INSERT INTO upload_minutes (minute, files) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM uploads WHERE key = ?)
  ON CONFLICT (minute) DO UPDATE SET files = files + excluded.files`;
const COUNT_DAY = `
  INSERT INTO upload_quota (day, network, files, bytes) SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM uploads WHERE key = ?)
  ON CONFLICT (day, network) DO UPDATE SET files = files + excluded.files, bytes = bytes + excluded.bytes`;

/** The last minute in which this isolate saw the ceiling reached: until it is over, it does not ask the database. */
let fullMinute = "";

/**
 * Inserts new uploads within the limits: all of them or none, in one round trip.
 *
 * @param sender the pseudonym of the network; undefined where that is unknown
 * @returns which limit refused them; undefined where they were inserted
 */
export async function insertWithinLimits(
  db: D1Database,
  rows: readonly UploadRow[],
  sender: string | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  const minute = minuteOf(now);
  if (minute === fullMinute) return "ceiling";
  const day = dayInIndia(now.getTime());
  const files = rows.length;
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  const first = rows[0]?.key ?? "";
  const [inserted, , total] = await db.batch<{ files: number }>([
    db.prepare(INSERT).bind(JSON.stringify(rows), minute, files, day, sender ?? "", bytes),
    db.prepare(COUNT_MINUTE).bind(minute, files, first),
    db.prepare("SELECT files FROM upload_minutes WHERE minute = ?").bind(minute),
    ...(sender ? [db.prepare(COUNT_DAY).bind(day, sender, files, bytes, first)] : []),
  ]);
  if (inserted?.meta.changes === rows.length) return undefined;
  if ((total?.results[0]?.files ?? 0) + files <= FILES_A_MINUTE) return "quota";
  fullMinute = minute;
  return "ceiling";
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
