/** A Store over the bindings of D1 and R2 that the edge has too, local or remote. */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { CommandFailure, explain } from "../failure.ts";
import type { Sql, Value } from "./sql.ts";
import type { Store, StoredObject } from "./store.ts";

/** The part of the bindings that commands use. Their own types would bring the Workers' globals into Node. */
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
    head(key: string): Promise<{ readonly size: number } | null>;
    list(options: {
      prefix: string;
      include: readonly "customMetadata"[];
      cursor?: string;
    }): Promise<{ readonly objects: readonly StoredObject[]; readonly truncated: boolean; readonly cursor?: string }>;
    delete(keys: readonly string[]): Promise<void>;
  };
}

/** R2 deletes at most so many keys in one call. */
const MOST_DELETED = 1000;
/** Milliseconds before a read is tried again. */
const PAUSES = [500, 3000];

/** Makes a Store. */
export function storeOver({ DB, FILES }: Bindings, { place, close }: Pick<Store, "place" | "close">): Store {
  async function explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw explain(error, place);
    }
  }
  const prepared = ({ text, values }: Sql): Prepared => DB.prepare(text).bind(...values);
  let hasAnswered = false;
  /** Repeats a read that fails: of the hundred answers of a long export one may get lost. The first failure of all is final. */
  async function retried<T>(read: () => Promise<T>): Promise<T> {
    for (const pause of hasAnswered ? PAUSES : []) {
      try {
        return await read();
      } catch (error) {
        // It says what to do, and would say it again.
        if (error instanceof CommandFailure) throw error;
        await setTimeout(pause);
      }
    }
    const answer = await explained(read());
    hasAnswered = true;
    return answer;
  }
  const reading = place === "remote" ? retried : <T>(read: () => Promise<T>): Promise<T> => explained(read());
  return {
    place,
    close,
    query: async (statement) => (await reading(() => prepared(statement).all())).results,
    async transact(statements) {
      if (statements.length > 0) await explained(DB.batch(statements.map(prepared)));
    },
    async *list(prefix) {
      for (let cursor: string | undefined; ;) {
        const page = await reading(() =>
          FILES.list({ prefix, include: ["customMetadata"], ...(cursor && { cursor }) }),
        );
        yield* page.objects;
        if (!page.truncated) return;
        cursor = page.cursor;
      }
    },
    read: (key) => reading(async () => (await FILES.get(key))?.text()),
    async download(key, file) {
      const object = await explained(FILES.get(key));
      if (!object) return false;
      await explained(pipeline(Readable.fromWeb(object.body as never), createWriteStream(file, { mode: 0o600 })));
      return true;
    },
    async remove(keys) {
      for (let i = 0; i < keys.length; i += MOST_DELETED)
        await explained(FILES.delete(keys.slice(i, i + MOST_DELETED)));
    },
  };
}
