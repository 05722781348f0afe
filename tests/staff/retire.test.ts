/** The desk ends leads as the scheduled job does, and says beforehand which. */
import { expect, it } from "vitest";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { memoryStore } from "../support/staff-database.ts";
import { database, deskOver, formOf, idsIn, NOW } from "./support.ts";

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();
const old = sampleLead(formOf("CONTACT_US"), 1, { received_at: daysAgo(370), stored_at: daysAgo(370) });
const young = sampleLead(formOf("CONTACT_US"), 2, { received_at: daysAgo(300), stored_at: daysAgo(300) });
const buyer = sampleLead(formOf("BUYER_FORM"), 3, { received_at: daysAgo(800), stored_at: daysAgo(800) });

it("says what is overdue, by form, and erases nothing in a dry run", async () => {
  const open = database([old, young, buyer], [sampleUpload(1, old)]);
  const objects = new Map([[sampleKey(1), "%PDF-"]]);
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
