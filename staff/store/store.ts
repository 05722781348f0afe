/** The leads' database and bucket, local or deployed. Commands reach both through a Store alone. */
import * as v from "valibot";
import { CommandFailure, type Place } from "../failure.ts";
import { type Sql, sql } from "./sql.ts";

export interface StoredObject {
  readonly key: string;
  readonly uploaded: Date;
  /** What the edge wrote beside the object, such as why a lead could not be stored. */
  readonly customMetadata?: Readonly<Record<string, string>> | undefined;
}

/** No object has this key. */
export const NOTHING = "spool/nothing";

/** D1 and R2 of one place. Every method rejects with a CommandFailure that says what to do. */
export interface Store {
  readonly place: Place;
  /** Runs one statement and returns its rows. `rowsOf` checks their shape. */
  query(statement: Sql): Promise<readonly unknown[]>;
  /** Runs statements in one transaction: all of them, or none. */
  transact(statements: readonly Sql[]): Promise<void>;
  /** Lists the objects whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Reads a small object as text; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  /** Writes an object to `file`, a path; false where there is no such object. */
  download(key: string, file: string): Promise<boolean>;
  /** Deletes objects. A key that does not exist is no failure: NOTHING asks whether this colleague may. */
  remove(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs a query and checks the shape of its rows.
 * @param row what each row must match
 * @throws CommandFailure where the database is of another release, or out of reach
 * @example const leads = await rowsOf(store, v.object({ id: v.string() }), sql`SELECT id FROM leads WHERE city = ${city}`);
 */
export async function rowsOf<T>(store: Store, row: v.GenericSchema<unknown, T>, statement: Sql): Promise<readonly T[]> {
  const parsed = v.safeParse(v.array(row), await store.query(statement));
  if (parsed.success) return parsed.output;
  const { message, path } = parsed.issues[0];
  throw new CommandFailure(
    `The database answered what this release of the commands does not know (${path?.at(-1)?.key}: ${message}).`,
  );
}

const Clock = v.object({ now: v.string() });

/** The time by the database's own clock, ISO 8601 in UTC. Only that may be compared with `stored_at`, which the same clock wrote. */
export async function clockOf(store: Store): Promise<string> {
  const [row] = await rowsOf(store, Clock, sql`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`);
  return row!.now;
}
