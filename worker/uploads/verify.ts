/** Checks the stored files when a form is submitted with them. */
import { BATCH, fileProblem, type FileRule, typeOfMime } from "../../src/forms/files.ts";
import type { Problem } from "../../src/forms/messages.ts";
import { pendingUploads } from "../database.ts";
import type { Env } from "../env.ts";
import { type ClaimedFile, isKeyOf, type UploadClaim } from "./claim.ts";
import { errorName } from "../log.ts";
import { withTimeout } from "../timeout.ts";
import { problemOfFile, noFilesHere, tooMany, tooMuch, unknownUpload, duplicateFile } from "./problems.ts";
import { HEAD_BYTES, hasContentOf, type FileSample, TAIL_BYTES } from "../../src/forms/file-content.ts";

interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

export type Verified =
  | { readonly ok: true; readonly files: readonly StoredFile[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Checked = { readonly file?: StoredFile; readonly problem?: Problem; readonly refusedKey?: string };

/** Problems of the claim that need no look at the files. */
function claimProblems(rule: FileRule | null | undefined, claim: UploadClaim): Problem[] {
  const [first] = claim.files;
  if (!first) return [];
  const list = first.field.replace(/\.\d+$/, "");
  if (!rule) return [noFilesHere(list)];
  if (claim.files.length > BATCH.maxFiles) return [tooMany(list)];
  const seen = new Set<string>();
  return claim.files.flatMap(({ field, key, name }) => {
    if (!isKeyOf(claim, key)) return [unknownUpload(field, name)];
    if (seen.has(key)) return [duplicateFile(field, name)];
    seen.add(key);
    return [];
  });
}

async function readRange(bucket: R2Bucket, key: string, range: R2Range): Promise<Uint8Array | undefined> {
  const object = await bucket.get(key, { range });
  return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
}

/** Undefined where the object was swept or erased meanwhile. */
async function sample(bucket: R2Bucket, key: string, size: number): Promise<FileSample | undefined> {
  const [head, tail] = await Promise.all([
    readRange(bucket, key, { offset: 0, length: Math.min(size, HEAD_BYTES) }),
    readRange(bucket, key, { suffix: Math.min(size, TAIL_BYTES) }),
  ]);
  return head && tail && { head, tail, size };
}

async function check(bucket: R2Bucket, rule: FileRule, { field, key, name }: ClaimedFile): Promise<Checked> {
  const object = await bucket.head(key);
  if (!object) return { problem: unknownUpload(field, name) };
  const { size } = object;
  const contentType = object.httpMetadata?.contentType ?? "";
  // The file's name was validated when it was signed.
  const fault = fileProblem(rule, "", size, contentType);
  if (fault) return { problem: problemOfFile(fault, field, name, rule), refusedKey: key };
  const type = typeOfMime(contentType);
  const bytes = await sample(bucket, key, size);
  if (!bytes) return { problem: unknownUpload(field, name) };
  if (!type || !(await hasContentOf(type, bytes))) {
    return { problem: problemOfFile("wrong_content", field, name, rule), refusedKey: key };
  }
  return { file: { key, size, contentType } };
}

/** Milliseconds for checking the files of one submission, and for deleting refused ones. */
const VERIFY_MS = 8000;
const DISCARD_MS = 2000;

/**
 * Deletes refused objects, unless a lead has them: another form's rule may have accepted the same file. The rows stay for the
 * sweep, since a signed URL that is still valid can store the object again.
 */
async function discard({ DB, FILES }: Stores, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const pending = await withTimeout(DISCARD_MS, pendingUploads(DB, keys));
    if (pending.length > 0) await withTimeout(DISCARD_MS, FILES.delete(pending));
  } catch (error) {
    // The sweep will do it; the visitor's answer does not depend on it.
    console.warn("Refused uploads were not deleted", errorName(error));
  }
}

type Stores = Pick<Env, "DB" | "FILES">;

/**
 * Checks that the claimed files exist, and that size, declared type and bytes fit the form's rule. Whether they are still free
 * only the insert can tell.
 *
 * @throws where R2 fails or stalls
 */
export async function verifyUploads(
  stores: Stores,
  rule: FileRule | null | undefined,
  claim: UploadClaim,
): Promise<Verified> {
  const early = claimProblems(rule, claim);
  if (early.length > 0) return { ok: false, problems: early };
  if (!rule || claim.files.length === 0) return { ok: true, files: [] };

  const looks = claim.files.map((file) => check(stores.FILES, rule, file));
  const checked = await withTimeout(VERIFY_MS, Promise.all(looks));
  const refusedKeys = checked.flatMap(({ refusedKey }) => refusedKey ?? []);
  await discard(stores, refusedKeys);
  const problems = checked.flatMap(({ problem }) => problem ?? []);
  const files = checked.flatMap(({ file }) => file ?? []);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (problems.length === 0 && total > BATCH.maxBytes) {
    problems.push(tooMuch(claim.files[0]!.field.replace(/\.\d+$/, "")));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, files };
}
