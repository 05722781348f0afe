/** What makes two submissions the same lead: the answers, in whatever order their keys came, and not where files are kept. */
import { canonicalJson, isObject, type JsonObject } from "../../src/forms/objects.ts";
import { parseJson } from "../json.ts";
import { hashOf } from "./hash.ts";

/** A file by what its owner knows of it: each upload gives it another key and another time. */
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

/** 64 hexadecimal digits; of a body as it came, or as it is stored. */
export const contentHash = (body: JsonObject): Promise<string> => hashOf(canonicalJson(contentOf(body)));

interface Hashed {
  readonly contentHash: string;
  readonly payload: string;
}

/** Leads of the first release carry a hash of their text: where hashes differ, the payloads decide. */
export async function isSameContent(one: Hashed, other: Hashed): Promise<boolean> {
  if (one.contentHash === other.contentHash) return true;
  const [a, b] = [parseJson(one.payload), parseJson(other.payload)];
  return isObject(a) && isObject(b) && (await contentHash(a)) === (await contentHash(b));
}
