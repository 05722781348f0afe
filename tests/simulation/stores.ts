/** D1 and R2 in this process: SQLite with the real migrations, and a map with etags. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { migratedDatabase } from "../support/migrated-database.ts";
import type { Edge } from "./edge.ts";

/** Limits of deployed D1 (developers.cloudflare.com/d1/platform/limits). The SQLite of local D1 has larger ones. Node 22 ignores them. */
const limits = { variableNumber: 100, sqlLength: 100_000, functionArg: 32 };

/** A marker that makes the database reject one lead, as D1 rejects a row that it cannot hold. */
export const POISON = "Poison";
const REFUSE = `CREATE TRIGGER refuse BEFORE INSERT ON leads WHEN instr(NEW.full_name, '${POISON}') > 0
  BEGIN SELECT RAISE(ABORT, 'refused'); END`;

type Value = string | number | null;

interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

const timeless = new DatabaseSync(":memory:");

export class Database {
  readonly #edge: Edge;
  readonly #sqlite = migratedDatabase(":memory:", { limits });
  readonly #prepared = new Map<string, StatementSync>();

  constructor(edge: Edge) {
    this.#edge = edge;
    this.#sqlite.exec(REFUSE);
    // Its "now" is ours.
    this.#sqlite.function("strftime", { varargs: true }, (...given) => {
      const times = given.map((argument) => (argument === "now" ? new Date(edge.clock.now).toISOString() : argument));
      const [row] = timeless.prepare(`SELECT strftime(${times.map(() => "?").join()}) AS time`).all(...times);
      return row!.time!;
    });
  }

  prepare(text: string, values: readonly Value[] = []): Statement {
    const all = async () => (await this.batch([statement]))[0]!;
    const first = async (column?: string) => {
      const [row] = (await all()).results;
      return (column ? row?.[column] : row) ?? null;
    };
    const bind = (...bound: readonly Value[]): Statement => this.prepare(text, bound);
    const statement = { text, values, bind, all, run: all, first };
    return statement;
  }

  batch(statements: readonly Statement[]) {
    return this.#edge.callStore("database", () => this.#transact(statements));
  }

  /** Without trouble, and at once: how it really is. */
  rows<T = Record<string, Value>>(text: string, ...values: readonly Value[]): T[] {
    const statement = this.#prepared.get(text) ?? this.#sqlite.prepare(text);
    this.#prepared.set(text, statement);
    return statement.all(...values) as T[];
  }

  #transact(statements: readonly Statement[]) {
    this.#sqlite.exec("BEGIN");
    try {
      const answers = statements.map(({ text, values }) => {
        const results = this.rows(text, ...values);
        const [meta] = this.rows("SELECT changes() AS changes");
        return { results, success: true, meta };
      });
      this.#sqlite.exec("COMMIT");
      return answers;
    } catch (error) {
      this.#sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  get tables(): string[] {
    return this.rows<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => name);
  }

  empty(): void {
    const deletes = this.tables.map((table) => `DELETE FROM ${table}`);
    this.#sqlite.exec(["BEGIN", "PRAGMA defer_foreign_keys = ON", ...deletes, "COMMIT"].join(";"));
  }
}

interface Stored {
  readonly text: string;
  readonly etag: string;
  readonly uploaded: Date;
  readonly httpMetadata: object | undefined;
}

interface PutOptions extends Partial<Pick<Stored, "httpMetadata">> {
  readonly onlyIf?: { readonly etagMatches?: string; readonly etagDoesNotMatch?: string };
}

export class Bucket {
  readonly #edge: Edge;
  readonly objects = new Map<string, Stored>();
  #etag = 0;

  constructor(edge: Edge) {
    this.#edge = edge;
  }

  readonly #call = <T>(effect: () => T): Promise<T> => this.#edge.callStore("bucket", effect);

  #object(key: string): object | null {
    const stored = this.objects.get(key);
    if (!stored) return null;
    const { text, ...rest } = stored;
    const { buffer, byteLength: size } = new TextEncoder().encode(text);
    return { ...rest, key, size, text: async () => text, arrayBuffer: async () => buffer };
  }

  /** Takes effect at once, also for a visitor's PUT. */
  store(key: string, text: string, { onlyIf, httpMetadata }: PutOptions = {}): object | null {
    const there = this.objects.get(key);
    if (onlyIf?.etagDoesNotMatch === "*" && there) return null;
    if (onlyIf?.etagMatches !== undefined && there?.etag !== onlyIf.etagMatches) return null;
    this.#etag += 1;
    this.objects.set(key, { text, etag: String(this.#etag), uploaded: new Date(), httpMetadata });
    return this.#object(key);
  }

  /** A body that breaks off is not stored. */
  put = async (key: string, body: BodyInit, options?: PutOptions): Promise<object | null> => {
    const text = await new Response(body).text();
    return this.#call(() => this.store(key, text, options));
  };
  get = (key: string): Promise<object | null> => this.#call(() => this.#object(key));
  head = this.get;
  delete = (keys: string | readonly string[]): Promise<void> =>
    this.#call(() => [keys].flat().forEach((key) => this.objects.delete(key)));

  list = ({ prefix = "", limit = 1000, cursor = "" } = {}): Promise<object> =>
    this.#call(() => {
      const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > cursor).toSorted();
      const page = keys.slice(0, limit);
      const truncated = keys.length > limit;
      return { objects: page.map((key) => this.#object(key)), truncated, ...(truncated && { cursor: page.at(-1) }) };
    });
}
