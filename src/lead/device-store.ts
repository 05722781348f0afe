/** A database of this device, which may be forbidden, full, closed under our hands, or hang: nothing waits for it, and nothing fails with it. */
import { createStore, type UseStore } from "idb-keyval";
import { inTime } from "./in-time.ts";
import { attempt } from "./storage.ts";

const TIMEOUT_MS = 3000;

const isAvailable = (): boolean => attempt(() => typeof indexedDB === "object" && indexedDB !== null) ?? false;

export class DeviceStore {
  readonly #name: string;
  readonly #table: string;
  #connection: UseStore | undefined;

  constructor(name: string, table: string) {
    this.#name = name;
    this.#table = table;
  }

  #connect(): UseStore {
    return (this.#connection ??= createStore(this.#name, this.#table));
  }

  /** @returns undefined where the database did not do it */
  async ask<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    if (!isAvailable()) return undefined;
    try {
      return await inTime(
        TIMEOUT_MS,
        work(this.#connect()).catch((error: unknown) => {
          // A browser may close a connection without an event that says so.
          this.#connection = undefined;
          if ((error as Error).name !== "InvalidStateError") throw error;
          return work(this.#connect());
        }),
      );
    } catch (error) {
      this.#connection = undefined;
      console.warn(`${this.#name} is not available`, error);
      return undefined;
    }
  }
}
