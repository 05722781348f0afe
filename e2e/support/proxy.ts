/**
 * The network between a visitor and the site: one reverse proxy on loopback. Page, script, service worker and the browser's own form
 * all go through it, and each may meet there what networks do.
 */
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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

type Headers = Record<string, string | string[] | undefined>;

interface Changes {
  readonly headers?: (headers: Headers) => Headers;
  /** Of an answer's text. */
  readonly text?: (text: string) => string;
  /** Bytes of an answer after which nothing comes. */
  readonly cutAt?: number;
  /** Before the request is passed on, ms; and how fast both ways are then, bytes a second. */
  readonly slow?: { readonly delayMs: number; readonly bytesASecond: number };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

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

  async pass({ headers = (all) => all, text, cutAt, slow }: Changes = {}): Promise<void> {
    const body = await readAll(this.request);
    if (slow) await pause(slow.delayMs + (body.length / slow.bytesASecond) * 1000);
    const sent = headers({ ...this.request.headers, "cf-connecting-ip": this.#visitor });
    if (text) delete sent["accept-encoding"];
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const passed = ask(
        {
          host: "127.0.0.1",
          port: this.#site.port,
          method: this.request.method,
          path: this.request.url,
          headers: sent,
        },
        resolve,
      );
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
  async leadElsewhere(): Promise<void> {
    await readAll(this.request);
    this.#response.writeHead(302, { location: `http://127.0.0.1:${this.request.socket.localPort}/login` });
    this.#response.end();
  }

  /** Answers in the site's place. */
  async answer(status: number, html: string, headers: Headers = {}): Promise<void> {
    await readAll(this.request);
    this.#response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers } as Record<
      string,
      string
    >);
    this.#response.end(html);
  }

  /** Posted by whoever pressed the button of `challenge`. */
  get passes(): boolean {
    return new URL(this.request.url ?? "/", this.#site).searchParams.has(PASSES);
  }

  /** Asks for a person, who presses a button: what the browser posted is posted again then. */
  async challenge(html: string, headers: Headers): Promise<void> {
    const posted = (await readAll(this.request)).toString();
    const action = new URL(this.request.url ?? "/", this.#site);
    action.searchParams.set(PASSES, "1");
    const fields = [...new URLSearchParams(posted)].map(([name, value]) => hidden(name, value));
    const form = `<form method="post" action="${action.pathname}${action.search.replaceAll("&", "&amp;")}">${fields.join("")}`;
    this.#response.writeHead(403, { "content-type": "text/html; charset=utf-8", ...headers } as Record<string, string>);
    this.#response.end(`${html}${form}<button>I am a person</button></form>`);
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
  readonly #close: () => void;
  #plays: Plays = (exchange) => exchange.pass();
  #meeting = new Meeting();

  private constructor(url: string, close: () => void) {
    this.url = url;
    this.#close = close;
  }

  /** @param site the address of the site itself */
  static async start(site: string): Promise<Proxy> {
    const upstream = new URL(site);
    let proxy: Proxy | undefined;
    const server = createServer((request, response) => {
      const exchange = new Exchange(request, response, upstream, proxy!.#meeting.visitor);
      void Promise.resolve(proxy!.#plays(exchange, proxy!.#meeting)).catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    proxy = new Proxy(`http://localhost:${port}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return proxy;
  }

  /** From now on it is this network, which has met nobody yet. */
  play(plays: Plays): Meeting {
    this.#plays = plays;
    this.#meeting = new Meeting();
    return this.#meeting;
  }

  close(): void {
    this.#close();
  }
}
