/**
 * One determined stranger against the signing of uploads: from one address, from fifty networks, with the ledger and without it.
 * Whatever is refused writes nothing, and leads go on.
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { down as ledgerAway, fetched, run, type Stores } from "./forms-support.ts";
import { announced, sign as ask } from "./uploads-support.ts";

const MIB = 1024 * 1024;
const MINUTE = 60_000;
const pdf = announced;
const files = (n: number, size?: number) => Array.from({ length: n }, () => pdf(size));

const sign = (body: readonly object[], { network = "198.51.100.7", stores = noLimits } = {}) =>
  ask(body, { query: "", headers: { "cf-connecting-ip": network }, stores });
/** One after the other. */
async function signedBy(networks: readonly string[], some = files(10), stores: Stores = noLimits): Promise<number[]> {
  const statuses: number[] = [];
  for (const network of networks) statuses.push((await sign(some, { network, stores })).status);
  return statuses;
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

/** What the database holds of it all. */
const written = async (): Promise<string> => {
  const tables = ["uploads", "upload_quota", "upload_minutes"];
  const all = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`)));
  return JSON.stringify(all.map(({ results }) => results));
};

// Each test in a minute of its own: what the ceiling counts is over.
let minute = Date.parse("2026-11-20T06:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: (minute += MINUTE), toFake: ["Date"] }));

describe("one address", () => {
  it.each([
    ["SIGN_LIMIT", "POST", "/guest/uploads/presign/bulk?formType=CONTACT_US"],
    ["UPLOAD_LIMIT", "POST", "/s3/upload"],
    ["UPLOAD_LIMIT", "PUT", "/guest/uploads/2026/11/a/b"],
  ])("asks as often in a minute as %s lets its network: %s %s", async (limiter, method, path) => {
    const limit = vi.fn(async () => ({ success: false }));
    const init = { method, body: "[]", headers: { "cf-connecting-ip": "2001:db8::5" } };
    expect((await fetched(path, init, { [limiter]: { limit } })).status).toBe(429);
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: "2001:db8:0:0::/64" });
  });

  it.each([
    ["a thousand files", "files", 1000, () => files(10), 10],
    ["five gigabytes", "bytes", 5 * 1024 ** 3, () => files(10, 10 * MIB), 100 * MIB],
  ] as const)("may announce %s a day, and what is above it writes nothing", async (_, column, most, batch, each) => {
    await sign([pdf()]);
    await env.DB.prepare(`UPDATE upload_quota SET ${column} = ?`)
      .bind(most - each)
      .run();
    expect((await sign(batch())).status).toBe(200);
    const before = await written();
    const response = await sign([pdf()]);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: "upload_quota", errors: [{ code: "upload_quota" }] });
    expect(await written()).toBe(before);
    // Nobody is known by their address.
    expect(before).not.toContain("198.51.100");
    // Others are not concerned.
    expect(await signedBy([networkNo(1)], batch())).toEqual([200]);
  });

  it("gets twice as much by having as many networks as it likes, and shuts none of the others out", async () => {
    expect(await signedBy([neighbourNo(0), neighbourNo(1)])).toEqual([200, 200]);
    // Its networks have ten files each, and what is around them twenty.
    await env.DB.prepare("UPDATE upload_quota SET files = iif(files = 10, 1000, 1980)").run();
    const sameSite = [2, 3, 4].map(neighbourNo);
    // The first is another address of the same /64, the last of another /48.
    expect(await signedBy(["2001:0db9:0007:0000::99", ...sameSite, "2001:db9:8::1"])).toEqual([
      429, 200, 200, 429, 200,
    ]);
  });
});

describe("all networks together", () => {
  /** A minute in which so many files were announced, some of them by these. */
  const beginMinute = async (before: number, ...networks: readonly string[]): Promise<void> => {
    expect(new Set(await signedBy(networks, [pdf()]))).toEqual(new Set([200]));
    await env.DB.prepare("UPDATE upload_minutes SET files = ?").bind(before).run();
  };

  it("may announce a thousand files a minute; what is above it is asked to wait, and writes nothing", async () => {
    await beginMinute(990, networkNo(1));
    expect(await signedBy([networkNo(1)])).toEqual([200]);
    const before = await written();
    const response = await sign([pdf()], { network: networkNo(1) });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, code: "unavailable" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await written()).toBe(before);
    vi.setSystemTime(minute + MINUTE);
    expect(await signedBy([networkNo(1)], [pdf()])).toEqual([200]);
  });

  it("are not shut out by the networks of one /48: who signed nothing today is admitted, once", async () => {
    await beginMinute(1000, neighbourNo(0), neighbourNo(1));
    expect(await signedBy([networkNo(200)], files(3))).toEqual([200]);
    // Another network of the stranger is nobody new.
    expect(await signedBy([networkNo(200), neighbourNo(9), "192.0.2.1"], [pdf()])).toEqual([503, 503, 200]);
  });

  it("of which each is new are two thousand files a minute, and cost the database nothing from then on", async () => {
    await beginMinute(1980, networkNo(0));
    const asked = Array.from({ length: 10 }, (_, i) => sign(files(10), { network: networkNo(i + 1) }));
    expect(tally(await Promise.all(asked))).toEqual({ 200: 2, 400: 0, 429: 0, 503: 8 });
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
  const waiting = async () => (await env.FILES.list({ prefix: "ledger/" })).objects.length;

  /** A network whose rows wait, and those of its neighbours, so many of each. */
  async function waitingRows(own: number, neighbours: number): Promise<void> {
    expect((await sign(files(10), { network: neighbourNo(0), stores: down })).status).toBe(200);
    const { objects } = await env.FILES.list({ prefix: "ledger/", include: ["customMetadata"] });
    const [network, around] = objects[0]!.customMetadata!.senders!.split(" ");
    const put = (senders: string) => (_: unknown, i: number) =>
      env.FILES.put(`ledger/of ${senders}/${i}.json`, "{}", { customMetadata: { senders } });
    await Promise.all([
      ...Array.from({ length: own - 10 }, put(`${network} ${around}`)),
      ...Array.from({ length: neighbours }, put(`another ${around}`)),
    ]);
  }

  it("a network may announce a hundred files a day, and the /48 around it twice as many", async () => {
    await waitingRows(90, 80);
    const asked = [0, 0, 1, 1, 2].map(neighbourNo);
    expect(await signedBy([...asked, networkNo(1)], files(10), down)).toEqual([200, 429, 200, 200, 429, 200]);
    expect(await waiting()).toBe(210);
  });

  it("gets no more by asking many times at once", async () => {
    await waitingRows(80, 0);
    const network = neighbourNo(0);
    const all = await Promise.all(Array.from({ length: 6 }, () => sign(files(10), { network, stores: down })));
    expect(tally(all)[200]).toBeLessThanOrEqual(2);
    expect(await waiting()).toBe(80 + 10 * tally(all)[200]!);
    // Who lost the race is asked to try again, and may.
    expect(await signedBy([networkNo(1)], [pdf()], down)).toEqual([200]);
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
