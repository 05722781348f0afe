/** Leads whose time is over, in the runtime's own database and bucket. Requirement D3. Decision 39. */
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { CANARY } from "../../src/forms/canary.ts";
import { moveToDeadLetters } from "../../worker/lead/dead-letters.ts";
import { DEAD_LETTERS, spoolKey } from "../../worker/lead/spool-key.ts";
import { retireDeadLetters, retireLeads } from "../../worker/jobs/retire.ts";
import { contact, down, outcomes, post, run } from "./forms-support.ts";
import { attach, ledger, storedKeys, uploaded } from "./uploads-support.ts";
import * as samples from "../support/upload-samples.ts";

const DAY = 86_400_000;
const now = new Date("2030-06-15T12:00:00.000Z");
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();

async function lead(id: string, formType: string, receivedAt: string, { name = "Asha", source = "" } = {}) {
  await env.DB.prepare(
    `INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, received_at, utm_source)
     VALUES (?1, 'AIPM-' || ?1, ?2, ?3, '+91', '9876543210', '{"notes":"call me"}', 'hash', ?4, NULLIF(?5, ''))`,
  )
    .bind(id, formType, name, receivedAt, source)
    .run();
}

const column = async (sql: string): Promise<unknown[]> => (await env.DB.prepare(sql).raw()).flat();
const ids = () => column("SELECT id FROM leads ORDER BY id");
const erased = async () => (await env.DB.prepare("SELECT * FROM erasures ORDER BY lead_id").all()).results;

it("erases a lead of each form once its days are over, and none before", async () => {
  await lead("contact-old", "CONTACT_US", daysAgo(366));
  await lead("contact-young", "CONTACT_US", daysAgo(364));
  await lead("buyer-young", "BUYER_FORM", daysAgo(366));
  await lead("buyer-old", "BUYER_FORM", daysAgo(731));
  await lead("alias-old", "RENT_PROPERTY", daysAgo(731));
  await lead("forgotten-young", "A_FORM_THAT_WAS", daysAgo(1094));
  await lead("forgotten-old", "A_FORM_THAT_WAS", daysAgo(1096));
  expect(await retireLeads(env, now)).toBe(4);
  expect(await ids()).toEqual(["buyer-young", "contact-young", "forgotten-young"]);
  expect(await retireLeads(env, now)).toBe(0);
});

it("takes its files, its claims, its notice and its spooled copy, and leaves a record that names nobody", async () => {
  const receivedAt = daysAgo(400);
  await lead("old", "CONTACT_US", receivedAt);
  await lead("young", "CONTACT_US", daysAgo(1));
  const at = new Date(receivedAt);
  const [mine, theirs] = [
    await uploaded(samples.PDF, "application/pdf", { at }),
    await uploaded(samples.PDF, "application/pdf", { at }),
  ];
  await attach("old", { batchId: null, keys: [mine] }, at);
  await attach("young", { batchId: null, keys: [theirs] }, at);
  await env.DB.prepare("INSERT INTO outbox (lead_id, channel, due_at) VALUES ('old', 'chat', ?)")
    .bind(receivedAt)
    .run();
  await env.FILES.put(spoolKey("old"), "{}");
  await retireLeads(env, now);
  expect(await storedKeys()).toEqual([theirs]);
  expect((await ledger()).map(({ key }) => key)).toEqual([theirs]);
  expect(await column("SELECT lead_id FROM outbox")).toEqual([]);
  expect(await erased()).toEqual([
    {
      lead_id: "old",
      reference: "AIPM-old",
      form_type: "CONTACT_US",
      received_on: "2029-05-11",
      files: 1,
      reason: "retention",
      erased_at: now.toISOString(),
    },
  ]);
});

it("takes the smoke test's leads after a day, and nobody's who bears one of its marks", async () => {
  const canary = { name: CANARY.fullName, source: CANARY.utmSource };
  await lead("canary-old", "CONTACT_US", daysAgo(1.1), canary);
  await lead("canary-young", "CONTACT_US", daysAgo(0.5), canary);
  await lead("named-so", "CONTACT_US", daysAgo(1.1), { name: CANARY.fullName });
  await lead("tagged-so", "CONTACT_US", daysAgo(1.1), { source: CANARY.utmSource });
  expect(await retireLeads(env, now)).toBe(1);
  expect(await ids()).toEqual(["canary-young", "named-so", "tagged-so"]);
  expect((await erased()).map(({ reason }) => reason)).toEqual(["canary"]);
});

