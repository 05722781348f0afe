/**
 * The quota of a network while D1 is away. It is smaller, since each row of the ledger is then an object in R2. The count of a
 * network and day is an object under `quota/`, and is only replaced if it has not changed since it was read.
 */
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { Unavailable } from "../timeout.ts";

const QUOTA = "quota/";
/** Ten visitors with all the files of a form; twice as many for the /48 around a network. */
const FILES_A_DAY = 100;
/** Visitors with the same address may write the count at the same time. */
const TRIES = 5;

async function reserveOne(files: R2Bucket, sender: string, more: number, most: number, now: Date): Promise<boolean> {
  const key = `${QUOTA}${dayInIndia(now.getTime())}/${sender}`;
  for (let left = TRIES; left > 0; left -= 1) {
    const object = await files.get(key);
    const used = object ? Number(await object.text()) : 0;
    if (used + more > most) return false;
    const onlyIf = object ? { etagMatches: object.etag } : { etagDoesNotMatch: "*" };
    if (await files.put(key, String(used + more), { onlyIf })) return true;
  }
  throw new Unavailable("a network's quota is being written by others");
}

/**
 * Counts more files of a sender on this day.
 *
 * @param senders the pseudonyms of its networks, the narrowest first
 * @returns whether the quota of each allows them
 * @throws Unavailable where others of the network keep changing the count
 */
export async function reserve(files: R2Bucket, senders: readonly string[], more: number, now: Date): Promise<boolean> {
  for (const [i, sender] of senders.entries()) {
    if (!(await reserveOne(files, sender, more, (i + 1) * FILES_A_DAY, now))) return false;
  }
  return true;
}

/** Deletes the counts of the days before yesterday. */
export async function forgetReserved(files: R2Bucket, now: Date): Promise<void> {
  const kept = `${QUOTA}${dayInIndia(now.getTime() - 24 * 3_600_000)}/`;
  // R2 lists a thousand, the oldest first; the next run deletes the rest.
  const { objects } = await files.list({ prefix: QUOTA });
  const old = objects.map(({ key }) => key).filter((key) => key < kept);
  if (old.length > 0) await files.delete(old);
}
