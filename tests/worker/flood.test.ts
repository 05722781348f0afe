/** Floods from one network. Rejected requests write nothing. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { networkName } from "../../worker/http/networks.ts";
import { A_DAY, dailyUse, reserveSpool } from "../../worker/daily-use.ts";
import { forms } from "../../worker/lead/route.ts";
import { contact, down, fetched, leads, post, run, type Stores } from "./forms-support.ts";
import { announced, sign as signWith, storedKeys } from "./uploads-support.ts";

const MIB = 1024 * 1024;
const noLimits: Stores = { SIGN_LIMIT: undefined, LEAD_LIMIT: undefined, LEAD_CEILING: undefined };

/** /64s of one /48. */
const neighbour = (i: number): string => `2001:db9:7:${i.toString(16)}::1`;
const STRANGER = neighbour(0);
const OFFICE = "203.0.113.80";

const files = (n: number, size?: number) => Array.from({ length: n }, () => announced(size));
const sign = (network: string, some = files(1)): Promise<Response> =>
  signWith(some, { query: "", headers: { "cf-connecting-ip": network }, stores: noLimits });
const send = (
  network: string,
  { stores = {} as Stores, notes = "", id = crypto.randomUUID() as string } = {},
) =>
  post(
    { ...contact, submissionId: id, formData: { ...contact.formData, notes } },
    { headers: { "cf-connecting-ip": network }, stores: { ...noLimits, ...stores } },
  );
const rows = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results;

// Each test has its own day, because an isolate remembers the bytes that it spooled today.
let day = Date.parse("2027-02-01T06:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: (day += 86_400_000), toFake: ["Date"] }));

describe("in a minute", () => {
  it.each([
    ["SIGN_LIMIT", "POST", "/guest/uploads/presign/bulk?formType=CONTACT_US"],
    ["UPLOAD_LIMIT", "POST", "/s3/upload"],
    ["UPLOAD_LIMIT", "PUT", "/guest/uploads/2026/11/a/b"],
    ["REPORT_LIMIT", "POST", "/report"],
    ["LEAD_CEILING", "POST", "/forms"],
  ])("%s limits the /64, and PREFIX_LIMIT its /48: %s %s", async (limiter, method, path) => {
    const init = { method, body: "[]", headers: { "cf-connecting-ip": "2001:db8::5" } };
    const over = vi.fn(async () => ({ success: false }));
    const under = vi.fn(async () => ({ success: true }));
    for (const stores of [
      { [limiter]: { limit: over }, PREFIX_LIMIT: { limit: under } },
      { [limiter]: { limit: under }, PREFIX_LIMIT: { limit: over } },
    ]) {
      const response = await fetched(path, init, stores);
      expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
      const message = "Too many requests. Please wait a moment and try again.";
      expect(await response.json()).toMatchObject({ code: "too_many_requests", message });
    }
    expect(over.mock.calls).toEqual([[{ key: "2001:db8:0:0::/64" }], [{ key: "2001:db8:0::/48" }]]);
  });

  it.each(["application/json", "application/x-www-form-urlencoded"])(
    "reads no body above LEAD_CEILING: %s",
    async (type) => {
      const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
      const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
      const headers = { "content-type": type, "cf-connecting-ip": OFFICE };
      const stores = { ...env, LEAD_CEILING: { limit: async () => ({ success: false }) } };
      const response = await forms.request("/forms", { method: "POST", body, headers }, stores);
      expect([response.status, await response.json()]).toMatchObject([
        429,
        { code: "too_many_requests" },
      ]);
      expect(pull).not.toHaveBeenCalled();
    },
  );

  it("counts an IPv4 address under one limit", async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const headers = { "cf-connecting-ip": OFFICE };
    await fetched(
      "/guest/uploads/presign/bulk",
      { method: "POST", body: "[]", headers },
      { PREFIX_LIMIT: { limit } },
    );
    expect(limit).not.toHaveBeenCalled();
  });
});

