/** The files that a submission claims, in either of the two shapes that forms send. */
import { problem, type Problem } from "../../src/forms/messages.ts";
import { isObject, type JsonObject } from "../../src/forms/objects.ts";
import { invalid, type Refused } from "../http/refused.ts";
import { isUuid } from "../uuid-pattern.ts";
import { parseKey } from "./keys.ts";
import { unknownUpload } from "./problems.ts";
import type { FileClaim } from "./uploads.ts";

export interface ClaimedFile {
  /** Its path in the submission, such as `formData.uploadedFileKeys.0`. */
  readonly field: string;
  readonly key: string;
  /** Its name in messages: the file's name where the submission has one, else its number. */
  readonly name: string;
}

export interface UploadClaim {
  /** Null for files that came by `/s3/upload`, each with a batch of its own. */
  readonly batchId: string | null;
  readonly files: readonly ClaimedFile[];
}

const BATCH_FIELD = "formData.fileUploadBatchId";
const KEYS_FIELD = "formData.uploadedFileKeys";

const rejected = (field: string, message: string): Refused =>
  invalid(problem(field, "invalid", message));

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The parts of a file's record, each with the names that clients use. The edge's own name comes first. */
export const FILE_RECORD = {
  id: ["id"],
  key: ["filePath", "fileUrl"],
  name: ["originalFileName", "originalFilename", "fileName"],
  size: ["fileSize", "size"],
  type: ["contentType", "mimeType"],
  category: ["fileCategory"],
  createdAt: ["createdAt"],
} as const;

const readPart = (record: JsonObject, part: "key" | "name"): string | undefined =>
  FILE_RECORD[part]
    .map((name) => record[name])
    .find((value): value is string => typeof value === "string" && value !== "");

const signedFiles = (keys: readonly unknown[]): ClaimedFile[] =>
  keys.map((key, i) => ({
    field: `${KEYS_FIELD}.${i}`,
    key: typeof key === "string" ? key : "",
    name: String(i + 1),
  }));

const recordedFiles = (records: readonly unknown[], field: string): ClaimedFile[] =>
  records.map(toObject).map((record, i) => ({
    field: `${field}.${i}`,
    key: readPart(record, "key") ?? "",
    name: readPart(record, "name")?.slice(0, 255) ?? String(i + 1),
  }));

const isNone = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : (value ?? null) === null;

/** @param body of any shape. Without files it claims an empty list. @throws Refused */
export function readClaim(body: unknown): UploadClaim {
  const top = toObject(body);
  const formData = toObject(top.formData);
  // Records are at top level, or in `formData`, where some clients put them next to an empty list at top level.
  const isInner = isNone(top.uploadedDocuments) && !isNone(formData.uploadedDocuments);
  const field = isInner ? "formData.uploadedDocuments" : "uploadedDocuments";
  const records = (isInner ? formData : top).uploadedDocuments ?? [];
  const keys = formData.uploadedFileKeys ?? [];
  if (!Array.isArray(keys)) throw rejected(KEYS_FIELD, "Send a list of files");
  if (!Array.isArray(records)) throw rejected(field, "Send a list of files");
  if (keys.length === 0) return { batchId: null, files: recordedFiles(records, field) };
  if (records.length > 0) throw rejected(field, "Send the files in one way only");
  const typed = formData.fileUploadBatchId;
  const batchId = typeof typed === "string" ? typed.toLowerCase() : "";
  if (!isUuid(batchId)) throw rejected(BATCH_FIELD, "Send the batch id of the files");
  return { batchId, files: signedFiles(keys) };
}

export const fileClaim = ({ batchId, files }: UploadClaim): FileClaim => ({
  batchId,
  keys: files.map(({ key }) => key),
});

/** Whether a key has our form, and is of the claim's batch. */
export const isOwnKey = ({ batchId }: UploadClaim, key: string): boolean => {
  const ids = parseKey(key);
  return ids !== undefined && (batchId === null || ids.batchId === batchId);
};

/** The problems of a claim that the database rejected: its files belong to another lead, or were swept. */
export const notFree = ({ files }: UploadClaim): Problem[] =>
  files.map(({ field, name }) => unknownUpload(field, name));
