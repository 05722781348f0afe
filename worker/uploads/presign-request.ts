import * as v from "valibot";
import { BATCH, fileProblem, type FileProblem, type FileRule } from "../../src/forms/file-types.ts";
import { problem, type Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";
import { isObject } from "../../src/forms/objects.ts";
import { hasForbiddenKey } from "../http/json.ts";
import { invalid } from "../http/refused.ts";
import { problemOfFile, tooMany, tooMuch } from "./problems.ts";

/** A media type with parameters, safe to sign and to send in a header. */
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: ?; ?[\w-]+=(?:[\w.,+-]+|"[\w .,+-]*"))*$/;

const AnnouncedFile = v.object({
  originalFilename: v.pipe(
    v.string("Send the file's name as text"),
    v.minLength(1, "Send the file's name"),
    v.maxLength(255, () => t("The file's name is too long")),
  ),
  contentType: v.pipe(
    v.string("Send the file's type as text"),
    v.maxLength(255, "The file's type is too long"),
    v.regex(MEDIA_TYPE, "Send the file's media type, such as application/pdf"),
  ),
  fileSize: v.pipe(
    v.number("Send the file's size as a number of bytes"),
    v.safeInteger("Send the file's size as a whole number of bytes"),
    v.minValue(0, "A file's size cannot be negative"),
  ),
});

const Announcement = v.pipe(
  v.array(AnnouncedFile, "Send a list of files"),
  v.minLength(1, "Send at least one file"),
);

type AnnouncedFile = v.InferOutput<typeof AnnouncedFile>;
const isForged = (item: unknown): boolean => isObject(item) && hasForbiddenKey(item);

const FIELD_OF: Record<FileProblem, keyof AnnouncedFile> = {
  too_large: "fileSize",
  empty_file: "fileSize",
  invalid_type: "contentType",
};

function problemsUnder(rule: FileRule, files: readonly AnnouncedFile[]): Problem[] {
  return files.flatMap(({ originalFilename, fileSize, contentType }, i) => {
    const fault = fileProblem(rule, originalFilename, fileSize, contentType);
    return fault ? [problemOfFile(fault, `${i}.${FIELD_OF[fault]}`, originalFilename, rule)] : [];
  });
}

/** Validates the announced files: each under the rule, and all of them as one batch. @throws Refused */
export function readAnnouncement(body: unknown, rule: FileRule): AnnouncedFile[] {
  // Before the items are validated, since a body of 64 KiB can hold thousands.
  if (Array.isArray(body) && body.length > BATCH.maxFiles) throw invalid(tooMany(""));
  const forged = Array.isArray(body) ? body.findIndex(isForged) : -1;
  if (forged >= 0)
    throw invalid(
      problem(String(forged), "forbidden_key", "The file has a name that is not allowed"),
    );
  const { success, issues, output: files } = v.safeParse(Announcement, body);
  if (!success)
    throw invalid(
      ...issues.map((issue) => problem(v.getDotPath(issue) ?? "", "invalid", issue.message)),
    );
  const problems = problemsUnder(rule, files);
  if (problems.length > 0) throw invalid(...problems);
  const total = files.reduce((sum, file) => sum + file.fileSize, 0);
  if (total > BATCH.maxBytes) throw invalid(tooMuch(""));
  return files;
}
