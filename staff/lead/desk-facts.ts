/** Facts of the desk about a lead: the first call, and other leads from the same number. */
import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { formTypes } from "../catalogue.ts";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { NO_SPAM } from "./flags.ts";
import type { Lead } from "./stored-lead.ts";

const Facts = v.object({
  id: v.string(),
  /** References of other leads from the same number, the newest first. */
  others: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  called_at: v.nullable(v.string()),
  called_by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type DeskFacts = v.InferOutput<typeof Facts>;

/** The most that are listed. */
const MOST_OTHERS = 50;

/** Reads the facts of leads, by their ids. */
export async function readFacts(
  store: Store,
  leads: readonly Lead[],
): Promise<ReadonlyMap<string, DeskFacts>> {
  const query = JSON.stringify(
    leads.map(({ id, country_code: code, phone }) => ({ id, code, phone })),
  );
  const rows = await queryRows(
    store,
    Facts,
    sql`WITH wanted AS (SELECT value ->> 'id' AS wanted_id, value ->> 'code' AS code, value ->> 'phone' AS number FROM json_each(${query}))
      SELECT wanted_id AS id, called_at, who AS called_by, note,
        (SELECT json_group_array(reference) FROM (SELECT reference FROM leads
          WHERE phone = number AND country_code = code AND id <> wanted_id AND ${NO_SPAM} ORDER BY received_at DESC LIMIT ${MOST_OTHERS})) AS others
      FROM wanted LEFT JOIN calls ON lead_id = wanted_id`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A condition: leads of public forms. The forms of colleagues promise no call. */
const isPromised = (forms: readonly AnyForm[]): Sql =>
  all(
    forms
      .filter(({ unlisted }) => unlisted)
      .flatMap((form) => formTypes(form).map((type) => sql`form_type <> ${type}`)),
  );

/** A condition: leads with a promised call that no one made yet. */
export const waitsForCall = (forms: readonly AnyForm[]): Sql =>
  all([isPromised(forms), raw("waits = 1")]);

/** A condition: leads that no command has shown yet. */
export const UNREAD: Sql = raw(
  "NOT EXISTS (SELECT 1 FROM first_readings WHERE lead_id = leads.id)",
);

/** How many days back the desk searches for unread leads and for leads without a call. */
export const LOOKS_BACK = 30;
