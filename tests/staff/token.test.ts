/**
 * The permissions of a colleague's token and key, against a stand-in of Cloudflare. Reading leads
 * and files needs no right to change the site.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as settings from "../../staff/desk-settings.ts";
import { createStore } from "../../staff/store/bindings.ts";
import { createBindings } from "../../staff/store/cloudflare.ts";
import type { Store } from "../../staff/store/store.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { insert } from "../support/staff-database.ts";
import { contact, deskOver, scratch } from "./support.ts";

const ACCOUNT = "0123456789abcdef0123456789abcdef";
const DATABASE = "6a1c1a52-5b3e-4f0e-9f0e-0c8f9b1d2e3f";
const ENDPOINT = "https://bucket.example";

type Statement = { readonly sql: string; readonly params?: readonly string[] };

/** Paths that a token may use. Every token may verify itself. */
const RIGHTS: Readonly<Record<string, RegExp>> = {
  reader: /\/d1\//,
  nobody: /^$/,
  "all-rights": /^/,
};

/** Mock of Cloudflare's D1 API and of the S3 API of R2. */
class Cloudflare {
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
    const endpoint = new URL(request.url).pathname.replace("/client/v4", "");
    this.calls.push(`${request.method} ${endpoint}`);
    const refuse = (status: number, code: number): Response =>
      Response.json({ success: false, errors: [{ code, message: "Refused" }] }, { status });
    const rights = RIGHTS[request.headers.get("authorization")?.replace("Bearer ", "") ?? ""];
    if (!rights) return refuse(401, 9109);
    if (!endpoint.endsWith("/tokens/verify") && !rights.test(endpoint)) return refuse(403, 10_000);
    const body =
      request.method === "POST"
        ? ((await request.json()) as Statement & { batch?: Statement[] })
        : undefined;
    const results: Readonly<Record<string, unknown>> = {
      "/accounts": [{ id: ACCOUNT, name: "AIPM" }, ...this.otherAccounts],
      "/zones": [{ name: "example.in" }],
      "/user": { email: "owner@aipm.in" },
    };
    const result = body
      ? this.#query(body.batch ?? [body])
      : (results[endpoint] ?? { status: "active" });
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
    if (!["GET", "HEAD"].includes(method) && this.isBucketReadOnly)
      return new Response(null, { status: 403 });
    if (method === "DELETE") this.objects.delete(key);
    const object = this.objects.get(key);
    return object === undefined ? new Response(null, { status: 404 }) : new Response(object);
  }
}

const lead = sampleLead(contact, 1, {
  reference: "AIPM-7K3M9-20XPA",
  received_at: "2026-11-20T10:00:00.000Z",
});
const KEY = sampleKey(1);

const cloudflare = new Cloudflare();

beforeAll(() => void vi.stubGlobal("fetch", cloudflare.fetch));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function asColleague(token: string, key: "reading" | "writing" | "none" = "reading"): Store {
  cloudflare.isBucketReadOnly = key === "reading";
  vi.stubEnv("S3_ENDPOINT", ENDPOINT);
  vi.stubEnv("S3_BUCKET", "aipm-files");
  vi.stubEnv("S3_ACCESS_KEY_ID", key === "none" ? "" : "colleague");
  vi.stubEnv("S3_SECRET_ACCESS_KEY", key === "none" ? "" : "secret");
  const remote = { account: ACCOUNT, database: DATABASE, token };
  vi.spyOn(settings, "readRemote").mockResolvedValue(remote);
  return createStore(createBindings(remote), {
    place: "remote",
    close: async () => undefined,
  });
}
const run = (store: Store, line: string) => deskOver(store)(...line.split(" "), "--remote");

beforeEach(() => {
  cloudflare.objects.set(KEY, "%PDF-1");
  for (const table of ["uploads", "calls", "leads", "erasures"])
    cloudflare.database.exec(`DELETE FROM ${table}`);
  insert(cloudflare.database, "leads", [lead]);
  insert(cloudflare.database, "uploads", [sampleUpload(1, lead, { file_name: "deed.pdf" })]);
});

