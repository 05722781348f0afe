/** What one D1 holds, bytes; and from where on somebody should think of docs/runbook.md, "Growth". */
export const DATABASE_HOLDS = 10e9;
export const isFillingUp = (bytes: number): boolean => bytes >= 0.6 * DATABASE_HOLDS;
