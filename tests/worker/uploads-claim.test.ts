import { describe, expect, it } from "vitest";
import { readClaim } from "../../worker/uploads/claim.ts";
import { createKey } from "../../worker/uploads/keys.ts";

const batchId = "5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10";
const [a, b] = [1, 2].map(() => createKey(batchId, crypto.randomUUID(), new Date()));

describe("files in a submission", () => {
  it("reads the keys of one batch in formData", () => {
    expect(
      readClaim({ formData: { fileUploadBatchId: batchId, uploadedFileKeys: [a, b] } }),
    ).toEqual({
      batchId,
      files: [
        { field: "formData.uploadedFileKeys.0", key: a, name: "1" },
        { field: "formData.uploadedFileKeys.1", key: b, name: "2" },
      ],
    });
  });

  it("reads a batch id in capitals", () => {
    const formData = { fileUploadBatchId: batchId.toUpperCase(), uploadedFileKeys: [a] };
    expect(readClaim({ formData })).toMatchObject({ batchId });
  });

  it.each([
    [
      "that of /s3/upload",
      { filePath: a, contentType: "application/pdf", originalFileName: "deed.pdf" },
      "deed.pdf",
    ],
    [
      "the alternate helper's",
      { fileUrl: a, mimeType: "application/pdf", fileName: "deed.pdf" },
      "deed.pdf",
    ],
    ["the third", { filePath: a, originalFileName: "", originalFilename: "deed.pdf" }, "deed.pdf"],
    ["one without a name", { filePath: a }, "1"],
    [
      "one whose name would fill a message",
      { filePath: a, fileName: "x".repeat(300) },
      "x".repeat(255),
    ],
  ])("reads records with any spelling: %s", (_name, record, name) => {
    const files = [{ field: "uploadedDocuments.0", key: a, name }];
    const formData = { uploadedDocuments: [{ filePath: b }] };
    expect(readClaim({ uploadedDocuments: [record], formData })).toEqual({ batchId: null, files });
  });

  it.each([
    ["an empty list", { uploadedDocuments: [] }],
    ["null", { uploadedDocuments: null }],
  ])("reads records in formData when those at top level are %s", (_name, top) => {
    const files = [{ field: "formData.uploadedDocuments.0", key: a, name: "1" }];
    expect(readClaim({ ...top, formData: { uploadedDocuments: [{ filePath: a }] } })).toEqual({
      batchId: null,
      files,
    });
  });

  it.each([
    ["nothing", {}],
    ["empty lists", { uploadedDocuments: [], formData: { uploadedFileKeys: [] } }],
    ["a batch without keys", { formData: { fileUploadBatchId: batchId } }],
    ["no object", "text"],
    ["inherited names", JSON.parse('{"__proto__":{"uploadedDocuments":[{"filePath":"x"}]}}')],
  ])("reads no files: %s", (_name, body) => {
    expect(readClaim(body)).toEqual({ batchId: null, files: [] });
  });

  it.each([
    [
      "text for keys",
      { formData: { fileUploadBatchId: batchId, uploadedFileKeys: a } },
      "formData.uploadedFileKeys",
    ],
    ["an object for records", { uploadedDocuments: { 0: {} } }, "uploadedDocuments"],
    [
      "an object for records inside",
      { formData: { uploadedDocuments: { 0: {} } } },
      "formData.uploadedDocuments",
    ],
    [
      "a list for a batch",
      { formData: { fileUploadBatchId: [batchId], uploadedFileKeys: [a] } },
      "formData.fileUploadBatchId",
    ],
    ["keys without a batch", { formData: { uploadedFileKeys: [a] } }, "formData.fileUploadBatchId"],
    [
      "a made-up batch",
      { formData: { fileUploadBatchId: "%", uploadedFileKeys: [a] } },
      "formData.fileUploadBatchId",
    ],
    [
      "both ways at once",
      {
        uploadedDocuments: [{ filePath: b }],
        formData: { fileUploadBatchId: batchId, uploadedFileKeys: [a] },
      },
      "uploadedDocuments",
    ],
  ])("rejects %s", (_name, body, field) => {
    const message = expect.stringMatching(/^Send /) as string;
    const problems = [{ field, code: "invalid", message }];
    expect(() => readClaim(body)).toThrow(
      expect.objectContaining({ code: "validation_failed", problems }),
    );
  });

  it.each([
    ["a number as key", { formData: { fileUploadBatchId: batchId, uploadedFileKeys: [7] } }],
    ["null as record", { uploadedDocuments: [null] }],
  ])("keeps the index of each file when another is invalid: %s", (_name, body) => {
    expect(readClaim(body)).toMatchObject({ files: [{ key: "" }] });
  });
});
