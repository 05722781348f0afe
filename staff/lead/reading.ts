/** The record of readings: which colleague read leads, when and how many. A command writes it before it shows a lead. */
import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import type { Context, Options } from "../commands/command.ts";
import { CommandFailure } from "../failure.ts";
import { jsonList, type Sql, sql } from "../store/sql.ts";
import type { Found } from "./find-leads.ts";

/** The name of the colleague: STAFF_NAME of the environment, else the user of this machine. */
export function staffName(): string {
  if (process.env.STAFF_NAME) return process.env.STAFF_NAME;
  try {
    return userInfo().username;
  } catch {
    // The system has no entry for this user.
    return "unknown";
  }
}

/** Options with personal data, and options that only concern this machine. */
const PERSONAL = new Set(["phone", "email"]);
const LOCAL = new Set(["local", "remote", "persist-to", "out", "download", "yes", "json"]);

const optionsIn = (options: Options): string[] =>
  Object.entries(options)
    .filter(([name]) => !LOCAL.has(name))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .map(([name, value]) =>
      value === true ? `--${name}` : `--${name} ${PERSONAL.has(name) ? "(one)" : value}`,
    );

/** A condition that selects these leads. */
export const byId = (leads: readonly { readonly id: string }[]): Sql =>
  sql`id IN ${jsonList(leads.map(({ id }) => id))}`;

export interface Reading {
  /** Takes the record back, if no one could see a lead after all. */
  undo(): Promise<void>;
}

/**
 * Records that the colleague reads leads with this command.
 *
 * @param leads the number of leads
 * @param details.words the words after the command in the record. Default: the typed words
 * @param details.seen conditions on `leads`: the leads that are no longer unread. Each is a statement of its own, because D1 allows one
 *   statement 30 seconds.
 * @throws CommandFailure if the record cannot be written. Then the leads must stay hidden.
 */
export async function recordReading(
  context: Context,
  leads: number,
  {
    words = context.words,
    seen = [],
  }: { readonly words?: readonly string[]; readonly seen?: readonly Sql[] } = {},
): Promise<Reading> {
  const { options, now, who, command } = context;
  const store = await context.store();
  const id = randomUUID();
  const line = [command, ...words, ...optionsIn(options)].join(" ");
  const insertFirst = (condition: Sql): Sql =>
    sql`INSERT INTO first_readings (lead_id, reading_id) SELECT id, ${id} FROM leads WHERE ${condition} ON CONFLICT DO NOTHING`;
  const insert = sql`INSERT INTO readings (id, at, who, command, leads) VALUES (${id}, ${new Date(now).toISOString()}, ${who}, ${line}, ${leads})`;
  await store.transact([insert, ...seen.slice(0, 1).map(insertFirst)]);
  for (const condition of seen.slice(1)) await store.transact([insertFirst(condition)]);
  return {
    async undo() {
      for (const condition of seen)
        await store.transact([
          sql`DELETE FROM first_readings WHERE lead_id IN (SELECT id FROM leads WHERE ${condition}) AND reading_id = ${id}`,
        ]);
      await store.transact([sql`DELETE FROM readings WHERE id = ${id}`]);
    },
  };
}

/** Records the reading of single leads, by their references. While the database is away, a lead in the spool is shown without a record. */
export async function recordFound(context: Context, found: readonly Found[]): Promise<void> {
  const leads = found.map(({ lead }) => lead);
  const words = [...new Set(leads.map(({ reference }) => reference))];
  await recordReading(context, found.length, { words, seen: [byId(leads)] }).catch(
    (error: unknown) => {
      if (!(error instanceof CommandFailure) || !found.every(({ spooled }) => spooled)) throw error;
      context.note(`Your reading could not be recorded: ${error.message}`);
    },
  );
}
