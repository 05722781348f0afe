/** The folder in R2 in which leads wait while D1 is away. The staff command uses it too, to show and erase such leads. */
export const SPOOL = "spool/";

/** The folder of dead letters, each with its reason in the metadata. */
export const DEAD_LETTERS = `${SPOOL}stuck/`;

/** The metadata of a dead letter. */
export interface DeadLetter {
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;

/** All keys that a lead may have in R2. */
export const spoolKeysOf = (id: string): readonly string[] => [spoolKey(id), `${DEAD_LETTERS}${id}.json`];
