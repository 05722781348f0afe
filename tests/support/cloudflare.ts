/** Mock of Cloudflare's D1 API and of the S3 API of R2, for `vi.stubGlobal("fetch", cloudflare.fetch)`. */
import { migratedDatabase } from "./migrated-database.ts";

export const ACCOUNT = "0123456789abcdef0123456789abcdef";
export const DATABASE = "6a1c1a52-5b3e-4f0e-9f0e-0c8f9b1d2e3f";
export const ENDPOINT = "https://bucket.example";

type Statement = { readonly sql: string; readonly params?: readonly string[] };

/** Paths that a token may use. Every token may verify itself. */
const RIGHTS: Readonly<Record<string, RegExp>> = { reader: /\/d1\//, nobody: /^$/, "all-rights": /^/ };

export class Cloudflare {
  readonly database = migratedDatabase();
  readonly objects = new Map<string, string>();
  /** Requests to the API, such as "POST /accounts/…". */
  readonly calls: string[] = [];
  isBucketReadOnly = true;
  otherAccounts: object[] = [];

  readonly fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    return request.url.startsWith(ENDPOINT) ? this.#bucket(request) : this.#api(request);
  };

  async #api(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace("/client/v4", "");
    this.calls.push(`${request.method} ${path}`);
    const refuse = (status: number, code: number): Response =>
      Response.json({ success: false, errors: [{ code, message: "Refused" }] }, { status });
    const rights = RIGHTS[request.headers.get("authorization")?.replace("Bearer ", "") ?? ""];
    if (!rights) return refuse(401, 9109);
    if (!path.endsWith("/tokens/verify") && !rights.test(path)) return refuse(403, 10_000);
    const body =
      request.method === "POST" ? ((await request.json()) as Statement & { batch?: Statement[] }) : undefined;
    const results: Readonly<Record<string, unknown>> = {
      "/accounts": [{ id: ACCOUNT, name: "AIPM" }, ...this.otherAccounts],
      "/zones": [{ name: "example.in" }],
      "/user": { email: "owner@aipm.in" },
    };
    const result = body ? this.#query(body.batch ?? [body]) : (results[path] ?? { status: "active" });
    return Response.json({ success: true, result });
  }

  #query(statements: readonly Statement[]): object[] {
    return statements.map(({ sql, params = [] }) => {
      const rows = this.database.prepare(sql).all(...params);
      const columns = Object.keys(rows[0] ?? {});
      return { results: { columns, rows: rows.map((row) => Object.values(row)) } };
    });
  }

  #bucket({ method, url }: Request): Response {
    const key = decodeURIComponent(new URL(url).pathname.split("/").slice(2).join("/"));
    if (!["GET", "HEAD"].includes(method) && this.isBucketReadOnly) return new Response(null, { status: 403 });
    if (method === "DELETE") this.objects.delete(key);
    const object = this.objects.get(key);
    return object === undefined ? new Response(null, { status: 404 }) : new Response(object);
  }
}
