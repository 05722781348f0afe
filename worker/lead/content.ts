/** Two submissions are the same lead where their answers are the same, whatever the order of keys and the keys of files. */
import { canonicalJson, isObject, type JsonObject } from "../../src/forms/objects.ts";
import { hexHash } from "./hash.ts";

/** A file by name and size, since each upload gives it another key. */
const fileOf = (record: unknown): unknown => {
  if (!isObject(record)) return record;
  const name = record.originalFileName ?? record.originalFilename ?? record.fileName;
  return { name, size: record.fileSize ?? record.size };
};

function withoutFileKeys(place: JsonObject): JsonObject {
  const { uploadedFileKeys: _keys, fileUploadBatchId: _batch, uploadedDocuments, ...answers } = place;
  if (!Array.isArray(uploadedDocuments) || uploadedDocuments.length === 0) return answers;
  return { ...answers, uploadedDocuments: uploadedDocuments.map(fileOf) };
}

function contentOf(body: JsonObject): JsonObject {
  const { submissionId: _id, meta: _meta, formData, ...top } = withoutFileKeys(body);
  return { ...top, formData: isObject(formData) ? withoutFileKeys(formData) : formData };
}

/** @param body as it was sent. @returns 64 hexadecimal digits */
export const contentHash = (body: JsonObject): Promise<string> => hexHash(canonicalJson(contentOf(body)));
