/** The folder of the spool in R2. The desk also reads it, to show and erase its leads. */
export const SPOOL = "spool/";
/** Leads that could not be stored for a day. The job tries them again once a day. */
export const SPOOL_FAILED = "spool-failed/";

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;
export const failedKey = (id: string): string => `${SPOOL_FAILED}${id}.json`;
