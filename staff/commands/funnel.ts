import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formOfType, readCatalogue, typesOf } from "../catalogue.ts";
import { inIndia, since, until } from "../dates.ts";
import { all, listOf, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { WHICH } from "./which.ts";

/** As the edge counts them, in the order in which they happen. */
const EVENTS = ["signed", "posted", "refused", "repeated", "spooled", "stored", "unavailable"] as const;

const Count = v.object({
  day: v.string(),
  form_type: v.string(),
  event: v.string(),
  reason: v.string(),
  n: v.number(),
});
type Count = v.InferOutput<typeof Count>;

const sumOf = (counts: readonly Count[], event: string): number =>
  counts.reduce((sum, { event: of, n }) => (of === event ? sum + n : sum), 0);

/** Of the leads that were sent, once each, those that were kept. */
function shareOf(counts: readonly Count[]): string {
  const sent = sumOf(counts, "posted") - sumOf(counts, "repeated");
  const kept = sumOf(counts, "stored") + sumOf(counts, "spooled");
  return sent > 0 ? `${Math.round((kept / sent) * 100)} %` : "";
}

const HEADINGS = ["Signed", "Posted", "Refused", "Repeated", "Spooled", "Stored", "Unavailable", "Kept"];

/** A row for each group, with how many of each event. */
function tableBy(heading: string, counts: readonly Count[], groupOf: (count: Count) => string): string {
  const rows = [...Map.groupBy(counts, groupOf)].map(([group, some]) => [
    group,
    ...EVENTS.map((event) => String(sumOf(some, event))),
    shareOf(some),
  ]);
  return table([heading, ...HEADINGS], rows);
}

const headingOf = (forms: readonly AnyForm[], type: string): string =>
  formOfType(forms, type)?.heading ?? (type || "(no form named)");

/** Why leads were refused: the field as visitors know it, and the reason as it was counted. */
function refusals(forms: readonly AnyForm[], counts: readonly Count[]): string[][] {
  const refused = counts.filter(({ event }) => event === "refused");
  const groups = Map.groupBy(refused, ({ form_type: type, reason }) => `${type}\n${reason}`);
  return [...groups.values()]
    .map((some) => [some[0]!, sumOf(some, "refused")] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([{ form_type: type, reason }, n]) => {
      const label = formOfType(forms, type)?.fields[reason.split(".").at(-1) ?? ""]?.label;
      return [headingOf(forms, type), label ? `${label} (${reason})` : reason, String(n)];
    });
}

const dayOf = (iso: string): string => inIndia(iso).slice(0, 10);

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const name = optionText(given, "form");
  const from = dayOf(since(optionText(given, "since") ?? "7d", now));
  const end = Date.parse(until(optionText(given, "until") ?? "today", now));
  const to = dayOf(new Date(end - 1).toISOString());
  const which = all([
    sql`day >= ${from}`,
    sql`day <= ${to}`,
    ...(name ? [sql`form_type IN ${listOf(typesOf(formNamed(forms, name)))}`] : []),
  ]);
  const counts = await rowsOf(
    await store(),
    Count,
    sql`SELECT day, form_type, event, reason, n FROM counts WHERE ${which} ORDER BY day, form_type, event, reason`,
  );
  if (given.json) return counts.forEach((count) => say(JSON.stringify(count)));
  if (counts.length === 0) return note(`Nothing was counted from ${from} to ${to}.`);
  note(`From ${from} to ${to}, India's time\n`);
  say(tableBy("Form", counts, ({ form_type: type }) => headingOf(forms, type)));
  say(`\n${tableBy("Day", counts, ({ day }) => day)}`);
  const why = refusals(forms, counts);
  if (why.length > 0) say(`\n${table(["Form", "Refused for", "Times"], why)}`);
  note("\nSigned: uploads that were begun. Kept: stored or spooled, of those posted once each.");
}

export const funnel: Command = {
  name: "funnel",
  about: "how many leads were sent, refused and kept, by form and day",
  options: {
    form: WHICH.form,
    since: { ...WHICH.since, about: "from that day on, in India's time (default: 7d)" },
    until: { ...WHICH.until, about: "until that day" },
    json: { type: "boolean", about: "every count as a line of JSON: day, form, event, reason" },
  },
  examples: [
    ["funnel --remote", "the last seven days"],
    ["funnel --form buy-flat --since 30d --remote", "one form, day by day, and the fields it fails at"],
  ],
  run,
};
