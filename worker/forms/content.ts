/** Two submissions are the same lead where their answers are the same, whatever the order of keys and the keys of files. */
import { canonicalJson, isObject, type JsonObject } from "../../src/forms/objects.ts";
import { parseJson } from "../json.ts";
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

/** @param body as it was sent, or as it is stored: both have the same hash. @returns 64 hexadecimal digits */
export const contentHash = (body: JsonObject): Promise<string> => hexHash(canonicalJson(contentOf(body)));

interface Hashed {
  readonly contentHash: string;
  readonly payload: string;
}

/** Leads of the first release have another hash, so where hashes differ the payloads are compared. */
export async function isSameContent(one: Hashed, other: Hashed): Promise<boolean> {
  if (one.contentHash === other.contentHash) return true;
  const [a, b] = [parseJson(one.payload), parseJson(other.payload)];
  return isObject(a) && isObject(b) && (await contentHash(a)) === (await contentHash(b));
}
