/** Checks the stored files when a form is submitted with them. */
import {
  BATCH,
  fileProblem,
  type FileRule,
  findMime,
  findTypeByMime,
} from "../../src/forms/file-types.ts";
import type { Problem } from "../../src/forms/messages.ts";
import type { Env } from "../env.ts";
import { type ClaimedFile, isOwnKey, type UploadClaim } from "./claim.ts";
import { invalid } from "../http/refused.ts";
import { bestEffort, withTimeout } from "../timeout.ts";
import { Gone, storedBytes } from "./objects.ts";
import {
  problemOfFile,
  noFilesHere,
  tooMany,
  tooMuch,
  unknownUpload,
  duplicateFile,
} from "./problems.ts";
import { retypeUploads, uploadNames } from "./uploads.ts";
import { detectContent, readSample } from "../../src/record/file-content.ts";

interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  /** Its bytes are of another type than was declared. */
  readonly isRetyped: boolean;
}

/** The problem of a file, by its name. */
type FindProblem = (name: string) => Problem;

const listField = ({ files }: UploadClaim): string => files[0]?.field.replace(/\.\d+$/, "") ?? "";

/** Problems of the claim that need no look at the files. */
function claimProblems(rule: FileRule | null | undefined, claim: UploadClaim): Problem[] {
  if (claim.files.length === 0) return [];
  if (!rule) return [noFilesHere(listField(claim))];
  if (claim.files.length > BATCH.maxFiles) return [tooMany(listField(claim))];
  const keys = new Set<string>();
  return claim.files.flatMap(({ field, key, name }) => {
    if (!isOwnKey(claim, key)) return [unknownUpload(field, name)];
    if (keys.has(key)) return [duplicateFile(field, name)];
    keys.add(key);
    return [];
  });
}

async function check(
  bucket: R2Bucket,
  rule: FileRule,
  { field, key }: ClaimedFile,
): Promise<StoredFile | FindProblem> {
  const gone: FindProblem = (name) => unknownUpload(field, name);
  const object = await bucket.head(key);
  if (!object) return gone;
  const { size } = object;
  const contentType = object.httpMetadata?.contentType ?? "";
  // The file's name was validated when it was signed.
  const fault = fileProblem(rule, "", size, contentType);
  if (fault) return (name) => problemOfFile(fault, field, name, rule);
  const declared = findTypeByMime(contentType);
  const sample = await readSample(storedBytes(bucket, key, size)).catch((error: unknown) => {
    if (error instanceof Gone) return undefined;
    throw error;
  });
  if (!sample) return gone;
  const { type, really } = await detectContent(declared ? [declared] : [], sample, rule.types);
  if (!type) return (name) => problemOfFile("wrong_content", field, name, rule, really);
  const isRetyped = contentType.split(";", 1)[0] !== findMime(type);
  return { key, size, contentType: isRetyped ? findMime(type) : contentType, isRetyped };
}

/** Milliseconds for checking the files of one submission. */
const VERIFY_MS = 8000;

/**
 * Checks that the claimed files exist, and that size, declared type and bytes fit the form's rule. A file of another allowed type than
 * was declared is one of that type from here on. Whether they are still free only the insert can tell.
 *
 * @throws Refused, and any other error if R2 fails
 */
export async function verifyUploads(
  { DB, FILES }: Pick<Env, "DB" | "FILES">,
  rule: FileRule | null | undefined,
  claim: UploadClaim,
): Promise<void> {
  const early = claimProblems(rule, claim);
  if (early.length > 0) throw invalid(...early);
  if (!rule || claim.files.length === 0) return;

  const looks = claim.files.map((file) => check(FILES, rule, file));
  const checked = await withTimeout(VERIFY_MS, Promise.all(looks));
  // A rejected object stays until the sweep. If it were deleted, its signed URL could store another one under the same key.
  if (checked.some((result) => typeof result === "function")) {
    const keys = claim.files.map(({ key }) => key);
    const names = await bestEffort("Refused uploads have no names", uploadNames(DB, keys));
    throw invalid(
      ...claim.files.flatMap(({ key, name }, i) => {
        const result = checked[i];
        return typeof result === "function" ? result(names?.get(key) ?? name) : [];
      }),
    );
  }
  const files = checked as readonly StoredFile[];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > BATCH.maxBytes) throw invalid(tooMuch(listField(claim)));
  const retyped = files.filter(({ isRetyped }) => isRetyped);
  if (retyped.length > 0)
    await bestEffort("Types of uploads were not corrected", retypeUploads(DB, retyped));
}
