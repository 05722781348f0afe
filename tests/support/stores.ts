/** D1 and R2 in this process: SQLite, and a map with etags. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import type { Store } from "../../staff/store/store.ts";

type Value = string | number | null;

/** Limits of D1 that neither SQLite nor the local D1 enforces (developers.cloudflare.com/d1/platform/limits). */
const LIMITS = {
  value: 2_000_000,
  parameters: 100,
  statement: 100_000,
  columns: 100,
  ms: 30_000,
  /** Bytes of a pattern of LIKE or GLOB. */
  pattern: 50,
} as const;

const bytes = (value: unknown): number =>
  typeof value === "string" ? Buffer.byteLength(value) : 8;

/** Patterns of a statement: the texts behind LIKE and GLOB. Each is a literal, or the next bound value. */
function patternsIn({ text, values }: Statement): readonly unknown[] {
  return [...text.matchAll(/\b(?:LIKE|GLOB)\s+(?:'((?:[^']|'')*)'|\?)/gi)].map(
    ({ 1: literal, index }) => literal ?? values[text.slice(0, index).split("?").length - 1],
  );
}

/** @throws Error for a statement that D1 would refuse */
function checkStatement({ text, values }: Statement): void {
  const largest = values.reduce<number>((most, value) => Math.max(most, bytes(value)), 0);
  if (bytes(text) > LIMITS.statement)
    throw new Error(`D1_ERROR: statement too long: ${bytes(text)} bytes`);
  if (values.length > LIMITS.parameters)
    throw new Error(`D1_ERROR: too many SQL variables: ${values.length}`);
  if (patternsIn({ text, values }).some((pattern) => bytes(pattern) > LIMITS.pattern))
    throw new Error("D1_ERROR: LIKE or GLOB pattern too complex");
  if (largest > LIMITS.value) throw new Error(`D1_ERROR: string or blob too big: ${largest} bytes`);
}

/** @throws Error for rows that D1 would not return, or for a statement that it would end */
function checkRows(rows: readonly object[], ms: number): void {
  if (ms > LIMITS.ms)
    throw new Error(`D1_ERROR: D1 DB exceeded its CPU time limit: ${Math.round(ms)} ms`);
  for (const row of rows) {
    const values = Object.values(row);
    if (values.length > LIMITS.columns)
      throw new Error(`D1_ERROR: too many columns: ${values.length}`);
    const size = values.reduce<number>((sum, value) => sum + bytes(value), 0);
    if (size > LIMITS.value) throw new Error(`D1_ERROR: row too big: ${size} bytes`);
  }
}

/** Makes one call of a store. It may fail before or after its effect. */
type Call = <T>(effect: () => T) => Promise<T>;
const atOnce: Call = async (effect) => effect();

interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #call: Call;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync, call = atOnce) {
    this.#sqlite = sqlite;
    this.#call = call;
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
    return this.#call(() => this.#transact(statements));
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
      const answers = statements.map((statement) => {
        checkStatement(statement);
        const start = performance.now();
        const results = this.rows(statement.text, ...statement.values);
        checkRows(results, performance.now() - start);
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
    return this.rows<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'").map(
      ({ name }) => name,
    );
  }

  empty(): void {
    const deletes = this.tables.map((table) => `DELETE FROM ${table}`);
    this.#sqlite.exec(["BEGIN", "PRAGMA defer_foreign_keys = ON", ...deletes, "COMMIT"].join(";"));
  }
}

interface Facts {
  readonly etag: string;
  readonly uploaded: Date;
  readonly httpMetadata?: object | undefined;
}

interface PutOptions extends Partial<Pick<Facts, "httpMetadata">> {
  readonly onlyIf?: { readonly etagMatches?: string; readonly etagDoesNotMatch?: string };
}

interface GetOptions {
  readonly range?: { readonly offset: number; readonly length: number };
}

export class Bucket {
  /** Texts by key. */
  readonly objects: Map<string, string>;
  /** Every key that ever had an object. */
  readonly storedKeys = new Set<string>();
  readonly #facts = new Map<string, Facts>();
  readonly #call: Call;
  #etag = 0;

  constructor(objects: Map<string, string>, call = atOnce) {
    this.objects = objects;
    this.#call = call;
  }

  #object(key: string, { range }: GetOptions = {}): object | null {
    const stored = this.objects.get(key);
    if (stored === undefined) return null;
    const facts = this.#facts.get(key) ?? { etag: "0", uploaded: new Date() };
    const blob = new Blob([stored]);
    const part = range ? blob.slice(range.offset, range.offset + range.length) : blob;
    const [text, arrayBuffer] = [() => part.text(), () => part.arrayBuffer()];
    return { ...facts, key, size: blob.size, body: part.stream(), text, arrayBuffer };
  }

  /** Takes effect at once, also for a visitor's PUT. */
  store(key: string, text: string, { onlyIf, httpMetadata }: PutOptions = {}): object | null {
    if (onlyIf?.etagDoesNotMatch === "*" && this.objects.has(key)) return null;
    if (onlyIf?.etagMatches !== undefined && this.#facts.get(key)?.etag !== onlyIf.etagMatches)
      return null;
    this.#etag += 1;
    this.objects.set(key, text);
    this.storedKeys.add(key);
    this.#facts.set(key, { etag: String(this.#etag), uploaded: new Date(), httpMetadata });
    return this.#object(key);
  }

  #remove(key: string): void {
    this.objects.delete(key);
    this.#facts.delete(key);
  }

  /** A body that breaks off is not stored. */
  put = async (key: string, body: BodyInit, options?: PutOptions): Promise<object | null> => {
    const text = await new Response(body).text();
    return this.#call(() => this.store(key, text, options));
  };
  get = (key: string, options?: GetOptions): Promise<object | null> =>
    this.#call(() => this.#object(key, options));
  head = (key: string): Promise<object | null> => this.get(key);
  delete = (keys: string | readonly string[]): Promise<void> =>
    this.#call(() => [keys].flat().forEach((key) => this.#remove(key)));

  list = ({ prefix = "", limit = 1000, cursor = "", startAfter = "" } = {}): Promise<object> =>
    this.#call(() => {
      const keys = [...this.objects.keys()]
        .filter((key) => key.startsWith(prefix) && key > (cursor || startAfter))
        .toSorted();
      const page = keys.slice(0, limit);
      const truncated = keys.length > limit;
      return {
        objects: page.map((key) => this.#object(key)),
        truncated,
        ...(truncated && { cursor: page.at(-1) }),
      };
    });
}

/** The desk's store over both. */
export const deskStore = (DB: Database, FILES: Bucket): Store =>
  createStore({ DB, FILES } as unknown as Bindings, {
    place: "local",
    close: async () => undefined,
  });
