import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import {
  documents,
  imagesAndPdf,
  MIB,
  documentsImagesAndVideo,
} from "../../src/forms/file-types.ts";
import type { Problem } from "../../src/forms/messages.ts";
import { readClaim, type UploadClaim } from "../../worker/uploads/claim.ts";
import { verifyUploads } from "../../worker/uploads/verify.ts";
import * as samples from "../support/upload-samples.ts";
import { down, type Stores } from "./forms-support.ts";
import { ledger, newKey, PDF, storedKeys, uploaded } from "./uploads-support.ts";

const RULE = documentsImagesAndVideo(50);
const batchId = "5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10";
const JPEG = "image/jpeg";
const LARGE = samples.padded(samples.PDF, MIB + 1);
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const claiming = (...keys: string[]): UploadClaim =>
  readClaim({ formData: { fileUploadBatchId: batchId, uploadedFileKeys: keys } });
const put = (content: Uint8Array, contentType: string) =>
  uploaded(content, contentType, { batchId });
/** The problems of the claim. None of an accepted one. */
const verified = (claim: UploadClaim, rule: typeof RULE | null = RULE, stores: Stores = {}) =>
  verifyUploads({ ...env, ...stores }, rule, claim).then(
    () => [],
    ({ problems }: { problems?: readonly Problem[] }) => problems,
  );
const field = (i: number) => `formData.uploadedFileKeys.${i}`;

