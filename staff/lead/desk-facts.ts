/** What the desk knows of a lead besides what the visitor sent: the first call, and other leads from the same number. */
import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { typesOf } from "../catalogue.ts";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { NO_SPAM } from "./flags.ts";
import type { Lead } from "./lead.ts";

const Facts = v.object({
  id: v.string(),
  /** References of other leads from the same number, the newest first. */
  others: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  called_at: v.nullable(v.string()),
  called_by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type DeskFacts = v.InferOutput<typeof Facts>;

/** Whoever has sent more is known by their voice. */
const MOST_OTHERS = 50;

/** The facts of leads, by their ids. */
export async function factsOf(store: Store, leads: readonly Lead[]): Promise<ReadonlyMap<string, DeskFacts>> {
  const asked = JSON.stringify(leads.map(({ id, country_code: code, phone }) => ({ id, code, phone })));
  const rows = await rowsOf(
    store,
    Facts,
    sql`WITH asked AS (SELECT value ->> 'id' AS asked_id, value ->> 'code' AS code, value ->> 'phone' AS number FROM json_each(${asked}))
      SELECT asked_id AS id, called_at, who AS called_by, note,
        (SELECT json_group_array(reference) FROM (SELECT reference FROM leads
          WHERE phone = number AND country_code = code AND id <> asked_id AND ${NO_SPAM} ORDER BY received_at DESC LIMIT ${MOST_OTHERS})) AS others
      FROM asked LEFT JOIN calls ON lead_id = asked_id`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A condition: leads of forms that visitors can find. The forms of colleagues promise no call. */
const isPromised = (forms: readonly AnyForm[]): Sql =>
  all(
    forms.filter(({ unlisted }) => unlisted).flatMap((form) => typesOf(form).map((type) => sql`form_type <> ${type}`)),
  );

/** A condition: leads that were promised a call and got none yet. */
export const waitsForCall = (forms: readonly AnyForm[]): Sql => all([isPromised(forms), raw("waits = 1")]);

/** A condition: leads that no command has shown to a colleague yet. */
export const NOBODY_READ: Sql = raw("NOT EXISTS (SELECT 1 FROM first_readings WHERE lead_id = leads.id)");

/** How far back the desk looks for leads that wait for a call, or for somebody to read them. */
export const LOOKS_BACK = "30d";

const SHOWN = 5;

/** The first references of a list, and how many more there are. */
export const firstOf = (references: readonly string[]): string[] => [
  ...references.slice(0, SHOWN),
  ...(references.length > SHOWN ? [`and ${references.length - SHOWN} more`] : []),
];
