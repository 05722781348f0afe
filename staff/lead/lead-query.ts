/** Which leads a command speaks of, and all of them in order of arrival, page by page, however many there are. */
import { all, listOf, raw, type Sql, sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { CANARY } from "../../src/forms/canary.ts";
import { isSpam, NO_SPAM } from "./flags.ts";
import { Lead, SELECTED, SELECTED_AGAIN } from "./lead.ts";

/** All times ISO 8601 in UTC. */
export interface Filter {
  readonly types?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  /** Stored in the database from then on: a lead may arrive long before it is stored. */
  readonly storedSince?: string;
  readonly storedBefore?: string;
  /** Those that staff flagged too, and the smoke test's own. */
  readonly withSpam?: boolean;
}

const NO_CANARY = sql`NOT (full_name = ${CANARY.fullName} AND utm_source IS ${CANARY.utmSource})`;

const isCanary = ({ full_name: name, utm_source: source }: Lead): boolean =>
  name === CANARY.fullName && source === CANARY.utmSource;

export function conditionsOf({ types, since, until, storedSince, storedBefore, withSpam }: Filter): Sql {
  const conditions: Sql[] = withSpam ? [] : [NO_SPAM, NO_CANARY];
  // The `+` keeps the form's index out of it: what is new is found by when it was stored, whenever it was received.
  if (types) conditions.push(sql`${raw(storedSince ? "+form_type" : "form_type")} IN ${listOf(types)}`);
  if (since) conditions.push(sql`received_at >= ${since}`);
  if (until) conditions.push(sql`received_at < ${until}`);
  if (storedSince) conditions.push(sql`stored_at >= ${storedSince}`);
  if (storedBefore) conditions.push(sql`stored_at < ${storedBefore}`);
  return all(conditions);
}

/** The same of a lead that is not in the database yet. */
export const matches = ({ types, since, until, withSpam }: Filter, lead: Lead): boolean =>
  (!types || types.includes(lead.form_type)) &&
  (!since || lead.received_at >= since) &&
  (!until || lead.received_at < until) &&
  (withSpam === true || !(isSpam(lead) || isCanary(lead)));

/** Rows of a page, and bytes of payload where the rows are large: what one answer holds stays small. */
const PAGE = { rows: 2000, bytes: 4_000_000 } as const;

const pageOf = (conditions: Sql): Sql => sql`
  SELECT ${SELECTED_AGAIN} FROM (
    SELECT *, SUM(length(payload)) OVER (ORDER BY received_at, id) - length(payload) AS before FROM (
      SELECT ${SELECTED} FROM leads WHERE ${conditions} ORDER BY received_at, id LIMIT ${PAGE.rows}
    )
  ) WHERE before < ${PAGE.bytes} ORDER BY received_at, id`;

export async function* leadPages(store: Store, filter: Filter): AsyncGenerator<readonly Lead[]> {
  let after = raw("1");
  for (;;) {
    const leads = await rowsOf(store, Lead, pageOf(all([conditionsOf(filter), after])));
    const last = leads.at(-1);
    if (!last) return;
    yield leads;
    after = sql`(received_at, id) > (${last.received_at}, ${last.id})`;
  }
}

export const countLeads = (store: Store, filter: Filter): Promise<number> =>
  numberOf(store, sql`SELECT COUNT(*) AS n FROM leads WHERE ${conditionsOf(filter)}`);
