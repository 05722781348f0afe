/** Where a lead waits while the database is away. The staff's command knows it too: what is erased must not come back. */
export const SPOOL = "spool/";

/** What could not be brought in, with the reason in its metadata: out of the drain's way until somebody looks at it. */
export const DEAD_LETTERS = `${SPOOL}stuck/`;

/** That metadata. */
export interface DeadLetter {
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;

/** Every key under which a lead may wait. */
export const spoolKeysOf = (id: string): readonly string[] => [spoolKey(id), `${DEAD_LETTERS}${id}.json`];
