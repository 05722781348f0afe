/** The spool: R2 holds leads that D1 could not store, one object each, until the scheduled job inserts them. */
import { type IncomingLead, parseSpooledLead, spooledText } from "../../src/forms/lead-record.ts";
import { spoolKey } from "../../src/rules/spool-key.ts";

/** The job or an erasure may delete the object between two steps. */
const ATTEMPTS = 3;

class SpoolChanged extends Error {
  override readonly name = "SpoolChanged";
}

/**
 * Writes a lead to the spool, unless another lead has its id.
 *
 * @returns whether the lead in the spool is this one
 * @throws if R2 fails, or if the object keeps changing
 */
export async function spool(files: R2Bucket, lead: IncomingLead): Promise<boolean> {
  const key = spoolKey(lead.id);
  const put = (onlyIf: R2Conditional): Promise<R2Object | null> =>
    files.put(key, spooledText(lead), { onlyIf, httpMetadata: { contentType: "application/json" } });

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await put({ etagDoesNotMatch: "*" })) return true;
    const object = await files.get(key);
    // Deleted meanwhile, so it is written again: this attempt may have files that the first one lacked.
    if (!object) continue;
    const first = parseSpooledLead(await object.text());
    if (first.ok && first.lead.contentHash !== lead.contentHash) return false;
    // This lead replaces a broken object, and one that came without its files.
    const isMore = !first.ok || (first.lead.files.keys.length === 0 && lead.files.keys.length > 0);
    if (!isMore || (await put({ etagMatches: object.etag }))) return true;
  }
  throw new SpoolChanged();
}
