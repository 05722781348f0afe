/**
 * A fake of "idb-keyval". A test file registers it:
 * `vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);`
 */
type Operation = "get" | "values" | "set" | "del" | "update";

const databases = new Map<string, Map<string, unknown>>();

/** The only table of a database. */
export function findTable<T>(database: string): Map<string, T> {
  if (!databases.has(database)) databases.set(database, new Map());
  return databases.get(database) as Map<string, T>;
}

interface Fault {
  /** Any operation by default. */
  readonly of?: Operation;
  /** Runs before the operation. If it rejects, the operation does. */
  readonly happens: () => Promise<unknown>;
}
/** Each fault meets one operation, the next one of its kind. */
export const faults: Fault[] = [];
export const fails = (name: string) => (): Promise<never> => Promise.reject(new DOMException(name, name));
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

/** A connection, which is a function in "idb-keyval". */
type Store = (() => void) & { readonly database: string };

export const fakeIdbKeyval = {
  createStore: (name: string): Store => {
    operations.push("open");
    return Object.assign(() => {}, { database: name });
  },
  get: (id: string, { database }: Store) => run("get", () => findTable(database).get(id)),
  values: ({ database }: Store) => run("values", () => [...findTable(database).values()]),
  set: (id: string, value: unknown, { database }: Store) => run("set", () => void findTable(database).set(id, value)),
  del: (id: string, { database }: Store) => run("del", () => void findTable(database).delete(id)),
  update: (id: string, next: (before: unknown) => unknown, { database }: Store) =>
    run("update", () => void findTable(database).set(id, next(findTable(database).get(id)))),
};

export function resetDatabases(): void {
  for (const table of databases.values()) table.clear();
  faults.length = 0;
  operations.length = 0;
}
