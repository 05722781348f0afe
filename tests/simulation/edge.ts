/** The real edge with its stores and settings, its clock, and the network before it, which loses and repeats requests. */
import { Bucket, Database } from "../support/stores.ts";
import type { Subject } from "./bundle.ts";
import { Clock, DAY, install, MINUTE } from "./clock.ts";
import { violate } from "./laws.ts";
import type { Moment } from "./plan.ts";
import { Random } from "./random.ts";
import { openDatabase } from "./sqlite.ts";

const START = Date.parse("2027-01-01T00:00:00Z");
const ORIGIN = "https://www.aipm.example";
export const BUCKET = "https://bucket.example";
export const JSON_HEADERS = { "content-type": "application/json" };
/** Those of a form that a browser posts without scripts. */
export const NATIVE_HEADERS = {
  "content-type": "application/x-www-form-urlencoded",
  referer: `${ORIGIN}/contact-form`,
};

export const createFile = (lastModified: number): File =>
  new File(["%PDF-1.7\nThe deed is with my uncle.\n%%EOF\n"], "deed.pdf", { type: "application/pdf", lastModified });

/** workerd's own stream, without its check of the length. */
class FixedLengthStream extends TransformStream {
  constructor(_length: number) {
    super();
  }
}
Object.assign(globalThis, { FixedLengthStream });

/** Shares of calls that fail, 0 to 1. */
export const HEALTHY: Pick<Moment, "database" | "bucket" | "network"> = { database: 0, bucket: 0, network: 0 };

export class Edge {
  readonly subject: Subject;
  readonly clock = new Clock();
  readonly database = new Database(openDatabase(this.clock), (effect) => this.#callStore("database", effect));
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

  /** Starts with empty stores. @param settings More settings of the edge. */
  begin(seed: number, settings: object = {}): void {
    this.clock.start(START);
    this.#random = new Random(seed, 3);
    this.#faults = new Random(seed, 4);
    this.database.empty();
    this.bucket.objects.clear();
    this.trouble = HEALTHY;
    this.#env = {
      DB: this.database,
      FILES: this.bucket,
      SITE_ORIGIN: ORIGIN,
      S3_ENDPOINT: BUCKET,
      S3_BUCKET: "aipm-files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      ...settings,
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

  /** Waits for midnight, and runs the job. */
  async runJobAtMidnight(): Promise<void> {
    await this.clock.pass(DAY - (this.clock.now % DAY));
    await this.clock.finish(this.runJob());
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
    if (fault === 4) this.clock.setTimeout(() => void late().catch(() => {}), this.#faults.below(60_000));
    return new Promise(() => {});
  }

  /** Sends a request over a network that may fail. @returns `undefined` if no response comes */
  async carry<T>(random: Random, once: () => Promise<T>): Promise<T | undefined> {
    const fails = (): boolean => random.chance(this.trouble.network);
    if (fails()) return undefined;
    const [answer] = await Promise.all(fails() ? [once(), once()] : [once()]);
    return fails() ? undefined : answer;
  }

  /** @param size The declared bytes of the body. Those that it has by default. */
  async ask(path: string, init: RequestInit, address: string, size?: number): Promise<Response> {
    // As a browser does, it adds the type of a multipart form, and knows the length.
    const encoded = new Response(init.body);
    const isStream = init.body instanceof ReadableStream;
    const body = isStream ? encoded.body : await encoded.arrayBuffer();
    const headers = {
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": String(size ?? (body as ArrayBuffer).byteLength),
      "sec-fetch-site": "same-origin",
      "cf-connecting-ip": address,
      ...(init.headers as object),
    };
    const whole = { method: "POST", duplex: "half", ...init, headers, body } as RequestInit;
    const context = { waitUntil: () => {}, passThroughOnException: () => {} };
    const response = await this.#isolate.default.fetch(new Request(new URL(path, ORIGIN), whole), this.#env, context);
    // No one receives the response to half a body.
    if (!isStream && ![200, 400, 403, 412, 429, 503].includes(response.status))
      violate(`${path} answered ${response.status}: ${await response.clone().text()}`);
    return response;
  }
}
