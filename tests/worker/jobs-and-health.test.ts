/** The job and the health check: a row for each run, the detailed check behind a secret, and a ping. */
import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CANARY } from "../../src/record/canary.ts";
import { failedKey, spoolKey } from "../../src/record/spool-key.ts";
import { announced, sign } from "./uploads-support.ts";
import {
  contact,
  down,
  fetched,
  insertLead,
  outcomes,
  post,
  readHealth,
  run,
  watched,
} from "./forms-support.ts";
import { receivers, redirect } from "./notify-support.ts";

/** A bucket that does not list its objects. */
const noList = { list: () => Promise.reject(new Error("R2 is down")) } as unknown as R2Bucket;
const submissionId = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c44";

describe("the scheduled job", () => {
  it("records each run", async () => {
    await run();
    expect(await outcomes()).toEqual(["drain ok", "notices ok", "retire ok", "sweep ok"]);
    const { parts } = (await env.DB.prepare("SELECT parts FROM job").first<{ parts: string }>())!;
    expect(JSON.parse(parts)).toMatchObject({
      drain: { stored: 0, failed: 0 },
      sweep: { swept: 0 },
    });
  });

  it("uses an index for every query of the job and of a lead", async () => {
    const texts: string[] = [];
    const DB = watched({ prepare: (text) => texts.push(text) });
    await post({ ...contact, submissionId }, { stores: { DB } });
    await post({ ...contact, submissionId }, { stores: { DB } });
    await sign([announced()], {
      query: "",
      stores: { DB },
      headers: { "cf-connecting-ip": "203.0.113.5" },
    });
    await run({ DB, NOTIFY_WEBHOOK_URL: "https://chat.example/hook" });
    expect(texts.length).toBeGreaterThan(10);
    for (const text of new Set(texts)) {
      const values = new Set(
        [...text.matchAll(/\?\d*/g)].map(([name], i) => (name === "?" ? i : name)),
      );
      const nothing = [...values].map(() => null);
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...nothing)
        .all<{ detail: string }>();
      // A search by day alone reads every network of the day. The job deletes by day.
      const walks = results.filter(
        ({ detail }) =>
          /^SCAN (?:leads|uploads|notices|erasures|readings)\b(?! USING .*INDEX (?:leads_canary|notices_due|uploads_pending|uploads_swept)$)/.test(
            detail,
          ) || /^SEARCH daily_use .*\(day=\?\)$/.test(detail),
      );
      expect(walks, text).toEqual([]);
    }
  });

  const PING_URL = "https://ping.example/x";
  it("runs the other parts when one fails, records it, and does not ping", async () => {
    const pings = receivers(200);
    await run({ PING_URL });
    expect(pings).toMatchObject([{ url: PING_URL }]);
    await run({ PING_URL, FILES: noList });
    expect(pings).toHaveLength(1);
    // The outcomes of the ping and the sweep are those of the run before.
    const others = ["notices ok", "ping ok", "retire ok", "sweep ok"];
    expect(await outcomes()).toEqual(["drain failed", ...others]);
  });

  it.each([
    ["redirected", redirect(302, "https://monitor.example/login")],
    ["refused", 404],
  ])("records a failed ping when it is %s", async (_, reply) => {
    receivers(reply);
    await run({ PING_URL });
    expect(await outcomes()).toEqual(expect.arrayContaining(["ping failed"]));
  });
});

it("answers /health with the version", async () => {
  const response = await exports.default.fetch("https://www.aipm.example/health");
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, version: expect.any(String) },
  ]);
});

