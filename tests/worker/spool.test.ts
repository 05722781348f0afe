/** While D1 is away, leads are in the spool, and the scheduled job moves them into D1. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { eraseLeads } from "../../src/record/erasure.ts";
import {
  type IncomingLead,
  LEAD_COLUMNS,
  type LeadColumn,
  parseSpooledLead,
  spooledText,
} from "../../src/record/lead-record.ts";
import { drainSpool } from "../../worker/lead/drain.ts";
import { spool } from "../../worker/lead/spool.ts";
import { failedKey, spoolKey } from "../../src/record/spool-key.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import * as samples from "../support/upload-samples.ts";
import {
  asset as assetWith,
  brokenDatabase,
  contact,
  down,
  erase,
  leads,
  noBucket,
  post,
  readHealth,
  run,
  watched,
} from "./forms-support.ts";
import { ledger, storedKeys, uploaded } from "./uploads-support.ts";

const id = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c22";
const batchId = "0b3f5f3e-52fb-4f8e-8a2e-6d2a1f0c9b99";
const nothing = { stored: 0, failed: 0, moved: 0, keys: [], isComplete: true };
const asset = (key: string) => ({ ...assetWith({ batchId, keys: [key] }), submissionId: id });
const putSpooled = (lead: IncomingLead) => env.FILES.put(spoolKey(lead.id), spooledText(lead));
const days = (n: number): number => n * 86_400_000;
/** The job at the midnight after so many days. */
const runAfter = (ms: number): Promise<void> => {
  const scheduledTime = Math.ceil((Date.now() + ms) / days(1)) * days(1);
  vi.useFakeTimers({ toFake: ["Date"], now: scheduledTime });
  return run({}, scheduledTime);
};
const flags = async () => (await leads()).map((lead) => lead.flags);

describe("a lead, while D1 is away", () => {
  it("is spooled, and keeps its reference", async () => {
    const meta = { timeZone: "Asia/Dubai", callTime: "morning" };
    const sent = { ...contact, phoneNumber: "98765 4321", submissionId: id, meta };
    const first = await post(sent, { stores: { DB: down } });
    expect(first.status).toBe(200);
    expect(await storedKeys()).toEqual([spoolKey(id)]);
    expect((await post(sent, { stores: { DB: down } })).body).toEqual(first.body);

    expect(await drainSpool(env, new Date())).toEqual({ ...nothing, stored: 1 });
    const { reference } = first.body.data!;
    expect(await leads()).toMatchObject([
      { id, reference, flags: "odd_phone,spooled", time_zone: "Asia/Dubai", call_time: "morning" },
    ]);
    expect(await storedKeys()).toEqual([]);
    expect((await post(sent)).body).toEqual(first.body);
  });

  it("gets 503 only if R2 is away too", async () => {
    const { status, body, headers } = await post(contact, {
      stores: { DB: down, FILES: noBucket },
    });
    expect(status).toBe(503);
    expect(body.message).toBe("Server error occurred. Please try again later.");
    expect(headers.get("retry-after")).toBe("10");
  });

  it("is stored at the third attempt, if D1 fails twice", async () => {
    let failures = 0;
    const DB = watched({
      batch() {
        failures += 1;
        if (failures < 3) throw new Error("D1 is busy");
      },
    });
    expect((await post(contact, { stores: { DB } })).status).toBe(200);
    expect([await leads(), await storedKeys()]).toMatchObject([[{ flags: "" }], []]);
  });

  it("is spooled in time, if D1 never answers", async () => {
    const stores = { DB: brokenDatabase(() => new Promise(() => {})) };
    vi.useFakeTimers();
    const answer = post({ ...contact, submissionId: id }, { stores });
    await vi.advanceTimersByTimeAsync(12_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(200);
    expect(await storedKeys()).toEqual([spoolKey(id)]);
  });
});

describe("repeated lead with files in the spool", () => {
  const withFiles = (key: string) => incomingLead(id, { files: { batchId, keys: [key] } });
  /** A bucket that loses the object after the first write was rejected. */
  function deletingBucket(): R2Bucket {
    let isDeleted = false;
    return new Proxy(env.FILES, {
      get(target, name) {
        if (name !== "get" || isDeleted)
          return (Reflect.get(target, name) as () => unknown).bind(target);
        return async (key: string) => {
          isDeleted = true;
          await target.delete(key);
          return null;
        };
      },
    });
  }

  it.each([
    { meanwhile: "the job moves the first one", isErased: false },
    { meanwhile: "an erasure deletes the first one", isErased: true },
  ])(
    "writes the object again, and stores no erased lead, when $meanwhile",
    async ({ isErased }) => {
      const key = await uploaded(samples.PDF, "application/pdf", { batchId });
      await putSpooled(incomingLead(id));
      if (isErased) await erase(id);
      expect(await spool(deletingBucket(), withFiles(key))).toBe(true);
      expect(await storedKeys()).toContain(spoolKey(id));
      await run();
      const [state, owner] = isErased ? ["pending", null] : ["attached", id];
      expect(await ledger()).toMatchObject([{ key, state, lead_id: owner }]);
      expect((await leads()).map((lead) => lead.id)).toEqual(isErased ? [] : [id]);
      expect(await storedKeys()).toEqual([key]);
    },
  );

  it("replaces a first attempt without files", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    for (const lead of [incomingLead(id), withFiles(key), incomingLead(id)])
      expect(await spool(env.FILES, lead)).toBe(true);
    await run();
    expect(await ledger()).toMatchObject([{ key, state: "attached", lead_id: id }]);
  });

  it("answers 409 when the content differs", async () => {
    await putSpooled(incomingLead(id));
    expect(await spool(env.FILES, incomingLead(id, { contentHash: "other" }))).toBe(false);
  });
});

