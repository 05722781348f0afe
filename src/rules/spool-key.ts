/** The folder of the spool in R2. The desk also reads it, to show and erase its leads. */
export const SPOOL = "spool/";

/** Earlier releases moved leads that D1 rejected here. */
export const DEAD_LETTERS = `${SPOOL}stuck/`;

/** The metadata of such an object. */
export interface DeadLetter {
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

export const spoolKey = (id: string): string => `${SPOOL}${id}.json`;

/** All keys that a lead may have in R2. */
export const spoolKeysOf = (id: string): readonly string[] => [spoolKey(id), `${DEAD_LETTERS}${id}.json`];
