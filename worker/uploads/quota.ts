/**
 * How many bytes one network may announce in a day: what keeps a flood from filling the bucket. The address is kept
 * neither plain nor for long: a keyed hash of it and of the day, deleted two days later.
 */
import { dayInIndia } from "../../src/forms/dates.ts";
import type { Env } from "../env.ts";

/** Behind one carrier's address there may be a town: a hundred visitors with fifty megabytes each. */
const BYTES_A_DAY = 5 * 1024 ** 3;

async function anonymous(env: Pick<Env, "S3_SECRET_ACCESS_KEY">, day: string, network: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(env.S3_SECRET_ACCESS_KEY), algorithm, false, ["sign"]);
  const hash = await crypto.subtle.sign("HMAC", key, text.encode(`upload quota\n${day}\n${network}`));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The statement that adds these bytes, and answers with the day's `bytes`. */
export async function quotaStatement(
  env: Pick<Env, "DB" | "S3_SECRET_ACCESS_KEY">,
  network: string,
  bytes: number,
  now: Date,
): Promise<D1PreparedStatement> {
  const day = dayInIndia(now.getTime());
  return env.DB.prepare(
    `INSERT INTO upload_quota (day, network, bytes) VALUES (?, ?, ?)
     ON CONFLICT (day, network) DO UPDATE SET bytes = bytes + excluded.bytes RETURNING bytes`,
  ).bind(day, await anonymous(env, day, network), bytes);
}

/** Until the quota begins anew, at midnight in India. */
export function secondsLeftToday(now: Date): number {
  const day = dayInIndia(now.getTime());
  return Math.ceil((Date.parse(`${day}T24:00:00+05:30`) - now.getTime()) / 1000);
}

export const isOverQuota = (bytes: number | undefined): boolean => (bytes ?? 0) > BYTES_A_DAY;

export const forgetQuotas = (db: D1Database, now: Date): Promise<D1Result> =>
  db
    .prepare("DELETE FROM upload_quota WHERE day < ?")
    .bind(dayInIndia(now.getTime() - 24 * 3_600_000))
    .run();
