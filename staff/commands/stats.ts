import { headingOf, readCatalogue } from "../catalogue.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { FILTER_OPTIONS, filterOf } from "./filter.ts";
import { since, until } from "../dates.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { officeHours } from "../../src/content/office-hours.ts";
import { isPromised } from "../lead/desk-facts.ts";
import { firstCalls } from "../lead/first-calls.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import * as v from "valibot";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { chart, plural, table } from "../terminal/layout.ts";

type Count = readonly [label: string, count: number];

const DAY = 86_400_000;
/** More days than these are counted by month. */
const MOST_DAYS = 92;

/** The source that the campaign names, else the site that the visitor came from. */
const SOURCE = raw(`COALESCE(utm_source, CASE WHEN referrer LIKE 'http%//%' THEN
  substr(substr(referrer, instr(referrer, '//') + 2), 1, instr(substr(referrer, instr(referrer, '//') + 2) || '/', '/') - 1)
  END, 'direct')`);

const Counted = v.object({ label: v.string(), n: v.number() });

async function countBy(store: Store, label: Sql, where: Sql): Promise<Count[]> {
  const rows = await rowsOf(
    store,
    Counted,
    sql`SELECT ${label} AS label, COUNT(*) AS n FROM leads WHERE ${where} GROUP BY 1 ORDER BY n DESC, 1 LIMIT 1000`,
  );
  return rows.map((row) => [row.label, row.n] as const);
}

/** Adds the days without a lead. */
function everyDay(counts: readonly Count[], from: string, to: string): Count[] {
  const known = new Map(counts);
  const days: Count[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY) {
    const day = new Date(time).toISOString().slice(0, 10);
    days.push([day, known.get(day) ?? 0]);
  }
  return days;
}

const byLabel = (counts: readonly Count[]): Count[] => counts.toSorted(([a], [b]) => a.localeCompare(b, "en"));

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const from = since(optionText(given, "since") ?? "30d", now);
  const to = until(optionText(given, "until") ?? "today", now);
  const where = conditionsOf({ ...filterOf({ given, now }, forms), since: from, until: to });
  const open = await store();
  const long = Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY;
  const time = sql`strftime(${long ? "%Y-%m" : "%Y-%m-%d"}, received_at, '+330 minutes')`;
  const times = byLabel(await countBy(open, time, where));
  const total = times.reduce((sum, [, count]) => sum + count, 0);
  const byForm = (await countBy(open, raw("form_type"), where)).map(
    ([type, count]) => [headingOf(forms, type), count] as const,
  );
  const bySource = await countBy(open, SOURCE, where);
  const calls = await firstCalls(open, all([where, isPromised(forms)]), {
    now,
    formOf: (type) => headingOf(forms, type),
  });
  const [firstDay, lastDay] = [dayInIndia(Date.parse(from)), dayInIndia(Date.parse(to) - 1)];
  if (given.json) return say(JSON.stringify({ from, to, total, times, forms: byForm, sources: bySource, calls }));

  note(`${plural(total, "lead")} from ${firstDay} to ${lastDay}, India's time\n`);
  if (total === 0) return;
  const share = ([label, count]: Count): string[] => [label, String(count), `${Math.round((count / total) * 100)} %`];
  say(chart(long ? times : everyDay(times, firstDay, lastDay)));
  say(`\n${table(["Form", "Leads", "Share"], byForm.map(share))}`);
  say(`\n${table(["Source", "Leads", "Share"], bySource.slice(0, 20).map(share))}`);
  if (calls.length === 0)
    return note("\nNo call is written down. After each first call: npm run leads -- called REFERENCE");
  const rows = calls.map((one) => [
    one.week,
    one.form,
    String(one.leads),
    String(one.called),
    hours(one.median),
    hours(one.worst),
    String(one.late),
  ]);
  say(`\n${table(["Week from", "Form", "Leads", "Called", "Median", "Worst", "Late"], rows)}`);
  note(
    `\nMedian and Worst: office hours until the first call; ${officeHours.promised} are promised. Late: more than that, called or not.`,
  );
}

const hours = (n: number | null): string => (n === null ? "" : `${n.toFixed(1)} h`);

/**
 * `leads stats`: prints how many leads came, by day, form and source, and how long they waited for the first call. Exit codes: 0, 2, 4.
 */
export const stats: Command = {
  name: "stats",
  about: "how many leads came, by day, form and source, and how long they waited for a call",
  options: {
    ...FILTER_OPTIONS,
    since: { ...FILTER_OPTIONS.since, about: "from then on, in India's time (default: 30d)" },
    json: { type: "boolean", about: "the numbers as JSON" },
  },
  examples: [
    ["stats", "the last thirty days"],
    ["stats --since 2026-01-01 --remote", "this year, by month"],
    ["stats --form buy-flat --since 7d", "one form, this week"],
  ],
  run,
};
