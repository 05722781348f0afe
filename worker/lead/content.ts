/** Two submissions are the same lead where their answers are the same, whatever the order of keys and the files that came with them. */
import { canonicalJson, isObject, type JsonObject } from "../../src/forms/objects.ts";
import { hexHash } from "../hash.ts";

function withoutFiles(place: JsonObject): JsonObject {
  const { uploadedFileKeys: _keys, fileUploadBatchId: _batch, uploadedDocuments: _records, ...answers } = place;
  return answers;
}

function readContent(body: JsonObject): JsonObject {
  const { submissionId: _id, meta: _meta, formData, ...top } = withoutFiles(body);
  return { ...top, formData: isObject(formData) ? withoutFiles(formData) : formData };
}

/** @param body as it was sent. @returns 64 hexadecimal digits */
export const contentHash = (body: JsonObject): Promise<string> => hexHash(canonicalJson(readContent(body)));
