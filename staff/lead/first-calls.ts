/** How long visitors waited for the first call, in office hours, beside what they are promised. */
import * as v from "valibot";
import { officeHours } from "../../src/content/office-hours.ts";
import { dayInIndia } from "../../src/forms/dates.ts";
import { officeHoursBetween } from "../../worker/office-time.ts";
import { type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";

const DAY = 86_400_000;
/** A year of a few hundred leads a day; of more, the newest. */
const MOST = 50_000;

const Waited = v.object({
  id: v.string(),
  form_type: v.string(),
  received_at: v.string(),
  called_at: v.nullable(v.string()),
});
type Waited = v.InferOutput<typeof Waited>;

export interface FirstCalls {
  /** The Monday of the week in which the leads came. */
  readonly week: string;
  readonly form: string;
  readonly leads: number;
  readonly called: number;
  /** Office hours; null where nobody was called. */
  readonly median: number | null;
  readonly worst: number | null;
  /** Called later than promised, or not at all until then. */
  readonly late: number;
}

/** A row of a whole week, above those of its forms. */
const ALL = "All forms";

function mondayOf(iso: string): string {
  const day = dayInIndia(Date.parse(iso));
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return new Date(midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

function median(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function summary(week: string, form: string, leads: readonly Waited[], now: number): FirstCalls {
  const waits = leads.map(({ received_at: from, called_at: to }) => ({
    isCalled: to !== null,
    hours: officeHoursBetween(Date.parse(from), to === null ? now : Date.parse(to)),
  }));
  const called = waits.flatMap(({ isCalled, hours }) => (isCalled ? [hours] : [])).toSorted((a, b) => a - b);
  const late = waits.filter(({ hours }) => hours > officeHours.promised).length;
  return {
    week,
    form,
    leads: leads.length,
    called: called.length,
    median: median(called),
    worst: called.at(-1) ?? null,
    late,
  };
}

/** By week, the newest first, and form. Empty where no call was written down. */
export async function firstCalls(
  store: Store,
  where: Sql,
  { now, formOf }: { readonly now: number; readonly formOf: (type: string) => string },
): Promise<readonly FirstCalls[]> {
  const rows = await rowsOf(
    store,
    Waited,
    sql`SELECT id, form_type, received_at, called_at FROM leads LEFT JOIN calls ON lead_id = leads.id
      WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT ${MOST}`,
  );
  if (rows.every(({ called_at: at }) => at === null)) return [];
  return [...Map.groupBy(rows, ({ received_at: at }) => mondayOf(at))].flatMap(([week, inWeek]) => {
    const forms = [...Map.groupBy(inWeek, ({ form_type: type }) => formOf(type))];
    const byForm = forms
      .map(([form, leads]) => summary(week, form, leads, now))
      .toSorted((a, b) => b.leads - a.leads || (a.form < b.form ? -1 : 1));
    return forms.length > 1 ? [summary(week, ALL, inWeek, now), ...byForm] : byForm;
  });
}
