/** Checks the stored files when a form is submitted with them. */
import { BATCH, fileProblem, type FileRule, findMime, findTypeByMime } from "../../src/forms/file-types.ts";
import type { Problem } from "../../src/forms/messages.ts";
import type { Env } from "../env.ts";
import { type ClaimedFile, isOwnKey, type UploadClaim } from "./claim.ts";
import { bestEffort, withTimeout } from "../timeout.ts";
import { Gone, storedBytes } from "./objects.ts";
import { problemOfFile, noFilesHere, tooMany, tooMuch, unknownUpload, duplicateFile } from "./problems.ts";
import { retypeUploads, uploadNames } from "./uploads.ts";
import { detectContent, readSample } from "../../src/record/file-content.ts";

interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

export type Verified =
  | { readonly ok: true; readonly files: readonly StoredFile[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** `isRetyped`: its bytes are of another type than was declared. */
type Checked =
  | { readonly file: StoredFile; readonly isRetyped: boolean }
  | { readonly file?: undefined; readonly findProblem: (name: string) => Problem };

/** Problems of the claim that need no look at the files. */
function claimProblems(rule: FileRule | null | undefined, claim: UploadClaim): Problem[] {
  const [first] = claim.files;
  if (!first) return [];
  const list = first.field.replace(/\.\d+$/, "");
  if (!rule) return [noFilesHere(list)];
  if (claim.files.length > BATCH.maxFiles) return [tooMany(list)];
  const keys = new Set<string>();
  return claim.files.flatMap(({ field, key, name }) => {
    if (!isOwnKey(claim, key)) return [unknownUpload(field, name)];
    if (keys.has(key)) return [duplicateFile(field, name)];
    keys.add(key);
    return [];
  });
}

async function check(bucket: R2Bucket, rule: FileRule, { field, key }: ClaimedFile): Promise<Checked> {
  const gone: Checked = { findProblem: (name) => unknownUpload(field, name) };
  const object = await bucket.head(key);
  if (!object) return gone;
  const { size } = object;
  const contentType = object.httpMetadata?.contentType ?? "";
  // The file's name was validated when it was signed.
  const fault = fileProblem(rule, "", size, contentType);
  if (fault) return { findProblem: (name) => problemOfFile(fault, field, name, rule) };
  const declared = findTypeByMime(contentType);
  try {
    const { type, really } = await detectContent(
      declared ? [declared] : [],
      await readSample(storedBytes(bucket, key, size)),
      rule.types,
    );
    if (!type) {
      return { findProblem: (name) => problemOfFile("wrong_content", field, name, rule, really) };
    }
    const isRetyped = contentType.split(";", 1)[0] !== findMime(type);
    return { file: { key, size, contentType: isRetyped ? findMime(type) : contentType }, isRetyped };
  } catch (error) {
    if (error instanceof Gone) return gone;
    throw error;
  }
}

/** Milliseconds for checking the files of one submission. */
const VERIFY_MS = 8000;

type Stores = Pick<Env, "DB" | "FILES">;

/**
 * Checks that the claimed files exist, and that size, declared type and bytes fit the form's rule. A file of another allowed type than
 * was declared is one of that type from here on. Whether they are still free only the insert can tell.
 *
 * @throws where R2 fails or stalls
 */
export async function verifyUploads(
  { DB, FILES }: Stores,
  rule: FileRule | null | undefined,
  claim: UploadClaim,
): Promise<Verified> {
  const early = claimProblems(rule, claim);
  if (early.length > 0) return { ok: false, problems: early };
  if (!rule || claim.files.length === 0) return { ok: true, files: [] };

  const looks = claim.files.map((file) => check(FILES, rule, file));
  const checked = await withTimeout(VERIFY_MS, Promise.all(looks));
  // A rejected object stays until the sweep. If it were deleted, its signed URL could store another one under the same key.
  if (checked.some(({ file }) => !file)) {
    const keys = claim.files.map(({ key }) => key);
    const names = await bestEffort("Refused uploads have no names", uploadNames(DB, keys));
    const problems = checked.flatMap((result, i) => {
      const { key = "", name = "" } = claim.files[i] ?? {};
      return result.file ? [] : result.findProblem(names?.get(key) ?? name);
    });
    return { ok: false, problems };
  }
  const files = checked.flatMap(({ file }) => file ?? []);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > BATCH.maxBytes) return { ok: false, problems: [tooMuch(claim.files[0]!.field.replace(/\.\d+$/, ""))] };
  const retyped = checked.flatMap((result) => (result.file && result.isRetyped ? result.file : []));
  if (retyped.length > 0) await bestEffort("Types of uploads were not corrected", retypeUploads(DB, retyped));
  return { ok: true, files };
}
