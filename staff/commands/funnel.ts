import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { formNamed, formOfType, headingOf, readCatalogue, typesOf } from "../catalogue.ts";
import { since, until } from "../dates.ts";
import { hasFlag } from "../../src/forms/flags.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import { all, listOf, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { FILTER_OPTIONS } from "./filter.ts";

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

/** The share of leads that were kept, each counted once however often it was sent: "98 %". */
function shareOf(counts: readonly Count[]): string {
  const sent = sumOf(counts, "posted") - sumOf(counts, "repeated");
  const kept = sumOf(counts, "stored") + sumOf(counts, "spooled");
  return sent > 0 ? `${Math.round((kept / sent) * 100)} %` : "";
}

const HEADINGS = [...EVENTS.map((event) => event[0]!.toUpperCase() + event.slice(1)), "Kept"];

function tableBy(heading: string, counts: readonly Count[], groupOf: (count: Count) => string): string {
  const rows = [...Map.groupBy(counts, groupOf)].map(([group, some]) => [
    group,
    ...EVENTS.map((event) => String(sumOf(some, event))),
    shareOf(some),
  ]);
  return table([heading, ...HEADINGS], rows);
}

const nameOf = (forms: readonly AnyForm[], type: string): string => headingOf(forms, type) || "(no form named)";

/** Why leads were refused, by the edge (`refused`) or by their page (`asked`): rows of form, field with reason, and count. */
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
      return [nameOf(forms, type), why, String(n)];
    });
}

/**
 * What happened from one day to the other, by day, form, event and reason. The edge counts only what leaves no row. A lead that was kept is
 * counted by its row, or by that of its erasure, as posted once.
 */
function countsOf(from: string, to: string, types: readonly string[] | undefined): Sql {
  const stored = conditionsOf({ since: since(from), until: until(to), ...(types && { types }) });
  const ofTypes = types ? [sql`form_type IN ${listOf(types)}`] : [];
  const counted = all([sql`day >= ${from}`, sql`day <= ${to}`, ...ofTypes]);
  const erased = all([sql`received_on >= ${from}`, sql`received_on <= ${to}`, sql`reason <> 'canary'`, ...ofTypes]);
  return sql`
    WITH kept AS (
      SELECT date(received_at, '+330 minutes') AS day, form_type,
        iif(${raw(hasFlag("spooled"))}, 'spooled', 'stored') AS event
      FROM leads WHERE ${stored}
      UNION ALL SELECT received_on, form_type, 'stored' FROM erasures WHERE ${erased}
    ), happened AS (
      SELECT day, form_type, event, reason, n FROM counts WHERE ${counted}
      UNION ALL SELECT day, form_type, event, '', 1 FROM kept
      UNION ALL SELECT day, form_type, 'posted', '', 1 FROM kept
    )
    SELECT day, form_type, event, reason, SUM(n) AS n FROM happened
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;
}

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const name = optionText(given, "form");
  const from = dayInIndia(Date.parse(since(optionText(given, "since") ?? "7d", now)));
  const to = dayInIndia(Date.parse(until(optionText(given, "until") ?? "today", now)) - 1);
  const types = name ? typesOf(formNamed(forms, name)) : undefined;
  const counted = await rowsOf(await store(), Count, countsOf(from, to, types));
  if (given.json) return counted.forEach((count) => say(JSON.stringify(count)));
  const counts = counted.filter(({ event }) => event !== "relayed");
  const relayed = sumOf(counted, "relayed");
  if (counts.length === 0) return note(`Nothing was counted from ${from} to ${to}.`);
  note(`From ${from} to ${to}, India's time\n`);
  say(tableBy("Form", counts, ({ form_type: type }) => nameOf(forms, type)));
  say(`\n${tableBy("Day", counts, ({ day }) => day)}`);
  const refused = refusals(forms, counts, "refused");
  if (refused.length > 0) say(`\n${table(["Form", "Refused for", "Times"], refused)}`);
  const asked = refusals(forms, counts, "asked");
  if (asked.length > 0) say(`\n${table(["Form", "Asked again on the page for", "Leads"], asked)}`);
  if (relayed > 0) {
    say(`\nFiles that came by our own host, since a network did not let the bucket's through: ${relayed}`);
  }
  note(
    "\nAsked: leads whose page asked for an answer again before they were sent. Signed: uploads that were begun.\n" +
      "Kept: the share of posted leads, each counted once, that were stored or spooled.",
  );
}

/**
 * `leads funnel`: prints how many leads were sent, refused and kept, by form and by day, and for what they were refused. Exit codes: 0, 2, 4.
 */
export const funnel: Command = {
  name: "funnel",
  about: "how many leads were sent, refused and kept, by form and day",
  options: {
    form: FILTER_OPTIONS.form,
    since: { ...FILTER_OPTIONS.since, about: "from that day on, in India's time (default: 7d)" },
    until: { ...FILTER_OPTIONS.until, about: "until that day" },
    json: { type: "boolean", about: "every count as a line of JSON: day, form, event, reason" },
  },
  examples: [
    ["funnel --remote", "the last seven days"],
    ["funnel --form buy-flat --since 30d --remote", "one form, day by day, and the fields it fails at"],
  ],
  run,
};