it.each([
  ["today", "Asha"],
  ["list", lead.reference!],
  ["list --due", lead.reference!],
  ["show 7k3m920xpa", "deed.pdf"],
  ["called 7k3m920xpa", "by asha"],
  ["flag 7k3m920xpa --spam", "flagged as spam"],
  ["files 7k3m920xpa", "X-Amz-Signature="],
  ["audit", "list"],
])("%s needs only a token for D1 and a reading key", async (line, words) => {
  const store = asColleague("reader");
  if (line === "audit") await run(store, "list");
  cloudflare.calls.length = 0;
  const { code, out, err } = await run(store, line);
  expect(code, err).toBe(0);
  expect(out + err).toContain(line === "today" ? lead.full_name! : words);
  expect(new Set(cloudflare.calls)).toEqual(
    new Set([`POST /accounts/${ACCOUNT}/d1/database/${DATABASE}/raw`]),
  );
});

it("exports leads and saves files with a read-only key", async () => {
  const store = asColleague("reader");
  const folder = scratch();
  expect((await run(store, `export --out ${path.join(folder, "all.csv")}`)).code).toBe(0);
  expect(readFileSync(path.join(folder, "all.csv"), "utf8")).toContain(lead.reference!);
  expect((await run(store, `files 7k3m920xpa --download ${folder}`)).code).toBe(0);
  expect(readFileSync(path.join(folder, `${lead.reference} deed.pdf`), "utf8")).toBe("%PDF-1");
});

it("erase requires a key with write access before it deletes anything", async () => {
  const line = "erase 7k3m920xpa --yes";
  const { code, err } = await run(asColleague("reader"), line);
  expect(code).toBe(4);
  expect(err).toContain("Object Read & Write");
  expect(cloudflare.database.prepare("SELECT id FROM leads").all()).toHaveLength(1);
  expect(cloudflare.objects.has(KEY)).toBe(true);
  expect(await run(asColleague("reader", "writing"), line)).toMatchObject({ code: 0 });
  expect(cloudflare.objects.has(KEY)).toBe(false);
});

it.each([
  { problem: "there is no key for files", key: "none", words: "S3_ACCESS_KEY_ID" },
  { problem: "the bucket is missing", key: "reading", words: "There is no bucket aipm-files" },
] as const)("today works when $problem, and notes it", async ({ key, words }) => {
  const { code, out, err } = await run(asColleague("reader", key), "today");
  expect(code, err).toBe(0);
  expect(out).toContain(lead.full_name!);
  expect(err).toContain(words);
});

it("explains a token without permission, and an unknown one", async () => {
  for (const token of ["nobody", "unknown"]) {
    const { code, err } = await run(asColleague(token), "list");
    expect(code).toBe(4);
    expect(err).toContain("D1, Edit");
  }
});

it("login prints the token's owner, and warns of permissions", async () => {
  const reader = await run(asColleague("reader"), "login");
  expect(reader).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/^Leads +readable$/m) as string,
  });
  expect(reader.out).toMatch(/^Files +readable$/m);
  cloudflare.otherAccounts = [{ id: "f".repeat(32), name: "Another" }];
  const owner = await run(asColleague("all-rights"), "login");
  expect(owner).toMatchObject({ code: 0, out: expect.stringContaining("owner@aipm.in") as string });
  for (const more of [
    "replace the site",
    "delete every file",
    "change the domain",
    "other accounts (Another)",
  ])
    expect(owner.err).toContain(more);
  cloudflare.otherAccounts = [];
  const { code, err } = await run(asColleague("nobody"), "login");
  expect([code, err]).toEqual([4, expect.stringContaining("D1, Edit")]);
  expect((await run(asColleague("unknown"), "login")).err).toContain("rejects your token");
});
