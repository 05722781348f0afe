/** An IndexedDB database that may be forbidden, full, closed or hanging. Every call has a time limit and never rejects. */
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

  /** Runs an operation. @returns `undefined` if it failed or took too long. */
  async run<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    if (!isAvailable()) return undefined;
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
      console.warn(`${this.#name} is not available`, error);
      return undefined;
    }
  }
}
