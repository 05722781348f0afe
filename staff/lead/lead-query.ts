/** Leads in order of arrival, page by page, however many there are. */
import { LEADING_COLUMNS, TRAILING_COLUMNS } from "../../src/forms/columns.ts";
import { all, oneOf, quoted } from "../store/sql.ts";
import type { Row, Store } from "../store/store.ts";

/** All times ISO 8601 in UTC. */
export interface Filter {
  readonly types?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  /** Stored in the database from then on: a lead may arrive long before it is stored. */
  readonly storedSince?: string;
  readonly storedBefore?: string;
}

const DAY = 86_400_000;
/** A lead waits in the spool for minutes; it is looked for this far back, so that no scan reads the whole table. */
const LONGEST_IN_SPOOL = 30 * DAY;

export function conditionsOf({ types, since, until, storedSince, storedBefore }: Filter): string {
  const conditions: string[] = [];
  if (types) conditions.push(oneOf("form_type", types));
  if (since) conditions.push(`received_at >= ${quoted(since)}`);
  if (until) conditions.push(`received_at < ${quoted(until)}`);
  if (storedSince) {
    const earliest = new Date(Date.parse(storedSince) - LONGEST_IN_SPOOL).toISOString();
    conditions.push(`stored_at >= ${quoted(storedSince)}`, `received_at >= ${quoted(earliest)}`);
  }
  if (storedBefore) conditions.push(`stored_at < ${quoted(storedBefore)}`);
  return all(conditions);
}

const SHARED = [...LEADING_COLUMNS, ...TRAILING_COLUMNS];
export const SELECTED = SHARED.map(({ name, sql }) => `${sql} AS "${name}"`).join(", ");
const NAMES = SHARED.map(({ name }) => `"${name}"`).join(", ");

/** Rows of a page, and bytes of payload where the rows are large: what one answer holds stays small. */
const PAGE = { rows: 2000, bytes: 4_000_000 } as const;

const pageAfter = (conditions: string): string => `
  SELECT ${NAMES}, form_type, payload FROM (
    SELECT *, SUM(length(payload)) OVER (ORDER BY received_at, id) - length(payload) AS before FROM (
      SELECT ${SELECTED}, form_type, payload FROM leads WHERE ${conditions} ORDER BY received_at, id LIMIT ${PAGE.rows}
    )
  ) WHERE before < ${PAGE.bytes} ORDER BY received_at, id`;

export async function* leadPages(store: Store, filter: Filter): AsyncGenerator<readonly Row[]> {
  const conditions = conditionsOf(filter);
  let cursor = "";
  for (;;) {
    const rows = await store.query(pageAfter(conditions + cursor));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    cursor = ` AND (received_at, id) > (${quoted(String(last.received_at))}, ${quoted(String(last.id))})`;
  }
}

export async function countLeads(store: Store, filter: Filter): Promise<number> {
  const [row] = await store.query(`SELECT COUNT(*) AS n FROM leads WHERE ${conditionsOf(filter)}`);
  return Number(row?.n ?? 0);
}