describe("files of a submission", () => {
  it("are accepted when each is stored as declared", async () => {
    const pdf = await put(samples.PDF, PDF);
    const film = await put(samples.MP4, "video/mp4");
    expect(await verified(claiming(pdf, film))).toEqual([]);
    expect(await verified(claiming(), null)).toEqual([]);
    expect(await ledger()).toMatchObject([{ content_type: PDF }, { content_type: "video/mp4" }]);
  });

  it("are reported as missing if they disappear during the check", async () => {
    const pdf = await put(samples.PDF, PDF);
    vi.spyOn(env.FILES, "get").mockResolvedValue(null as never);
    expect(await verified(claiming(pdf))).toMatchObject([
      { field: field(0), code: "unknown_upload" },
    ]);
  });

  it("are accepted as records of /s3/upload with a batch each", async () => {
    const keys = [await uploaded(samples.PDF, PDF), await uploaded(samples.PNG, "image/png")];
    const claim = readClaim({ uploadedDocuments: keys.map((filePath) => ({ filePath })) });
    expect(await verified(claim)).toEqual([]);
  });

  it.each([
    ["made up", "uploads/2026/11/not-a-key"],
    ["of another place in the bucket", "spool/2026/lead.json"],
    ["climbing", `uploads/2026/11/${batchId}/../../../../spool/x`],
    ["empty", ""],
    ["of another batch", newKey()],
  ])("are rejected when a key is %s, even if its object exists", async (_name, key) => {
    await env.FILES.put(key || "x", samples.PDF, { httpMetadata: { contentType: PDF } });
    const pdf = await put(samples.PDF, PDF);
    const message = "File 2 was not found. Please upload it again.";
    expect(await verified(claiming(pdf, key))).toEqual([
      { field: field(1), code: "unknown_upload", message },
    ]);
  });

  const many = () => Array.from({ length: 11 }, () => newKey(batchId));
  it.each<[string, typeof RULE | null, () => string[] | Promise<string[]>, string, string]>([
    [
      "one is claimed twice",
      RULE,
      () => put(samples.PDF, PDF).then((key) => [key, key]),
      field(1),
      "duplicate_file",
    ],
    ["one was never uploaded", RULE, () => [newKey(batchId)], field(0), "unknown_upload"],
    [
      "the form takes none",
      null,
      () => [newKey(batchId)],
      "formData.uploadedFileKeys",
      "uploads_not_allowed",
    ],
    ["they are more than ten", RULE, many, "formData.uploadedFileKeys", "too_many_files"],
  ])("are rejected when %s", async (_name, rule, listKeys, expectedField, code) => {
    expect(await verified(claiming(...(await listKeys())), rule)).toMatchObject([
      { field: expectedField, code },
    ]);
  });

  it.each<[string, typeof RULE, Uint8Array, string, string, RegExp]>([
    [
      "larger than the form allows",
      imagesAndPdf(1),
      LARGE,
      PDF,
      "too_large",
      / is too large. Maximum size is 1 MB$/,
    ],
    [
      "of a type the form does not take",
      documents(15),
      samples.MP4,
      "video/mp4",
      "invalid_type",
      / has invalid type/,
    ],
    [
      "a picture that it does not take, renamed",
      documents(15),
      samples.WEBP,
      JPEG,
      "wrong_content",
      /of type WEBP.*: .pdf, .doc/,
    ],
    ["without a type", RULE, samples.PDF, "", "invalid_type", / has invalid type/],
    ["empty", RULE, new Uint8Array(), PDF, "empty_file", / is empty/],
    [
      "a program called a PDF",
      RULE,
      samples.EXE,
      PDF,
      "wrong_content",
      / does not contain what its type says/,
    ],
    [
      "a HEIC called a JPEG",
      imagesAndPdf(1),
      samples.HEIC,
      JPEG,
      "wrong_content",
      /of type HEIC.*: .pdf, .jpg/,
    ],
    [
      "a Word file with a password",
      RULE,
      samples.LOCKED_OFFICE,
      DOCX,
      "wrong_content",
      / has a password/,
    ],
  ])("are rejected by name when one is %s", async (_name, rule, content, type, code, expected) => {
    const bad = await put(content, type);
    const good = await put(samples.PDF, PDF);
    const message = expect.stringMatching(`^File a file.*${expected.source}`) as string;
    expect(await verified(claiming(bad, good), rule)).toEqual([{ field: field(0), code, message }]);
    // Its signed URL cannot replace an existing object. The sweep deletes it later.
    expect((await storedKeys()).toSorted()).toEqual([bad, good].toSorted());
  });

  it.each([
    ["a PNG", JPEG, samples.PNG, "image/png"],
    ["a JPEG that kept the name of a HEIC", "image/heic", samples.JPG, JPEG],
    ["a docx that Windows calls msword", "application/msword", samples.DOCX, DOCX],
  ])(
    "are accepted when %s is called %s, and get their true type",
    async (_name, called, content, type) => {
      const key = await put(content, called);
      expect(await verified(claiming(key))).toEqual([]);
      expect(await ledger()).toMatchObject([{ content_type: type }]);
    },
  );

  it("are checked when the database does not answer", async () => {
    const bad = await put(samples.EXE, PDF);
    const message = expect.stringMatching(/^File 1 does not contain/) as string;
    expect(await verified(claiming(bad), RULE, { DB: down })).toMatchObject([{ message }]);
    const png = await put(samples.PNG, JPEG);
    expect(await verified(claiming(png), RULE, { DB: down })).toEqual([]);
  });

  it("are rejected above 100 MiB in total", async () => {
    const size = 50 * MIB;
    const FILES = {
      head: async () => ({ size, httpMetadata: { contentType: PDF } }),
      get: async () => new Response(samples.PDF),
    } as unknown as R2Bucket;
    const keys = [newKey(batchId), newKey(batchId), newKey(batchId)];
    expect(await verified(claiming(keys[0]!, keys[1]!), RULE, { FILES })).toEqual([]);
    const message = "Together the files are too large. The limit is 100 MB.";
    expect(await verified(claiming(...keys), RULE, { FILES })).toEqual([
      { field: "formData.uploadedFileKeys", code: "batch_too_large", message },
    ]);
  });

  it("are read in bounded ranges", async () => {
    const large = samples.padded(samples.MP4, 5 * MIB);
    const film = await put(large, "video/mp4");
    const get = vi.spyOn(env.FILES, "get");
    expect(await verified(claiming(film))).toEqual([]);
    const ranges = get.mock.calls.map(
      ([, options]) => options!.range as { length?: number; suffix?: number },
    );
    expect(ranges.length).toBeGreaterThan(0);
    for (const { length, suffix } of ranges)
      expect(length ?? suffix).toBeLessThanOrEqual(64 * 1024);
  });
});
