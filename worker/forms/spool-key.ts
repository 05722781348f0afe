/** Where a lead waits while the database is away. The staff's command knows it too: what is erased must not come back. */
export const SPOOL = "spool/";

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;
