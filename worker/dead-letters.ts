/** Objects that cannot be brought in, however often it is tried: kept, with the reason, where they stop nobody. */
import { SPOOL, type DeadLetter, DEAD_LETTERS } from "./forms/spool-key.ts";

/** As much of the bucket as this takes: what it writes, the desk reads. */
interface Files {
  put(key: string, text: string, options: PutOptions): Promise<unknown>;
  delete(key: string): Promise<void>;
}
interface PutOptions {
  readonly httpMetadata: { readonly contentType: string };
  readonly customMetadata: Record<keyof DeadLetter, string>;
}

export async function moveToDeadLetters(files: Files, key: string, text: string, reason: string): Promise<void> {
  const name = key.startsWith(SPOOL) ? key.slice(SPOOL.length) : key;
  await files.put(`${DEAD_LETTERS}${name}`, text, {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { reason: reason.slice(0, 200), since: new Date().toISOString() },
  });
  await files.delete(key);
  // The reason stands beside the object: it may quote what is in it.
  console.error("Moved to", DEAD_LETTERS, name);
}
