import * as v from "valibot";
import { inIndia, since, until } from "../dates.ts";
import { all, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { WHICH } from "./which.ts";

const Reading = v.object({ at: v.string(), who: v.string(), command: v.string(), leads: v.number() });

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const who = optionText(given, "who");
  const conditions = all([
    sql`at >= ${since(optionText(given, "since") ?? "30d", now)}`,
    sql`at < ${until(optionText(given, "until") ?? "today", now)}`,
    ...(who ? [sql`who = ${who}`] : []),
  ]);
  const readings = await rowsOf(
    await store(),
    Reading,
    sql`SELECT at, who, command, leads FROM readings WHERE ${conditions} ORDER BY at, id`,
  );
  if (given.json) return readings.forEach((reading) => say(JSON.stringify(reading)));
  if (readings.length === 0) return note("Nobody read leads.");
  const rows = readings.map((one) => [inIndia(one.at), one.who, String(one.leads), one.command]);
  say(table(["When (IST)", "Who", "Leads", "With"], rows));
}

export const audit: Command = {
  name: "audit",
  about: "who of the staff read leads, when, with which command and how many",
  options: {
    since: { ...WHICH.since, about: "from then on, in India's time (default: 30d)" },
    until: { ...WHICH.until, about: "until its end" },
    who: { type: "string", value: "NAME", about: "one colleague" },
    json: { type: "boolean", about: "a line of JSON for each" },
  },
  examples: [
    ["audit --remote", "the last thirty days"],
    ["audit --who asha --since 2026-11-01 --remote", "one colleague, since a day"],
  ],
  run,
};
