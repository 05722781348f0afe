/** Dead letters: objects that D1 refuses every time. They are kept with the reason, outside the queue. */
import { SPOOL, type DeadLetter, DEAD_LETTERS } from "./spool-key.ts";

/** What D1 refuses in so many runs, while it answers, becomes a dead letter. */
const MOST_TRIES = 3;

/** The part of R2 that this needs, so that code without R2's types can call it. */
interface Files {
  put(key: string, text: string, options: PutOptions): Promise<unknown>;
  delete(key: string): Promise<void>;
}
interface PutOptions {
  readonly httpMetadata: { readonly contentType: string };
  readonly customMetadata: Record<keyof DeadLetter, string>;
}

/** What was read of an object that waits. */
export interface Waiting {
  readonly key: string;
  readonly etag: string;
  readonly text: string;
  readonly customMetadata?: Readonly<Record<string, string>> | undefined;
}
interface Queue {
  put(
    key: string,
    text: string,
    options: Pick<Waiting, "customMetadata"> & { readonly onlyIf: { readonly etagMatches: string } },
  ): Promise<unknown>;
}

/** Leaves a refused object to the next run, with one more try in its metadata. @returns false where that was its last */
export async function leaveToNextRun(files: Queue, waiting: Waiting, reason: string): Promise<boolean> {
  const { key, etag, text, customMetadata } = waiting;
  const tries = Number(customMetadata?.tries ?? 0) + 1;
  if (tries >= MOST_TRIES) return false;
  await files.put(key, text, {
    onlyIf: { etagMatches: etag },
    customMetadata: { ...customMetadata, tries: String(tries), reason: reason.slice(0, 200) },
  });
  return true;
}

/** Moves an object from the spool, or from the ledger's spool, to the dead letters. */
export async function moveToDeadLetters(files: Files, key: string, text: string, reason: string): Promise<void> {
  const name = key.startsWith(SPOOL) ? key.slice(SPOOL.length) : key;
  await files.put(`${DEAD_LETTERS}${name}`, text, {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { reason: reason.slice(0, 200), since: new Date().toISOString() },
  });
  await files.delete(key);
  // The log has no reason, since that may quote the object.
  console.error("Moved to", DEAD_LETTERS, name);
}
