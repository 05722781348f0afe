/** Who read leads, when and how many: a line in the database before anything is shown. It names no visitor. */
import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import type { Context, Given } from "../commands/command.ts";
import { Failure } from "../failure.ts";
import { listOf, type Sql, sql } from "../store/sql.ts";
import type { Found } from "./find-leads.ts";

/** As the colleague calls themselves, else as the machine knows them. */
export function whoReads(): string {
  if (process.env.STAFF_NAME) return process.env.STAFF_NAME;
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the system's list.
    return "unknown";
  }
}

/** Options whose values are a visitor's own, and such as only say where this machine keeps its files. */
const PERSONAL = new Set(["phone", "email"]);
const OWN = new Set(["local", "remote", "persist-to", "out", "watch", "download", "site", "yes"]);

const optionOf = ([name, value]: readonly [string, string | boolean | undefined]): string =>
  value === true ? `--${name}` : `--${name} ${PERSONAL.has(name) ? "(one)" : value}`;

const optionsIn = (given: Given): string[] =>
  Object.entries(given)
    .filter(([name]) => !OWN.has(name))
    .map(optionOf);

interface Read {
  /** What stands behind the command in the line; default: as it was typed. */
  readonly words?: readonly string[];
  /** Which leads a person gets to see, as a condition on `leads`: from now on they are not unread. Of a backup none. */
  readonly seen?: Sql;
}

/** Leads by their ids. */
export const these = (leads: readonly { readonly id: string }[]): Sql =>
  sql`id IN ${listOf(leads.map(({ id }) => id))}`;

/** Rejects where the line cannot be written: then nothing is shown. */
export async function recordReading(
  context: Context,
  leads: number,
  { words = context.words, seen }: Read = {},
): Promise<void> {
  const { given, now, who, command } = context;
  const store = await context.store();
  const id = randomUUID();
  await store.transact([
    sql`INSERT INTO readings (id, at, who, command, leads)
      VALUES (${id}, ${new Date(now).toISOString()}, ${who}, ${[command, ...words, ...optionsIn(given)].join(" ")}, ${leads})`,
    ...(seen
      ? [
          sql`INSERT INTO first_readings (lead_id, reading_id) SELECT id, ${id} FROM leads WHERE ${seen} ON CONFLICT DO NOTHING`,
        ]
      : []),
  ]);
}

/** Of single leads, by their references. One that waits in the spool can be read while the database is away. */
export async function recordFound(context: Context, found: readonly Found[]): Promise<void> {
  const references = [...new Set(found.map(({ lead }) => lead.reference))];
  const seen = these(found.map(({ lead }) => lead));
  await recordReading(context, found.length, { words: references, seen }).catch((error: unknown) => {
    if (!(error instanceof Failure) || !found.every(({ spooled }) => spooled)) throw error;
    context.note(`That you read this could not be noted: ${error.message}`);
  });
}
