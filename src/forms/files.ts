/** What may be uploaded: the closed set of file types and the rules that forms make of them. "MB" means MiB. */
import { t } from "../i18n/t.ts";

export const MIB = 1024 * 1024;

interface FileTypeFacts {
  readonly extensions: readonly string[];
  /** Media types that browsers declare for it; the first is the canonical one. */
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

/** Applied at signing when no form is named: every allowed type, the largest size. */
export const WIDEST_RULE: FileRule = documentsImagesAndVideo(50);

/** Limits of one batch, whatever the form. */
export const BATCH = { maxFiles: 10, maxBytes: 100 * MIB } as const;

const TYPES = Object.keys(FILE_TYPES) as FileType[];
const facts = (type: FileType): FileTypeFacts => FILE_TYPES[type];

/** The extension of a file's name with its dot, lower case; "" where there is none. */
const extensionOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";

export const typeOfMime = (mime: string): FileType | undefined => {
  const bare = mime.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return TYPES.find((type) => facts(type).mimes.includes(bare));
};

const typeOfName = (name: string): FileType | undefined =>
  TYPES.find((type) => facts(type).extensions.includes(extensionOf(name)));

/** The media type to declare: phones leave it empty for Office files, so the name decides where the browser is silent. */
export const contentTypeOf = (name: string, declared: string): string => {
  const type = typeOfMime(declared) ?? typeOfName(name);
  return type ? facts(type).mimes[0] : declared || "application/octet-stream";
};

export const extensionsOf = (rule: FileRule): string[] => rule.types.flatMap((type) => facts(type).extensions);

const KIB = 1024;

/** "15 MB", "3.4 MB"; what would be "0.0 MB" in kilobytes. */
export const formatBytes = (bytes: number): string => {
  const mib = bytes / MIB;
  if (mib < 0.1) return `${Math.max(1, Math.round(bytes / KIB))} KB`;
  return `${Number.isInteger(mib) ? mib : mib.toFixed(1)} MB`;
};

export type FileProblem = "too_large" | "invalid_type" | "empty_file";

/** What is wrong with a file under a rule, by what it declares of itself; undefined when nothing is. */
export function fileProblem(rule: FileRule, name: string, size: number, contentType: string): FileProblem | undefined {
  const type = typeOfMime(contentType);
  const named = typeOfName(name);
  if (!type || !rule.types.includes(type)) return "invalid_type";
  // An extension that belongs to another type lies about the file; no extension at all is just a bare name.
  if (extensionOf(name) !== "" && named !== type) return "invalid_type";
  if (size <= 0) return "empty_file";
  return size > rule.maxBytes ? "too_large" : undefined;
}

/** With what only its bytes can tell: see file-content.ts. */
export const FILE_PROBLEM_TEXT: Record<FileProblem | "wrong_content", (name: string, rule: FileRule) => string> = {
  too_large: (name, rule) =>
    t("File {name} is too large. Maximum size is {most}", { name, most: formatBytes(rule.maxBytes) }),
  invalid_type: (name, rule) =>
    t("File {name} has invalid type. Allowed types: {types}", { name, types: extensionsOf(rule).join(", ") }),
  empty_file: (name) => t("File {name} is empty. Choose a file that has something in it.", { name }),
  wrong_content: (name) => t("File {name} does not contain what its type says. Please choose another file.", { name }),
};
