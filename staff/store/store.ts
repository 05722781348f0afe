/** The leads' database and files, on this machine or deployed. Commands know no more of them than this. */
import type { Place } from "../failure.ts";
import { openLocal } from "./local.ts";
import { openRemote } from "./remote.ts";

export type Row = Readonly<Record<string, unknown>>;

export interface Store {
  readonly place: Place;
  /** One statement; its values are literals made by `sql.ts`. Rejects with a Failure. */
  query(sql: string): Promise<readonly Row[]>;
  /** Several statements that stand or fall together. */
  transact(statements: readonly string[]): Promise<void>;
  /** Writes an object to a file; false where there is no such object. */
  download(key: string, file: string): Promise<boolean>;
  upload(key: string, file: string, contentType: string): Promise<void>;
  /** Deleting what is not there is no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** The whole database as SQL, into a file. */
  dump(file: string): Promise<void>;
  /** Runs the statements of a dump, in order. */
  load(statements: AsyncIterable<string>): Promise<void>;
  close(): Promise<void>;
}

export interface Where {
  readonly place: Place;
  /** The local state folder, as wrangler's `--persist-to`. */
  readonly state: string;
}

export const openStore = ({ place, state }: Where): Promise<Store> =>
  place === "local" ? openLocal(state) : Promise.resolve(openRemote());
