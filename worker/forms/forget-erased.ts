import type { Env } from "../env.ts";
import { DEAD_LETTERS } from "./spool-key.ts";

/** A lead that was erased while it was being set aside is in the way of nobody, and must not stay. */
export async function forgetErased({ DB, FILES }: Pick<Env, "DB" | "FILES">): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await FILES.list({ prefix: DEAD_LETTERS, ...(cursor && { cursor }) });
    const ids = page.objects.map(({ key }) => key.slice(DEAD_LETTERS.length).replace(/\.json$/, ""));
    if (ids.length > 0) {
      const { results } = await DB.prepare(
        "SELECT lead_id AS id FROM erasures WHERE lead_id IN (SELECT value FROM json_each(?))",
      )
        .bind(JSON.stringify(ids))
        .all<{ id: string }>();
      if (results.length > 0) await FILES.delete(results.map(({ id }) => `${DEAD_LETTERS}${id}.json`));
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
