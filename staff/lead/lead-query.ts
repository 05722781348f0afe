/** Queries for leads: which ones a command is about, and how they are read. */
import { all, listOf, raw, type Sql, sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { CANARY } from "../../src/forms/canary.ts";
import { isSpam, NO_SPAM } from "./flags.ts";
import { Lead, SELECTED, SELECTED_AGAIN } from "./lead.ts";

/** Which leads a command is about. Times are ISO 8601 in UTC; `since` is inclusive, `until` and `before` exclusive. */
export interface Filter {
  readonly types?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  /** When it was stored, which may be long after it was received. */
  readonly storedSince?: string;
  readonly storedBefore?: string;
  /** Includes those that staff flagged, and those of the smoke test. */
  readonly withSpam?: boolean;
}

const NO_CANARY = sql`NOT (full_name = ${CANARY.fullName} AND utm_source IS ${CANARY.utmSource})`;

const isCanary = ({ full_name: name, utm_source: source }: Lead): boolean =>
  name === CANARY.fullName && source === CANARY.utmSource;

/** A filter as a condition on `leads`. */
export function conditionsOf({ types, since, until, storedSince, storedBefore, withSpam }: Filter): Sql {
  const conditions: Sql[] = withSpam ? [] : [NO_SPAM, NO_CANARY];
  // The `+` keeps SQLite from the form's index: what is new is found by the index of `stored_at`.
  if (types) conditions.push(sql`${raw(storedSince ? "+form_type" : "form_type")} IN ${listOf(types)}`);
  if (since) conditions.push(sql`received_at >= ${since}`);
  if (until) conditions.push(sql`received_at < ${until}`);
  if (storedSince) conditions.push(sql`stored_at >= ${storedSince}`);
  if (storedBefore) conditions.push(sql`stored_at < ${storedBefore}`);
  return all(conditions);
}

/** Whether a lead of the spool, which has no `stored_at`, passes a filter. */
export const matches = ({ types, since, until, withSpam }: Filter, lead: Lead): boolean =>
  (!types || types.includes(lead.form_type)) &&
  (!since || lead.received_at >= since) &&
  (!until || lead.received_at < until) &&
  (withSpam === true || !(isSpam(lead) || isCanary(lead)));

/** The most that one answer of the database holds: so many rows, or bytes of payload. */
const PAGE = { rows: 2000, bytes: 4_000_000 } as const;

const pageOf = (conditions: Sql): Sql => sql`
  SELECT ${SELECTED_AGAIN} FROM (
    SELECT *, SUM(length(payload)) OVER (ORDER BY received_at, id) - length(payload) AS before FROM (
      SELECT ${SELECTED} FROM leads WHERE ${conditions} ORDER BY received_at, id LIMIT ${PAGE.rows}
    )
  ) WHERE before < ${PAGE.bytes} ORDER BY received_at, id`;

export const NEWEST_FIRST = raw("received_at DESC, id DESC");
export const OLDEST_FIRST = raw("received_at, id");

/** Reads the first leads of an order. */
export const firstLeads = (store: Store, where: Sql, order: Sql, limit: number): Promise<readonly Lead[]> =>
  rowsOf(store, Lead, sql`SELECT ${SELECTED} FROM leads WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);

/** Reads all leads of a filter in the order in which they were received, page by page. */
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

/** How many leads pass a filter. */
export const countLeads = (store: Store, filter: Filter): Promise<number> =>
  numberOf(store, sql`SELECT COUNT(*) AS n FROM leads WHERE ${conditionsOf(filter)}`);
