/**
 * Files outside a form, each under a category of its own, through `/s3/upload`; the records in the second spelling that `/forms` knows.
 * The specification asks for it, and no page uses it yet.
 */
import { contentTypeOf, FILE_FAULT_TEXT, type FileRule, faultOf, MIB } from "../forms/files.ts";
import type { UploadedDocument } from "./transfer.ts";
import { Uploads } from "./upload.ts";
import { uuid } from "./uuid.ts";
import { watchedTransfers } from "./watched-transfer.ts";

export interface UploadItem {
  readonly file: File;
  /** The control that the file was picked in. */
  readonly fieldName: string;
  /** Default: "document". */
  readonly category?: string;
}

export interface UploadedFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileUrl: string;
  readonly fileSize: number;
  readonly mimeType: string;
  readonly category: string;
}

export type UploadFilesAnswer =
  | { readonly success: true; readonly data: readonly UploadedFile[] }
  | {
      readonly success: false;
      readonly error: string;
      /** The controls whose files did not arrive. */
      readonly fields: readonly string[];
    };

const uploadedFile = ({ id, originalFileName, filePath, fileSize, contentType, fileCategory }: UploadedDocument) => ({
  id,
  fileName: originalFileName,
  fileUrl: filePath,
  fileSize,
  mimeType: contentType,
  category: fileCategory,
});

const failure = (failed: readonly { readonly fieldName: string; readonly error: string }[]): UploadFilesAnswer => ({
  success: false,
  error: failed[0]!.error,
  fields: [...new Set(failed.map(({ fieldName }) => fieldName))],
});

/** What a caller without a rule of its own admits. */
const DEFAULT_RULE: FileRule = { types: ["pdf", "jpg", "png", "doc", "docx"], maxBytes: 10 * MIB };

/** All must arrive; the answer then has them in the order given. Nothing is sent where one breaks the rule. Never throws. */
export async function uploadFiles(items: readonly UploadItem[], rule = DEFAULT_RULE): Promise<UploadFilesAnswer> {
  const refused = items.flatMap(({ file: { name, size, type }, fieldName }) => {
    const fault = faultOf(rule, name, size, contentTypeOf(name, type));
    return fault ? [{ fieldName, error: FILE_FAULT_TEXT[fault](name, rule) }] : [];
  });
  if (refused.length > 0) return failure(refused);
  const answers = await Promise.all(
    items.map(async ({ file, fieldName, category }) => {
      const way = { via: "s3", ...(category && { category }) } as const;
      const answer = await new Uploads(way, "", watchedTransfers).deliver([{ id: uuid(), file }], () => {});
      return { fieldName, answer };
    }),
  );
  const failed = answers.flatMap(({ fieldName, answer }) => (answer.ok ? [] : [{ fieldName, error: answer.message }]));
  if (failed.length > 0) return failure(failed);
  const documents = answers.flatMap(({ answer }) => (answer.ok ? (answer.data.uploadedDocuments ?? []) : []));
  return { success: true, data: documents.map(uploadedFile) };
}
