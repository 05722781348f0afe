/** Queries for leads: which ones a command is about, and how they are read. */
import * as v from "valibot";
import { all, listOf, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
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
  const type = raw(storedSince ? "+form_type" : "form_type");
  if (types) conditions.push(types.length === 1 ? sql`${type} = ${types[0]!}` : sql`${type} IN ${listOf(types)}`);
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

/**
 * The same filter as several, of which each has leads in one order in an index: a form that had another type before has them under two. SQLite
 * merges what they find, and sorts nothing.
 */
const inOrder = (filter: Filter): readonly Filter[] =>
  filter.storedSince || !filter.types ? [filter] : filter.types.map((type) => ({ ...filter, types: [type] }));

/** @param options.at a column of times, which becomes one of the same name */
const inAnyOf = (filters: readonly Filter[], { at, where }: { readonly at: Sql; readonly where: Sql }): Sql =>
  filters
    .map((filter) => sql`SELECT ${SELECTED}, ${at} AS at FROM leads WHERE ${conditionsOf(filter)} AND ${where}`)
    .reduce((before, next) => sql`${before} UNION ALL ${next}`);

const RECEIVED = raw("received_at");
export const NEWEST_FIRST = raw("at DESC");
export const OLDEST_FIRST = raw("at");

/** Reads the first leads of an order that pass a filter, and a condition beside it. */
export const firstLeads = (
  store: Store,
  { filter, where = raw("1") }: { readonly filter: Filter; readonly where?: Sql },
  order: Sql,
  limit: number,
): Promise<readonly Lead[]> =>
  rowsOf(store, Lead, sql`${inAnyOf(inOrder(filter), { at: RECEIVED, where })} ORDER BY ${order} LIMIT ${limit}`);

/** The most that one answer of the database holds: so many rows, or bytes of payload. */
const PAGE = { rows: 2000, bytes: 4_000_000 } as const;

const pageOf = (leads: Sql): Sql => sql`
  SELECT ${SELECTED_AGAIN}, at FROM (
    SELECT *, SUM(length(payload)) OVER (ORDER BY at, id) - length(payload) AS before FROM (
      ${leads} ORDER BY at, id LIMIT ${PAGE.rows}
    )
  ) WHERE before < ${PAGE.bytes} ORDER BY at, id`;

const InPage = v.object({ ...Lead.entries, at: v.string() });

/**
 * Reads all leads of a filter, page by page, in the order in which they were received; of a filter by `storedSince` in the order in which they
 * were stored.
 */
export async function* leadPages(store: Store, filter: Filter): AsyncGenerator<readonly Lead[]> {
  const at = filter.storedSince ? raw("stored_at") : RECEIVED;
  let where = raw("1");
  for (;;) {
    const page = await rowsOf(store, InPage, pageOf(inAnyOf(inOrder(filter), { at, where })));
    const last = page.at(-1);
    if (!last) return;
    yield page.map(({ at: _at, ...lead }) => lead);
    where = sql`(${at}, id) > (${last.at}, ${last.id})`;
  }
}