it("keeps the row where the files could not be deleted, and finishes the next time", async () => {
  await lead("old", "CONTACT_US", daysAgo(400));
  const at = new Date(daysAgo(400));
  const key = await uploaded(samples.PDF, "application/pdf", { at });
  await attach("old", { batchId: null, keys: [key] }, at);
  vi.spyOn(env.FILES, "delete").mockRejectedValueOnce(new Error("R2 is down"));
  await expect(retireLeads(env, now)).rejects.toThrow("R2 is down");
  expect(await ids()).toEqual(["old"]);
  expect(await retireLeads(env, now)).toBe(1);
  expect(await storedKeys()).toEqual([]);
});

describe("a dead letter", () => {
  /** As the edge wrote it, and the job set it aside. */
  async function deadLetter(receivedAt: string, changes: object = {}): Promise<string> {
    const id = crypto.randomUUID();
    await post({ ...contact, submissionId: id }, { stores: { DB: down } });
    const text = await (await env.FILES.get(spoolKey(id)))!.text();
    const written = JSON.stringify({ ...(JSON.parse(text) as object), receivedAt, ...changes });
    await moveToDeadLetters(env.FILES, spoolKey(id), written, "D1_ERROR: no");
    return id;
  }
  it("goes when its form's time is over, and leaves an erasure that keeps it from coming back", async () => {
    const id = await deadLetter("2015-06-15T20:00:00.000Z");
    const young = await deadLetter(new Date(Date.now() - 364 * DAY).toISOString());
    await run();
    expect(await storedKeys()).toEqual([`${DEAD_LETTERS}${young}.json`]);
    expect(await erased()).toMatchObject([
      { lead_id: id, form_type: "CONTACT_US", received_on: "2015-06-16", reason: "retention", files: 0 },
    ]);
    expect(await post({ ...contact, submissionId: id })).toMatchObject({ status: 400, body: { code: "erased" } });
  });

  it("of a form that is gone, or that is no lead, goes after the longest time", async () => {
    await deadLetter(new Date(Date.now() - 1096 * DAY).toISOString(), { formType: "A_FORM_THAT_WAS" });
    await deadLetter(new Date(Date.now() - 1094 * DAY).toISOString(), { formType: "A_FORM_THAT_WAS" });
    for (const days of [1096, 1094]) {
      const since = new Date(Date.now() - days * DAY).toISOString();
      for (const name of [`odd-${days}`, `ledger/uploads/odd-${days}`]) {
        await env.FILES.put(`${DEAD_LETTERS}${name}.json`, "{", { customMetadata: { reason: "is no JSON", since } });
      }
    }
    expect(await retireDeadLetters(env, new Date())).toBe(3);
    expect((await storedKeys()).filter((key) => key.includes("odd"))).toEqual([
      `${DEAD_LETTERS}ledger/uploads/odd-1094.json`,
      `${DEAD_LETTERS}odd-1094.json`,
    ]);
    expect((await erased()).map(({ lead_id: id }) => id)).toContain("odd-1096");
  });

  it("of a file that was never entered takes the file with it, unless its row came in later", async () => {
    const since = new Date(Date.now() - 1096 * DAY).toISOString();
    const entered = await uploaded(samples.PDF, "application/pdf");
    for (const key of ["uploads/2020/01/nobody", entered]) {
      await env.FILES.put(key, "%PDF-");
      await env.FILES.put(`${DEAD_LETTERS}ledger/${key}.json`, "{", { customMetadata: { reason: "", since } });
    }
    expect(await retireDeadLetters(env, new Date())).toBe(2);
    expect(await storedKeys()).toEqual([entered]);
  });

  it("takes no row and no file with it of a lead that came in later under its id", async () => {
    const id = await deadLetter("2015-06-15T20:00:00.000Z");
    await lead(id, "CONTACT_US", new Date().toISOString());
    await retireDeadLetters(env, new Date());
    expect([await ids(), await erased(), await storedKeys()]).toEqual([[id], [], []]);
  });
});

it("does at most two thousand in a run", async () => {
  await env.DB.prepare(
    `INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, received_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
     SELECT i, 'AIPM-' || i, 'CONTACT_US', 'Asha', '+91', '9876543210', '{}', 'hash', ? FROM n`,
  )
    .bind(daysAgo(400))
    .run();
  expect(await retireLeads(env, now)).toBe(2000);
  expect(await retireLeads(env, now)).toBe(100);
});

it("is part of every scheduled run, and a lead that is sent again does not come back", async () => {
  const submissionId = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c77";
  await post({ ...contact, submissionId });
  await env.DB.prepare("UPDATE leads SET received_at = '2020-01-01T00:00:00.000Z'").run();
  await run();
  expect(await ids()).toEqual([]);
  expect(await outcomes()).toContain("retire ok");
  await post({ ...contact, submissionId });
  expect(await ids()).toEqual([]);
});
