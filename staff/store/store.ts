/** The leads' database and bucket, local or deployed. Commands reach both only through a Store. */
import * as v from "valibot";
import { CommandFailure, type Place } from "../failure.ts";
import type { Sql } from "./sql.ts";

export interface StoredObject {
  readonly key: string;
  readonly uploaded: Date;
}

/** A key that no object has. Deleting it checks the colleague's permission. */
export const NOTHING = "spool/nothing";

/** D1 and R2 of one place. Every method rejects with a CommandFailure that says what to do. */
export interface Store {
  readonly place: Place;
  /** Runs one statement and returns its rows. `queryRows` checks their shape. */
  query(statement: Sql): Promise<readonly unknown[]>;
  /** Runs statements in one transaction. */
  transact(statements: readonly Sql[]): Promise<void>;
  /** Lists the objects with this prefix of their keys, in the order of the keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Reads an object, or returns `undefined` if it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Deletes objects. Missing keys are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs a query and checks the shape of its rows.
 *
 * @param row the schema of each row
 * @throws CommandFailure if the database is of another release, or out of reach
 */
export async function queryRows<T>(
  store: Store,
  row: v.GenericSchema<unknown, T>,
  statement: Sql,
): Promise<readonly T[]> {
  const parsed = v.safeParse(v.array(row), await store.query(statement));
  if (parsed.success) return parsed.output;
  const { message, path } = parsed.issues[0];
  throw new CommandFailure(
    `The database has values that this release of the commands does not know (${path?.at(-1)?.key}: ${message}).`,
  );
}