describe("the scheduled job", () => {
  it("moves 300 leads with under a thousand queries in each run, then sweeps", async () => {
    const orphan = await uploaded(samples.PDF, "application/pdf", {
      at: new Date(Date.now() - 3 * 3_600_000),
    });
    // All name the same file, which costs the most queries.
    const files = { batchId: null, keys: [await uploaded(samples.PDF, "application/pdf")] };
    const ids = Array.from({ length: 300 }, () => crypto.randomUUID());
    await Promise.all(ids.map((leadId) => putSpooled(incomingLead(leadId, { files }))));
    let queries = 0;
    const count = () => void (queries += 1);
    for (let runs = 1; runs <= 6 && (await storedKeys()).includes(orphan); runs += 1) {
      queries = 0;
      await run({ DB: watched({ prepare: count }) });
      expect(queries).toBeLessThan(1000);
    }
    expect(await leads()).toHaveLength(300);
    expect(await storedKeys()).toEqual(files.keys);
  });

  it("stores every readable lead next to hundreds of broken objects", async () => {
    // Their keys come before those of all leads.
    const broken = Array.from({ length: 500 }, (_, i) => spoolKey(`00000000-${i}`));
    await Promise.all(broken.map((key) => env.FILES.put(key, '{"version":99}')));
    const ids = Array.from({ length: 300 }, () => `f${crypto.randomUUID().slice(1)}`);
    await Promise.all(ids.map((leadId) => putSpooled(incomingLead(leadId))));
    // A later run begins at another place, so two of them store all.
    for (let runs = 0; runs < 4; runs += 1) await run({}, 60_000);
    expect((await leads()).map((lead) => lead.id).toSorted()).toEqual(ids.toSorted());
    expect(await storedKeys()).toHaveLength(500);
  });

  it(
    "stores 10,000 leads next to 500 broken objects within an hour",
    { tags: ["all"], timeout: 1_200_000 },
    async () => {
      const readSpool = async () => (await readHealth()).body.checks.spool;
      const objects = Array.from({ length: 10_500 }, (_, i) => {
        const lead = incomingLead(crypto.randomUUID());
        return [spoolKey(lead.id), i % 21 === 0 ? '{"version":99}' : spooledText(lead)] as const;
      });
      while (objects.length > 0)
        await Promise.all(objects.splice(0, 100).map(([key, text]) => env.FILES.put(key, text)));
      const start = Math.ceil(Date.now() / 60_000) * 60_000;
      const minute = async (n: number): Promise<void> => {
        vi.useFakeTimers({ toFake: ["Date"], now: start + n * 60_000 });
        await run({}, start + n * 60_000);
      };
      const stored = () => env.DB.prepare("SELECT COUNT(*) AS n FROM leads").first<number>("n");
      for (let n = 1; n <= 20; n += 1) await minute(n);
      expect(await readSpool()).toMatchObject({ count: 10_500 - (await stored())!, failed: 0 });
      for (let n = 21; n <= 60 && (await stored())! < 10_000; n += 1) await minute(n);
      expect(await stored()).toBe(10_000);
      expect(await readSpool()).toMatchObject({ count: 500, failed: 0 });
      // A day later, the job sets the broken ones aside.
      for (let n = 1500; n <= 1502; n += 1) await minute(n);
      expect(await readSpool()).toMatchObject({ count: 0, failed: 500 });
    },
  );

  it("does not attach a file of an erased lead", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    await post(asset(key), { stores: { DB: down } });
    // The same visitor, with another answer and the same file.
    const other = crypto.randomUUID();
    await post({ ...asset(key), submissionId: other });
    expect(await ledger()).toMatchObject([{ key, lead_id: other }]);
    await env.FILES.delete(key);
    await erase(other, [key]);
    await run();
    expect(await leads()).toMatchObject([{ id, flags: "spooled,files_missing" }]);
    expect(await storedKeys()).toEqual([]);
  });

  it("leaves leads in the spool while D1 is away, and does not sweep", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    await post(asset(key), { stores: { DB: down } });
    expect(await drainSpool({ DB: down, FILES: env.FILES }, new Date())).toEqual({
      ...nothing,
      failed: 1,
      isComplete: false,
    });
    expect(await storedKeys()).toContain(spoolKey(id));
  });

  it("sets a lead aside that D1 rejects for a day, and keeps its files for the longest retention", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", {
      at: new Date(Date.now() - 3 * 3_600_000),
    });
    await putSpooled(
      incomingLead(id, { fullName: null as never, files: { batchId: null, keys: [key] } }),
    );
    await putSpooled(incomingLead(crypto.randomUUID()));
    await run();
    expect(await leads()).toHaveLength(1);
    expect((await storedKeys()).toSorted()).toEqual([key, spoolKey(id)].toSorted());
    await runAfter(days(2));
    expect((await storedKeys()).toSorted()).toEqual([key, failedKey(id)].toSorted());
    await runAfter(days(1090));
    expect((await storedKeys()).toSorted()).toEqual([key, failedKey(id)].toSorted());
    for (const later of [5, 1, 1]) await runAfter(days(later));
    expect(await storedKeys()).toEqual([]);
  });

  it("stores a lead that was set aside once a release can read it", async () => {
    await env.FILES.put(failedKey(id), spooledText(incomingLead(id)));
    await run();
    expect(await leads()).toEqual([]);
    await runAfter(days(1));
    expect(await leads()).toMatchObject([{ id }]);
    expect(await storedKeys()).toEqual([]);
  });

  it("erases a lead that was set aside", async () => {
    await env.FILES.put(failedKey(id), spooledText(incomingLead(id)));
    const stores = {
      remove: (keys: readonly string[]) => env.FILES.delete([...keys]),
      transact: async () => {},
    };
    const erasure = {
      id,
      reference: "AIPM-1",
      formType: "CONTACT_US",
      receivedOn: "2026-11-21",
      keys: [],
    } as const;
    await eraseLeads(stores, [{ ...erasure, reason: "request" }], new Date());
    expect(await storedKeys()).toEqual([]);
  });
});

