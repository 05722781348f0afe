/** The folder of the spool in R2. The desk also reads it, to show and erase its leads. */
export const SPOOL = "spool/";

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;
