import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formOfType, readCatalogue, typesOf } from "../catalogue.ts";
import { inIndia, since, until } from "../dates.ts";
import { hasFlag } from "../lead/flags.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import { all, listOf, type Sql, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { WHICH } from "./which.ts";

/** In the order in which they happen. */
const EVENTS = ["asked", "signed", "posted", "refused", "repeated", "spooled", "stored", "unavailable"] as const;

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

const HEADINGS = ["Asked", "Signed", "Posted", "Refused", "Repeated", "Spooled", "Stored", "Unavailable", "Kept"];

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

/** Why leads were refused, by the edge or before by their page: the field as visitors know it, and the reason as it was counted. */
function refusals(forms: readonly AnyForm[], counts: readonly Count[], by: "asked" | "refused"): string[][] {
  const refused = counts.filter(({ event }) => event === by);
  const groups = Map.groupBy(refused, ({ form_type: type, reason }) => `${type}\n${reason}`);
  return [...groups.values()]
    .map((some) => [some[0]!, sumOf(some, by)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([{ form_type: type, reason }, n]) => {
      const [field = "", code] = reason.split(" ");
      const label = formOfType(forms, type)?.fields[field.split(".").at(-1)!]?.label;
      const why = label ? (code ? `${label}: ${code}` : `${label} (${reason})`) : reason;
      return [headingOf(forms, type), why, String(n)];
    });
}

const dayOf = (iso: string): string => inIndia(iso).slice(0, 10);

/**
 * What the edge counted from the one day to the other, and the leads that were kept, each of them posted once: those that
 * stand, by how they came in, and those that were erased since. An earlier release of the worker counted these besides, as
 * posted and as kept: what it counted cancels itself out.
 */
function countsOf(from: string, to: string, types: readonly string[] | undefined): Sql {
  const stand = conditionsOf({ since: since(from), until: until(to), ...(types && { types }) });
  const ofTypes = types ? [sql`form_type IN ${listOf(types)}`] : [];
  const counted = all([sql`day >= ${from}`, sql`day <= ${to}`, ...ofTypes]);
  const erased = all([sql`received_on >= ${from}`, sql`received_on <= ${to}`, sql`reason <> 'canary'`, ...ofTypes]);
  return sql`
    WITH kept AS (
      SELECT date(received_at, '+330 minutes') AS day, form_type,
        iif(${hasFlag("spooled")}, 'spooled', 'stored') AS event
      FROM leads WHERE ${stand}
      UNION ALL SELECT received_on, form_type, 'stored' FROM erasures WHERE ${erased}
    ), happened AS (
      SELECT day, form_type, event, reason, n FROM counts WHERE ${counted} AND event NOT IN ('stored', 'spooled')
      UNION ALL SELECT day, form_type, 'posted', '', -n FROM counts WHERE ${counted} AND event IN ('stored', 'spooled')
      UNION ALL SELECT day, form_type, event, '', 1 FROM kept
      UNION ALL SELECT day, form_type, 'posted', '', 1 FROM kept
    )
    SELECT day, form_type, event, reason, SUM(n) AS n FROM happened
    GROUP BY 1, 2, 3, 4 HAVING SUM(n) > 0 ORDER BY 1, 2, 3, 4`;
}

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const name = optionText(given, "form");
  const from = dayOf(since(optionText(given, "since") ?? "7d", now));
  const to = dayOf(new Date(Date.parse(until(optionText(given, "until") ?? "today", now)) - 1).toISOString());
  const types = name ? typesOf(formNamed(forms, name)) : undefined;
  const counts = await rowsOf(await store(), Count, countsOf(from, to, types));
  if (given.json) return counts.forEach((count) => say(JSON.stringify(count)));
  if (counts.length === 0) return note(`Nothing was counted from ${from} to ${to}.`);
  note(`From ${from} to ${to}, India's time\n`);
  say(tableBy("Form", counts, ({ form_type: type }) => headingOf(forms, type)));
  say(`\n${tableBy("Day", counts, ({ day }) => day)}`);
  const why = refusals(forms, counts, "refused");
  if (why.length > 0) say(`\n${table(["Form", "Refused for", "Times"], why)}`);
  const asked = refusals(forms, counts, "asked");
  if (asked.length > 0) say(`\n${table(["Form", "Asked again on the page for", "Leads"], asked)}`);
  note(
    "\nAsked: what a page refused before its lead was sent after all. Signed: uploads that were begun. Kept: stored or spooled, of those posted once each.",
  );
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
