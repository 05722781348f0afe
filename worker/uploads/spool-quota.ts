/**
 * A network's share while the ledger is away: what is signed then waits in R2, object by object, so it is smaller. The count is
 * an object of its own under `quota/`, and is written only over what was read.
 */
import { dayInIndia } from "../../src/forms/dates.ts";
import { Unavailable } from "../timeout.ts";

const QUOTA = "quota/";
/** Ten visitors with all the files of a form. */
const FILES_A_DAY = 100;
/** Several that share an address may come at once. */
const TRIES = 5;

/**
 * Counts so many files more for a network's day.
 * @returns whether they may come
 * @throws Unavailable where too many of the network are counted at once
 */
export async function reserve(files: R2Bucket, sender: string, more: number, now: Date): Promise<boolean> {
  const key = `${QUOTA}${dayInIndia(now.getTime())}/${sender}`;
  for (let left = TRIES; left > 0; left -= 1) {
    const object = await files.get(key);
    const used = object ? Number(await object.text()) : 0;
    if (used + more > FILES_A_DAY) return false;
    const onlyIf = object ? { etagMatches: object.etag } : { etagDoesNotMatch: "*" };
    if (await files.put(key, String(used + more), { onlyIf })) return true;
  }
  throw new Unavailable("a network's quota is being written by others");
}

/** Deletes the counts of the days before yesterday. */
export async function forgetReserved(files: R2Bucket, now: Date): Promise<void> {
  const kept = `${QUOTA}${dayInIndia(now.getTime() - 24 * 3_600_000)}/`;
  // The oldest come first; what is above a thousand goes with the next run.
  const { objects } = await files.list({ prefix: QUOTA });
  const old = objects.map(({ key }) => key).filter((key) => key < kept);
  if (old.length > 0) await files.delete(old);
}
