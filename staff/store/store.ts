/** The leads' database and files, on this machine or deployed. Commands know no more of them than this. */
import * as v from "valibot";
import { Failure, type Place } from "../failure.ts";
import type { Sql } from "./sql.ts";

export interface StoredObject {
  readonly key: string;
  readonly uploaded: Date;
  /** What the edge noted beside it. */
  readonly customMetadata?: Readonly<Record<string, string>> | undefined;
}

/** Everything rejects with a Failure. */
export interface Store {
  readonly place: Place;
  query(statement: Sql): Promise<readonly unknown[]>;
  /** Several statements that stand or fall together. */
  transact(statements: readonly Sql[]): Promise<void>;
  /** Objects whose key begins with it, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** A small object as text; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  /** Bytes of an object; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Writes an object to a file; false where there is no such object. */
  download(key: string, file: string): Promise<boolean>;
  upload(key: string, file: string, contentType: string): Promise<void>;
  /** Deleting what is not there is no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** Where D1's own history stands, to return to; undefined where there is no such history. */
  bookmark(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The rows of a query as the schema has them. */
export async function rowsOf<T>(store: Store, row: v.GenericSchema<unknown, T>, statement: Sql): Promise<readonly T[]> {
  const parsed = v.safeParse(v.array(row), await store.query(statement));
  if (parsed.success) return parsed.output;
  const { message, path } = parsed.issues[0];
  throw new Failure(
    `The database answered what this release of the commands does not know (${path?.at(-1)?.key}: ${message}).`,
  );
}

const Counted = v.object({ n: v.number() });

/** The one number of a statement that selects it as `n`. */
export async function numberOf(store: Store, statement: Sql): Promise<number> {
  const [row] = await rowsOf(store, Counted, statement);
  return row?.n ?? 0;
}
