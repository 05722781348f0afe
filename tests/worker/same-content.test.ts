/** The same answers are the same lead, with any files and any order of keys. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { drainSpool } from "../../worker/lead/drain.ts";
import { findExample } from "../contracts/examples.ts";
import * as samples from "../support/upload-samples.ts";
import { asset as assetWith, contact, down, erase, leads, post } from "./forms-support.ts";
import { ledger, uploaded } from "./uploads-support.ts";

const submissionId = "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c33";

interface Sent {
  readonly key?: string;
  readonly body: object;
}

const asset = async (): Promise<Sent> => {
  const batchId = crypto.randomUUID();
  const key = await uploaded(samples.PDF, "application/pdf", { batchId });
  return { key, body: assetWith({ batchId, keys: [key] }) };
};
/** With a record of a file, and without one. */
const { uploadedDocuments: _records, ...answers } = findExample("PORTFOLIO_MANAGEMENT")
  .body as Record<string, unknown>;
const portfolio = async (): Promise<Sent> => {
  const key = await uploaded(samples.PDF, "application/pdf");
  const record = {
    id: crypto.randomUUID(),
    filePath: key,
    fileSize: 9,
    createdAt: new Date().toISOString(),
  };
  return { key, body: { ...answers, uploadedDocuments: [record] } };
};
const sending = (body: object) => async (): Promise<Sent> => ({ body });
const reversed = (value: object): object => Object.fromEntries(Object.entries(value).toReversed());

describe.each([
  ["D1", {}],
  ["the spool", { DB: down }],
])("while %s takes leads", (_, stores) => {
  it.each<[string, () => Promise<Sent>, () => Promise<Sent>]>([
    [
      "keys in another order",
      sending(contact),
      sending(reversed({ ...contact, formData: reversed(contact.formData) })),
    ],
    ["other keys for the files", asset, asset],
    ["records of files that were uploaded again", portfolio, portfolio],
    [
      "the same without a file that its device can no longer read",
      portfolio,
      sending({ ...answers, uploadedDocuments: [], meta: { unreadable: 1 } }),
    ],
    ["the same without the files of a page that was loaded again", portfolio, sending(answers)],
    ["files that were left behind at the first try", sending(assetWith()), asset],
  ])("stores %s as one lead, with its first files", async (_what, begin, repeat) => {
    const [initial, two] = [await begin(), await repeat()];
    const first = await post({ ...initial.body, submissionId }, { stores });
    expect(await post({ ...two.body, submissionId }, { stores })).toMatchObject({
      status: 200,
      body: first.body,
    });
    await drainSpool(env, new Date());
    expect(await leads()).toHaveLength(1);
    const keys = (await ledger())
      .filter(({ lead_id: id }) => id === submissionId)
      .map(({ key }) => key);
    expect(keys).toEqual([initial.key ?? two.key].filter((key) => key !== undefined));
  });
});

it("distinguishes an erased lead from missing files", async () => {
  await erase(submissionId);
  const { status, body } = await post({ ...contact, submissionId });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "erased",
    errors: [{ field: "submissionId", code: "erased" }],
  });
  expect(await leads()).toEqual([]);
});
