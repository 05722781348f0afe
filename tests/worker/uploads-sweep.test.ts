import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { newUpload, sweepUploads } from "../../worker/uploads/uploads.ts";
import * as samples from "../support/upload-samples.ts";
import { erase, insertLead } from "./forms-support.ts";
import { attach, insertUploads, ledger, newKey, storedKeys, uploaded } from "./uploads-support.ts";

// Signed at 10:00, valid until 10:15, swept from 11:15.
const signed = new Date("2026-11-21T10:00:00.000Z");
const due = new Date("2026-11-21T11:15:00.000Z");
const put = (signedAt = signed) => uploaded(samples.PDF, "application/pdf", { at: signedAt });
/** Of a file that never came. */
const row = (signedAt: Date) => {
  const [batchId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  return newUpload({ batchId, id, fileName: "a", contentType: "image/png", size: 1 }, signedAt);
};

const allRows = async () =>
  (await env.DB.prepare("SELECT key, state, file_name FROM uploads").all()).results;

describe("the sweep", () => {
  it("deletes object and row an hour after the URL expired", async () => {
    await put();
    await insertUploads([row(signed)]);
    const fresh = await put(new Date(signed.getTime() + 1));
    // Files of a spooled lead, of a stored lead, and without a row.
    const [reserved, attached, bystander] = [await put(), await put(), newKey()];
    await insertLead("a").run();
    await attach("a", { batchId: null, keys: [attached] }, signed);
    await env.FILES.put(bystander, "not in the ledger");
    expect(await sweepUploads(env, due, [reserved])).toBe(2);
    expect((await storedKeys()).toSorted()).toEqual(
      [fresh, reserved, attached, bystander].toSorted(),
    );
    expect((await ledger()).map(({ key }) => key)).toEqual([fresh, reserved, attached]);
  });

  it("deletes a file that was attached during an erasure", async () => {
    const [recorded, late] = [await put(), await put()];
    await insertLead("a").run();
    for (const key of [recorded, late]) {
      await env.DB.prepare("UPDATE uploads SET state = 'attached', lead_id = 'a' WHERE key = ?")
        .bind(key)
        .run();
    }
    await env.FILES.delete(recorded);
    await erase("a", [recorded]);
    expect(await sweepUploads(env, due)).toBe(1);
    expect(await storedKeys()).toEqual([]);
    expect(await ledger()).toEqual([]);
  });

  it.each([
    ["the sweep", () => sweepUploads(env, due)],
    ["an erasure", (key: string) => env.FILES.delete(key).then(() => erase("a", [key]))],
  ])(
    "deletes the object of an upload that ends after %s, and forgets its key a day later",
    async (_, remove) => {
      const key = await put();
      vi.useFakeTimers({ toFake: ["Date"], now: due });
      await remove(key);
      await env.FILES.put(key, "the rest of a slow upload");
      const day = (hours: number) => new Date(due.getTime() + hours * 3_600_000);
      await sweepUploads(env, day(23));
      expect(await allRows()).toEqual([{ key, state: "swept", file_name: "" }]);
      await sweepUploads(env, day(24));
      expect([await storedKeys(), await allRows()]).toEqual([[], []]);
    },
  );

  it("attaches no file that was swept", async () => {
    const key = await put();
    await sweepUploads(env, due);
    await env.FILES.put(key, "the rest of a slow upload");
    await insertLead("a").run();
    await attach("a", { batchId: null, keys: [key] }, signed);
    expect(await allRows()).toMatchObject([{ state: "swept" }]);
  });

  it("keeps the row when deleting the object fails", async () => {
    await put();
    vi.spyOn(env.FILES, "delete").mockRejectedValueOnce(new Error("R2 is down"));
    await expect(sweepUploads(env, due)).rejects.toThrow("R2 is down");
    expect([await sweepUploads(env, due), await sweepUploads(env, due)]).toEqual([1, 0]);
    expect(await storedKeys()).toEqual([]);
  });

  it("deletes 6,000 files in one run, 500 at a time, the oldest first", async () => {
    const oldest = row(new Date("2026-01-01"));
    const rows = Array.from({ length: 6000 }, () => row(signed));
    await insertUploads([...rows, oldest]);
    const deleted = vi.spyOn(env.FILES, "delete");
    expect(await sweepUploads(env, due)).toBe(6001);
    expect(await ledger()).toEqual([]);
    const batches = deleted.mock.calls.map(([keys]) => keys);
    expect(batches.map(({ length }) => length)).toEqual([...Array<number>(12).fill(500), 1]);
    expect(batches[0]).toContain(oldest.key);
  });
});
