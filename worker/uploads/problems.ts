/** What can be wrong with uploads, as problems on the fields of a request. */
import { BATCH, FILE_FAULT_TEXT, type FileFault, type FileRule, formatBytes } from "../../src/forms/files.ts";
import type { Problem } from "../../src/forms/messages.ts";

export const faultProblem = (fault: FileFault, field: string, name: string, rule: FileRule): Problem => ({
  field,
  code: fault,
  message: FILE_FAULT_TEXT[fault](name, rule),
});

const TEXT = {
  unknown_upload: (name) => `File ${name} was not found. Please upload it again.`,
  wrong_content: (name) => `File ${name} does not contain what its type says. Please choose another file.`,
  duplicate_file: (name) => `File ${name} is attached twice.`,
} satisfies Record<string, (name: string) => string>;

export const uploadProblem = (code: keyof typeof TEXT, field: string, name: string): Problem => ({
  field,
  code,
  message: TEXT[code](name),
});

export const tooMany = (field: string): Problem => ({
  field,
  code: "too_many_files",
  message: `At most ${BATCH.maxFiles} files can be sent together.`,
});

export const tooMuch = (field: string): Problem => ({
  field,
  code: "batch_too_large",
  message: `The files are too large together. At most ${formatBytes(BATCH.maxBytes)} can be sent.`,
});

/** For a network that has announced its share of a day: nobody waits for midnight with a form in hand. */
export const quotaUsedUp: Problem = {
  field: "file",
  code: "upload_quota",
  message:
    "Too many files have come from your network today. Please send the form without files; we will ask for them.",
};

export const noFilesHere = (field: string): Problem => ({
  field,
  code: "uploads_not_allowed",
  message: "This form takes no files.",
});
