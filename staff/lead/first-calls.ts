/** How long visitors waited for the first call, in office hours. */
import * as v from "valibot";
import { officeHours } from "../../src/content/office-hours.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { officeHoursBetween } from "../../worker/jobs/office-time.ts";
import { type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";

const DAY = 86_400_000;
/** The newest so many leads are looked at: a year of a hundred a day and more. */
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
  /** In office hours; null where nobody was called. */
  readonly median: number | null;
  readonly worst: number | null;
  /** Leads that were called later than promised, or wait longer than that already. */
  readonly late: number;
}

function mondayOf(iso: string): string {
  const day = new Date(dayInIndia(Date.parse(iso)));
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

function median(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function summary(week: string, form: string, leads: readonly Waited[], now: number): FirstCalls {
  const waited = ({ received_at: from, called_at: to }: Waited): number =>
    officeHoursBetween(Date.parse(from), to === null ? now : Date.parse(to));
  const called = leads
    .filter(({ called_at: at }) => at !== null)
    .map(waited)
    .toSorted((a, b) => a - b);
  const late = leads.filter((lead) => waited(lead) > officeHours.promised).length;
  const worst = called.at(-1) ?? null;
  return { week, form, leads: leads.length, called: called.length, median: median(called), worst, late };
}

/**
 * A row for each week and form, the newest week first. Above the forms of a week stands their sum.
 * @param formOf the name of a form by its type
 * @returns nothing where no call was written down
 */
export async function firstCalls(
  store: Store,
  where: Sql,
  { now, formOf }: { readonly now: number; readonly formOf: (type: string) => string },
): Promise<readonly FirstCalls[]> {
  const rows = await rowsOf(
    store,
    Waited,
    sql`SELECT id, form_type, received_at, called_at FROM leads LEFT JOIN calls ON lead_id = leads.id
      WHERE ${where} ORDER BY received_at DESC LIMIT ${MOST}`,
  );
  if (rows.every(({ called_at: at }) => at === null)) return [];
  return [...Map.groupBy(rows, ({ received_at: at }) => mondayOf(at))].flatMap(([week, inWeek]) => {
    const forms = [...Map.groupBy(inWeek, ({ form_type: type }) => formOf(type))];
    const byForm = forms
      .map(([form, leads]) => summary(week, form, leads, now))
      .toSorted((a, b) => b.leads - a.leads || (a.form < b.form ? -1 : 1));
    return forms.length > 1 ? [summary(week, "All forms", inWeek, now), ...byForm] : byForm;
  });
}
