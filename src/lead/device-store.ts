/** An IndexedDB database that may be forbidden, full, closed or hanging. Every call has a time limit and never rejects. */
import { createStore, type UseStore } from "idb-keyval";
import { inTime, TooLate } from "./in-time.ts";
import { attempt } from "./storage.ts";

const TIMEOUT_MS = 3000;

const isAvailable = (): boolean => attempt(() => typeof indexedDB === "object" && indexedDB !== null) ?? false;

/** Lets another page delete the database. Otherwise the deletion waits for this connection, and every later call for the deletion. */
function yieldToDeletion(store: UseStore): void {
  const listen = ({ transaction: { db } }: IDBObjectStore): void =>
    db.addEventListener("versionchange", () => db.close(), { once: true });
  // A database that fails reports it to the operation itself.
  void Promise.resolve(store("readonly", listen)).catch(() => {});
}

export class DeviceStore {
  readonly #name: string;
  readonly #table: string;
  #connection: UseStore | undefined;
  /** It did not answer once. This document does not wait for it again. */
  #isHanging = false;

  constructor(name: string, table: string) {
    this.#name = name;
    this.#table = table;
  }

  #connect(): UseStore {
    if (this.#connection) return this.#connection;
    this.#connection = createStore(this.#name, this.#table);
    yieldToDeletion(this.#connection);
    return this.#connection;
  }

  /** Runs an operation. @returns `undefined` if it failed or took too long. */
  async run<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    if (this.#isHanging || !isAvailable()) return undefined;
    try {
      return await inTime(
        TIMEOUT_MS,
        work(this.#connect()).catch((error: unknown) => {
          // A browser may close a connection without an event.
          this.#connection = undefined;
          if ((error as Error).name !== "InvalidStateError") throw error;
          return work(this.#connect());
        }),
      );
    } catch (error) {
      this.#connection = undefined;
      this.#isHanging = error instanceof TooLate;
      console.warn(`${this.#name} is not available`, error);
      return undefined;
    }
  }
}
