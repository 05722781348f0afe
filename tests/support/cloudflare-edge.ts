/**
 * What stands behind the stand-in of Cloudflare's API: one database, one bucket, and the versions of a worker that were uploaded, in the real
 * runtime; and the network as a visitor meets it, with the site's names, their redirects and the bucket's own door for signed uploads.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AwsV4Signer } from "aws4fetch";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

export interface Binding {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  readonly namespace_id?: string;
  readonly simple?: { readonly limit: number; readonly period: 10 | 60 };
}

/** A version as it was uploaded. */
export interface Settings {
  readonly id: string;
  readonly modules: readonly { readonly type: "ESModule"; readonly path: string; readonly contents: string }[];
  readonly date: string;
  readonly flags: readonly string[];
  readonly bindings: Binding[];
  /** The folder of its files. */
  readonly assets: string;
  readonly workerFirst: readonly string[];
}

interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const FRONT = `export default { fetch(request, env) {
  const headers = new Headers(request.headers);
  const name = headers.get("x-stand-in-version");
  headers.delete("x-stand-in-version");
  return env[name].fetch(new Request(request, { headers }));
} }`;

const CHANGED = ["content-length", "content-encoding", "transfer-encoding", "connection"];

export class Edge {
  /** The id that the account gives its database, and the name of its bucket. */
  readonly #database: string;
  readonly #bucket: string;
  readonly #folder: string;
  readonly #site: Miniflare;
  #versions: readonly Settings[] = [];
  #shares: readonly { readonly id: string; readonly percentage: number }[] = [];
  /** Hosts that lead to the worker. */
  hosts: readonly string[] = [];
  worker = "";
  /** Hosts that lead to another by 301, path and query preserved. */
  readonly redirects = new Map<string, string>();
  /** What the bucket lets browsers do, as wrangler has set it. */
  cors: readonly { readonly allowed: { readonly origins: readonly string[] } }[] = [];
  /** Keys of the bucket: id and secret. */
  readonly keys = new Map<string, string>();
  #s3Credentials: S3Credentials | undefined;

  private constructor(folder: string, database: string, bucket: string) {
    this.#folder = folder;
    this.#database = database;
    this.#bucket = bucket;
    this.#site = new Miniflare(this.#options());
  }

  static async start(folder: string, database: string, bucket: string): Promise<Edge> {
    const edge = new Edge(folder, database, bucket);
    await edge.#site.ready;
    return edge;
  }

  close(): Promise<void> {
    return this.#site.dispose();
  }

  readonly database = () => this.#site.getD1Database("DB", "front");
  readonly bucket = () => this.#site.getR2Bucket("FILES", "front");

