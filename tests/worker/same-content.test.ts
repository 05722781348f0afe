/**
 * The same answers are the same lead, whatever files come with them and in whatever order they come.
 * Requirements F13, E1. Decision 25.
 */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { drainSpool } from "../../worker/lead/drain.ts";
import * as samples from "../support/upload-samples.ts";
import { asset as assetWith, contact, down, leads, post } from "./forms-support.ts";
import { ledger, uploaded } from "./uploads-support.ts";

const submissionId = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c33";
const put = (batchId: string) => uploaded(samples.PDF, "application/pdf", { batchId });

const asset = async () => {
  const batchId = crypto.randomUUID();
  const key = await put(batchId);
  return { key, body: { ...assetWith({ batchId, keys: [key] }), submissionId } };
};

const portfolio = async (name = "deed.pdf") => {
  const filePath = await uploaded(samples.PDF, "application/pdf");
  const file = { originalFileName: name, filePath, fileSize: 9, contentType: "application/pdf" };
  const created = {
    id: crypto.randomUUID(),
    fileName: filePath.split("/").at(-1),
    createdAt: new Date().toISOString(),
  };
  const formData = {
    fullName: "Asha",
    phoneNumber: "9876543210",
    city: "Pune",
    propertyLocations: "Baner",
    goals: ["Max ROI"],
    existingTenants: true,
    buySellInterest: "Maybe",
    quarterlyReview: false,
  };
  return {
    filePath,
    body: { formType: "PORTFOLIO_MANAGEMENT", submissionId, formData, uploadedDocuments: [{ ...file, ...created }] },
  };
};

const reversed = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;

describe.each([
  ["D1", {}],
  ["the spool", { DB: down }],
])("while %s takes leads", (_, stores) => {
  const leadsAfterwards = async () => {
    await drainSpool(env);
    return leads();
  };

  it("keys in another order are the same lead", async () => {
    const first = await post({ ...contact, submissionId }, { stores });
    const again = await post(reversed({ ...contact, submissionId }), { stores });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await leadsAfterwards()).toHaveLength(1);
  });

  it("other keys for the files are the same lead, which keeps the first", async () => {
    const [one, two] = [await asset(), await asset()];
    const first = await post(one.body, { stores });
    expect(await post(two.body, { stores })).toMatchObject({ status: 200, body: first.body });
    expect(await leadsAfterwards()).toHaveLength(1);
    const rows = await ledger();
    expect(rows.find(({ key }) => key === one.key)).toMatchObject({ state: "attached", lead_id: submissionId });
    expect(rows.find(({ key }) => key === two.key)).toMatchObject({ state: "pending", lead_id: null });
  });

  it("records of files that were uploaded again are the same lead", async () => {
    const [one, two] = [await portfolio(), await portfolio()];
    const first = await post(one.body, { stores });
    expect(await post(two.body, { stores })).toMatchObject({ status: 200, body: first.body });
    expect(await leadsAfterwards()).toHaveLength(1);
    expect((await ledger()).find(({ key }) => key === one.filePath)).toMatchObject({ state: "attached" });
  });

  it.each([
    ["a file that its device can no longer read", { uploadedDocuments: [], meta: { unreadable: 1 } }],
    ["the files of a page that was loaded again", {}],
  ])("without %s it is the same lead, which keeps its files", async (_what, rest) => {
    const { filePath, body } = await portfolio();
    const first = await post(body, { stores });
    const { uploadedDocuments: _files, ...answers } = body;
    expect(await post({ ...answers, ...rest }, { stores })).toMatchObject({ status: 200, body: first.body });
    expect(await leadsAfterwards()).toHaveLength(1);
    expect((await ledger()).find(({ key }) => key === filePath)).toMatchObject({ state: "attached" });
  });

  it("files that were left behind at the first try come with the second", async () => {
    const { key, body } = await asset();
    await post({ ...assetWith(), submissionId }, { stores });
    expect((await post(body, { stores })).status).toBe(200);
    expect(await leadsAfterwards()).toHaveLength(1);
    expect(await ledger()).toMatchObject([{ key, state: "attached", lead_id: submissionId }]);
  });
});

it("an erased lead is told from one whose files are gone", async () => {
  await env.DB.prepare(
    "INSERT INTO erasures (lead_id, reference, form_type, received_on, files, erased_at) VALUES (?, 'AIPM-1', 'CONTACT_US', '2026-11-21', 0, '2026-11-21T00:00:00.000Z')",
  )
    .bind(submissionId)
    .run();
  const { status, body } = await post({ ...contact, submissionId });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "erased", errors: [{ field: "submissionId", code: "erased" }] });
  expect(await leads()).toEqual([]);
});
