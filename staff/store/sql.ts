/** SQL with bound values: no value is ever written into the text. */

export type Value = string | number | null;

export interface Sql {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * A template of SQL: other SQL is inserted as it is, every other value becomes a bound `?`.
 * @example
 * const recent = sql`received_at >= ${"2026-11-01T00:00:00Z"}`;
 * await store.query(sql`SELECT reference FROM leads WHERE ${recent} AND city = ${city}`);
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const pieces = parts.map((part) =>
    typeof part === "object" && part !== null ? part : { text: "?", values: [part] },
  );
  return {
    text: texts.map((text, i) => text + (pieces[i]?.text ?? "")).join(""),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** Text of our own, such as a column or a table. Never what somebody typed. */
export const raw = (text: string): Sql => ({ text, values: [] });

/** A list for `IN`, bound as one value of JSON: D1 binds at most a hundred. */
export const listOf = (values: readonly string[]): Sql => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Joins conditions by AND. No condition at all is always true. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? conditions.reduce((before, next) => sql`${before} AND ${next}`) : raw("1");
