/** The network between visitors and the edge, with the edge's settings. It loses and repeats requests. */
import { BYTES, Deed, JSON_TYPE, MULTIPART, MULTIPART_TYPE, TEXT } from "./bodies.ts";
import type { Clock } from "./clock.ts";
import type { Around, Code, Device, Load } from "./device.ts";
import { must } from "./laws.ts";
import type { Random } from "./random.ts";
import type { Bucket, Database } from "./stores.ts";

const MINUTE = 60_000;
const ORIGIN = "https://www.aipm.example";
const BUCKET = "https://bucket.example";

export interface Isolate {
  readonly default: {
    fetch(request: Request, env: object, context: object): Promise<Response> | Response;
    scheduled(controller: object, env: object): Promise<void>;
  };
}

export interface Subject {
  readonly begin: Load<Isolate>;
  readonly load: Load<Code>;
  readonly loadWorker: Load<unknown>;
}

export interface Stage {
  readonly clock: Clock;
  readonly subject: Subject;
  /** The running isolate of the edge, with its memory. */
  isolate: Isolate;
  readonly database: Database;
  readonly bucket: Bucket;
  /** Of the edge's own choices. */
  random: Random;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

export class Network {
  readonly #stage: Stage;
  readonly #env: object;
  /** The share of requests that are lost, of responses that are lost, and of requests that arrive twice. */
  failureShare = 0;

  /** @param settings More settings of the edge. */
  constructor(stage: Stage, settings: object = {}) {
    this.#stage = stage;
    this.#env = {
      DB: stage.database,
      FILES: stage.bucket,
      SITE_ORIGIN: ORIGIN,
      S3_ENDPOINT: BUCKET,
      S3_BUCKET: "aipm-files",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      ...settings,
    };
  }

  runJob(): Promise<void> {
    return this.#stage.isolate.default.scheduled({}, this.#env);
  }

  /** Sends a request over a network that may fail. @returns `undefined` if no response comes */
  async carry<T>(random: Random, once: () => Promise<T>): Promise<T | undefined> {
    if (random.chance(this.failureShare)) return undefined;
    const [answer] = await Promise.all(random.chance(this.failureShare) ? [once(), once()] : [once()]);
    return random.chance(this.failureShare) ? undefined : answer;
  }

  /** @param size The declared bytes of the body. */
  async ask(path: string, init: RequestInit, address: string, size: number): Promise<Answer> {
    const { clock, isolate } = this.#stage;
    const headers = {
      "content-length": String(size),
      "sec-fetch-site": "same-origin",
      "cf-connecting-ip": address,
      ...(init.headers as object),
    };
    // Node reads the file of a multipart body in several turns. A timer ends with its plan, even if the request never does.
    if (path === "/s3/upload") {
      clock.turns = 8;
      clock.setTimeout(() => (clock.turns = 1), MINUTE);
    }
    const whole = { method: "POST", duplex: "half", ...init, headers } as RequestInit;
    const context = { waitUntil: () => {}, passThroughOnException: () => {} };
    const response = await isolate.default.fetch(new Request(new URL(path, ORIGIN), whole), this.#env, context);
    const answer = { status: response.status, text: await response.text() };
    // No one receives the response to half a body.
    const isHalf = init.body instanceof ReadableStream && init.method !== "PUT";
    must(
      isHalf || [200, 400, 403, 412, 429, 503].includes(answer.status),
      () => `${path} answered ${answer.status}: ${answer.text}`,
    );
    return answer;
  }

  /** A request of a page or of its service worker. */
  async fromPage(
    device: Device,
    address: string,
    random: Random,
    [method, url, body]: Parameters<Around["request"]>,
  ): Promise<Response | undefined> {
    const answer = await this.carry(random, async () => {
      await this.#stage.clock.sleep(random.below(100));
      if (url.startsWith(BUCKET)) return device.isBucketBlocked ? undefined : this.#putIntoBucket(url);
      if (method === "PUT") {
        const headers = { "content-type": "application/pdf" };
        return this.ask(url, { method, body: new Deed(0).stream(), headers }, address, BYTES.length);
      }
      if (typeof body === "string")
        return this.ask(url, { body, headers: JSON_TYPE }, address, Buffer.byteLength(body));
      return this.ask(url, { body: MULTIPART, headers: MULTIPART_TYPE }, address, MULTIPART.length);
    });
    return answer && new Response(answer.text, { status: answer.status });
  }

  /** The signature decides. The edge is not called. */
  #putIntoBucket(url: string): Answer {
    const key = decodeURIComponent(new URL(url).pathname.split("/").slice(2).join("/"));
    const options = { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType: "application/pdf" } };
    return { status: this.#stage.bucket.store(key, TEXT, options) ? 200 : 412, text: "" };
  }
}
