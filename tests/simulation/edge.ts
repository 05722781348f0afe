/** The real edge with its stores and settings, its clock, and the network before it, which loses and repeats requests. */
import { DatabaseSync } from "node:sqlite";
import { migratedDatabase } from "../support/migrated-database.ts";
import { Bucket, Database } from "../support/stores.ts";
import type { Subject } from "./bundle.ts";
import { Clock, install, MINUTE } from "./clock.ts";
import { violate } from "./laws.ts";
import type { Moment } from "./plan.ts";
import { Random } from "./random.ts";

const START = Date.parse("2027-01-01T00:00:00Z");
const ORIGIN = "https://www.aipm.example";
export const BUCKET = "https://bucket.example";

export const createFile = (lastModified: number): File =>
  new File(["%PDF-1.7\nThe deed is with my uncle.\n%%EOF\n"], "deed.pdf", {
    type: "application/pdf",
    lastModified,
  });

/** Limits of deployed D1 (developers.cloudflare.com/d1/platform/limits). The SQLite of local D1 has larger ones. Node 22 ignores them. */
const limits = { variableNumber: 100, sqlLength: 100_000, functionArg: 32 };

const timeless = new DatabaseSync(":memory:");

/** Opens a database whose "now" is the clock's. */
function openDatabase(clock: Clock): DatabaseSync {
  const sqlite = migratedDatabase(":memory:", { limits });
  sqlite.function("strftime", { varargs: true }, (...given) => {
    const times = given.map((argument) =>
      argument === "now" ? new Date(clock.now).toISOString() : argument,
    );
    const [row] = timeless
      .prepare(`SELECT strftime(${times.map(() => "?").join()}) AS time`)
      .all(...times);
    return row!.time!;
  });
  return sqlite;
}

/** workerd's own stream, without its check of the length. */
const FixedLengthStream = function (): TransformStream {
  return new TransformStream();
};
Object.assign(globalThis, { FixedLengthStream });

/** Shares of calls that fail, 0 to 1. */
export const HEALTHY: Pick<Moment, "database" | "bucket" | "network"> = {
  database: 0,
  bucket: 0,
  network: 0,
};

export class Edge {
  readonly subject: Subject;
  readonly clock = new Clock();
  readonly database = new Database(openDatabase(this.clock), (effect) =>
    this.#callStore("database", effect),
  );
  readonly bucket = new Bucket(new Map(), (effect) => this.#callStore("bucket", effect));
  trouble = HEALTHY;
  #random = new Random(0);
  #faults = new Random(0);
  #env = {};
  #isolate: ReturnType<Subject["startIsolate"]>;

  /** Takes over the clock of this process. */
  constructor(subject: Subject) {
    this.subject = subject;
    this.#isolate = subject.startIsolate();
    install(this.clock, () => this.#random);
  }

  /** Starts with empty stores. */
  begin(seed: number): void {
    this.clock.start(START);
    this.#random = new Random(seed, 3);
    this.#faults = new Random(seed, 4);
    this.database.empty();
    this.bucket.objects.clear();
    this.bucket.storedKeys.clear();
    this.trouble = HEALTHY;
    this.#env = {
      DB: this.database,
      FILES: this.bucket,
      SITE_ORIGIN: ORIGIN,
      S3_ENDPOINT: BUCKET,
      S3_BUCKET: "aipm-files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    this.release();
  }

  /** The site gets a new version, without the memory of the old one. */
  release(): void {
    this.#isolate = this.subject.startIsolate();
  }

  /** Waits for the next tenth minute, at which most parts of the job run, and runs it. At midnight it has some more. */
  async runJob(): Promise<void> {
    const period = 10 * MINUTE;
    await this.clock.sleep((period - (this.clock.now % period)) % period);
    return this.#isolate.default.scheduled({ scheduledTime: this.clock.now }, this.#env);
  }

  /** Makes one call of a store. It takes some time, and may fail before or after its effect, never return, or take effect much later. */
  async #callStore<T>(name: "database" | "bucket", effect: () => T): Promise<T> {
    await this.clock.sleep(this.#faults.below(20));
    if (!this.#faults.chance(this.trouble[name])) return effect();
    const fault = this.#faults.below(5);
    if (fault === 0) throw new Error("failed before");
    if (fault === 1 || fault === 3) effect();
    if (fault === 1) throw new Error("failed after");
    // The caller has given up by then, and sees no error.
    const late = async (): Promise<T> => effect();
    if (fault === 4)
      this.clock.setTimeout(() => void late().catch(() => {}), this.#faults.below(60_000));
    return new Promise(() => {});
  }

  /** Sends a request over a network that may fail. @returns `undefined` if no response comes */
  async carry<T>(random: Random, once: () => Promise<T>): Promise<T | undefined> {
    const fails = (): boolean => random.chance(this.trouble.network);
    if (fails()) return undefined;
    const [answer] = await Promise.all(fails() ? [once(), once()] : [once()]);
    return fails() ? undefined : answer;
  }

  async ask(path: string, init: RequestInit, address: string): Promise<Response> {
    // As a browser does, it adds the type of a multipart form, and knows the length.
    const encoded = new Response(init.body);
    const body = await encoded.arrayBuffer();
    const headers = {
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": String(body.byteLength),
      "sec-fetch-site": "same-origin",
      "cf-connecting-ip": address,
      ...(init.headers as object),
    };
    const context = { waitUntil: () => {}, passThroughOnException: () => {} };
    const request = new Request(new URL(path, ORIGIN), { method: "POST", ...init, headers, body });
    const response = await this.#isolate.default.fetch(request, this.#env, context);
    if (![200, 400, 403, 412, 429, 503].includes(response.status))
      violate(`${path} answered ${response.status}: ${await response.clone().text()}`);
    return response;
  }
}
