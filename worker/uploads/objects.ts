/** Writes and reads objects in R2 without holding them in memory. */
import type { Bytes } from "../../src/record/file-content.ts";
import { readError } from "../http/body.ts";
import { Refused, Unavailable } from "../http/refused.ts";

/**
 * Stores a body as it arrives. R2 needs its length before its bytes, and stores no body of another length.
 *
 * @returns null if `onlyIf` does not hold
 * @throws Refused
 */
export async function putBody(
  bucket: R2Bucket,
  key: string,
  { body, size }: { readonly body: ReadableStream<Uint8Array>; readonly size: number },
  options: R2PutOptions,
): Promise<R2Object | null> {
  const { readable, writable } = new FixedLengthStream(size);
  let broken: unknown;
  void body.pipeTo(writable).catch((error: unknown) => {
    broken = error;
  });
  try {
    return await bucket.put(key, readable, options);
  } catch (error) {
    // A stream passes an error on without its class.
    const cause = readError(broken ?? error);
    throw cause instanceof Refused ? cause : new Unavailable(cause);
  }
}

/** The object was swept or erased meanwhile. */
export class Gone extends Error {
  override readonly name = "Gone";
}

/** Reads parts of an object, like a blob. @param from the object's byte at which the blob begins. @throws Gone */
export const storedBytes = (bucket: R2Bucket, key: string, size: number, from = 0): Bytes => ({
  size,
  slice: (start, end = size) => ({
    async arrayBuffer() {
      const offset = start < 0 ? Math.max(0, size + start) : start;
      const range = { offset: from + offset, length: Math.min(end, size) - offset };
      const object = await bucket.get(key, { range });
      if (!object) throw new Gone();
      return object.arrayBuffer();
    },
  }),
});
