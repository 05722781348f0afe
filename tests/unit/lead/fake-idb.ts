/**
 * A fake of "idb-keyval" with the one table of the outbox. A test file registers it:
 * `vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);`
 */
type Operation = "getAll" | "put" | "delete";

/** The rows by id. */
export const table = new Map<string, unknown>();

interface Fault {
  /** Any operation by default. */
  readonly of?: Operation;
  /** Runs before the operation. If it rejects, the operation and its transaction do. */
  readonly happens: () => Promise<unknown>;
}
/** Each fault meets one operation, the next one of its kind. */
export const faults: Fault[] = [];
export const fails = (name: string) => (): Promise<never> =>
  Promise.reject(new DOMException(name, name));
export const hangs = (): Promise<never> => new Promise(() => {});

const operations: (Operation | "open")[] = [];
/** How often something was done since the last reset. A new connection counts as "open". */
export const countOperations = (kind: (typeof operations)[number]): number =>
  operations.filter((operation) => operation === kind).length;

async function run<T>(operation: Operation, work: () => T): Promise<T> {
  operations.push(operation);
  const index = faults.findIndex(({ of = operation }) => of === operation);
  if (index !== -1) await faults.splice(index, 1)[0]!.happens();
  return work();
}

/** Changes the table when all of its operations have succeeded. */
class Transaction {
  readonly db = new EventTarget();
  readonly #staged: (readonly [Operation, () => unknown])[] = [];
  readonly #objectStore = {
    transaction: this,
    getAll: () => run("getAll", () => [...table.values()]),
    put: (row: unknown, id: string) => void this.#staged.push(["put", () => table.set(id, row)]),
    delete: (id: string) => void this.#staged.push(["delete", () => table.delete(id)]),
  };

  async commit(): Promise<void> {
    for (const [operation] of this.#staged) await run(operation, () => {});
    for (const [, change] of this.#staged) change();
  }

  with = <T>(work: (objectStore: object) => T): T => work(this.#objectStore);
}

/** Transactions run one after the other. */
let last: Promise<unknown> = Promise.resolve();

type Store = <T>(mode: string, work: (objectStore: never) => T | Promise<T>) => Promise<T>;

export const fakeIdbKeyval = {
  createStore: (): Store => {
    operations.push("open");
    return (_, work) => {
      const next = last.then(() => new Transaction().with(work as never)) as Promise<never>;
      last = next.catch(() => {});
      return next;
    };
  },
  values: (store: Store) =>
    store("readonly", ({ getAll }: { readonly getAll: () => unknown }) => getAll()),
  promisifyRequest: (request: unknown) =>
    request instanceof Transaction ? request.commit() : request,
};

export function resetDatabases(): void {
  table.clear();
  faults.length = 0;
  operations.length = 0;
  last = Promise.resolve();
}
