/** Retention, with the runtime's own database and bucket. */
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { CANARY } from "../../src/record/canary.ts";
import { spoolKey } from "../../src/record/spool-key.ts";
import { retireLeads, retireRecords } from "../../worker/jobs/retire.ts";
import { insertLead as insertIncoming } from "../../worker/lead/insert-lead.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import { insertLead } from "./forms-support.ts";
import { attach, ledger, storedKeys, uploaded } from "./uploads-support.ts";
import * as samples from "../support/upload-samples.ts";

const DAY = 86_400_000;
const now = new Date("2030-06-15T12:00:00.000Z");
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();

const lead = (
  id: string,
  formType: string,
  receivedAt: string,
  changes: Readonly<Record<string, string>> = {},
) => insertLead(id, { form_type: formType, received_at: receivedAt, ...changes }).run();

const column = async (sql: string): Promise<unknown[]> => (await env.DB.prepare(sql).raw()).flat();
const ids = () => column("SELECT id FROM leads ORDER BY id");
const erased = async () =>
  (await env.DB.prepare("SELECT * FROM erasures ORDER BY lead_id").all()).results;

const canary = { full_name: CANARY.fullName, utm_source: CANARY.utmSource };
const LEADS: readonly [
  id: string,
  formType: string,
  days: number,
  changes?: Readonly<Record<string, string>>,
][] = [
  ["contact-old", "CONTACT_US", 366],
  ["contact-young", "CONTACT_US", 364],
  ["buyer-old", "BUYER_FORM", 731],
  ["buyer-young", "BUYER_FORM", 366],
  ["alias-old", "RENT_PROPERTY", 731],
  // Three years with a 29 February.
  ["forgotten-old", "A_FORM_THAT_WAS", 1097],
  ["forgotten-young", "A_FORM_THAT_WAS", 1095],
  ["canary-old", "CONTACT_US", 1.1, canary],
  ["canary-young", "CONTACT_US", 0.5, canary],
  ["named-so-young", "CONTACT_US", 1.1, { full_name: CANARY.fullName }],
  ["tagged-so-young", "CONTACT_US", 1.1, { utm_source: CANARY.utmSource }],
];

it("erases leads of each form and the smoke test after their retention", async () => {
  for (const [id, formType, days, changes] of LEADS)
    await lead(id, formType, daysAgo(days), changes);
  expect([await retireLeads(env, now), await retireLeads(env, now)]).toEqual([5, 0]);
  expect(await ids()).toEqual(
    LEADS.map(([id]) => id)
      .filter((id) => id.endsWith("young"))
      .toSorted(),
  );
  expect((await erased()).map(({ lead_id: id, reason }) => [id, reason])).toContainEqual([
    "canary-old",
    "canary",
  ]);
});

it("erases the file of a trial enquiry a day later", async () => {
  const key = await uploaded(samples.PDF, "application/pdf", { at: new Date(daysAgo(1.1)) });
  await lead("trial", "DOCUMENT_VERIFICATION", daysAgo(1.1), canary);
  await attach("trial", { batchId: null, keys: [key] }, new Date(daysAgo(1.1)));
  expect((await ledger()).map(({ lead_id: id }) => id)).toEqual(["trial"]);
  expect(await retireLeads(env, now)).toBe(1);
  expect([await storedKeys(), await ledger()]).toEqual([[], []]);
  expect(await erased()).toMatchObject([{ lead_id: "trial", files: 1, reason: "canary" }]);
});

it("erases files, notice and spooled copy, and keeps an anonymous record", async () => {
  const receivedAt = daysAgo(400);
  await lead("old", "CONTACT_US", receivedAt);
  await lead("young", "CONTACT_US", daysAgo(1));
  const uploadedAt = new Date(receivedAt);
  const put = () => uploaded(samples.PDF, "application/pdf", { at: uploadedAt });
  const [first, second] = [await put(), await put()];
  await attach("old", { batchId: null, keys: [first] }, uploadedAt);
  await attach("young", { batchId: null, keys: [second] }, uploadedAt);
  await env.DB.exec("INSERT INTO notices (lead_id, due_at) VALUES ('old', '2029')");
  await env.FILES.put(spoolKey("old"), "{}");
  await retireLeads(env, now);
  expect(await storedKeys()).toEqual([second]);
  expect((await ledger()).map(({ key }) => key)).toEqual([second]);
  expect(await column("SELECT lead_id FROM notices")).toEqual([]);
  const record = {
    lead_id: "old",
    reference: "AIPM-old",
    form_type: "CONTACT_US",
    received_on: "2029-05-11",
  };
  expect(await erased()).toEqual([
    { ...record, files: 1, reason: "retention", erased_at: now.toISOString() },
  ]);
});

it("erases at most two thousand in a run", async () => {
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

it("deletes old records of erasures, unless someone asked for them, and old readings", async () => {
  const erasures = ["request", "retention", "canary"].flatMap((reason) =>
    [89, 91].map((days) => [`${reason}-${days}`, reason, daysAgo(days)]),
  );
  await env.DB.batch([
    ...erasures.map((row) =>
      env.DB.prepare(
        "INSERT INTO erasures VALUES (?1, ?1, 'CONTACT_US', '2030-01-01', 0, ?3, ?2)",
      ).bind(...row),
    ),
    ...[1094, 1096].map((days) =>
      env.DB.prepare("INSERT INTO readings VALUES (?, ?, 'asha', 'list', 1)").bind(
        `${days}`,
        daysAgo(days),
      ),
    ),
  ]);
  await retireRecords(env.DB, now);
  const left = ["canary-89", "request-89", "request-91", "retention-89"];
  expect((await erased()).map(({ lead_id: id }) => id)).toEqual(left);
  expect(await column("SELECT id FROM readings")).toEqual(["1094"]);
});

it("keeps the id of an erased lead from being stored again for 90 days", async () => {
  await lead("old", "CONTACT_US", daysAgo(400));
  await retireLeads(env, now);
  const later = new Date(now.getTime() + 89 * DAY);
  await retireRecords(env.DB, later);
  const again = incomingLead("old", { receivedAt: daysAgo(400) });
  expect(await insertIncoming(env, again)).toMatchObject({ status: "erased" });
});
