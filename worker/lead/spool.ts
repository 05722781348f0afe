/** Leads that D1 could not take wait in R2, one object each, until the scheduled job brings them in. */
import { type IncomingLead, parseSpooledLead, spooledText } from "../../src/forms/lead-record.ts";
import { spoolKey } from "./spool-key.ts";

/**
 * Writes a lead to the spool, unless another one has its id.
 *
 * @returns whether the lead in the spool is this one
 */
export async function spool(files: R2Bucket, lead: IncomingLead): Promise<boolean> {
  const key = spoolKey(lead.id);
  const put = (onlyIf: R2Conditional): Promise<R2Object | null> =>
    files.put(key, spooledText(lead), { onlyIf, httpMetadata: { contentType: "application/json" } });

  if (await put({ etagDoesNotMatch: "*" })) return true;
  const object = await files.get(key);
  // The scheduled job has moved it to D1 meanwhile.
  if (!object) return true;
  const first = parseSpooledLead(await object.text());
  if (first.ok && first.lead.contentHash !== lead.contentHash) return false;
  // This lead replaces a broken object, and one that came without its files.
  const isMore = !first.ok || (first.lead.files.keys.length === 0 && lead.files.keys.length > 0);
  if (isMore) await put({ etagMatches: object.etag });
  return true;
}
