/** Reverse proxy on loopback that simulates a bad network for pages, scripts, service worker and native forms. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** State of one test. */
export class Meeting {
  /** True once the form is filled in. */
  hasBegun = false;
  /** True once the network works again. */
  isHealed = false;
  readonly #counts = new Map<string, number>();
  /** The visitor's address for the rate limiter. */
  readonly visitor = `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

  /** Returns the number of earlier calls with this name. */
  before(name: string): number {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    return count;
  }
}

interface Changes {
  /** Request headers to remove. */
  readonly without?: RegExp;
  /** Length of the response in bytes. */
  readonly cutAt?: number;
  /** Latency of the request, and bandwidth both ways. */
  readonly slow?: { readonly delayMs: number; readonly bytesASecond: number };
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[]);

const PASSES = "passes";
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
// A hidden input would lose line breaks.
const hidden = (name: string, value: string): string =>
  `<textarea hidden name="${escaped(name)}">\n${escaped(value).replaceAll("<", "&lt;")}</textarea>`;

/** One request and its response. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #site: URL;
  readonly #visitor: string;
  readonly path: string;

  constructor(request: IncomingMessage, response: ServerResponse, site: URL, visitor: string) {
    this.request = request;
    this.#response = response;
    this.#site = site;
    this.#visitor = visitor;
    this.path = new URL(request.url ?? "/", site).pathname;
  }

  get isToBucket(): boolean {
    return this.path.startsWith("/cdn-cgi/local/r2/s3");
  }
  get isSending(): boolean {
    return this.request.method === "POST" || this.request.method === "PUT";
  }
  get isFile(): boolean {
    return this.isToBucket || this.request.method === "PUT" || this.path === "/s3/upload";
  }

  async pass({ without = /^$/, cutAt, slow }: Changes = {}): Promise<void> {
    const body = await readAll(this.request);
    if (slow) await pause(slow.delayMs + (body.length / slow.bytesASecond) * 1000);
    const sent = { ...this.request.headers, "cf-connecting-ip": this.#visitor };
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !without.test(name)));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url } = this.request;
      const passed = ask({ host: "127.0.0.1", port: this.#site.port, method, path: url, headers }, resolve);
      passed.on("error", reject);
      passed.end(body);
    });
    let bytes = await readAll(answer);
    if (cutAt !== undefined) bytes = bytes.subarray(0, cutAt);
    if (slow) await pause((bytes.length / slow.bytesASecond) * 1000);
    const { "content-length": _length, "transfer-encoding": _encoding, ...rest } = answer.headers;
    const hasNone = this.request.method === "HEAD" || answer.statusCode === 204 || answer.statusCode === 304;
    this.#response.writeHead(answer.statusCode ?? 502, hasNone ? rest : { ...rest, "content-length": bytes.length });
    this.#response.end(hasNone ? undefined : bytes);
  }

  /** Answers instead of the site. */
  async answer(status: number, html: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    await readAll(this.request);
    this.#response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    this.#response.end(html);
  }

  /** True if the visitor passed `challenge`. */
  get passes(): boolean {
    return new URL(this.request.url ?? "/", this.#site).searchParams.has(PASSES);
  }

  /** Answers with a bot challenge. Its button posts the same fields again. */
  async challenge(html: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const posted = (await readAll(this.request)).toString();
    const action = new URL(this.request.url ?? "/", this.#site);
    action.searchParams.set(PASSES, "1");
    const fields = [...new URLSearchParams(posted)].map(([name, value]) => hidden(name, value));
    const form = `<form method="post" action="${action.pathname}${action.search.replaceAll("&", "&amp;")}">${fields.join("")}`;
    await this.answer(403, `${html}${form}<button>I am a person</button></form>`, headers);
  }

  /** Closes the connection without a response. */
  drop(): void {
    this.request.socket.destroy();
  }
}

/** Handles one request. */
export type Plays = (exchange: Exchange, meeting: Meeting) => Promise<void> | void;

export class Proxy {
  readonly url: string;
  readonly close: () => void;
  #plays: Plays = (exchange) => exchange.pass();
  #meeting = new Meeting();

  private constructor(server: Server, site: URL) {
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.close = () => {
      server.closeAllConnections();
      server.close();
    };
    server.on("request", (request, response) => {
      const exchange = new Exchange(request, response, site, this.#meeting.visitor);
      void Promise.resolve(this.#plays(exchange, this.#meeting)).catch(() => request.socket.destroy());
    });
  }

  /** @param site URL of the real site */
  static async start(site: string): Promise<Proxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Proxy(server, new URL(site));
  }

  /** Switches to another network with a new state. */
  play(plays: Plays): Meeting {
    this.#plays = plays;
    this.#meeting = new Meeting();
    return this.#meeting;
  }
}
