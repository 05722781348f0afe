/** The files that a submission claims, in either of the two shapes that forms send. */
import { problem, type Problem } from "../../src/forms/messages.ts";
import type { LedgerClaim } from "../database.ts";
import { idsOf, isUuid } from "./keys.ts";
import { unknownUpload } from "./problems.ts";

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

export type ReadClaim =
  | { readonly ok: true; readonly claim: UploadClaim }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const BATCH_FIELD = "formData.fileUploadBatchId";
const KEYS_FIELD = "formData.uploadedFileKeys";

const invalid = (field: string, message: string): Problem => problem(field, "invalid", message);

/** An own property: a name such as `__proto__` finds nothing. */
const own = (from: unknown, name: string): unknown =>
  typeof from === "object" && from !== null && Object.hasOwn(from, name)
    ? (from as Readonly<Record<string, unknown>>)[name]
    : undefined;

const firstText = (record: unknown, ...names: string[]): string | undefined =>
  names.map((name) => own(record, name)).find((value): value is string => typeof value === "string" && value !== "");

const signedFiles = (keys: readonly unknown[]): ClaimedFile[] =>
  keys.map((key, i) => ({
    field: `${KEYS_FIELD}.${i}`,
    key: typeof key === "string" ? key : "",
    name: String(i + 1),
  }));

/** Clients spell records differently: two names for the key, three for the file's name. */
const recordedFiles = (records: readonly unknown[], field: string): ClaimedFile[] =>
  records.map((record, i) => ({
    field: `${field}.${i}`,
    key: firstText(record, "filePath", "fileUrl") ?? "",
    name: firstText(record, "originalFileName", "originalFilename", "fileName")?.slice(0, 255) ?? String(i + 1),
  }));

const isNone = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : (value ?? null) === null);

/** The field with the records: at top level, or in `formData`, where some clients put it beside an empty list at top level. */
const recordsField = (body: unknown): string =>
  isNone(own(body, "uploadedDocuments")) && !isNone(own(own(body, "formData"), "uploadedDocuments"))
    ? "formData.uploadedDocuments"
    : "uploadedDocuments";

/** A list; undefined and null mean an empty one. */
const listAt = (value: unknown, field: string): readonly unknown[] | Problem =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : invalid(field, "Send a list of files");

const isList = (value: readonly unknown[] | Problem): value is readonly unknown[] => Array.isArray(value);

/** @param body of any shape; without files it claims an empty list */
export function claimOf(body: unknown): ReadClaim {
  const formData = own(body, "formData");
  const field = recordsField(body);
  const keys = listAt(own(formData, "uploadedFileKeys"), KEYS_FIELD);
  const records = listAt(own(field === "uploadedDocuments" ? body : formData, "uploadedDocuments"), field);
  if (!isList(keys)) return { ok: false, problems: [keys] };
  if (!isList(records)) return { ok: false, problems: [records] };
  if (keys.length === 0) return { ok: true, claim: { batchId: null, files: recordedFiles(records, field) } };
  if (records.length > 0) return { ok: false, problems: [invalid(field, "Send the files in one way only")] };
  const batchId = own(formData, "fileUploadBatchId");
  if (typeof batchId !== "string" || !isUuid(batchId)) {
    return { ok: false, problems: [invalid(BATCH_FIELD, "Send the batch id of the files")] };
  }
  return { ok: true, claim: { batchId, files: signedFiles(keys) } };
}

export const ledgerClaim = ({ batchId, files }: UploadClaim): LedgerClaim => ({
  batchId,
  keys: files.map(({ key }) => key),
});

/** Whether a key has our form, and is of the claim's batch. */
export const isKeyOf = ({ batchId }: UploadClaim, key: string): boolean => {
  const ids = idsOf(key);
  return ids !== undefined && (batchId === null || ids.batchId === batchId);
};

/** The problems of a claim that the database refused: its files belong to another lead, or were swept. */
export const notFree = ({ files }: UploadClaim): Problem[] =>
  files.map(({ field, name }) => unknownUpload(field, name));
