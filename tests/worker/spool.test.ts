import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { drainSpool } from "../../worker/lead/drain.ts";
import { spoolKey } from "../../worker/lead/spool-key.ts";
import * as samples from "../support/upload-samples.ts";
import { spoolUploads } from "../../worker/uploads/ledger-spool.ts";
import { keyOf } from "../../worker/uploads/keys.ts";
import { uploadRowOf } from "../../worker/uploads/ledger.ts";
import {
  asset as assetWith,
  brokenDatabase,
  contact,
  down,
  erase,
  leads,
  noBucket,
  post,
  run,
  watched,
} from "./forms-support.ts";
import { ledger, storedKeys, uploaded } from "./uploads-support.ts";

const id = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c22";
const nothing = { stored: 0, deadLetters: 0, protectedKeys: [], more: false };
describe("while the database is down", () => {
  it("a lead waits in the spool, under the reference that it will keep", async () => {
    const meta = { timeZone: "Asia/Dubai", callTime: "morning" };
    const sent = { ...contact, phoneNumber: "98765 4321", submissionId: id, meta };
    const first = await post(sent, { stores: { DB: down } });
    expect(first.status).toBe(200);
    expect(await storedKeys()).toEqual([spoolKey(id)]);
    expect((await post(sent, { stores: { DB: down } })).body).toEqual(first.body);

    expect(await drainSpool(env)).toEqual({ ...nothing, stored: 1 });
    const { reference } = first.body.data!;
    expect(await leads()).toMatchObject([
      { id, reference, flags: "odd_phone,spooled", time_zone: "Asia/Dubai", call_time: "morning" },
    ]);
    expect(await storedKeys()).toEqual([]);
    expect((await post(sent)).body).toEqual(first.body);
  });

  it("only a spool that is down as well costs the visitor an answer", async () => {
    const { status, body, headers } = await post(contact, { stores: { DB: down, FILES: noBucket } });
    expect(status).toBe(503);
    expect(body.message).toBe("Server error occurred. Please try again later.");
    expect(headers.get("retry-after")).toBe("10");
  });

  it("a database that fails twice takes the lead at the third try", async () => {
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

  it("a database that never answers is given up in time", async () => {
    const stores = { DB: brokenDatabase(() => new Promise(() => {})) };
    vi.useFakeTimers();
    const answer = post({ ...contact, submissionId: id }, { stores });
    await vi.advanceTimersByTimeAsync(12_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(200);
    expect(await storedKeys()).toEqual([spoolKey(id)]);
  });
});

describe("the scheduled job", () => {
  const batchId = "0b3f5f3e-52fb-4f8e-8a2e-6d2a1f0c9b99";
  const asset = (key: string) => ({ ...assetWith({ batchId, keys: [key] }), submissionId: id });

  it("does not give it what an erased lead had: the file is gone", async () => {
    const now = new Date();
    const file = { batchId, id: crypto.randomUUID(), fileName: "deed.pdf", contentType: "application/pdf" };
    const key = keyOf(batchId, file.id, now);
    await env.FILES.put(key, samples.PDF, { httpMetadata: { contentType: file.contentType } });
    await spoolUploads(env.FILES, [uploadRowOf({ ...file, size: samples.PDF.length }, now)], []);
    await post(asset(key), { stores: { DB: down } });
    // The same visitor, with another answer and the same file.
    const other = crypto.randomUUID();
    await post({ ...asset(key), submissionId: other });
    expect(await ledger()).toMatchObject([{ key, lead_id: other }]);

    await env.FILES.delete(key);
    await erase(other, [key]);
    await run();
    expect(await leads()).toMatchObject([{ id, flags: "spooled,files_missing" }]);
    expect(await ledger()).toMatchObject([{ key, lead_id: null }]);
    expect(await storedKeys()).toEqual([]);
  });

  it("leaves a lead that fails for the next run, and holds its files", async () => {
    const key = await uploaded(samples.PDF, "application/pdf", { batchId });
    await post(asset(key), { stores: { DB: down } });
    expect(await drainSpool({ DB: down, FILES: env.FILES })).toEqual({ ...nothing, protectedKeys: [key] });
    expect(await storedKeys()).toContain(spoolKey(id));
  });
});

it("a lead that cannot be read does not keep the others out, and its files are not swept meanwhile", async () => {
  const key = await uploaded(samples.PDF, "application/pdf", { at: new Date(Date.now() - 3 * 3_600_000) });
  await env.FILES.put(spoolKey("00000000-broken"), `{"files":["${key}"`);
  await post({ ...contact, submissionId: id }, { stores: { DB: down } });
  expect(await drainSpool(env)).toEqual({ ...nothing, stored: 1, protectedKeys: [key] });
  expect((await leads()).map((lead) => lead.id)).toEqual([id]);
  for (let i = 0; i < 4; i += 1) await run();
  expect(await storedKeys()).toContain(key);
});

it("files that nobody answers about do not cost the lead", async () => {
  const batchId = crypto.randomUUID();
  const key = await uploaded(samples.PDF, "application/pdf", { batchId });
  const FILES = { head: () => new Promise(() => {}) } as unknown as R2Bucket;
  const LIMITER = { limit: () => new Promise<never>(() => {}) };
  vi.useFakeTimers();
  const headers = { "cf-connecting-ip": "203.0.113.9" };
  const answer = post(assetWith({ batchId, keys: [key] }), {
    headers,
    stores: { FILES, LEAD_LIMIT: LIMITER, LEAD_CEILING: LIMITER },
  });
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(200);
  expect((await leads()).map(({ flags }) => flags)).toEqual(["files_unverified"]);
  expect(await ledger()).toMatchObject([{ state: "attached" }]);
});
