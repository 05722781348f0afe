/** A Store over the edge's own bindings of D1 and R2, local or deployed. */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { CommandFailure, explain, isPassing } from "../failure.ts";
import type { Sql, Value } from "./sql.ts";
import { EXISTING } from "../output.ts";
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
    get(key: string): Promise<{ readonly body: ReadableStream; text(): Promise<string> } | null>;
    head(key: string): Promise<unknown>;
    list(options: {
      prefix: string;
      cursor?: string;
    }): Promise<{ readonly objects: readonly StoredObject[]; readonly truncated: boolean; readonly cursor?: string }>;
    delete(keys: readonly string[]): Promise<void>;
  };
}

/** R2 deletes up to this many keys in one call. */
const MOST_DELETED = 1000;
/** Milliseconds before a read is repeated. */
const PAUSES = [500, 3000];

/** Makes a Store. */
export function createStore({ DB, FILES }: Bindings, { place, close }: Pick<Store, "place" | "close">): Store {
  async function explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw explain(error, place);
    }
  }
  const prepared = ({ text, values }: Sql): Prepared => DB.prepare(text).bind(...values);
  let hasAnswered = false;
  /** Repeats a read that failed in passing, or after others succeeded: a long export makes a hundred of them. */
  async function retried<T>(read: () => Promise<T>): Promise<T> {
    for (const pause of place === "remote" ? PAUSES : []) {
      try {
        const answer = await read();
        hasAnswered = true;
        return answer;
      } catch (error) {
        if (!isPassing(error) && (!hasAnswered || error instanceof CommandFailure)) throw explain(error, place);
        await setTimeout(pause);
      }
    }
    return explained(read());
  }
  return {
    place,
    close,
    query: async (statement) => (await retried(() => prepared(statement).all())).results,
    async transact(statements) {
      if (statements.length > 0) await explained(DB.batch(statements.map(prepared)));
    },
    async *list(prefix) {
      for (let cursor: string | undefined; ;) {
        const page = await retried(() => FILES.list({ prefix, ...(cursor && { cursor }) }));
        yield* page.objects;
        if (!page.truncated) return;
        cursor = page.cursor;
      }
    },
    read: (key) => retried(async () => (await FILES.get(key))?.text()),
    async download(key, file) {
      const object = await explained(FILES.get(key));
      if (!object) return false;
      await explained(pipeline(Readable.fromWeb(object.body as never), createWriteStream(file, EXISTING)));
      return true;
    },
    async remove(keys) {
      for (let i = 0; i < keys.length; i += MOST_DELETED)
        await explained(FILES.delete(keys.slice(i, i + MOST_DELETED)));
    },
  };
}
