/** What can be wrong with uploads, as problems on the fields of a request. */
import { BATCH, FILE_PROBLEM_TEXT, type FileRule, formatBytes } from "../../src/forms/files.ts";
import type { Problem } from "../../src/forms/messages.ts";
import { t } from "../../src/i18n/t.ts";

export const problemOfFile = (
  fault: keyof typeof FILE_PROBLEM_TEXT,
  field: string,
  name: string,
  rule: FileRule,
): Problem => ({
  field,
  code: fault,
  message: FILE_PROBLEM_TEXT[fault](name, rule),
});

const TEXT = {
  unknown_upload: (name) => t("File {name} was not found. Please upload it again.", { name }),
  duplicate_file: (name) => t("File {name} is attached twice.", { name }),
} satisfies Record<string, (name: string) => string>;

export const uploadProblem = (code: keyof typeof TEXT, field: string, name: string): Problem => ({
  field,
  code,
  message: TEXT[code](name),
});

export const tooMany = (field: string): Problem => ({
  field,
  code: "too_many_files",
  message: t("At most {most} files can be sent together.", { most: BATCH.maxFiles }),
});

export const tooMuch = (field: string): Problem => ({
  field,
  code: "batch_too_large",
  message: t("The files are too large together. At most {most} can be sent.", { most: formatBytes(BATCH.maxBytes) }),
});

/** For a network that has announced its share of a day: nobody waits for midnight with a form in hand. */
export const quotaUsedUp = (): Problem => ({
  field: "file",
  code: "upload_quota",
  message: t(
    "Too many files have come from your network today. Please send the form without files; we will ask for them.",
  ),
});

export const noFilesHere = (field: string): Problem => ({
  field,
  code: "uploads_not_allowed",
  message: t("This form takes no files."),
});
