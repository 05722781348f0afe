/** A Store over the edge's own bindings of D1 and R2, local or deployed. */
import { explain } from "../failure.ts";
import type { Sql, Value } from "./sql.ts";
import type { Store, StoredObject } from "./store.ts";

/** The methods that commands use. Their own types would bring the Workers' globals into Node. */
interface Prepared {
  bind(...values: readonly Value[]): Prepared;
  all(): Promise<{ readonly results: readonly unknown[] }>;
}

export interface Bindings {
  readonly DB: {
    prepare(text: string): Prepared;
    batch(statements: readonly Prepared[]): Promise<unknown>;
  };
  readonly FILES: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
    list(options: { prefix: string; cursor?: string }): Promise<{
      readonly objects: readonly StoredObject[];
      readonly truncated: boolean;
      readonly cursor?: string;
    }>;
    delete(keys: readonly string[]): Promise<void>;
  };
}

/** R2 deletes up to this many keys in one call. */
const MOST_DELETED = 1000;

/** Makes a Store. */
export function createStore(
  { DB, FILES }: Bindings,
  { place, close }: Pick<Store, "place" | "close">,
): Store {
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(explain(error, place)));
  const prepared = ({ text, values }: Sql): Prepared => DB.prepare(text).bind(...values);
  return {
    place,
    close,
    query: async (statement) => (await explained(prepared(statement).all())).results,
    async transact(statements) {
      if (statements.length > 0) await explained(DB.batch(statements.map(prepared)));
    },
    async *list(prefix) {
      for (let cursor: string | undefined; ;) {
        const page = await explained(FILES.list({ prefix, ...(cursor && { cursor }) }));
        yield* page.objects;
        if (!page.truncated) return;
        cursor = page.cursor;
      }
    },
    async read(key) {
      const object = await explained(FILES.get(key));
      return object ? new Uint8Array(await explained(object.arrayBuffer())) : undefined;
    },
    async remove(keys) {
      for (let i = 0; i < keys.length; i += MOST_DELETED)
        await explained(FILES.delete(keys.slice(i, i + MOST_DELETED)));
    },
  };
}
