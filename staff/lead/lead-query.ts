/** Queries for leads. */
import * as v from "valibot";
import { all, jsonList, raw, type Sql, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { CANARY, IS_CANARY } from "../../src/record/canary.ts";
import { isSpam, NO_SPAM } from "./flags.ts";
import { Lead, SELECTED } from "./stored-lead.ts";

/** Selects leads. Times are ISO 8601 in UTC. `since` is inclusive, `until` exclusive. */
export interface Filter {
  readonly types?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  /**
   * Leads that were stored after this row. Rows are numbered in the order of storing, independent
   * of clocks.
   */
  readonly afterRow?: number;
  readonly upToRow?: number | undefined;
  /** Includes leads that staff flagged, and those of the smoke test. */
  readonly withSpam?: boolean;
}

const NO_CANARY = raw(`NOT ${IS_CANARY}`);

const isCanary = ({ full_name: name, utm_source: source }: Lead): boolean =>
  name === CANARY.fullName && source === CANARY.utmSource;

/** A filter as a condition on `leads`. */
export function toCondition({ types, since, until, afterRow, upToRow, withSpam }: Filter): Sql {
  const conditions: Sql[] = withSpam ? [] : [NO_SPAM, NO_CANARY];
  // The `+` keeps SQLite from the form's index, because new leads are found by their rows.
  const type = raw(afterRow === undefined ? "form_type" : "+form_type");
  if (types)
    conditions.push(
      types.length === 1 ? sql`${type} = ${types[0]!}` : sql`${type} IN ${jsonList(types)}`,
    );
  if (since) conditions.push(sql`received_at >= ${since}`);
  if (until) conditions.push(sql`received_at < ${until}`);
  if (afterRow !== undefined) conditions.push(sql`rowid > ${afterRow}`);
  // Without the `+` SQLite would sort a page by time, instead of reading the index of that order.
  if (upToRow !== undefined) conditions.push(sql`+rowid <= ${upToRow}`);
  return all(conditions);
}

/** Whether a lead of the spool, which has no row, passes a filter. */
export const matches = ({ types, since, until, withSpam }: Filter, lead: Lead): boolean =>
  (!types || types.includes(lead.form_type)) &&
  (!since || lead.received_at >= since) &&
  (!until || lead.received_at < until) &&
  (withSpam === true || !(isSpam(lead) || isCanary(lead)));

/**
 * Leads with the column of their order as `at`. An index has the leads of one type in order, so each type has its own SELECT, and SQLite
 * merges them without sorting. After a form's type is renamed, its leads have both types.
 */
function selectInOrder({ types, ...filter }: Filter, order: Sql, where: Sql): Sql {
  const filters =
    types && filter.afterRow === undefined
      ? types.map((type) => ({ ...filter, types: [type] }))
      : [{ ...filter, ...(types && { types }) }];
  return filters
    .map(
      (one) =>
        sql`SELECT ${SELECTED}, rowid AS row, ${order} AS at FROM leads WHERE ${toCondition(one)} AND ${where}`,
    )
    .reduce((before, next) => sql`${before} UNION ALL ${next}`);
}

const RECEIVED = raw("received_at");
export const NEWEST_FIRST = raw("at DESC");
export const OLDEST_FIRST = raw("at");

/** Reads the first leads of an order that pass a filter and a condition. */
export const firstLeads = (
  store: Store,
  { filter, where = raw("1") }: { readonly filter: Filter; readonly where?: Sql },
  order: Sql,
  limit: number,
): Promise<readonly Lead[]> =>
  queryRows(
    store,
    Lead,
    sql`${selectInOrder(filter, RECEIVED, where)} ORDER BY ${order} LIMIT ${limit}`,
  );

/** The most rows, and bytes of payload, in one answer of the database. */
const PAGE = { rows: 2000, bytes: 4_000_000 } as const;

const selectPage = (leads: Sql): Sql => sql`
  SELECT * FROM (
    SELECT *, SUM(length(payload)) OVER (ORDER BY at, id) - length(payload) AS before FROM (
      ${leads} ORDER BY at, id LIMIT ${PAGE.rows}
    )
  ) WHERE before < ${PAGE.bytes} ORDER BY at, id`;

const StoredLead = v.object({
  ...Lead.entries,
  row: v.number(),
  at: v.union([v.string(), v.number()]),
});
export type StoredLead = Lead & { readonly row: number };

interface Page {
  readonly leads: readonly StoredLead[];
  /** A condition on `leads` that selects this page again. */
  readonly same: Sql;
}

/** Reads all leads of a filter, page by page, in the order of receiving. With `afterRow`, in the order of storing. */
export async function* leadPages(store: Store, filter: Filter): AsyncGenerator<Page> {
  const isByTime = filter.afterRow === undefined;
  const order = isByTime ? RECEIVED : raw("rowid");
  let [rest, where] = [filter, raw("1")];
  for (;;) {
    const page = await queryRows(store, StoredLead, selectPage(selectInOrder(rest, order, where)));
    const last = page.at(-1);
    if (!last) return;
    const end = isByTime
      ? sql`(${order}, id) <= (${last.at}, ${last.id})`
      : sql`rowid <= ${last.row}`;
    yield {
      leads: page.map(({ at: _at, ...lead }) => lead),
      same: all([toCondition(rest), where, end]),
    };
    // One lower bound: with several, SQLite would read every page from the first of them.
    if (isByTime) {
      const { since: _since, ...others } = filter;
      [rest, where] = [others, sql`(${order}, id) > (${last.at}, ${last.id})`];
    } else rest = { ...filter, afterRow: last.row };
  }
}

const Row = v.object({ row: v.nullable(v.number()) });

/** The highest row of these leads, or of all leads. */
export async function lastRow(store: Store, ids?: readonly string[]): Promise<number | undefined> {
  const where = ids ? sql`id IN ${jsonList(ids)}` : raw("1");
  const [found] = await queryRows(
    store,
    Row,
    sql`SELECT MAX(rowid) AS row FROM leads WHERE ${where}`,
  );
  return found?.row ?? undefined;
}
