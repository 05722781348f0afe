/** Hashes the answers of a submission. Equal answers are the same lead, in any order of keys and with any files. */
import { canonicalJson, isObject, type JsonObject } from "../../src/forms/objects.ts";
import { hexHash } from "../hash.ts";

function withoutFiles(part: JsonObject): JsonObject {
  const {
    uploadedFileKeys: _keys,
    fileUploadBatchId: _batch,
    uploadedDocuments: _records,
    ...answers
  } = part;
  return answers;
}

function readContent(body: JsonObject): JsonObject {
  const { submissionId: _id, meta: _meta, formData, ...top } = withoutFiles(body);
  return { ...top, formData: isObject(formData) ? withoutFiles(formData) : formData };
}

/** @param body The whole submission. @returns 64 hexadecimal digits */
export const contentHash = (body: JsonObject): Promise<string> =>
  hexHash(canonicalJson(readContent(body)));
