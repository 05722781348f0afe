/** Values inside SQL. wrangler takes whole statements and no parameters, so this is the one place that writes them. */

/** A text as an SQL literal. A NUL would end the statement early. */
export const quoted = (text: string): string => `'${text.replaceAll("\0", "").replaceAll("'", "''")}'`;

/** Conditions joined; none make a condition that always holds. */
export const all = (conditions: readonly string[]): string => (conditions.length > 0 ? conditions.join(" AND ") : "1");

export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map(quoted).join(", ")})`;