describe("a lead that an earlier release spooled", () => {
  const samplesOf = import.meta.glob<string>("../support/spooled/*.json", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  it.each(Object.entries(samplesOf))("is stored: %s", async (_, text) => {
    await env.FILES.put(spoolKey(id), text);
    expect(await drainSpool(env, new Date())).toMatchObject({ stored: 1, failed: 0 });
    expect(await leads()).toMatchObject([{ full_name: "Asha Rao", flags: "too_fast,spooled" }]);
  });

  it("is readable after a column was added", () => {
    const [text = ""] = Object.values(samplesOf);
    const added = [
      ...LEAD_COLUMNS,
      ["added" as LeadColumn, { column: "added", isNullable: true }],
    ] as const;
    expect(parseSpooledLead(text, added)).toMatchObject({
      ok: true,
      lead: { fullName: "Asha Rao", added: null },
    });
  });
});

describe("unreadable object in the spool", () => {
  const whole = JSON.parse(spooledText(incomingLead(crypto.randomUUID()))) as object;
  it.each([
    ["no JSON", "{"],
    ["another shape", JSON.stringify({ id: "x" })],
    ["no files", JSON.stringify({ ...whole, files: undefined })],
    ["a payload that is no JSON", JSON.stringify({ ...whole, payload: "{" })],
    ["a time that is none", JSON.stringify({ ...whole, receivedAt: "yesterday" })],
    ["a version that this release does not know", JSON.stringify({ ...whole, version: 2 })],
    ["text of another kind", "\u0000\ud83d"],
  ])("skips and keeps it: %s", async (_, text) => {
    await env.FILES.put(spoolKey("broken"), text);
    await putSpooled(incomingLead(crypto.randomUUID()));
    expect(await drainSpool(env, new Date())).toEqual({ ...nothing, stored: 1, failed: 1 });
    expect(await storedKeys()).toEqual([spoolKey("broken")]);
  });

  it("keeps its files when the sweep runs", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", {
      at: new Date(Date.now() - 3 * 3_600_000),
    });
    await env.FILES.put(spoolKey("broken"), `{"files":["${key}"`);
    await run();
    expect(await storedKeys()).toContain(key);
  });
});

