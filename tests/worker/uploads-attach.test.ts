import { describe, expect, it } from "vitest";
import * as samples from "../support/upload-samples.ts";
import { insertLead, leads } from "./forms-support.ts";
import { attach, ledger, newKey, submit, uploaded } from "./uploads-support.ts";

const batchId = "5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10";
const put = (signedAt?: Date) =>
  uploaded(samples.PDF, "application/pdf", { batchId, at: signedAt ?? new Date() });

const owners = async () => (await ledger()).map(({ state, lead_id }) => [state, lead_id]);

describe("lead with files", () => {
  it.each([
    ["a key that nobody signed", async () => ({ batchId, keys: [await put(), newKey(batchId)] })],
    ["a key twice", () => put().then((key) => ({ batchId, keys: [key, key] }))],
    ["another batch", async () => ({ batchId: crypto.randomUUID(), keys: [await put()] })],
    ["SQL for a key", async () => ({ batchId, keys: [await put(), "x') OR 1=1 --"] })],
  ])("is not stored with %s", async (_name, claim) => {
    expect(await submit("a", await claim())).toBe(false);
    expect(await leads()).toEqual([]);
    expect(await owners()).toEqual([["pending", null]]);
  });

  it("gets no more files of its batch when its id is sent with other content", async () => {
    const [first, second] = [await put(), await put()];
    expect(await submit("a", { batchId, keys: [first] })).toBe(true);
    expect(await submit("a", { batchId, keys: [second] }, { contentHash: "other" })).toBe(false);
    expect(await owners()).toEqual([
      ["attached", "a"],
      ["pending", null],
    ]);
  });

  it("gets its remaining files when it comes from the spool", async () => {
    const [missing, present] = [await put(), await put()];
    await submit("other", { batchId, keys: [missing] });
    await insertLead("a").run();
    await attach("a", { batchId, keys: [missing, present] });
    expect(await owners()).toEqual([
      ["attached", "other"],
      ["attached", "a"],
    ]);
  });

  // Signed at 10:00, valid until 10:15.
  const signed = new Date("2026-11-21T10:00:00.000Z");
  it.each([
    ["at the last moment", "2026-11-21T11:04:59.999Z", true],
    ["too late", "2026-11-21T11:05:00.000Z", false],
    ["too late, and was stored before", "2026-11-21T11:05:00.000Z", false, "a"],
  ])(
    "keeps its files when it is received %s before the sweep",
    async (_name, time, stored, earlier?: string) => {
      const keys = [await put(signed)];
      if (earlier) await insertLead(earlier).run();
      expect(await submit("a", { batchId, keys }, { receivedAt: new Date(time) })).toBe(stored);
      expect(await owners()).toEqual([stored ? ["attached", "a"] : ["pending", null]]);
    },
  );
});
