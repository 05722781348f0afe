/** Problems of uploads, each on a field of the request. */
import {
  BATCH,
  FILE_PROBLEM_TEXT,
  type FileRule,
  formatBytes,
} from "../../src/forms/file-types.ts";
import { problem, type Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";

/** @param name of the file, as the visitor knows it @param really see FILE_PROBLEM_TEXT */
export const problemOfFile = (
  code: keyof typeof FILE_PROBLEM_TEXT,
  field: string,
  name: string,
  rule: FileRule,
  really?: string,
): Problem => problem(field, code, FILE_PROBLEM_TEXT[code](name, rule, really));

export const unknownUpload = (field: string, name: string): Problem =>
  problem(
    field,
    "unknown_upload",
    t("File {name} was not found. Please upload it again.", { name }),
  );

export const duplicateFile = (field: string, name: string): Problem =>
  problem(field, "duplicate_file", t("File {name} is attached twice.", { name }));

export const tooMany = (field: string): Problem =>
  problem(
    field,
    "too_many_files",
    t("The limit is {most} files together.", { most: BATCH.maxFiles }),
  );

export const tooMuch = (field: string): Problem => {
  const most = formatBytes(BATCH.maxBytes);
  return problem(
    field,
    "batch_too_large",
    t("Together the files are too large. The limit is {most}.", { most }),
  );
};

/** For a network that has used up its quota of the day: the visitor can send the form without files. */
export const quotaUsedUp = (): Problem =>
  problem(
    "file",
    "upload_quota",
    t(
      "Too many files have come from your network today. Please send the form without files. We will ask for them.",
    ),
  );

export const noFilesHere = (field: string): Problem =>
  problem(field, "uploads_not_allowed", t("You cannot attach files to this form."));
