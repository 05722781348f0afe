/** Bytes that one D1 database holds. From 60 % on, see "The database is filling up" in docs/runbook.md. */
const DATABASE_BYTES = 10e9;
export const isFillingUp = (bytes: number): boolean => bytes >= 0.6 * DATABASE_BYTES;
