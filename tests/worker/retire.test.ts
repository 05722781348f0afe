/** Leads whose time is over, in the runtime's own database and bucket. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CANARY } from "../../src/forms/canary.ts";
import { type IncomingLead, spooledText } from "../../src/forms/lead-record.ts";
import { moveToDeadLetters } from "../../worker/lead/dead-letters.ts";
import { DEAD_LETTERS, spoolKey } from "../../worker/lead/spool-key.ts";
import { retireDeadLetters, retireLeads } from "../../worker/jobs/retire.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import { contact, insertLead, post, run } from "./forms-support.ts";
import { attach, ledger, storedKeys, uploaded } from "./uploads-support.ts";
import * as samples from "../support/upload-samples.ts";

const DAY = 86_400_000;
const now = new Date("2030-06-15T12:00:00.000Z");
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();

const lead = (id: string, formType: string, receivedAt: string, changes: Readonly<Record<string, string>> = {}) =>
  insertLead(id, { form_type: formType, received_at: receivedAt, ...changes }).run();

const column = async (sql: string): Promise<unknown[]> => (await env.DB.prepare(sql).raw()).flat();
const ids = () => column("SELECT id FROM leads ORDER BY id");
const erased = async () => (await env.DB.prepare("SELECT * FROM erasures ORDER BY lead_id").all()).results;

const canary = { full_name: CANARY.fullName, utm_source: CANARY.utmSource };
const LEADS: readonly [id: string, formType: string, days: number, changes?: Readonly<Record<string, string>>][] = [
  ["contact-old", "CONTACT_US", 366],
  ["contact-young", "CONTACT_US", 364],
  ["buyer-old", "BUYER_FORM", 731],
  ["buyer-young", "BUYER_FORM", 366],
  ["alias-old", "RENT_PROPERTY", 731],
  ["forgotten-old", "A_FORM_THAT_WAS", 1096],
  ["forgotten-young", "A_FORM_THAT_WAS", 1094],
  ["canary-old", "CONTACT_US", 1.1, canary],
  ["canary-young", "CONTACT_US", 0.5, canary],
  ["named-so-young", "CONTACT_US", 1.1, { full_name: CANARY.fullName }],
  ["tagged-so-young", "CONTACT_US", 1.1, { utm_source: CANARY.utmSource }],
];

it("erases a lead of each form, and the smoke test's, once its days are over, and none before", async () => {
  for (const [id, formType, days, changes] of LEADS) await lead(id, formType, daysAgo(days), changes);
  expect([await retireLeads(env, now), await retireLeads(env, now)]).toEqual([5, 0]);
  expect(await ids()).toEqual(
    LEADS.map(([id]) => id)
      .filter((id) => id.endsWith("young"))
      .toSorted(),
  );
  expect((await erased()).map(({ lead_id: id, reason }) => [id, reason])).toContainEqual(["canary-old", "canary"]);
});

it("takes its files, its claims, its notice and its spooled copy, and leaves a record that names nobody", async () => {
  const receivedAt = daysAgo(400);
  await lead("old", "CONTACT_US", receivedAt);
  await lead("young", "CONTACT_US", daysAgo(1));
  const at = new Date(receivedAt);
  const put = () => uploaded(samples.PDF, "application/pdf", { at });
  const [mine, theirs] = [await put(), await put()];
  await attach("old", { batchId: null, keys: [mine] }, at);
  await attach("young", { batchId: null, keys: [theirs] }, at);
  await env.DB.exec("INSERT INTO outbox (lead_id, channel, due_at) VALUES ('old', 'chat', '2029')");
  await env.FILES.put(spoolKey("old"), "{}");
  await retireLeads(env, now);
  expect(await storedKeys()).toEqual([theirs]);
  expect((await ledger()).map(({ key }) => key)).toEqual([theirs]);
  expect(await column("SELECT lead_id FROM outbox")).toEqual([]);
  const [form_type, received_on, erased_at] = ["CONTACT_US", "2029-05-11", now.toISOString()];
  const record = {
    lead_id: "old",
    reference: "AIPM-old",
    form_type,
    received_on,
    files: 1,
    reason: "retention",
    erased_at,
  };
  expect(await erased()).toEqual([record]);
});

describe("a dead letter", () => {
  async function deadLetter(receivedAt: string, changes: Partial<IncomingLead> = {}): Promise<string> {
    const id = crypto.randomUUID();
    const text = spooledText(incomingLead(id, { receivedAt, ...changes }));
    await moveToDeadLetters(env.FILES, spoolKey(id), text, "D1_ERROR: no");
    return id;
  }
  it("goes when its form's time is over, and leaves an erasure that keeps it from coming back", async () => {
    const id = await deadLetter("2015-06-15T20:00:00.000Z");
    const young = await deadLetter(new Date(Date.now() - 364 * DAY).toISOString());
    // A lead came in later under its id, and keeps its row.
    const stored = await deadLetter("2015-06-15T20:00:00.000Z");
    await lead(stored, "CONTACT_US", new Date().toISOString());
    await run();
    expect(await ids()).toEqual([stored]);
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
