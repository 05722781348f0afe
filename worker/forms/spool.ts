/** Leads that D1 could not take wait in R2, one object each, until the scheduled job brings them in. */
import { isSameContent } from "./content.ts";
import type { Lead } from "./lead.ts";
import { spoolKey } from "./spool-key.ts";
import { parseSpooledLead } from "./spooled-lead.ts";

/** Keeps the first lead under its id. Answers whether what is kept is this lead. */
export async function spool(files: R2Bucket, lead: Lead): Promise<boolean> {
  const key = spoolKey(lead.id);
  const put = (onlyIf: R2Conditional): Promise<R2Object | null> =>
    files.put(key, JSON.stringify(lead), { onlyIf, httpMetadata: { contentType: "application/json" } });

  if (await put({ etagDoesNotMatch: "*" })) return true;
  const object = await files.get(key);
  // It was brought in meanwhile, and D1 judges from now on.
  if (!object) return true;
  const first = parseSpooledLead(await object.text());
  if (first.ok && !(await isSameContent(first.lead, lead))) return false;
  // A broken object is no lead, and a second try may bring the files that the first had to leave behind.
  const isMore = !first.ok || (first.lead.files.keys.length === 0 && lead.files.keys.length > 0);
  if (isMore) await put({ etagMatches: object.etag });
  return true;
}
