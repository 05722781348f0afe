/**
 * How much may be announced: by one network in a day, which keeps a flood from filling the bucket, and by all together in a
 * minute, which keeps it from the ledger. An address is kept neither plain nor for long: a keyed hash of it and of the day,
 * deleted two days later.
 */
import { dayInIndia } from "../../src/forms/dates.ts";
import { INSERT_UPLOADS, type UploadRow } from "../database.ts";
import { derivedKey } from "../derived-key.ts";
import type { Env } from "../env.ts";

/** Behind one carrier's address there may be a town: a hundred visitors with ten files, or with fifty megabytes. */
const A_DAY = { files: 1000, bytes: 5 * 1024 ** 3 };
/** Two hundred senders of five files. Each file costs the ledger some five rows, and leads are written beside them. */
const FILES_A_MINUTE = 1000;

/** What a network is called on a day; nobody can tell which it was. */
export async function pseudonym(env: Pick<Env, "S3_SECRET_ACCESS_KEY">, network: string, now: Date): Promise<string> {
  const key = await derivedKey(env.S3_SECRET_ACCESS_KEY, "upload quota");
  const text = new TextEncoder().encode(`${dayInIndia(now.getTime())}\n${network}`);
  const hash = await crypto.subtle.sign("HMAC", key, text);
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

/** Why files are not let in: their network has had its day's share, or all together have had the minute's. */
export type Refusal = "quota" | "ceiling";

const INSERT = `${INSERT_UPLOADS}
  WHERE NOT EXISTS (SELECT 1 FROM upload_minutes WHERE minute = ?2 AND files + ?3 > ${FILES_A_MINUTE})
    AND NOT EXISTS (SELECT 1 FROM upload_quota WHERE day = ?4 AND network = ?5
      AND (files + ?3 > ${A_DAY.files} OR bytes + ?6 > ${A_DAY.bytes}))`;
/** Behind it, in the same transaction: what was not inserted is not counted. */
const COUNT_MINUTE = `
  INSERT INTO upload_minutes (minute, files) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM uploads WHERE key = ?)
  ON CONFLICT (minute) DO UPDATE SET files = files + excluded.files`;
const COUNT_DAY = `
  INSERT INTO upload_quota (day, network, files, bytes) SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM uploads WHERE key = ?)
  ON CONFLICT (day, network) DO UPDATE SET files = files + excluded.files, bytes = bytes + excluded.bytes`;

/** The last minute in which the ceiling was reached, as far as this isolate knows: until it is over, the database is not asked. */
let fullMinute = "";

/**
 * New files into the ledger, as far as the limits let them: all of them or none, in one round trip.
 * @param sender the pseudonym of their network; undefined where nothing is known of it
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

/** Until the quota begins anew, at midnight in India. */
export function secondsLeftToday(now: Date): number {
  const day = dayInIndia(now.getTime());
  return Math.ceil((Date.parse(`${day}T24:00:00+05:30`) - now.getTime()) / 1000);
}

export const secondsLeftThisMinute = (now: Date): number => 60 - now.getUTCSeconds();

export async function forgetLimits(db: D1Database, now: Date): Promise<void> {
  const yesterday = now.getTime() - 24 * 3_600_000;
  await db.batch([
    db.prepare("DELETE FROM upload_quota WHERE day < ?").bind(dayInIndia(yesterday)),
    db.prepare("DELETE FROM upload_minutes WHERE minute < ?").bind(minuteOf(new Date(yesterday))),
  ]);
}
