/**
 * The log holds only our own names and numbers, even if an error quotes a request.
 * tests/built/edge.test.ts reads real lines of the built worker.
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadLocalization } from "../../worker/lead/localization.ts";
import { spoolKey } from "../../src/record/spool-key.ts";
import {
  brokenDatabase,
  capturedLog,
  contact,
  fetched,
  post,
  postByBrowser,
  run,
  type Stores,
} from "./forms-support.ts";

const SECRET = "Asha Rao 98765 43210";
const RAY = "8f3c2b1a0d9e7f65-BOM";

let lines: string[];
beforeEach(() => void (lines = capturedLog()));
const requestLines = () =>
  lines.flatMap((line) =>
    line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : [],
  );

const ask = (path: string, init: RequestInit = {}, stores: Stores = {}): Promise<Response> =>
  fetched(path, { ...init, headers: { "cf-ray": RAY, "user-agent": SECRET } }, stores);

describe("a request", () => {
  it("has one log line with path, status and outcome", async () => {
    const headers = { "cf-ray": RAY };
    await post(contact, { headers });
    await post({ ...contact, fullName: "", email: "asha@" }, { headers });
    await ask("/health");
    await ask("/health", { method: "PUT" });
    const common = { ray: RAY, ms: expect.any(Number) };
    expect(requestLines()).toEqual([
      { ...common, path: "/forms", status: 200, form: "CONTACT_US", outcome: "stored" },
      {
        ...common,
        path: "/forms",
        status: 400,
        code: "validation_failed",
        form: "CONTACT_US",
        outcome: "refused",
        reason: "fullName,email",
      },
      { ...common, path: "/health", status: 200 },
      { ...common, path: "/health", status: 405, code: "method_not_allowed" },
    ]);
    expect(lines).toHaveLength(4);
  });

  it("has attempts and wait of its lead in its log line, if they are plausible", async () => {
    await post({ ...contact, meta: { attempts: 3, waitedMs: 7_200_000 } });
    for (const meta of [
      { attempts: SECRET, waitedMs: "9876543210" },
      { attempts: -1, waitedMs: 9_876_543_210 },
      SECRET,
    ])
      await post({
        ...contact,
        formData: { ...contact.formData, notes: crypto.randomUUID() },
        meta,
      });
    expect(requestLines()[0]).toMatchObject({ attempts: 3, waitedMs: 7_200_000 });
    for (const line of requestLines().slice(1)) expect(Object.keys(line)).not.toContain("waitedMs");
    expect(lines.join("\n")).not.toMatch(/Asha|98765/);
  });

  it("names the service worker as the sender of its lead, and no other sender", async () => {
    for (const sentBy of ["worker", "page", SECRET, ["worker"], undefined])
      await post({
        ...contact,
        formData: { ...contact.formData, notes: crypto.randomUUID() },
        meta: { sentBy },
      });
    expect(requestLines().map(({ sentBy }) => sentBy)).toEqual([
      "worker",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(lines.join("\n")).not.toContain("Asha");
  });

  it("is called native in its log line when the browser sent the form itself", async () => {
    await postByBrowser({
      formType: "CONTACT_US",
      fullName: "Asha Rao",
      phoneNumber: "9876543210",
    });
    await post(contact);
    expect(requestLines().map(({ native }) => native)).toEqual([true, undefined]);
  });

  it("has a log line without the path or query that the client chose", async () => {
    const made = encodeURIComponent(SECRET);
    for (const path of [
      `/${made}`,
      `/forms/${made}`,
      `/assets/${made}.js`,
      `/health?${made}`,
      `/forms?city=${made}`,
    ]) {
      await ask(path);
    }
    expect(requestLines().map(({ path }) => path)).toEqual([
      "other",
      "other",
      "other",
      "/health",
      "/forms",
    ]);
    expect(lines.join("\n")).not.toMatch(/Asha|98765/);
  });
});

describe("failed request", () => {
  const broken = new Error(`UNIQUE constraint failed, near "${SECRET}"\n    at ${SECRET}`);
  const reject = () => Promise.reject(broken);
  const DB = brokenDatabase(reject);
  const FILES = {
    put: reject,
    get: reject,
    head: reject,
    list: reject,
    delete: reject,
  } as unknown as R2Bucket;
  const limit = { limit: reject } as unknown as RateLimit;
  const assets = { fetch: reject } as unknown as Fetcher;

  it("logs the class of an error, and never its message", async () => {
    vi.spyOn(loadLocalization, "messages").mockImplementation(reject);
    const stores = { LEAD_LIMIT: limit, LEAD_CEILING: limit, SIGN_LIMIT: limit, ASSETS: assets };
    const hi = { meta: { path: "/hi/contact-form" } };
    await post({ ...contact, ...hi, fullName: SECRET }, { stores: { ...stores, DB } });
    await post({ ...contact, ...hi, fullName: SECRET }, { stores: { ...stores, DB, FILES } });
    await post({ ...contact, fullName: SECRET, formData: {} }, { stores: { ...stores, DB } });
    const file = [
      { originalFilename: `${SECRET}.pdf`, contentType: "application/pdf", fileSize: 9 },
    ];
    await ask(
      "/guest/uploads/presign/bulk",
      { method: "POST", body: JSON.stringify(file) },
      { ...stores, DB, FILES },
    );
    await ask("/nowhere", {}, stores);
    await run({ DB, FILES });
    // A broken object of the spool. Its reason is stored with it and not logged.
    await env.FILES.put(
      spoolKey("00000000-0000-4000-8000-000000000000"),
      `{"fullName":"${SECRET}"`,
    );
    for (let i = 0; i < 3; i += 1) await run();
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join("\n")).toContain("Error");
    expect(lines.join("\n")).not.toMatch(/Asha|98765|UNIQUE/);
  });

  it("logs the place of an internal error, and returns a reference", async () => {
    const response = await ask("/nowhere", {}, { ASSETS: assets });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "server_error", reference: RAY });
    expect(requestLines()).toMatchObject([
      { ray: RAY, path: "other", status: 500, code: "server_error", error: "Error" },
    ]);
  });

  it("answers with a reference only for 5xx", async () => {
    const away = await post(contact, { stores: { DB, FILES }, headers: { "cf-ray": RAY } });
    expect(away).toMatchObject({ status: 503, body: { code: "unavailable", reference: RAY } });
    expect((await post({}, { headers: { "cf-ray": RAY } })).body).not.toHaveProperty("reference");
  });
});
