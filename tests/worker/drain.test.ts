/** Ten thousand leads come in, and a broken one costs nobody else a minute. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { drainSpool } from "../../worker/lead/drain.ts";
import { type IncomingLead, spooledText } from "../../src/forms/lead-record.ts";
import { spoolKey, DEAD_LETTERS } from "../../worker/lead/spool-key.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import * as samples from "../support/upload-samples.ts";
import { contact, erase, leads, post, run, watched } from "./forms-support.ts";
import { CHAT, receivers } from "./notify-support.ts";
import { ledger, storedKeys, uploaded } from "./uploads-support.ts";

const spooled = (lead: IncomingLead): Promise<R2Object | null> => env.FILES.put(spoolKey(lead.id), spooledText(lead));
const deadLetterKeys = async () => (await storedKeys()).filter((key) => key.startsWith(DEAD_LETTERS));

it("brings leads in, in one run of few queries: more than a page of R2's list has, and more than a round trip to D1 carries", async () => {
  const ids = Array.from({ length: 150 }, () => crypto.randomUUID());
  await Promise.all(ids.map((id) => spooled(incomingLead(id))));
  const list = env.FILES.list.bind(env.FILES);
  vi.spyOn(env.FILES, "list").mockImplementation((options) => list({ ...options, limit: 101 }));
  const prepare = vi.fn();
  const done = await drainSpool({ ...env, DB: watched({ prepare }) });
  expect(done).toMatchObject({ stored: 150, deadLetters: 0, more: false });
  // An invocation may ask D1 a thousand times, and ten thousand leads are the planned peak.
  expect(prepare.mock.calls.length).toBeLessThan(20);
  const count = await env.DB.prepare("SELECT COUNT(DISTINCT id) AS n, MIN(flags) AS flags FROM leads").first();
  expect(count).toEqual({ n: 150, flags: "spooled" });
  expect(await storedKeys()).toEqual([]);
});

describe("an object that is no lead", () => {
  const whole = JSON.parse(spooledText(incomingLead(crypto.randomUUID()))) as object;
  const broken: readonly [name: string, text: string, reason: string][] = [
    ["no JSON", "{", "no JSON"],
    ["another shape", JSON.stringify({ id: "x" }), ""],
    ["no files", JSON.stringify({ ...whole, files: undefined }), ""],
    ["a payload that is no JSON", JSON.stringify({ ...whole, payload: "{" }), ""],
    ["a time that is none", JSON.stringify({ ...whole, receivedAt: "yesterday" }), ""],
    [
      "of a release that this one does not know",
      JSON.stringify({ ...whole, version: 2, another: "column" }),
      "is of version 2, and this release knows version 1",
    ],
    ["text of another kind", "\u0000\ud83d", ""],
  ];

  it("stops nobody, and is put aside with its reason", async () => {
    for (const [name, text] of broken) await env.FILES.put(spoolKey(name), text);
    await spooled(incomingLead(crypto.randomUUID()));
    const orphan = await uploaded(samples.PDF, "application/pdf", { at: new Date(Date.now() - 3 * 3_600_000) });
    await run();
    expect(await leads()).toHaveLength(1);
    expect(await storedKeys(), "the sweep goes on").not.toContain(orphan);
    await run();
    expect(await deadLetterKeys()).toEqual([]);
    await run();
    expect(await storedKeys()).toEqual(broken.map(([name]) => `${DEAD_LETTERS}${name}.json`).toSorted());
    for (const [name, text, reason] of broken) {
      const object = await env.FILES.get(`${DEAD_LETTERS}${name}.json`);
      expect(await object!.text(), name).toBe(await new Response(text).text());
      expect(object!.customMetadata).toMatchObject({
        reason: expect.stringMatching(reason || /\w/),
        since: expect.any(String),
      });
    }
  });

  it("is told to the team, once", async () => {
    // A Sunday: on other days the morning's numbers go out too.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T06:00:00Z") });
    const sent = receivers(200);
    await env.FILES.put(spoolKey("0-broken"), "{");
    for (let i = 0; i < 5; i += 1) await run({ NOTIFY_WEBHOOK_URL: CHAT });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain("1 lead could not be stored");
  });
});

it("a lead whose id is another's by now is kept under an id of its own, once, with its free files", async () => {
  const id = crypto.randomUUID();
  await post({ ...contact, submissionId: id });
  const key = await uploaded(samples.PDF, "application/pdf");
  const other = incomingLead(id, { files: { batchId: null, keys: [key] } });
  for (let i = 0; i < 4; i += 1) {
    await spooled(other);
    await drainSpool(env);
  }
  const stored = await leads();
  expect(stored.map(({ flags }) => flags)).toEqual(["", "spooled,id_taken"]);
  expect(await ledger()).toMatchObject([{ key, state: "attached", lead_id: stored[1]!.id }]);
});

it("two leads that name the same file do not both get it, and neither is lost", async () => {
  const key = await uploaded(samples.PDF, "application/pdf");
  const files = { batchId: null, keys: [key] };
  const ids = [crypto.randomUUID(), crypto.randomUUID()].toSorted();
  for (const id of ids) await spooled(incomingLead(id, { files }));
  expect(await drainSpool(env)).toMatchObject({ stored: 2 });
  expect((await leads()).map(({ flags }) => flags)).toEqual(["spooled", "spooled,files_missing"]);
  expect(await ledger()).toMatchObject([{ lead_id: ids[0] }]);
});

it("a file that was half swept when a lead came with it is not attached: its object is gone", async () => {
  const at = new Date(Date.now() - 25 * 3_600_000);
  const key = await uploaded(samples.PDF, "application/pdf", { at });
  // The sweep deletes objects first, and broke off before their rows.
  await env.FILES.delete(key);
  await spooled(incomingLead(crypto.randomUUID(), { files: { batchId: null, keys: [key] } }));
  expect(await drainSpool(env)).toMatchObject({ stored: 1 });
  expect((await leads()).map(({ flags }) => flags)).toEqual(["spooled,files_missing"]);
  expect(await ledger()).toMatchObject([{ state: "pending", lead_id: null }]);
});

it("a run whose share is used leaves the rest, and the sweep, for the next", async () => {
  await spooled(incomingLead(crypto.randomUUID()));
  expect(await drainSpool(env, { isLeft: () => false, spend: () => {} })).toMatchObject({ stored: 0, more: true });
  expect(await drainSpool(env)).toMatchObject({ stored: 1, more: false });
});

it("keeps nothing of a lead that was erased while it was being set aside", async () => {
  const [erased, kept] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [erased, kept]) await env.FILES.put(`${DEAD_LETTERS}${id}.json`, JSON.stringify(incomingLead(id)));
  await erase(erased);
  await run();
  expect(await deadLetterKeys()).toEqual([`${DEAD_LETTERS}${kept}.json`]);
});
