/** Repeats recorded erasures after the database was restored to an earlier point. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type Erasure, eraseLeads } from "../../src/record/erasure.ts";
import { CommandFailure, failureText } from "../failure.ts";
import { decodeText } from "../text-file.ts";
import { jsonList, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { attachedFiles } from "./attached-files.ts";
import { spooledLeads } from "./spooled-lead.ts";

const Recorded = v.object({
  lead_id: v.string(),
  reference: v.string(),
  form_type: v.string(),
  received_on: v.string(),
  reason: v.picklist(["request", "retention", "canary"]),
  erased_at: v.string(),
});
export type RecordedErasure = v.InferOutput<typeof Recorded>;

/** The output of `wrangler d1 execute --json`: a result for each statement. */
const WranglerOutput = v.array(v.object({ results: v.array(Recorded) }));

/**
 * Reads the erasures that `wrangler d1 execute --json` printed into a file before the restore.
 * @throws CommandFailure if the file is missing or holds something else
 */
export function readErasures(file: string): readonly RecordedErasure[] {
  let text: string;
  try {
    text = decodeText(readFileSync(file));
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${failureText(error)}`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WranglerOutput), text);
  if (parsed.success) return parsed.output.flatMap(({ results }) => results);
  throw new CommandFailure(
    `${file} is not the list of erasures that docs/runbook.md saves before a restore.`,
  );
}

/** Erasures that the database itself records. */
export const recordedErasures = (store: Store): Promise<readonly RecordedErasure[]> =>
  queryRows(
    store,
    Recorded,
    sql`SELECT lead_id, erasures.reference, erasures.form_type, received_on, reason, erased_at
      FROM leads CROSS JOIN erasures ON lead_id = leads.id`,
  );

const OwnedFile = v.object({ key: v.string(), lead_id: v.string() });

/** D1 takes 2 MB in one value, which is 51,000 ids. */
const IDS_AT_ONCE = 5000;

/** The keys of the files of each lead, in the database and in the spool. */
async function keysByLead(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = new Map(ids.map((id) => [id, [] as string[]]));
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE) {
    const some = jsonList(ids.slice(i, i + IDS_AT_ONCE));
    const files = await queryRows(
      store,
      OwnedFile,
      sql`SELECT key, lead_id FROM uploads WHERE lead_id IN ${some} ORDER BY created_at, key`,
    );
    for (const { key, lead_id: id } of files) keys.get(id)!.push(key);
  }
  for await (const spooled of spooledLeads(store)) {
    const { lead } = spooled;
    if (!lead || !keys.has(lead.id)) continue;
    const attached = await attachedFiles(store, { lead, spooled });
    keys.set(
      lead.id,
      attached.map(({ key }) => key),
    );
  }
  return keys;
}

/** Leads in one transaction. */
const STEP = 100;

/** Erases each lead again, with the day and the reason of its first erasure. */
export async function repeatErasures(
  store: Store,
  recorded: readonly RecordedErasure[],
): Promise<void> {
  const keys = await keysByLead(
    store,
    recorded.map(({ lead_id: id }) => id),
  );
  for (const [time, erased] of Map.groupBy(recorded, ({ erased_at: erasedAt }) => erasedAt)) {
    for (let i = 0; i < erased.length; i += STEP) {
      const erasures = erased
        .slice(i, i + STEP)
        .map(
          ({
            lead_id: id,
            reference,
            form_type: formType,
            received_on: receivedOn,
            reason,
          }): Erasure => ({
            id,
            reference,
            formType,
            receivedOn,
            reason,
            keys: keys.get(id)!,
          }),
        );
      await eraseLeads(store, erasures, new Date(time));
    }
  }
}
