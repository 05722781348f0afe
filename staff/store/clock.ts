import * as v from "valibot";
import { sql } from "./sql.ts";
import { rowsOf, type Store } from "./store.ts";

const Clock = v.object({ now: v.string() });

/** The database's own clock: what is compared with `stored_at` must be that clock's, which wrote it. */
export async function clockOf(store: Store): Promise<string> {
  const [row] = await rowsOf(store, Clock, sql`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`);
  return row!.now;
}