describe("uploads in a day", () => {
  it.each([
    ["a thousand files", "files", 1000, () => files(10), 10],
    ["five gigabytes", "file_bytes", 5 * 1024 ** 3, () => files(10, 10 * MIB), 100 * MIB],
  ] as const)("are limited to %s of one network", async (_, column, most, batch, each) => {
    await sign("198.51.100.7");
    await env.DB.prepare(`UPDATE daily_use SET ${column} = ?`)
      .bind(most - each)
      .run();
    expect((await sign("198.51.100.7", batch())).status).toBe(200);
    const before = [await rows("uploads"), await rows("daily_use")];
    const response = await sign("198.51.100.7");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: "upload_quota",
      errors: [{ code: "upload_quota" }],
    });
    expect([await rows("uploads"), await rows("daily_use")]).toEqual(before);
    expect(JSON.stringify(before)).not.toContain("198.51.100");
    expect((await sign(OFFICE, batch())).status).toBe(200);
  });

  it("gives a /48 four times the share of a /64", async () => {
    expect([(await sign(STRANGER)).status, (await sign(neighbour(1))).status]).toEqual([200, 200]);
    // Each network has requested URLs for one file, and the /48 for two.
    await env.DB.prepare("UPDATE daily_use SET files = iif(files = 1, 1000, 3998)").run();
    // The first is another address of the same /64, the last of another /48.
    const addresses = [
      "2001:0db9:0007:0000::99",
      neighbour(2),
      neighbour(3),
      neighbour(4),
      "2001:db9:8::1",
    ];
    const statuses: number[] = [];
    for (const network of addresses) statuses.push((await sign(network)).status);
    expect(statuses).toEqual([429, 200, 200, 429, 200]);
  });
});

describe("leads in a day", () => {
  const NOTES = "x".repeat(1800);
  const sums = () => rows("daily_use") as Promise<{ network: string; lead_bytes: number }[]>;

  it("stores bytes up to the cap of a network, without effect on others", async () => {
    await send(STRANGER, { notes: NOTES });
    const [{ lead_bytes: each } = { lead_bytes: 0 }] = await sums();
    expect(each).toBeGreaterThan(2800);
    await env.DB.prepare("UPDATE daily_use SET lead_bytes = ?")
      .bind(A_DAY.leadBytes - 2 * each - 100)
      .run();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await send(STRANGER, { notes: NOTES })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(Math.max(...(await sums()).map((row) => row.lead_bytes))).toBeLessThanOrEqual(
      A_DAY.leadBytes,
    );
    expect(await leads()).toHaveLength(3);
    expect(JSON.stringify(await sums())).not.toContain("db9");
    expect([
      (await send(neighbour(1))).status,
      (await send(OFFICE, { notes: NOTES })).status,
    ]).toEqual([200, 200]);
  });

  it("counts a repeated lead once", async () => {
    const id = crypto.randomUUID();
    await send(STRANGER, { id });
    const before = await sums();
    vi.setSystemTime(Date.now() + 5);
    expect((await send(STRANGER, { id })).status).toBe(200);
    expect(await sums()).toEqual(before);
  });

  it("caps the spooled leads of one /48 a day while D1 is away, and not of others", async () => {
    const stores = { DB: down, FILES: { put: async () => ({}) } as unknown as R2Bucket };
    const now = new Date();
    const prefix = { name: await networkName(env, "2001:db9:7::/48", now), factor: 4 };
    // The leads of other networks in the /48.
    expect(reserveSpool(dailyUse([prefix], now, { leadBytes: 4 * A_DAY.leadBytes - 8000 }))).toBe(
      true,
    );
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await send(neighbour(i), { stores, notes: NOTES })).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    for (let i = 0; i < 12; i += 1)
      expect((await send(OFFICE, { stores, notes: NOTES })).status).toBe(200);
    expect((await send("2001:db9:8::1", { stores })).status).toBe(200);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await send(STRANGER, { stores })).status).toBe(200);
  });

  it("counts a lead without files under a hash of its network", async () => {
    await send(STRANGER);
    const counted = await sums();
    expect(counted.map(({ network }) => network).join()).toMatch(/^[\da-f]{32}(?:,[\da-f]{32})*$/);
  });

  it("deletes the sums after two days", async () => {
    await send(STRANGER);
    await sign(STRANGER);
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    await run();
    expect(await rows("daily_use")).toEqual([]);
  });
});

it("answers 503 with Retry-After to signing while D1 is away, and stores nothing", async () => {
  const body = new FormData();
  body.set("file", new File(["%PDF-1.7"], "deed.pdf", { type: "application/pdf" }));
  const answers = [
    await signWith(files(1), { query: "", stores: { ...noLimits, DB: down } }),
    await fetched("/s3/upload", { method: "POST", body }, { DB: down }),
  ];
  for (const response of answers) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  }
  expect(await storedKeys()).toEqual([]);
});
