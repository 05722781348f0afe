/**
 * One determined stranger against the signing of uploads: from one address, from fifty networks, with the ledger and without it.
 * Whatever is refused writes nothing, and leads go on. Requirements E4, E3. Decision 56.
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { down as ledgerAway, fetched, run, type Stores } from "./forms-support.ts";
import { ledger } from "./uploads-support.ts";

const MIB = 1024 * 1024;
const MINUTE = 60_000;
const pdf = (fileSize = 1000) => ({ originalFilename: "title deed.pdf", contentType: "application/pdf", fileSize });
const files = (n: number, size?: number) => Array.from({ length: n }, () => pdf(size));

interface From {
  readonly network?: string;
  readonly formType?: string;
  readonly stores?: Stores;
}

function sign(body: readonly object[], { network = "198.51.100.7", formType, stores }: From = {}) {
  const query = formType === undefined ? "" : `?formType=${encodeURIComponent(formType)}`;
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": network },
    body: JSON.stringify(body),
  };
  return fetched(`/guest/uploads/presign/bulk${query}`, init, stores);
}

const noLimits: Stores = { SIGN_LIMIT: undefined, LEAD_LIMIT: undefined, LEAD_CEILING: undefined };
const down = { ...noLimits, DB: ledgerAway };
/** Networks that have nothing in common. */
const networkNo = (i: number): string => `2001:db8:${i.toString(16)}::1`;
/** /64s of one /48. */
const neighbourNo = (i: number): string => `2001:db9:7:${i.toString(16)}::1`;
const tally = (responses: readonly Response[]): Record<number, number> =>
  Object.fromEntries(
    [200, 400, 429, 503].map((status) => [status, responses.filter((one) => one.status === status).length]),
  );

/**
 * The limiter of the runtime counts by real minutes, whatever time a test has made it.
 * @returns how many requests of one network it may have let through since, at most
 */
function sixtyAMinute(): () => number {
  const start = performance.now();
  return () => 60 * (Math.floor((performance.now() - start) / MINUTE) + 2);
}

