/**
 * A stand-in of Cloudflare on loopback: the API as wrangler and the desk call it (`CLOUDFLARE_API_BASE_URL`), over an account that begins
 * empty, and the network in front of the site, which serves what was deployed in the real runtime. It answers nothing that wrangler was not
 * seen to ask: what it does not know it keeps in `unknown`.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { Hono, type Context, type Handler } from "hono";
import { type Binding, Edge, type Settings, writeAssets } from "./cloudflare-edge.ts";

export const ACCOUNT = "0123456789abcdef0123456789abcdef";
/** The bucket that there is a place for. */
const BUCKET = "aipm-files";
/** The id that the account gives its one database. */
export const DATABASE = "5f0c6f8e-3a51-4d0a-9a0e-52a5f0f4c111";

/** What a token may do, as the dashboard names it. */
const RIGHTS = [
  "Account Settings: Read",
  "Workers Scripts: Edit",
  "D1: Edit",
  "Workers R2 Storage: Edit",
  "Workers Routes: Edit",
  "Zone: Read",
] as const;
type Right = (typeof RIGHTS)[number];

interface Version {
  readonly id: string;
  readonly created: string;
  readonly settings: Settings;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Script {
  readonly tag: string;
  versions: Version[];
  deployments: {
    id: string;
    source: string;
    strategy: string;
    created_on: string;
    annotations: Readonly<Record<string, string>>;
    versions: { version_id: string; percentage: number }[];
  }[];
  secrets: Map<string, string>;
  crons: string[];
}

class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Asked {
  readonly sql: string;
  readonly params?: readonly unknown[];
}

/** One page of a list, which is all of it. */
const page = (list: readonly object[]): Response =>
  ok(list, { page: 1, per_page: 50, count: list.length, total_pages: 1 });

const ok = (result: unknown, info?: object, status = 200): Response =>
  Response.json({ success: true, errors: [], messages: [], result, ...(info && { result_info: info }) }, { status });

/** The statements of a migration or a question. They end at a line's end. */
const statementsIn = (sql: string): string[] =>
  sql
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((one) => one.trim())
    .filter((one) => one !== "");

type Manifest = Readonly<Record<string, { readonly hash: string }>>;

interface Metadata {
  readonly main_module?: string;
  readonly bindings?: readonly Binding[];
  readonly compatibility_date?: string;
  readonly compatibility_flags?: readonly string[];
  readonly annotations?: Readonly<Record<string, string>>;
  readonly assets?: {
    readonly jwt?: string;
    readonly config?: { readonly _headers?: string; readonly run_worker_first?: boolean | readonly string[] };
  };
}

const blankScript = (): Script => ({
  tag: randomUUID(),
  versions: [],
  deployments: [],
  secrets: new Map(),
  crons: [],
});

/** The bindings of a version as they may be read: a secret without its value. */
const shownBindings = ({ settings }: Version): object[] =>
  settings.bindings.map(({ text, ...binding }) =>
    text === undefined || binding.type === "secret_text" ? binding : { ...binding, text },
  );

/** An id without its hyphens, as the old way of uploading gives it. */
const nameless = (id: string): string => id.replaceAll("-", "");

/** A token that wrangler can look into: it asks when it ends. */
const tokenOf = (): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600, jti: randomUUID() })}.x`;
};

const listen = (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const server = createServer(answer);
    server.listen(0, "127.0.0.1", () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });

/** Node's request as the web's, and the answer back. */
const overNode =
  (handle: (request: Request) => Promise<Response>) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const hasBody = !["GET", "HEAD"].includes(incoming.method!);
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method!,
      headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
    } as RequestInit);
    void (async () => {
      const answer = await handle(request);
      outgoing.writeHead(answer.status, [...answer.headers].flat());
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    })();
  };

export class Cloudflare {
  accounts: { id: string; name: string }[] = [{ id: ACCOUNT, name: "AIPM" }];
  /** Rights of each token that is good. */
  readonly tokens = new Map<string, ReadonlySet<Right>>([["all-rights", new Set(RIGHTS)]]);
  zones: { id: string; name: string; status: string }[] = [];
  readonly databases = new Map<string, string>();
  readonly buckets = new Map<string, { cors?: unknown }>();
  readonly scripts = new Map<string, Script>();
  /** Every call, as "METHOD /path"; the query is left out. */
  readonly calls: string[] = [];
  readonly unknown: string[] = [];
  readonly #edge: Edge;
  readonly #folder: string;
  readonly #server: { port: number; close: () => Promise<void> };
  /** Hashes of a deploy's files, by the token that was given for them. */
  readonly #uploads = new Map<string, Manifest>();
  readonly #files = new Map<string, Buffer>();
  /** Files of statements, by the MD5 of their text. */
  readonly #imports = new Map<string, string>();

  private constructor(folder: string, edge: Edge, server: { port: number; close: () => Promise<void> }) {
    this.#folder = folder;
    this.#edge = edge;
    this.#server = server;
  }

  /** Starts an empty account. The caller closes it. */
  static async start(): Promise<Cloudflare> {
    const folder = mkdtempSync(path.join(tmpdir(), "aipm-cloudflare-"));
    const edge = await Edge.start(path.join(folder, "state"), DATABASE, BUCKET);
    let self: Cloudflare | undefined = undefined;
    const server = await listen(overNode((request) => self!.#answer(request)));
    self = new Cloudflare(folder, edge, server);
    return self;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** What a program needs in its environment to meet this instead of Cloudflare. */
  env(home: string): Record<string, string> {
    return {
      CLOUDFLARE_API_BASE_URL: `${this.origin}/client/v4`,
      WRANGLER_AUTH_URL: `${this.origin}/oauth2/auth`,
      WRANGLER_TOKEN_URL: `${this.origin}/oauth2/token`,
      WRANGLER_REVOKE_URL: `${this.origin}/oauth2/revoke`,
      XDG_CONFIG_HOME: home,
      HOME: home,
      STAND_IN: this.origin,
    };
  }

  get edge(): Edge {
    return this.#edge;
  }

  async close(): Promise<void> {
    await this.#server.close();
    await this.#edge.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/internet/")) return this.#edge.fetch(request);
    return this.#app().fetch(request);
  }

  #app(): Hono {
    const app = new Hono();
    app.onError((error) => {
      const { status, code, message } =
        error instanceof ApiError ? error : { status: 500, code: 0, message: String(error.stack) };
      return Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
    });
    app.notFound((c) => {
      this.unknown.push(`${c.req.method} ${c.req.path}`);
      return Response.json(
        { success: false, errors: [{ code: 7003, message: `Could not route to ${c.req.path}` }], messages: [] },
        { status: 404 },
      );
    });
    this.#oauth(app);
    // npm's registry stands here too, and answers no audits.
    app.all("/registry/*", (c) => c.text("", 404));
    app.put("/imports/:etag", async (c) => {
      const text = await c.req.text();
      this.#imports.set(c.req.param("etag"), text);
      return c.text("", 200, { etag: createHash("md5").update(text).digest("hex") });
    });
    const api = new Hono();
    api.use(async (c, next) => {
      this.calls.push(`${c.req.method} ${c.req.path.replace("/client/v4", "")}`);
      await next();
    });
    this.#people(api);
    this.#d1(api);
    this.#r2(api);
    this.#workers(api);
    this.#zones(api);
    app.route("/client/v4", api);
    return app;
  }

  /** The login of `wrangler login`: whoever opens the page agrees at once. */
  #oauth(app: Hono): void {
    app.get("/oauth2/auth", (c) => {
      const back = new URL(c.req.query("redirect_uri")!);
      back.searchParams.set("code", randomUUID());
      back.searchParams.set("state", c.req.query("state")!);
      return c.redirect(back.href);
    });
    app.post("/oauth2/token", (c) =>
      c.json({
        access_token: "all-rights",
        expires_in: 36_000,
        refresh_token: randomUUID(),
        scope: "account:read user:read workers_scripts:write d1:write zone:read offline_access",
        token_type: "bearer",
      }),
    );
  }

  /** Stops a call whose token has not the right. */
  #may(c: Context, right?: Right): void {
    const rights = this.tokens.get((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    if (!rights) throw new ApiError(c.req.header("authorization") ? 401 : 400, 9109, "Invalid access token");
    if (right && !rights.has(right)) throw new ApiError(403, 10_000, "Authentication error");
    const account = c.req.param("account");
    if (account && !this.accounts.some(({ id }) => id === account))
      throw new ApiError(403, 10_000, "Authentication error");
  }

  /** A way to answer calls that need a right: with a result, or with a whole response. */
  #answering(api: Hono, right?: Right) {
    return (
      method: "get" | "post" | "put" | "patch",
      paths: string | string[],
      answer: (c: Context) => unknown,
    ): void => {
      const handler: Handler = async (c) => {
        this.#may(c, right);
        const result = await answer(c);
        return result instanceof Response ? result : ok(result);
      };
      for (const one of [paths].flat()) api[method](one, handler);
    };
  }

  #people(api: Hono): void {
    const on = this.#answering(api);
    on("get", "/user", () => ({ id: "user", email: "owner@aipm.in" }));
    on("get", ["/user/tokens/verify", "/accounts/:account/tokens/verify"], () => ({ id: "token", status: "active" }));
    on("get", "/accounts", () => page(this.accounts));
    on("get", "/memberships", () =>
      page(this.accounts.map((account) => ({ id: account.id, account, roles: ["Super Administrator"] }))),
    );
  }

  #d1(api: Hono): void {
    const on = this.#answering(api, "D1: Edit");
    const one = "/accounts/:account/d1/database/:database";
    const databaseOf = (c: Context): { uuid: string; name: string } => {
      const asked = c.req.param("database")!;
      const found = [...this.databases].find(([uuid, name]) => uuid === asked || name === asked);
      if (!found) throw new ApiError(404, 7404, `The database ${asked} could not be found`);
      return { uuid: found[0], name: found[1] };
    };
    on("post", "/accounts/:account/d1/database", async (c) => {
      const { name, primary_location_hint: hint } = await c.req.json<{
        name: string;
        primary_location_hint?: string;
      }>();
      this.databases.set(DATABASE, name);
      return { uuid: DATABASE, name, created_in_region: hint?.toUpperCase(), version: "production" };
    });
    on("get", one, (c) => ({
      ...databaseOf(c),
      version: "production",
      num_tables: 0,
      file_size: 0,
      running_in_region: "APAC",
    }));
    // A file of statements: its place, the file itself, and the order to take it in.
    on("post", `${one}/import`, async (c) => {
      databaseOf(c);
      const { action, etag } = await c.req.json<{ action: string; etag: string }>();
      if (action === "init") return { upload_url: `${this.origin}/imports/${etag}`, filename: etag };
      const done = { success: true, messages: [], at_bookmark: "0", type: "import" };
      try {
        const answers = await this.#run([{ sql: this.#imports.get(etag) ?? "" }], "query");
        const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
        return { ...done, status: "complete", result: { num_queries: answers.length, final_bookmark: "0", meta } };
      } catch (error) {
        return { ...done, status: "error", errors: [(error as Error).message] };
      }
    });
    for (const action of ["query", "raw"] as const)
      on("post", `${one}/${action}`, async (c) => {
        databaseOf(c);
        const asked = await c.req.json<Asked & { batch?: Asked[] }>();
        return this.#run(asked.batch ?? [asked], action);
      });
  }

  /** Statements that stand or fall together, as D1 runs them. */
  async #run(asked: readonly Asked[], action: "query" | "raw"): Promise<unknown[]> {
    const database = await this.#edge.database();
    const statements = asked.flatMap(({ sql, params = [] }) =>
      statementsIn(sql).map((one) => database.prepare(one).bind(...(params as never[]))),
    );
    try {
      const answers = await database.batch<Record<string, unknown>>(statements);
      return answers.map(({ results, meta, success }) => {
        const columns = Object.keys(results[0] ?? {});
        const raw = { columns, rows: results.map((row) => columns.map((name) => row[name])) };
        return { results: action === "raw" ? raw : results, success, meta };
      });
    } catch (error) {
      throw new ApiError(400, 7500, (error as Error).message.replace(/^D1_ERROR: /, ""));
    }
  }

  #r2(api: Hono): void {
    const on = this.#answering(api, "Workers R2 Storage: Edit");
    const all = "/accounts/:account/r2/buckets";
    const bucketOf = (c: Context): { name: string; cors?: unknown } => {
      const name = c.req.param("bucket")!;
      const bucket = this.buckets.get(name);
      if (!bucket) throw new ApiError(404, 10_006, "The specified bucket does not exist.");
      return { name, ...bucket };
    };
    on("post", all, async (c) => {
      const { name } = await c.req.json<{ name: string }>();
      this.buckets.set(name, {});
      return { name, location: "apac", creation_date: new Date().toISOString() };
    });
    on("get", all, () => ({ buckets: [...this.buckets.keys()].map((name) => ({ name })) }));
    on("get", `${all}/:bucket`, (c) => ({ name: bucketOf(c).name, location: "apac" }));
    on("get", `${all}/:bucket/cors`, (c) => {
      const { cors } = bucketOf(c);
      if (!cors) throw new ApiError(404, 10_059, "The CORS configuration does not exist.");
      return cors;
    });
    on("put", `${all}/:bucket/cors`, async (c) => {
      const { name } = bucketOf(c);
      const cors = await c.req.json<{ rules: Edge["cors"] }>();
      this.buckets.set(name, { cors });
      this.#edge.cors = cors.rules;
      return {};
    });
    on("get", `${all}/:bucket/lifecycle`, (c) => bucketOf(c) && { rules: [] });
    on("put", [`${all}/:bucket/lifecycle`, `${all}/:bucket/local-uploads`], (c) => bucketOf(c) && {});
  }

  #scriptOf(c: Context): Script {
    const script = this.scripts.get(c.req.param("script")!);
    if (!script) throw new ApiError(404, 10_007, "This Worker does not exist on your account.");
    return script;
  }

  /** Uploads a version: the code, its bindings, and the files of the token that their upload ended with. */
  async #upload(c: Context, script: Script): Promise<Version> {
    const form = await c.req.formData();
    const metadata = JSON.parse(String(form.get("metadata"))) as Metadata;
    const modules = await Promise.all(
      [...form]
        .filter(([, file]) => file instanceof File && file.type === "application/javascript+module")
        .map(async ([name, file]) => ({
          type: "ESModule" as const,
          path: name,
          contents: file instanceof File ? await file.text() : file,
        })),
    );
    modules.sort(
      (one, other) => Number(other.path === metadata.main_module) - Number(one.path === metadata.main_module),
    );
    const id = randomUUID();
    const assets = path.join(this.#folder, "assets", id);
    const manifest = this.#uploads.get(metadata.assets?.jwt ?? "") ?? {};
    const config = metadata.assets?.config;
    const files = Object.entries(manifest).map(([name, { hash }]): [string, Buffer] => [name, this.#files.get(hash)!]);
    const { _headers: headers } = config ?? {};
    writeAssets(assets, [...files, ...(headers ? [["_headers", Buffer.from(headers)] as const] : [])]);
    const given = (metadata.bindings ?? []).filter(({ type }) => type !== "inherit");
    const names = new Set(given.map(({ name }) => name));
    const missing = (metadata.bindings ?? []).find(({ name, type }) => type === "inherit" && !script.secrets.has(name));
    if (missing) throw new ApiError(400, 10_057, `The binding ${missing.name} has no value to inherit`);
    for (const { name, type, text = "" } of given) if (type === "secret_text") script.secrets.set(name, text);
    const secrets = [...script.secrets]
      .filter(([name]) => !names.has(name))
      .map(([name, text]) => ({ name, type: "secret_text", text }));
    const version: Version = {
      id,
      created: new Date().toISOString(),
      annotations: metadata.annotations ?? {},
      settings: {
        id,
        modules,
        date: metadata.compatibility_date ?? "2026-08-01",
        flags: metadata.compatibility_flags ?? [],
        bindings: [...given, ...secrets],
        assets,
        workerFirst: Array.isArray(config?.run_worker_first) ? (config.run_worker_first as string[]) : [],
      },
    };
    script.versions.unshift(version);
    return version;
  }

  /** Says of a version what wrangler reads of it. */
  readonly #told = (version: Version): object => ({
    id: version.id,
    number: 1,
    metadata: {
      created_on: version.created,
      modified_on: version.created,
      author_id: "user",
      author_email: "owner@aipm.in",
      source: "wrangler",
      has_preview: false,
    },
    annotations: version.annotations,
    resources: {
      bindings: shownBindings(version),
      script: { etag: version.id, handlers: ["fetch", "scheduled"], last_deployed_from: "wrangler" },
      script_runtime: { compatibility_date: version.settings.date, usage_model: "standard" },
    },
    startup_time_ms: 12,
  });

  async #deploy(
    name: string,
    script: Script,
    versions: Script["deployments"][0]["versions"],
    message = "",
  ): Promise<string> {
    const id = randomUUID();
    const annotations = { "workers/message": message, "workers/triggered_by": "deployment" };
    const created_on = new Date().toISOString();
    script.deployments.unshift({ id, source: "wrangler", strategy: "percentage", created_on, annotations, versions });
    await this.#show(name, script);
    return id;
  }

  /** Lets the network serve what the script is deployed as. */
  async #show(name: string, script: Script): Promise<void> {
    this.#edge.worker = name;
    const [latest] = script.deployments;
    await this.#edge.serve(
      script.versions.map(({ settings }) => settings),
      (latest?.versions ?? []).map(({ version_id, percentage }) => ({ id: version_id, percentage })),
    );
  }

  /** A secret makes a version of the latest one, and deploys it. */
  async #putSecret(name: string, script: Script, key: string, value: string): Promise<void> {
    const [latest] = script.versions;
    const [deployment] = script.deployments;
    script.secrets.set(key, value);
    if (!latest) return;
    const id = randomUUID();
    const bindings = latest.settings.bindings.filter(({ type }) => type !== "secret_text");
    for (const [secret, text] of script.secrets) bindings.push({ name: secret, type: "secret_text", text });
    script.versions.unshift({
      ...latest,
      id,
      created: new Date().toISOString(),
      settings: { ...latest.settings, id, bindings },
    });
    if (deployment) await this.#deploy(name, script, [{ version_id: id, percentage: 100 }], "Secret changed");
  }

  #workers(api: Hono): void {
    const on = this.#answering(api, "Workers Scripts: Edit");
    const at = "/accounts/:account/workers";
    const one = `${at}/scripts/:script`;
    const nameOf = (c: Context): string => c.req.param("script")!;

    on("get", `${at}/subdomain`, () => ({ subdomain: "aipm" }));
    on("get", `${at}/services/:script`, (c) => {
      const script = { tag: this.#scriptOf(c).tag, tags: [], last_deployed_from: "wrangler" };
      return { default_environment: { environment: "production", script } };
    });
    on("get", `${at}/workers/:script`, (c) => ({
      id: this.#scriptOf(c).tag,
      name: nameOf(c),
      subdomain: { enabled: false, previews_enabled: false },
    }));
    on("get", `${at}/scripts`, () => [...this.scripts.keys()].map((id) => ({ id })));
    on("put", one, async (c) => {
      const script = this.scripts.get(nameOf(c)) ?? blankScript();
      const { id } = await this.#upload(c, script);
      this.scripts.set(nameOf(c), script);
      await this.#deploy(nameOf(c), script, [{ version_id: id, percentage: 100 }]);
      return { id: nameless(id), tag: "tag", etag: id, deployment_id: nameless(id), startup_time_ms: 12 };
    });
    on("post", `${one}/versions`, async (c) => this.#told(await this.#upload(c, this.#scriptOf(c))));
    on("get", `${one}/versions/:version`, (c) => {
      const found = this.#scriptOf(c).versions.find(({ id }) => id === c.req.param("version"));
      if (!found) throw new ApiError(404, 10_074, "The version does not exist.");
      return this.#told(found);
    });
    on("get", `${one}/deployments`, (c) => ({ deployments: this.#scriptOf(c).deployments }));
    on("post", `${one}/deployments`, async (c) => {
      const script = this.#scriptOf(c);
      const asked = await c.req.json<{
        versions: { version_id: string; percentage: number }[];
        annotations?: Record<string, string>;
      }>();
      return { id: await this.#deploy(nameOf(c), script, asked.versions, asked.annotations?.["workers/message"]) };
    });
    on("get", `${one}/secrets`, (c) =>
      [...this.#scriptOf(c).secrets.keys()].map((name) => ({ name, type: "secret_text" })),
    );
    on("put", `${one}/secrets`, async (c) => {
      const { name, text } = await c.req.json<{ name: string; text: string }>();
      await this.#putSecret(nameOf(c), this.#scriptOf(c), name, text);
      return { name, type: "secret_text" };
    });
    on("get", `${one}/settings`, (c) => {
      const [latest] = this.#scriptOf(c).versions;
      return { bindings: latest ? shownBindings(latest) : [] };
    });
    on("patch", `${one}/script-settings`, (c) => this.#scriptOf(c) && {});
    on("post", `${one}/subdomain`, (c) => this.#scriptOf(c) && { enabled: false, previews_enabled: false });
    on("put", `${one}/schedules`, async (c) => {
      const script = this.#scriptOf(c);
      script.crons = (await c.req.json<{ cron: string }[]>()).map(({ cron }) => cron);
      // Nobody waits ten minutes here.
      if (script.crons.length > 0) await this.#edge.runSchedule();
      return { schedules: script.crons.map((cron) => ({ cron })) };
    });
    on("post", `${one}/assets-upload-session`, async (c) => {
      this.#scriptOf(c);
      const { manifest } = await c.req.json<{ manifest: Manifest }>();
      const jwt = tokenOf();
      this.#uploads.set(jwt, manifest);
      const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
      const wanted = [...hashes].filter((hash) => !this.#files.has(hash));
      const buckets = Array.from({ length: Math.ceil(wanted.length / 50) }, (_, i) =>
        wanted.slice(i * 50, i * 50 + 50),
      );
      return ok({ jwt, buckets }, undefined, 201);
    });
    // By the token of the session.
    api.post(`${at}/assets/upload`, async (c) => {
      const jwt = (c.req.header("authorization") ?? "").replace(/^Bearer /, "");
      const manifest = this.#uploads.get(jwt);
      if (!manifest) throw new ApiError(401, 10_001, "The token of the upload is not good.");
      for (const [hash, file] of await c.req.formData())
        this.#files.set(hash, Buffer.from(file instanceof File ? await file.text() : file, "base64"));
      const isWhole = Object.values(manifest).every(({ hash }) => this.#files.has(hash));
      return ok(isWhole ? { jwt } : {}, undefined, isWhole ? 201 : 202);
    });
    const onRoutes = this.#answering(api, "Workers Routes: Edit");
    onRoutes("post", `${one}/domains/changeset`, async (c) => {
      this.#scriptOf(c);
      const asked = await c.req.json<{ hostname: string }[]>();
      const domains = asked.map(({ hostname }) => ({ id: `domain-${hostname}`, hostname }));
      const isOurs = ({ hostname }: { hostname: string }): boolean => this.#edge.hosts.includes(hostname);
      return {
        added: domains.filter((domain) => !isOurs(domain)),
        removed: [],
        updated: domains.filter(isOurs).map((domain) => ({ ...domain, modified: false })),
        conflicting: [],
      };
    });
    onRoutes("put", `${one}/domains/records`, async (c) => {
      this.#scriptOf(c);
      const { origins } = await c.req.json<{ origins: { hostname: string }[] }>();
      this.#edge.hosts = origins.map(({ hostname }) => hostname);
      return {};
    });
  }

  #zones(api: Hono): void {
    const on = this.#answering(api, "Zone: Read");
    on("get", "/zones", (c) => page(this.zones.filter(({ name }) => name === (c.req.query("name") ?? name))));
  }
}
