/** SQL with its values beside it: what a template is filled with is bound, never written into the text. */

export type Value = string | number | null;

export interface Sql {
  readonly text: string;
  readonly values: readonly Value[];
}

/** `sql\`SELECT 1 FROM leads WHERE ${condition} AND id = ${id}\``: other SQL is joined in, all else becomes a `?`. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const pieces = parts.map((part) =>
    typeof part === "object" && part !== null ? part : { text: "?", values: [part] },
  );
  return {
    text: texts.map((text, i) => text + (pieces[i]?.text ?? "")).join(""),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** Words of our own: a column, a table. Never what somebody typed. */
export const raw = (text: string): Sql => ({ text, values: [] });

/** For `IN`: one value however long the list, since D1 takes a hundred of them. */
export const listOf = (values: readonly string[]): Sql => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Conditions that hold together; none make one that always holds. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? conditions.reduce((before, next) => sql`${before} AND ${next}`) : raw("1");
