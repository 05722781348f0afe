/** The record of who read leads, when and how many. It is written before anything is shown, and names no visitor. */
import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import type { Context, Given } from "../commands/command.ts";
import { CommandFailure } from "../failure.ts";
import { listOf, type Sql, sql } from "../store/sql.ts";
import type { Found } from "./find-leads.ts";

/** The colleague at the desk: STAFF_NAME of the environment, else the user of this machine. */
export function staffName(): string {
  if (process.env.STAFF_NAME) return process.env.STAFF_NAME;
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the system's list.
    return "unknown";
  }
}

/** Options whose values are personal data of a visitor, and options that only concern this machine. */
const PERSONAL = new Set(["phone", "email"]);
const LOCAL = new Set(["local", "remote", "persist-to", "out", "download", "yes"]);

const optionsIn = (given: Given): string[] =>
  Object.entries(given)
    .filter(([name]) => !LOCAL.has(name))
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${PERSONAL.has(name) ? "(one)" : value}`));

/** A condition: these leads. */
export const byId = (leads: readonly { readonly id: string }[]): Sql => sql`id IN ${listOf(leads.map(({ id }) => id))}`;

/**
 * Records that the colleague reads leads with this command.
 * @param leads how many
 * @param options.words what follows the command in the record; by default as it was typed
 * @param options.seen a condition on `leads`: those that a person gets to see, and which are unread no longer. A backup shows none.
 * @throws CommandFailure where the record cannot be written: then nothing may be shown
 */
export async function recordReading(
  context: Context,
  leads: number,
  { words = context.words, seen }: { readonly words?: readonly string[]; readonly seen?: Sql } = {},
): Promise<void> {
  const { given, now, who, command } = context;
  const store = await context.store();
  const id = randomUUID();
  const line = [command, ...words, ...optionsIn(given)].join(" ");
  const first = (condition: Sql): Sql =>
    sql`INSERT INTO first_readings (lead_id, reading_id) SELECT id, ${id} FROM leads WHERE ${condition} ON CONFLICT DO NOTHING`;
  await store.transact([
    sql`INSERT INTO readings (id, at, who, command, leads) VALUES (${id}, ${new Date(now).toISOString()}, ${who}, ${line}, ${leads})`,
    ...(seen ? [first(seen)] : []),
  ]);
}

/** Records the reading of single leads, by their references. A lead in the spool may be shown without a record while the database is away. */
export async function recordFound(context: Context, found: readonly Found[]): Promise<void> {
  const leads = found.map(({ lead }) => lead);
  const words = [...new Set(leads.map(({ reference }) => reference))];
  await recordReading(context, found.length, { words, seen: byId(leads) }).catch((error: unknown) => {
    if (!(error instanceof CommandFailure) || !found.every(({ spooled }) => spooled)) throw error;
    context.note(`That you read this could not be noted: ${error.message}`);
  });
}
