/** The spool: R2 holds leads that D1 could not store, one object each, until the scheduled job inserts them. */
import { type IncomingLead, parseSpooledLead, spooledText } from "../../src/record/lead-record.ts";
import { spoolKey } from "../../src/record/spool-key.ts";

/** The job or an erasure may delete the object between two steps. */
const ATTEMPTS = 3;

class SpoolChanged extends Error {
  override readonly name = "SpoolChanged";
}

/**
 * Writes a lead to the spool, unless another lead has its id.
 *
 * @returns Whether the spool has this lead.
 * @throws If R2 fails, or if the object keeps changing.
 */
export async function spool(files: R2Bucket, lead: IncomingLead): Promise<boolean> {
  const key = spoolKey(lead.id);
  const put = (onlyIf: R2Conditional): Promise<R2Object | null> =>
    files.put(key, spooledText(lead), {
      onlyIf,
      httpMetadata: { contentType: "application/json" },
    });

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await put({ etagDoesNotMatch: "*" })) return true;
    const object = await files.get(key);
    // The object was deleted meanwhile. Write it again, because this attempt may have more files.
    if (!object) continue;
    const first = parseSpooledLead(await object.text());
    if (first.ok && first.lead.contentHash !== lead.contentHash) return false;
    // Replaces an object that is broken or lacks the files.
    const isBetter =
      !first.ok || (first.lead.files.keys.length === 0 && lead.files.keys.length > 0);
    if (!isBetter || (await put({ etagMatches: object.etag }))) return true;
  }
  throw new SpoolChanged();
}
