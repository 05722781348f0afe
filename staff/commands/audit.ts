import * as v from "valibot";
import { daysBefore, inIndia, readPeriod } from "../dates.ts";
import { CommandFailure, EXIT } from "../failure.ts";
import { parseId, parseReference } from "../lead/find-leads.ts";
import { all, type Sql, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { table, tabbed } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { FILTER_OPTIONS } from "./filter.ts";

const Reading = v.object({
  at: v.string(),
  who: v.string(),
  command: v.string(),
  leads: v.number(),
});

const USUAL_DAYS = 30;

/** A condition: the reading that first showed a lead in a list, and every reading that names it. `LIKE` takes only 50 bytes in D1. */
const readsLead = (reference: string): Sql =>
  sql`(readings.id IN (SELECT reading_id FROM first_readings JOIN leads ON leads.id = lead_id WHERE reference = ${reference})
    OR instr(command, ${` ${reference}`}) > 0)`;

const Named = v.object({ reference: v.string() });

/**
 * The reference of a lead by its reference or its id, also of an erased one. A lead in the spool has only its reference.
 * @throws CommandFailure (exit code 3) for other words, which would look like a lead that no one read
 */
async function referenceOf(store: Store, words: string): Promise<string> {
  const reference = parseReference(words);
  if (/^AIPM(?:-[A-Z\d]{5}){2}$/.test(reference)) return reference;
  const id = parseId(words);
  const [named] = await queryRows(
    store,
    Named,
    sql`SELECT reference FROM leads WHERE id = ${id} OR reference = ${reference} UNION SELECT reference FROM erasures WHERE lead_id = ${id}`,
  );
  if (!named)
    throw new CommandFailure(`There is no lead ${words}. Check the reference.`, EXIT.notFound);
  return named.reference;
}

async function run({ options, now, isTerminal, store, print, note }: Context): Promise<void> {
  const [who, lead] = [optionText(options, "who"), optionText(options, "lead")];
  const period = readPeriod(options, now);
  const open = await store();
  const conditions = all([
    sql`at >= ${period.since ?? daysBefore(USUAL_DAYS, period, now)}`,
    ...(period.until ? [sql`at < ${period.until}`] : []),
    ...(who ? [sql`who = ${who}`] : []),
    ...(lead ? [readsLead(await referenceOf(open, lead))] : []),
  ]);
  const readings = await queryRows(
    open,
    Reading,
    sql`SELECT at, who, command, leads FROM readings WHERE ${conditions} ORDER BY at, rowid`,
  );
  if (readings.length === 0) return note("No one read leads.");
  if (options.json) return readings.forEach((reading) => print(JSON.stringify(reading)));
  const rows = readings.map((reading) => [
    inIndia(reading.at),
    reading.who,
    String(reading.leads),
    reading.command,
  ]);
  print(isTerminal ? table(["When (IST)", "Who", "Leads", "With"], rows) : tabbed(rows));
}

/** `leads audit` prints the readings of leads, the oldest first. Exit codes: 0, 2, 4, and 3 for an unknown lead. */
export const audit: Command = {
  name: "audit",
  about: "which of the staff read leads, when, with which command and how many",
  options: {
    since: {
      ...FILTER_OPTIONS.since,
      about: `from then on, in India's time (default: the last ${USUAL_DAYS} days)`,
    },
    until: { ...FILTER_OPTIONS.until, about: "until its end" },
    who: { type: "string", value: "NAME", about: "one colleague" },
    lead: {
      type: "string",
      value: "REF",
      about: "only the colleague who saw this lead first, and each who opened it",
    },
  },
  json: "a line of JSON for each reading",
  examples: [
    ["audit --remote", "the last thirty days"],
    ["audit --lead AIPM-7K3M9-2QXPA --since 2026-01-01 --remote", "the readings of one lead"],
    ["audit --who asha --since 2026-11-01 --remote", "one colleague, since a day"],
  ],
  run,
};