describe("/health?deep", () => {
  // Without a trial enquiry of the last two hours, `watch` is broken: watch.test.ts.
  beforeEach(async () => {
    const lastTrial = "9999-01-01T00:00:00.000Z";
    await insertLead("trial", {
      full_name: CANARY.fullName,
      utm_source: CANARY.utmSource,
      received_at: lastTrial,
    }).run();
  });
  it("is 401 without the secret, and 404 if none is set", async () => {
    for (const wrong of [
      "",
      "Bearer",
      "Bearer x",
      "a secret of the team",
      "Bearer a secret of the tea",
    ]) {
      expect((await readHealth({}, wrong)).status, wrong).toBe(401);
    }
    const response = await fetched("/health?deep", {
      headers: { authorization: "Bearer undefined" },
    });
    expect(response.status).toBe(404);
  });

  it("is healthy after a run, with its measurements", async () => {
    await run();
    const { status, body } = await readHealth();
    const ms = expect.any(Number) as number;
    const checks = {
      database: { ms, ok: true, bytes: ms },
      bucket: { ms, ok: true },
      spool: { count: 0, isMore: false, oldest: null, failed: 0 },
      notices: { waiting: 0, oldest: null, abandoned: 0 },
      scheduled: { finishedAt: expect.any(String), failed: [], parts: expect.any(Object) },
      watch: { lastTrial: expect.any(String) },
      calls: { overdue: 0 },
    };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, broken: [], alarms: [], checks },
    });
  });

  const sql = (text: string) => () => env.DB.exec(text);
  it.each<[string, () => Promise<unknown>, string]>([
    ["no run has been", sql("DELETE FROM job"), "scheduled"],
    [
      "the last run is long ago",
      sql("UPDATE job SET finished_at = '2026-01-01T00:00:00.000Z'"),
      "scheduled",
    ],
    ["a part failed", sql(`UPDATE job SET parts = '{"sweep":{"error":"Error"}}'`), "scheduled"],
    [
      "the bucket is large",
      sql(`UPDATE job SET parts = '{"files":{"bytes":100000000000}}'`),
      "files",
    ],
    [
      "a lead could not be stored for a day",
      () => env.FILES.put(failedKey("a"), "{}"),
      "failedLeads",
    ],
    [
      "a lead is in the spool for an hour",
      async () => {
        await env.FILES.put(spoolKey("a"), "{}");
        const later = Date.now() + 60 * 60_000;
        await env.DB.exec(`UPDATE job SET finished_at = '${new Date(later).toISOString()}'`);
        vi.useFakeTimers({ now: later + 60_000, toFake: ["Date"] });
      },
      "spool",
    ],
  ])("is 503 when %s", async (_, cause, broken) => {
    await run();
    await cause();
    const { status, body } = await readHealth();
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { broken: [broken], alarms: [/ .+ /] },
    });
  });

  /** A notice with this number of attempts, due at this offset. */
  const notice = async (tries: number, due = "+10 minutes", receivedAt = "now"): Promise<void> => {
    const { id } = (await post(contact)).body.data!;
    const format = "%Y-%m-%dT%H:%M:%fZ";
    await env.DB.batch([
      env.DB.prepare(
        `UPDATE leads SET received_at = strftime('${format}', ?) WHERE id <> 'trial'`,
      ).bind(receivedAt),
      env.DB.prepare(
        `INSERT INTO notices (lead_id, due_at, tries) VALUES (?, strftime('${format}', 'now', ?), ?)`,
      ).bind(id, due, tries),
    ]);
  };
  it.each([
    ["an abandoned notice", () => notice(144), 503],
    ["a notice that was tried for an hour", () => notice(10, "+10 minutes", "2026-01-01"), 503],
    ["a notice with ten attempts", () => notice(10), 200],
    ["a notice that was abandoned a week ago", () => notice(144, "-8 days", "2026-01-01"), 200],
  ])("counts a notice as abandoned after the last attempt: %s", async (_, cause, status) => {
    await run();
    await cause();
    const NOTIFY_WEBHOOK_URL = "https://chat.example/hook";
    expect((await readHealth({ NOTIFY_WEBHOOK_URL })).status).toBe(status);
    expect((await readHealth()).status, "without a chat").toBe(200);
  });

  it("is 503 when the database fills up", async () => {
    await run();
    const bind = (text: string, values: readonly unknown[]) => ({
      all: async () => ({
        ...(await env.DB.prepare(text)
          .bind(...values)
          .all()),
        meta: { size_after: 6e9 },
      }),
    });
    const DB = {
      prepare: (text: string) => ({ bind: (...values: unknown[]) => bind(text, values) }),
    } as never;
    const database = { bytes: 6e9 };
    expect(await readHealth({ DB })).toMatchObject({
      status: 503,
      body: { broken: ["size"], checks: { database } },
    });
  });

  it("is 503 when late calls cannot be counted", async () => {
    await run();
    const DB = watched({
      prepare(text) {
        if (text.includes("waits = 1")) throw new Error("no such column");
      },
    });
    expect(await readHealth({ DB })).toMatchObject({ status: 503, body: { broken: ["calls"] } });
  });

  it("is 503 when a store is away", async () => {
    await run();
    expect(await readHealth({ DB: down })).toMatchObject({
      status: 503,
      body: { broken: ["database"] },
    });
    expect(await readHealth({ FILES: noList })).toMatchObject({
      status: 503,
      body: { broken: ["bucket"] },
    });
  });
});
