/** Requirement E4. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documents, imagesAndPdf, MIB, documentsImagesAndVideo } from "../../src/forms/files.ts";
import { claimOf, ledgerClaim, type UploadClaim } from "../../worker/uploads/claim.ts";
import { attachUploads } from "../../worker/database.ts";
import { verifyUploads } from "../../worker/uploads/verify.ts";
import * as samples from "../support/upload-samples.ts";
import { emptyLedger, ledger, newKey, storedKeys, storedLead, uploaded } from "./uploads-support.ts";

const RULE = documentsImagesAndVideo(50);
const batchId = "5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const claiming = (...keys: string[]): UploadClaim => {
  const read = claimOf({ formData: { fileUploadBatchId: batchId, uploadedFileKeys: keys } });
  if (!read.ok) throw new Error("The claim is meant to be read");
  return read.claim;
};
const put = (content: Uint8Array, contentType: string) => uploaded(content, contentType, { batchId });
const field = (i: number) => `formData.uploadedFileKeys.${i}`;

beforeEach(emptyLedger);

describe("the files of a submission", () => {
  it("pass where each is stored as declared", async () => {
    const pdf = await put(samples.PDF, "application/pdf");
    const film = await put(samples.MP4, "video/mp4");
    expect(await verifyUploads(env, RULE, claiming(pdf, film))).toEqual({
      ok: true,
      files: [
        { key: pdf, size: samples.PDF.length, contentType: "application/pdf" },
        { key: film, size: samples.MP4.length, contentType: "video/mp4" },
      ],
    });
    expect(await storedKeys()).toHaveLength(2);
  });

  it("are not found, and not called something else, where they go while they are looked at", async () => {
    const pdf = await put(samples.PDF, "application/pdf");
    const FILES = {
      head: (key: string) => env.FILES.head(key),
      get: () => Promise.resolve(null),
    } as unknown as R2Bucket;
    const verified = await verifyUploads({ DB: env.DB, FILES }, RULE, claiming(pdf));
    expect(verified).toMatchObject({ ok: false, problems: [{ field: field(0), code: "unknown_upload" }] });
  });

  it("pass where there are none, even for a form that takes none", async () => {
    expect(await verifyUploads(env, null, { batchId: null, files: [] })).toEqual({ ok: true, files: [] });
  });

  it("pass as records of /s3/upload, each of a batch of its own", async () => {
    const keys = [await uploaded(samples.PDF, "application/pdf"), await uploaded(samples.PNG, "image/png")];
    const read = claimOf({ uploadedDocuments: keys.map((filePath) => ({ filePath })) });
    if (!read.ok) throw new Error("The claim is meant to be read");
    expect(await verifyUploads(env, RULE, read.claim)).toMatchObject({ ok: true });
  });

  it.each([
    ["made up", "uploads/2026/11/not-a-key"],
    ["of another place in the bucket", "spool/2026/lead.json"],
    ["climbing", `uploads/2026/11/${batchId}/../../../../spool/x`],
    ["empty", ""],
    ["of another batch", newKey()],
    ["never uploaded", newKey(batchId)],
  ])("are refused where a key is %s", async (_name, key) => {
    await env.FILES.put(key || "x", samples.PDF, { httpMetadata: { contentType: "application/pdf" } });
    if (key.includes(batchId) && !key.includes("..")) await env.FILES.delete(key);
    const before = await storedKeys();
    const pdf = await put(samples.PDF, "application/pdf");
    expect(await verifyUploads(env, RULE, claiming(pdf, key))).toEqual({
      ok: false,
      problems: [{ field: field(1), code: "unknown_upload", message: "File 2 was not found. Please upload it again." }],
    });
    expect((await storedKeys()).toSorted()).toEqual([...before, pdf].toSorted());
  });

  it("are refused where one is claimed twice", async () => {
    const pdf = await put(samples.PDF, "application/pdf");
    expect(await verifyUploads(env, RULE, claiming(pdf, pdf))).toMatchObject({
      ok: false,
      problems: [{ field: field(1), code: "duplicate_file" }],
    });
  });

  it("are refused where the form takes none", async () => {
    const pdf = await put(samples.PDF, "application/pdf");
    expect(await verifyUploads(env, null, claiming(pdf))).toMatchObject({
      ok: false,
      problems: [{ field: "formData.uploadedFileKeys", code: "uploads_not_allowed" }],
    });
    expect(await storedKeys()).toEqual([pdf]);
  });

  it("are refused unread where they are more than ten", async () => {
    const head = vi.spyOn(env.FILES, "head");
    const keys = Array.from({ length: 11 }, () => newKey(batchId));
    expect(await verifyUploads(env, RULE, claiming(...keys))).toMatchObject({
      ok: false,
      problems: [{ field: "formData.uploadedFileKeys", code: "too_many_files" }],
    });
    expect(head).not.toHaveBeenCalled();
    head.mockRestore();
  });

  const tooLarge = "File 1 is too large. Maximum size is 1 MB";
  it.each([
    [
      "larger than the form allows",
      imagesAndPdf(1),
      samples.padded(samples.PDF, MIB + 1),
      "application/pdf",
      "too_large",
      tooLarge,
    ],
    ["of a type the form does not take", documents(15), samples.MP4, "video/mp4", "invalid_type", expect.any(String)],
    ["without a type", RULE, samples.PDF, "", "invalid_type", expect.any(String)],
    ["empty", RULE, new Uint8Array(), "application/pdf", "empty_file", expect.any(String)],
    [
      "a program called a PDF",
      RULE,
      samples.EXE,
      "application/pdf",
      "wrong_content",
      "File 1 does not contain what its type says. Please choose another file.",
    ],
    ["a zip called a Word file", RULE, samples.PLAIN_ZIP, DOCX, "wrong_content", expect.any(String)],
    ["a page called a text", RULE, samples.HTML, "text/plain", "wrong_content", expect.any(String)],
  ])("are refused and deleted where one is %s", async (_name, rule, content, type, code, message) => {
    const bad = await put(content, type);
    const good = await put(samples.PDF, "application/pdf");
    expect(await verifyUploads(env, rule, claiming(bad, good))).toEqual({
      ok: false,
      problems: [{ field: field(0), code, message }],
    });
    expect(await storedKeys()).toEqual([good]);
    // Its URL may still be valid: the row lets the sweep find what is put there again.
    expect((await ledger()).map(({ key }) => key)).toEqual([bad, good]);
  });

  it("are never deleted once a lead has them, whatever another form thinks of them", async () => {
    const film = await put(samples.MP4, "video/mp4");
    await storedLead("lead-1");
    await attachUploads(env.DB, { id: "lead-1", contentHash: "hash" }, ledgerClaim(claiming(film))).run();
    expect(await verifyUploads(env, documents(15), claiming(film))).toMatchObject({ ok: false });
    expect(await storedKeys()).toEqual([film]);
  });

  it("are refused all the same where the database does not answer", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const bad = await put(samples.EXE, "application/pdf");
    const DB = {
      prepare: () => {
        throw new Error("D1 is down");
      },
    } as unknown as D1Database;
    expect(await verifyUploads({ DB, FILES: env.FILES }, RULE, claiming(bad))).toMatchObject({ ok: false });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("are refused where they are more than 100 MiB together", async () => {
    const size = 50 * MIB;
    const FILES = {
      head: async () => ({ size, httpMetadata: { contentType: "application/pdf" } }),
      get: async () => new Response(samples.PDF),
    } as unknown as R2Bucket;
    const keys = [newKey(batchId), newKey(batchId), newKey(batchId)];
    const two = claiming(keys[0]!, keys[1]!);
    expect(await verifyUploads({ DB: env.DB, FILES }, RULE, two)).toMatchObject({ ok: true });
    expect(await verifyUploads({ DB: env.DB, FILES }, RULE, claiming(...keys))).toEqual({
      ok: false,
      problems: [
        {
          field: "formData.uploadedFileKeys",
          code: "batch_too_large",
          message: "The files are too large together. At most 100 MB can be sent.",
        },
      ],
    });
  });

  it("are read in bounded ranges", async () => {
    const large = samples.padded(samples.MP4, 5 * MIB);
    const film = await put(large, "video/mp4");
    const get = vi.spyOn(env.FILES, "get");
    expect(await verifyUploads(env, RULE, claiming(film))).toMatchObject({ ok: true });
    expect(get.mock.calls.map(([, options]) => options)).toEqual([
      { range: { offset: 0, length: 4096 } },
      { range: { suffix: 65_536 } },
    ]);
    get.mockRestore();
  });
});
