/** The IndexedDB database of the outbox. It may be forbidden, full, closed or hanging. Every call has a time limit and never rejects. */
import { createStore, type UseStore } from "idb-keyval";
import { inTime, TooLate } from "./in-time.ts";
import { attempt } from "./storage.ts";

const TIMEOUT_MS = 3000;

const isAvailable = (): boolean =>
  attempt(() => typeof indexedDB === "object" && indexedDB !== null) ?? false;

/** Lets another page delete the database. Otherwise the deletion waits for this connection, and every later call for the deletion. */
function yieldToDeletion(store: UseStore): void {
  const listen = ({ transaction: { db } }: IDBObjectStore): void =>
    db.addEventListener("versionchange", () => db.close(), { once: true });
  // A database that fails reports it to the operation itself.
  void Promise.resolve(store("readonly", listen)).catch(() => {});
}

export class DeviceStore {
  #connection: UseStore | undefined;
  /** It did not answer once. This document does not wait for it again. */
  #isHanging = false;

  #connect(): UseStore {
    if (this.#connection) return this.#connection;
    this.#connection = createStore("aipm-outbox", "leads");
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
      console.warn("The outbox is not available", error);
      return undefined;
    }
  }
}