/** What the database holds of it all. */
const written = async (): Promise<string> => {
  const tables = ["uploads", "upload_quota", "upload_minutes", "counts"];
  const all = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`)));
  return JSON.stringify(all.map(({ results }) => results));
};

// Each test in a minute of its own: what the ceiling counts is over.
let minute = Date.parse("2026-11-20T06:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: (minute += MINUTE), toFake: ["Date"] }));

describe("one address", () => {
  it("signs as often as its network may, whichever form it names", async () => {
    const types = [...catalogue.map(({ type }) => type), "PIZZA", "", "x".repeat(100)];
    const mayPass = sixtyAMinute();
    const asked = Array.from({ length: 200 }, (_, i) => sign([pdf()], { formType: `${types[i % types.length]}` }));
    const { 200: signed = 0, 400: refused = 0, 429: limited } = tally(await Promise.all(asked));
    const passed = mayPass();
    expect(limited).toBeGreaterThanOrEqual(200 - passed);
    expect(signed + refused).toBeLessThanOrEqual(passed);
  });

  it.each([
    ["a thousand files a day", () => files(10), 100],
    ["five gigabytes a day", () => files(10, 10 * MIB), 51],
  ])("may announce %s, and what is above it writes nothing", async (_, batch, admitted) => {
    for (let i = 0; i < admitted; i += 1) {
      if (i % 50 === 0) vi.setSystemTime((minute += MINUTE));
      expect((await sign(batch(), { stores: noLimits })).status).toBe(200);
    }
    vi.setSystemTime((minute += MINUTE));
    const before = await written();
    const response = await sign(batch(), { stores: noLimits });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "upload_quota", errors: [{ code: "upload_quota" }] });
    expect(await written()).toBe(before);
    // A smaller one still fits, and others are not concerned.
    expect((await sign(batch(), { network: networkNo(1), stores: noLimits })).status).toBe(200);
  });

  it("gets twice as much by having as many networks as it likes, and shuts none of the others out", async () => {
    const admittedOf = async (from: (i: number) => string): Promise<number> => {
      let admitted = 0;
      for (let round = 0; round < 3; round += 1) {
        vi.setSystemTime((minute += MINUTE));
        const asked = Array.from({ length: 40 }, (_, i) => sign(files(10), { network: from(i), stores: noLimits }));
        const { 200: signed = 0, 429: refused = 0 } = tally(await Promise.all(asked));
        expect(signed + refused).toBe(40);
        admitted += 10 * signed;
      }
      return admitted;
    };
    expect(await admittedOf(() => neighbourNo(0))).toBe(1000);
    expect(await admittedOf((i) => neighbourNo(1 + i))).toBe(1000);
    expect((await sign([pdf()], { network: "2001:db9:8::1", stores: noLimits })).status).toBe(200);
  });

  it("gets no more by asking many times at once", async () => {
    const asked = Array.from({ length: 120 }, () => sign(files(10), { stores: noLimits }));
    // The ceiling of the minute is as high as one network's day.
    expect(tally(await Promise.all(asked))[200]).toBe(100);
    expect(await ledger()).toHaveLength(1000);
  });
});

describe("all networks together", () => {
  const fillMinute = async (from = networkNo): Promise<void> => {
    const all = await Promise.all(
      Array.from({ length: 150 }, (_, i) => sign(files(10), { network: from(i % 4), stores: noLimits })),
    );
    expect(tally(all)).toEqual({ 200: 100, 400: 0, 429: 0, 503: 50 });
    expect(await ledger()).toHaveLength(1000);
  };

  it("may announce a thousand files a minute; what is above it is asked to wait, and writes nothing", async () => {
    await fillMinute();
    const before = await written();
    const response = await sign([pdf()], { network: networkNo(1), stores: noLimits });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, code: "unavailable" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await written()).toBe(before);
    vi.setSystemTime(minute + MINUTE);
    expect((await sign([pdf()], { network: networkNo(1), stores: noLimits })).status).toBe(200);
  });

  it("are not shut out by four networks of one /48: who signed nothing today is admitted, once", async () => {
    await fillMinute(neighbourNo);
    const innocent = { network: networkNo(200), stores: noLimits };
    expect((await sign(files(3), innocent)).status).toBe(200);
    expect((await sign([pdf()], innocent)).status).toBe(503);
    // Another network of the stranger is nobody new.
    expect((await sign([pdf()], { network: neighbourNo(9), stores: noLimits })).status).toBe(503);
    expect((await sign([pdf()], { network: "192.0.2.1", stores: noLimits })).status).toBe(200);
  });

  it("of which each is new are two thousand files a minute, and cost the database nothing from then on", async () => {
    const all = await Promise.all(
      Array.from({ length: 210 }, (_, i) => sign(files(10), { network: networkNo(i), stores: noLimits })),
    );
    expect(tally(all)).toEqual({ 200: 200, 400: 0, 429: 0, 503: 10 });
    const batch = vi.fn();
    const DB = { prepare: batch, batch } as unknown as D1Database;
    expect((await sign([pdf()], { network: networkNo(300), stores: { ...noLimits, DB } })).status).toBe(503);
    expect(batch).not.toHaveBeenCalled();
  });

  it("are forgotten after two days", async () => {
    await sign([pdf()]);
    vi.setSystemTime(minute + 3 * 24 * 60 * MINUTE);
    await run();
    expect(JSON.parse(await written()).slice(1, 3)).toEqual([[], []]);
  });
});

describe("while the ledger is away", () => {
  const waiting = async (prefix: string) => (await env.FILES.list({ prefix })).objects.length;

  it("a network may announce a hundred files a day", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await sign(files(10), { stores: down })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await waiting("ledger/")).toBe(100);
    expect((await sign(files(10), { network: networkNo(1), stores: down })).status).toBe(200);
  });

  it("a /48 may announce twice as many", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i += 1)
      statuses.push((await sign(files(10), { network: neighbourNo(i % 4), stores: down })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  });

  it("gets no more by asking many times at once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => sign(files(10), { stores: down })));
    expect(tally(all)[200]).toBeLessThanOrEqual(10);
    expect(await waiting("ledger/")).toBe(10 * tally(all)[200]!);
    // Who lost the race is asked to try again, and may.
    expect((await sign([pdf()], { network: networkNo(1), stores: down })).status).toBe(200);
  });

  it("no more files wait than one run of the job takes in", async () => {
    const put = vi.fn();
    const objects = Array.from({ length: 1000 }, (_, i) => ({ key: `ledger/uploads/filled/${i}.json` }));
    const FILES = { list: async () => ({ objects, truncated: false }), put } as unknown as R2Bucket;
    const response = await sign([pdf()], { stores: { ...down, FILES } });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(put).not.toHaveBeenCalled();
  });
});
