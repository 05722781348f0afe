/** Parts of a body that its form does not have are cut at 2 KB, and the lead is stored. */
import { expect, it } from "vitest";
import { findExample, withValue } from "../contracts/examples.ts";
import { contact, leads, post, type Stores } from "./forms-support.ts";

const noLimits: Stores = { LEAD_LIMIT: undefined, LEAD_CEILING: undefined };
const countBytes = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).length;
const letters = (n: number): string => "x".repeat(n);

const deep = (depth: number, inside: unknown): unknown =>
  depth === 0 ? inside : { a: deep(depth - 1, inside) };
const EXTRAS: readonly [string, Record<string, unknown>][] = [
  ["a long text", { extra: letters(60_000) }],
  ["a long text of Hindi", { formData: { ...contact.formData, extra: "आ".repeat(18_000) } }],
  [
    "many huge names",
    Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${letters(10_000)}${i}`, 1])),
  ],
  ["what is nested deep", { extra: deep(12, letters(60_000)) }],
  ["a long list", { extra: Array.from({ length: 20_000 }, () => 1) }],
  [
    "an object for a batch id",
    { formData: { ...contact.formData, fileUploadBatchId: letters(60_000) } },
  ],
];

it.each(EXTRAS)(
  "cuts unknown parts at 2 KB, and answers a repeat with the same receipt: %s",
  async (_, extras) => {
    const body = { ...contact, submissionId: crypto.randomUUID(), small: "kept", ...extras };
    const first = await post(body, { stores: noLimits });
    expect(first.status).toBe(200);
    expect((await post(body, { stores: noLimits })).body).toEqual(first.body);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    const { formData, ...top } = JSON.parse(lead!.payload) as Record<string, unknown>;
    expect(top).toMatchObject({ formType: "CONTACT_US", fullName: "Asha Rao", small: "kept" });
    expect(formData).toMatchObject(contact.formData);
    expect(countBytes(JSON.parse(lead!.payload))).toBeLessThan(countBytes(contact) + 2048 + 100);
    expect(lead!.flags.split(",")).toContain("extra_cut");
  },
);

it("stores small unknown parts unchanged", async () => {
  const sent = { ...contact, extra: { note: "आ".repeat(100), list: [1, { a: null }], utm: "x" } };
  await post(sent, { stores: noLimits });
  const [lead] = await leads();
  expect(lead!.payload).toBe(JSON.stringify(sent));
  expect(lead!.flags.split(",")).not.toContain("extra_cut");
});

it("cuts unknown cells of a row, and keeps its own", async () => {
  const { body } = findExample("FIELD_EXECUTIVE_FEEDBACK");
  const { visits } = body.formData as { visits: readonly object[] };
  const junk = visits.map((visit) => ({ ...visit, junk: letters(20_000) }));
  const sent = withValue(body, "formData.visits", junk);
  expect((await post(sent, { stores: noLimits })).status).toBe(200);
  const [lead] = await leads();
  expect(JSON.parse(lead!.payload)).toMatchObject(body);
  expect(lead!.payload.length).toBeLessThan(JSON.stringify(body).length + 2200);
});