describe("spooled lead", () => {
  it("is stored once when its id has other content meanwhile", async () => {
    await post({ ...contact, submissionId: id });
    const key = await uploaded(samples.PDF, "application/pdf");
    const other = incomingLead(id, { files: { batchId: null, keys: [key] } });
    for (let i = 0; i < 4; i += 1) {
      await putSpooled(other);
      await drainSpool(env, new Date());
    }
    expect(await flags()).toEqual(["", "spooled,id_taken"]);
    expect(await ledger()).toMatchObject([
      { key, state: "attached", lead_id: (await leads())[1]!.id },
    ]);
  });

  it("is stored without a file of another lead or one that was swept", async () => {
    const key = await uploaded(samples.PDF, "application/pdf");
    const swept = await uploaded(samples.PDF, "application/pdf", {
      at: new Date(Date.now() - 25 * 3_600_000),
    });
    await env.FILES.delete(swept);
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()].toSorted();
    for (const [i, name] of [key, key, swept].entries())
      await putSpooled(incomingLead(ids[i]!, { files: { batchId: null, keys: [name] } }));
    expect(await drainSpool(env, new Date())).toMatchObject({ stored: 3 });
    expect((await flags()).toSorted()).toEqual([
      "spooled",
      "spooled,files_missing",
      "spooled,files_missing",
    ]);
    const owners = (await ledger()).map((row) => row.lead_id);
    expect(owners).toEqual([expect.stringMatching(ids.slice(0, 2).join("|")), null]);
  });
});

it("stores a lead with files when R2 and the limiters fail or do not answer", async () => {
  const key = await uploaded(samples.PDF, "application/pdf", { batchId });
  const FILES = { head: () => new Promise(() => {}) } as unknown as R2Bucket;
  const LEAD_LIMIT = { limit: () => Promise.reject(new Error("down")) };
  const LEAD_CEILING = { limit: () => new Promise<never>(() => {}) };
  vi.useFakeTimers();
  const headers = { "cf-connecting-ip": "203.0.113.9" };
  const answer = post(asset(key), { headers, stores: { FILES, LEAD_LIMIT, LEAD_CEILING } });
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(200);
  expect(await flags()).toEqual(["files_unverified"]);
  expect(await ledger()).toMatchObject([{ state: "attached" }]);
});
