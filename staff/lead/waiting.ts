/** Waiting work: leads in the spool, and notices that the team's chat has not received. Names no visitor. */
import * as v from "valibot";
import { SPOOL, SPOOL_FAILED } from "../../src/record/spool-key.ts";
import { shortTime } from "../../src/record/office-time.ts";
import { sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { plural } from "../terminal/layout.ts";

const Unsent = v.object({
  n: v.number(),
  oldest: v.nullable(v.string()),
  failure: v.nullable(v.string()),
});

/** One line for the leads in a folder of the spool. */
async function folderLines(store: Store, folder: string, where: string): Promise<string[]> {
  const times: number[] = [];
  for await (const { uploaded } of store.list(folder)) times.push(uploaded.getTime());
  const oldest = times.toSorted((a, b) => a - b)[0];
  return oldest === undefined
    ? []
    : [`${plural(times.length, "lead")} ${where}, the oldest since ${shortTime(oldest)}`];
}

/** One line for each kind of waiting work. The list is empty if nothing waits. */
export async function waitingWork(store: Store): Promise<readonly string[]> {
  const lines = [
    ...(await folderLines(store, SPOOL, "in the spool")),
    ...(await folderLines(store, SPOOL_FAILED, "that could not be stored for a day")),
  ];
  const [unsent] = await queryRows(
    store,
    Unsent,
    sql`SELECT COUNT(*) AS n, MIN(received_at) AS oldest, MAX(failure) AS failure
      FROM notices JOIN leads ON leads.id = lead_id WHERE sent_at IS NULL
        AND due_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-7 days')`,
  );
  const { n, oldest: oldestNotice, failure } = unsent!;
  if (oldestNotice !== null) {
    const since = shortTime(Date.parse(oldestNotice));
    lines.push(
      `${plural(n, "notice")} not sent, the oldest since ${since}${failure ? `: ${failure}` : ""}`,
    );
  }
  return lines;
}
