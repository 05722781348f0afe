import * as v from "valibot";
import { inIndia, since, until } from "../dates.ts";
import { referenceIn } from "../lead/find-leads.ts";
import { all, type Sql, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { FILTER_OPTIONS } from "./filter.ts";

const Reading = v.object({ at: v.string(), who: v.string(), command: v.string(), leads: v.number() });

/** A condition: the reading that first showed a lead in a list, and every reading that names it. */
const readingsOf = (reference: string): Sql =>
  sql`(readings.id IN (SELECT reading_id FROM first_readings JOIN leads ON leads.id = lead_id WHERE reference = ${reference})
    OR command LIKE ${`% ${reference}%`})`;

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const [who, words] = [optionText(given, "who"), optionText(given, "lead")];
  const reference = words && referenceIn(words);
  const conditions = all([
    sql`at >= ${since(optionText(given, "since") ?? "30d", now)}`,
    sql`at < ${until(optionText(given, "until") ?? "today", now)}`,
    ...(who ? [sql`who = ${who}`] : []),
    ...(reference ? [readingsOf(reference)] : []),
  ]);
  const readings = await rowsOf(
    await store(),
    Reading,
    sql`SELECT at, who, command, leads FROM readings WHERE ${conditions} ORDER BY at, rowid`,
  );
  if (given.json) return readings.forEach((reading) => say(JSON.stringify(reading)));
  if (readings.length === 0) return note("Nobody read leads.");
  const rows = readings.map((one) => [inIndia(one.at), one.who, String(one.leads), one.command]);
  say(table(["When (IST)", "Who", "Leads", "With"], rows));
}

/** `leads audit`: prints the readings of leads as a table, the oldest first, or as lines of JSON. Exit codes: 0, 2, 4. */
export const audit: Command = {
  name: "audit",
  about: "who of the staff read leads, when, with which command and how many",
  options: {
    since: { ...FILTER_OPTIONS.since, about: "from then on, in India's time (default: 30d)" },
    until: { ...FILTER_OPTIONS.until, about: "until its end" },
    who: { type: "string", value: "NAME", about: "one colleague" },
    lead: { type: "string", value: "REF", about: "only who saw this lead first, and each who opened it by name" },
    json: { type: "boolean", about: "a line of JSON for each" },
  },
  examples: [
    ["audit --remote", "the last thirty days"],
    ["audit --lead AIPM-7K3M9-2QXPA --since 2026-01-01 --remote", "who saw one lead first, and who opened it"],
    ["audit --who asha --since 2026-11-01 --remote", "one colleague, since a day"],
  ],
  run,
};
