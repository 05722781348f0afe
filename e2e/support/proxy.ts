/**
 * The network between a visitor and the site: one reverse proxy on loopback. Page, script, service worker and the browser's own form
 * all go through it, and each may meet there what networks do.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What a cell of the matrix has met so far. */
export class Meeting {
  /** The page stands: what comes is the lead's. */
  hasBegun = false;
  /** Somebody has mended the network, or moved to another. */
  isHealed = false;
  readonly #met = new Map<string, number>();
  /** The address by which the site counts this visitor. */
  readonly visitor = `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join(".")}`;

  /** How often this was asked before. */
  before(what: string): number {
    const times = this.#met.get(what) ?? 0;
    this.#met.set(what, times + 1);
    return times;
  }
}

interface Changes {
  /** Headers of the request that do not come. */
  readonly without?: RegExp;
  /** Of an answer's text. */
  readonly text?: (text: string) => string;
  /** Bytes of an answer after which nothing comes. */
  readonly cutAt?: number;
  /** Before the request is passed on, ms; and how fast both ways are then, bytes a second. */
  readonly slow?: { readonly delayMs: number; readonly bytesASecond: number };
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[]);

const PASSES = "passes";
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
// As a textarea, since a hidden input has no line breaks.
const hidden = (name: string, value: string): string =>
  `<textarea hidden name="${escaped(name)}">\n${escaped(value).replaceAll("<", "&lt;")}</textarea>`;

/** One request, and what becomes of it. */
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
  /** Of a lead, or of one of its files. */
  get isSending(): boolean {
    return this.request.method === "POST" || this.request.method === "PUT";
  }
  get isFile(): boolean {
    return this.isToBucket || this.request.method === "PUT" || this.path === "/s3/upload";
  }

  async pass({ without = /^$/, text, cutAt, slow }: Changes = {}): Promise<void> {
    const body = await readAll(this.request);
    if (slow) await pause(slow.delayMs + (body.length / slow.bytesASecond) * 1000);
    const sent = { ...this.request.headers, "cf-connecting-ip": this.#visitor };
    const gone = (name: string): boolean => without.test(name) || (text !== undefined && name === "accept-encoding");
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !gone(name)));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url } = this.request;
      const passed = ask({ host: "127.0.0.1", port: this.#site.port, method, path: url, headers }, resolve);
      passed.on("error", reject);
      passed.end(body);
    });
    let bytes = await readAll(answer);
    if (text && String(answer.headers["content-type"]).includes("text/html"))
      bytes = Buffer.from(text(bytes.toString()));
    if (cutAt !== undefined) bytes = bytes.subarray(0, cutAt);
    if (slow) await pause((bytes.length / slow.bytesASecond) * 1000);
    const { "content-length": _length, "transfer-encoding": _encoding, ...rest } = answer.headers;
    const hasNone = this.request.method === "HEAD" || answer.statusCode === 204 || answer.statusCode === 304;
    this.#response.writeHead(answer.statusCode ?? 502, hasNone ? rest : { ...rest, "content-length": bytes.length });
    this.#response.end(hasNone ? undefined : bytes);
  }

  /** Of another host than the site's, which this proxy has too. */
  get isElsewhere(): boolean {
    return !this.request.headers.host?.startsWith("localhost:");
  }
  /** To a page of that host. */
  leadElsewhere(): Promise<void> {
    return this.answer(302, "", { location: `http://127.0.0.1:${this.request.socket.localPort}/login` });
  }

  /** Answers in the site's place. */
  async answer(status: number, html: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    await readAll(this.request);
    this.#response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    this.#response.end(html);
  }

  /** Posted by whoever pressed the button of `challenge`. */
  get passes(): boolean {
    return new URL(this.request.url ?? "/", this.#site).searchParams.has(PASSES);
  }

  /** Asks for a person, who presses a button: what the browser posted is posted again then. */
  async challenge(html: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const posted = (await readAll(this.request)).toString();
    const action = new URL(this.request.url ?? "/", this.#site);
    action.searchParams.set(PASSES, "1");
    const fields = [...new URLSearchParams(posted)].map(([name, value]) => hidden(name, value));
    const form = `<form method="post" action="${action.pathname}${action.search.replaceAll("&", "&amp;")}">${fields.join("")}`;
    await this.answer(403, `${html}${form}<button>I am a person</button></form>`, headers);
  }

  /** As where no name is resolved, or where nothing may pass: no byte has gone. */
  drop(): void {
    this.request.socket.destroy();
  }

  /** Ends the connection after this share of the body. */
  breakOff(share: number): void {
    const until = Number(this.request.headers["content-length"] ?? 0) * share;
    let seen = 0;
    this.request.on("data", (chunk: Buffer) => {
      seen += chunk.length;
      if (seen >= until) this.request.socket.resetAndDestroy();
    });
  }
}

/** What a network does with a request, before and after its page stands. */
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

  /** @param site the address of the site itself */
  static async start(site: string): Promise<Proxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Proxy(server, new URL(site));
  }

  /** From now on it is this network, which has met nobody yet. */
  play(plays: Plays): Meeting {
    this.#plays = plays;
    this.#meeting = new Meeting();
    return this.#meeting;
  }
}
