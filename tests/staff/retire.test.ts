/** The desk ends leads as the scheduled job does, and says beforehand which. Requirement D3. */
import type { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { overdueLeads } from "../../worker/lead/erasure.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { database, deskOver, formOf, forms, NOW } from "./support.ts";

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();
const KEY = "uploads/2025/01/0b1f0e55-9f0f-4f0e-8f5b-0a4d6b1c2d3e/5c3f0e55-9f0f-4f0e-8f5b-0a4d6b1c2d3e";

const old = sampleLead(formOf("CONTACT_US"), 1, { received_at: daysAgo(370), stored_at: daysAgo(370) });
const young = sampleLead(formOf("CONTACT_US"), 2, { received_at: daysAgo(300), stored_at: daysAgo(300) });
const buyer = sampleLead(formOf("BUYER_FORM"), 3, { received_at: daysAgo(800), stored_at: daysAgo(800) });

function site(): { open: DatabaseSync; objects: Map<string, string> } {
  const open = database();
  insert(open, "leads", [old, young, buyer]);
  insert(open, "uploads", [
    {
      key: KEY,
      batch_id: "0b1f0e55-9f0f-4f0e-8f5b-0a4d6b1c2d3e",
      file_name: "deed.pdf",
      content_type: "application/pdf",
      size: 5,
      state: "attached",
      lead_id: old.id!,
      created_at: daysAgo(370),
      expires_at: daysAgo(370),
    },
  ]);
  return { open, objects: new Map([[KEY, "%PDF-"]]) };
}

const idsIn = (open: DatabaseSync) =>
  open
    .prepare("SELECT id FROM leads ORDER BY id")
    .all()
    .map(({ id }) => id);

it("says what is overdue, by form, and erases nothing in a dry run", async () => {
  const { open, objects } = site();
  const { code, out, err } = await deskOver(memoryStore(open, objects))("retire", "--dry-run");
  expect(code, err).toBe(0);
  expect(out.split("\n").map((line) => line.replace(/ {2,}/g, " | "))).toEqual([
    "Form | Kept for | Overdue | The oldest from",
    expect.stringMatching(/^-|─/),
    "Property Buyer Form | 730 days | 1 | 2024-09-12",
    "Contact us | 365 days | 1 | 2025-11-16",
  ]);
  expect(err).toBe("Nothing was erased.");
  expect(idsIn(open)).toHaveLength(3);
  expect(objects.size).toBe(1);
});

it("are found by index alone: the job looks every ten minutes, among millions", () => {
  const { text, values } = overdueLeads(forms, new Date(NOW), 100);
  const plan = database()
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map(({ detail }) => String(detail));
  expect(plan.filter((line) => /SCAN leads\b(?!.*INDEX)/.test(line))).toEqual([]);
  for (const index of ["leads_by_form", "leads_by_time", "leads_canary"]) expect(plan.join("\n")).toContain(index);
});
