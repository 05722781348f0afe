/** SQL with bound values. A value never becomes part of the text. */

/** A bound value. `sql` binds texts alone, because D1's HTTP API documents its parameters as strings. */
export type Value = string | number;

export interface Sql {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A number or NULL as SQL. A bound text would be compared as a text. */
function literal(value: number | null): string {
  if (value !== null && !Number.isFinite(value))
    throw new RangeError(`SQL cannot store the number ${value}`);
  return value === null ? "NULL" : String(value);
}

/**
 * A template of SQL. Another Sql value is inserted as SQL, as are numbers and NULL. A text is bound as `?`.
 *
 * @example sql`SELECT id FROM leads WHERE ${recent} AND city = ${city}`
 */
export function sql(
  texts: TemplateStringsArray,
  ...parts: readonly (string | number | null | Sql)[]
): Sql {
  const pieces = parts.map((part) =>
    typeof part === "string"
      ? { text: "?", values: [part] }
      : typeof part === "number" || part === null
        ? raw(literal(part))
        : part,
  );
  return {
    text: texts.map((text, i) => text + (pieces[i]?.text ?? "")).join(""),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** Text of our own, such as a column or a table. Never text that a person typed. */
export const raw = (text: string): Sql => ({ text, values: [] });

/** A list for `IN`, bound as one JSON value because D1 binds at most 100 values. */
export const jsonList = (values: readonly string[]): Sql =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Joins conditions with AND. An empty list is always true. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0
    ? conditions.reduce((before, next) => sql`${before} AND ${next}`)
    : raw("1");