  /** Lets whoever has this key into the bucket, by the runtime's own S3 API. @returns its address */
  async openBucket(key: S3Credentials): Promise<string> {
    this.#s3Credentials = key;
    await this.#site.setOptions(this.#options());
    return new URL("/cdn-cgi/local/r2/s3", await this.#site.ready).href;
  }

  #options() {
    const files = { id: this.#bucket, ...(this.#s3Credentials && { s3Credentials: this.#s3Credentials }) };
    const places = { d1Databases: { DB: this.#database }, r2Buckets: { FILES: files } };
    const workers = this.#versions.map(({ id, modules, date, flags, bindings, assets, workerFirst }) => ({
      name: id,
      modules: [...modules],
      compatibilityDate: date,
      compatibilityFlags: [...flags],
      bindings: Object.fromEntries(
        bindings.flatMap(({ name, type, text }): [string, unknown][] => {
          if (type === "version_metadata") return [[name, { id, tag: "", timestamp: "" }]];
          return text === undefined ? [] : [[name, text]];
        }),
      ),
      ratelimits: Object.fromEntries(
        bindings.flatMap(({ name, simple, namespace_id = name }) =>
          simple ? [[name, { namespace_id, simple }] as const] : [],
        ),
      ),
      ...places,
      // Whoever the worker writes to takes it.
      outboundService: () => new Response("ok") as never,
      assets: {
        directory: assets,
        binding: "ASSETS",
        routerConfig: {
          has_user_worker: true,
          invoke_user_worker_ahead_of_assets: false,
          static_routing: { user_worker: [...workerFirst] },
        },
        assetConfig: { html_handling: "auto-trailing-slash" as const, not_found_handling: "none" as const },
      },
    }));
    const front = {
      name: "front",
      modules: true,
      script: FRONT,
      serviceBindings: Object.fromEntries(workers.map(({ name }) => [name, name])),
      ...places,
    } as const;
    const options = convertV4MiniflareOptions({
      workers: [front, ...workers],
      handleStructuredLogs: () => {},
    } as Parameters<typeof convertV4MiniflareOptions>[0]);
    return { ...options, resourcePersistencePath: this.#folder };
  }

  /** Serves versions; the first of the shares gets every request that names no other. */
  async serve(
    versions: readonly Settings[],
    shares: readonly { readonly id: string; readonly percentage: number }[],
  ): Promise<void> {
    this.#shares = shares.toSorted((a, b) => b.percentage - a.percentage);
    const wanted = versions.filter(({ id }) => shares.some((share) => share.id === id));
    const isSame = wanted.every(({ id }) => this.#versions.some((one) => one.id === id));
    if (isSame && wanted.length > 0) return;
    this.#versions = wanted;
    await this.#site.setOptions(this.#options());
  }

  /** Runs the scheduled job of the version that serves. */
  async runSchedule(): Promise<void> {
    const [first] = this.#shares;
    if (!first) return;
    const worker = (await this.#site.getWorker(first.id)) as unknown as {
      scheduled(options: { cron: string }): Promise<unknown>;
    };
    await worker.scheduled({ cron: "*/10 * * * *" });
  }

  /** The version that a request gets. */
  #versionFor(request: Request): string | undefined {
    const [serving] = this.#shares;
    const named = request.headers.get("cloudflare-workers-version-overrides");
    const [, worker, version] = /^([\w-]+)="([\w-]+)"$/.exec(named ?? "") ?? [];
    const isKnown = worker === this.worker && this.#shares.some(({ id }) => id === version);
    return isKnown ? version : serving?.id;
  }

  /**
   * Answers a request to any host. The preload `through-stand-in.mjs` writes `https://host/path` as `/internet/https/host/path`.
   */
  async fetch(request: Request): Promise<Response> {
    const asked = new URL(request.url);
    const [, scheme, host, rest] = /^\/internet\/(https?)\/([^/]+)(\/.*)$/.exec(asked.pathname) ?? [];
    const url = new URL(`${scheme}://${host}${rest}${asked.search}`);
    if (url.host.endsWith(".r2.cloudflarestorage.com")) return this.#door(request, url);
    const other = this.redirects.get(url.host);
    const to = other ?? url.host;
    if (!this.hosts.includes(to)) return new Response(null, { status: 599, headers: { "x-stand-in": "ENOTFOUND" } });
    if (scheme === "http" || other) {
      const location = `https://${to}${url.pathname}${url.search}`;
      return new Response(null, { status: 301, headers: { location } });
    }
    const version = this.#versionFor(request);
    if (!version) return new Response("error code: 1042", { status: 404 });
    const headers = new Headers(request.headers);
    headers.set("x-stand-in-version", version);
    headers.set("cf-connecting-ip", "203.0.113.7");
    for (const name of [...CHANGED, "host"]) headers.delete(name);
    const body = request.body ? await request.arrayBuffer() : undefined;
    const answer = await this.#site.dispatchFetch(url.href, {
      method: request.method,
      headers: Object.fromEntries(headers),
      ...(body && { body }),
      redirect: "manual",
    });
    const out = new Headers([...answer.headers].filter(([name]) => !CHANGED.includes(name)));
    const hasBody = answer.status !== 204 && answer.status !== 304;
    return new Response(hasBody ? await answer.arrayBuffer() : null, { status: answer.status, headers: out });
  }

  /** R2's own host: the signed address of an upload, the preflight of a browser. */
  async #door(request: Request, url: URL): Promise<Response> {
    const origin = request.headers.get("origin");
    const origins = this.cors.flatMap(({ allowed }) => allowed.origins);
    if (request.method === "OPTIONS") {
      if (!origin || !origins.includes(origin)) return new Response(null, { status: 403 });
      return new Response(null, { status: 204, headers: { "access-control-allow-origin": origin } });
    }
    const fault = (status: number, code: string): Response => new Response(`<Code>${code}</Code>`, { status });
    if (request.method !== "PUT") return fault(501, "NotImplemented");
    const [id = "", ...scope] = (url.searchParams.get("X-Amz-Credential") ?? "").split("/");
    const secretAccessKey = this.keys.get(id);
    if (!secretAccessKey) return fault(401, "Unauthorized");
    const names = (url.searchParams.get("X-Amz-SignedHeaders") ?? "").split(";").filter((name) => name !== "host");
    const bytes = await request.arrayBuffer();
    const real: Record<string, string> = { "content-length": String(bytes.byteLength) };
    const signed = new URL(url);
    for (const name of ["Signature", "Algorithm", "Credential", "Date", "SignedHeaders"])
      signed.searchParams.delete(`X-Amz-${name}`);
    const expected = await new AwsV4Signer({
      method: "PUT",
      url: signed.href,
      headers: Object.fromEntries(names.map((name) => [name, real[name] ?? request.headers.get(name) ?? ""])),
      accessKeyId: id,
      secretAccessKey,
      service: "s3",
      region: scope[1] ?? "auto",
      datetime: url.searchParams.get("X-Amz-Date") ?? "",
      signQuery: true,
      allHeaders: true,
    }).sign();
    const signature = (one: URL): string | null => one.searchParams.get("X-Amz-Signature");
    if (signature(expected.url) !== signature(url)) return fault(403, "SignatureDoesNotMatch");
    const [, bucket, ...key] = url.pathname.split("/");
    if (bucket !== this.#bucket) return fault(404, "NoSuchBucket");
    const files = await this.bucket();
    const name = key.map(decodeURIComponent).join("/");
    if (request.headers.get("if-none-match") === "*" && (await files.head(name)))
      return fault(412, "PreconditionFailed");
    await files.put(name, bytes, { httpMetadata: { contentType: request.headers.get("content-type") ?? "" } });
    return new Response(null, { status: 200 });
  }
}

/** Writes the files of a version into a folder of their own. */
export function writeAssets(folder: string, files: readonly (readonly [string, Buffer])[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
