/**
 * Databases of several years behind the one interface that the desk knows: the second step of growth in docs/runbook.md.
 * It stands here as the proof, and moves to staff/store on the day that it is needed.
 */
import type { Sql } from "../../staff/store/sql.ts";
import type { Store } from "../../staff/store/store.ts";

type Row = Readonly<Record<string, string | number | null>>;

const isCount = (row: Row): boolean => "n" in row;
const isLead = (row: Row): boolean => "received_at" in row && "id" in row;

/** Counts of the same thing are added up. */
function addedUp(rows: readonly Row[], text: string): Row[] {
  const sums = new Map<string, number>();
  for (const { n, ...rest } of rows) {
    const key = JSON.stringify(rest);
    sums.set(key, (sums.get(key) ?? 0) + Number(n));
  }
  const all = [...sums].map(([key, n]): Row => ({ ...(JSON.parse(key) as Row), n }));
  const keyOf = (row: Row): string => JSON.stringify({ ...row, n: 0 });
  return all.toSorted((a, b) =>
    /ORDER BY n DESC/.test(text) ? Number(b.n) - Number(a.n) : keyOf(a).localeCompare(keyOf(b)),
  );
}

const placeOf = ({ received_at: at, id }: Row): string => `${String(at)} ${String(id)}`;

/**
 * Leads in their order over all years, each once: one that was sent again after the turn of the year may stand in two. Of
 * answers that hold a page each, what lies behind the end of the shortest is left for the next page.
 */
function inOrder(answers: readonly (readonly Row[])[], { text, values }: Sql): Row[] {
  const direction = /received_at DESC/.test(text) ? -1 : 1;
  const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -direction : direction);
  const byId = new Map(answers.flat().map((row) => [row.id, row]));
  const rows = [...byId.values()].toSorted((a, b) => compare(placeOf(a), placeOf(b)));
  if (/LIMIT \?\s*$/.test(text)) return rows.slice(0, Number(values.at(-1)));
  if (!text.includes("LIMIT")) return rows;
  const ends = answers.flatMap((answer) => (answer.length > 0 ? [placeOf(answer.at(-1)!)] : []));
  const end = ends.toSorted(compare)[0];
  return rows.filter((row) => end !== undefined && compare(placeOf(row), end) <= 0);
}

/** The last is the newest, which the site writes to. */
export function yearsStore(stores: readonly Store[]): Store {
  const newest = stores.at(-1)!;
  return {
    ...newest,
    async query(statement) {
      const answers = (await Promise.all(stores.map((store) => store.query(statement)))) as (readonly Row[])[];
      const rows = answers.flat();
      if (rows.length > 0 && rows.every(isCount)) return addedUp(rows, statement.text);
      if (rows.length > 0 && rows.every(isLead)) return inOrder(answers, statement);
      return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    },
    // Whoever is erased or flagged may stand in any of them; what concerns nobody there changes nothing.
    async transact(statements) {
      for (const store of stores) await store.transact(statements);
    },
  };
}
