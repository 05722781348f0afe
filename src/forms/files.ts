/** The file types that may be uploaded, and the rules of forms. "MB" means MiB. */
import { t } from "../i18n/t.ts";

export const MIB = 1024 * 1024;

interface FileTypeFacts {
  readonly extensions: readonly string[];
  /** Media types that browsers send for it, the standard one first. */
  readonly mimes: readonly [string, ...string[]];
}

export const FILE_TYPES = {
  pdf: { extensions: [".pdf"], mimes: ["application/pdf"] },
  jpg: { extensions: [".jpg", ".jpeg"], mimes: ["image/jpeg", "image/jpg", "image/pjpeg"] },
  png: { extensions: [".png"], mimes: ["image/png"] },
  webp: { extensions: [".webp"], mimes: ["image/webp"] },
  doc: { extensions: [".doc"], mimes: ["application/msword"] },
  docx: {
    extensions: [".docx"],
    mimes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
  xls: { extensions: [".xls"], mimes: ["application/vnd.ms-excel"] },
  xlsx: { extensions: [".xlsx"], mimes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
  txt: { extensions: [".txt"], mimes: ["text/plain"] },
  mp4: { extensions: [".mp4"], mimes: ["video/mp4"] },
  mov: { extensions: [".mov"], mimes: ["video/quicktime"] },
  webm: { extensions: [".webm"], mimes: ["video/webm"] },
} as const satisfies Record<string, FileTypeFacts>;

export type FileType = keyof typeof FILE_TYPES;

export interface FileRule {
  readonly types: readonly FileType[];
  /** Largest size of one file, bytes. */
  readonly maxBytes: number;
}

const IMAGES = ["jpg", "png", "webp"] as const satisfies readonly FileType[];
const OFFICE = ["pdf", "doc", "docx", "xls", "xlsx", "txt"] as const satisfies readonly FileType[];

const ruleOf =
  (...types: readonly FileType[]) =>
  (mib: number): FileRule => ({ types, maxBytes: mib * MIB });

/** The rules that forms choose from, each by the types that it allows and the size of one file. */
export const imagesAndPdf = ruleOf("pdf", ...IMAGES);
export const documents = ruleOf(...OFFICE, "jpg", "png");
export const documentsAndImages = ruleOf(...OFFICE, ...IMAGES);
export const documentsImagesAndVideo = ruleOf(...OFFICE, ...IMAGES, "mp4", "mov", "webm");
export const wordPdfAndImages = ruleOf("pdf", ...IMAGES, "doc", "docx");

/** The rule for signing without a form: all types, the largest size. */
export const WIDEST_RULE: FileRule = documentsImagesAndVideo(50);

/** Limits of one batch, whatever the form. */
export const BATCH = { maxFiles: 10, maxBytes: 100 * MIB } as const;

const TYPES = Object.keys(FILE_TYPES) as FileType[];
const facts = (type: FileType): FileTypeFacts => FILE_TYPES[type];

/** The extension of a file's name with its dot, lower case; "" where there is none. */
const extensionOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";

/** The file type of a media type; undefined where it is not allowed. */
export const typeOfMime = (mime: string): FileType | undefined => {
  const bare = mime.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return TYPES.find((type) => facts(type).mimes.includes(bare));
};

const typeOfName = (name: string): FileType | undefined =>
  TYPES.find((type) => facts(type).extensions.includes(extensionOf(name)));

/** The media type to send. Some phones leave it empty, so then the extension decides. */
export const contentTypeOf = (name: string, declared: string): string => {
  const type = typeOfMime(declared) ?? typeOfName(name);
  return type ? facts(type).mimes[0] : declared || "application/octet-stream";
};

export const extensionsOf = (rule: FileRule): string[] => rule.types.flatMap((type) => facts(type).extensions);

const KIB = 1024;

/** "15 MB", "3.4 MB", "80 KB". */
export const formatBytes = (bytes: number): string => {
  const mib = bytes / MIB;
  if (mib < 0.1) return `${Math.max(1, Math.round(bytes / KIB))} KB`;
  return `${Number.isInteger(mib) ? mib : mib.toFixed(1)} MB`;
};

export type FileProblem = "too_large" | "invalid_type" | "empty_file";

/** Checks name, size (bytes) and media type of a file. @returns the problem; undefined where there is none */
export function fileProblem(rule: FileRule, name: string, size: number, contentType: string): FileProblem | undefined {
  const type = typeOfMime(contentType);
  const named = typeOfName(name);
  if (!type || !rule.types.includes(type)) return "invalid_type";
  // The extension must fit the type, but a name may have none.
  if (extensionOf(name) !== "" && named !== type) return "invalid_type";
  if (size <= 0) return "empty_file";
  return size > rule.maxBytes ? "too_large" : undefined;
}

/** `wrong_content` is found by file-content.ts. */
export const FILE_PROBLEM_TEXT: Record<FileProblem | "wrong_content", (name: string, rule: FileRule) => string> = {
  too_large: (name, rule) =>
    t("File {name} is too large. Maximum size is {most}", { name, most: formatBytes(rule.maxBytes) }),
  invalid_type: (name, rule) =>
    t("File {name} has invalid type. Allowed types: {types}", { name, types: extensionsOf(rule).join(", ") }),
  empty_file: (name) => t("File {name} is empty. Choose a file that has something in it.", { name }),
  wrong_content: (name) => t("File {name} does not contain what its type says. Please choose another file.", { name }),
};
