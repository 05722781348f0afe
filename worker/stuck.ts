/** Objects that cannot be brought in, however often it is tried: kept, with the reason, where they stop nobody. */
import { SPOOL, STUCK } from "./forms/spool-key.ts";

export async function moveToStuck(files: R2Bucket, key: string, text: string, reason: string): Promise<void> {
  const name = key.startsWith(SPOOL) ? key.slice(SPOOL.length) : key;
  await files.put(`${STUCK}${name}`, text, {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { reason: reason.slice(0, 200), since: new Date().toISOString() },
  });
  await files.delete(key);
  console.error("Moved to", STUCK, name, reason.slice(0, 200));
}
