/** The file types that may be uploaded, and the rules of forms. "MB" means MiB. */
import { t } from "../i18n/t.ts";

export const MIB = 1024 * 1024;

interface FileTypeFacts {
  /** As forms name them, the usual one first. */
  readonly extensions: readonly string[];
  /** Rarer endings of the same format, which pickers show too. */
  readonly aliases?: readonly string[];
  /** Media types that browsers send for it, the standard one first. */
  readonly mimes: readonly [string, ...string[]];
}

export const FILE_TYPES = {
  pdf: { extensions: [".pdf"], mimes: ["application/pdf"] },
  jpg: {
    extensions: [".jpg", ".jpeg"],
    // Windows and Chrome write these.
    aliases: [".jfif", ".jpe", ".pjpeg", ".pjp"],
    // A phone may convert a HEIC to JPEG and keep the old name and type. The bytes decide.
    mimes: ["image/jpeg", "image/jpg", "image/pjpeg", "image/heic", "image/heif"],
  },
  png: { extensions: [".png"], mimes: ["image/png", "image/x-png", "image/apng"] },
  webp: { extensions: [".webp"], mimes: ["image/webp"] },
  doc: { extensions: [".doc"], mimes: ["application/msword"] },
  docx: {
    extensions: [".docx"],
    mimes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
  xls: { extensions: [".xls"], mimes: ["application/vnd.ms-excel"] },
  xlsx: {
    extensions: [".xlsx"],
    mimes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  },
  txt: { extensions: [".txt"], mimes: ["text/plain"] },
  mp4: { extensions: [".mp4"], aliases: [".m4v"], mimes: ["video/mp4", "video/x-m4v"] },
  mov: { extensions: [".mov"], mimes: ["video/quicktime"] },
  webm: { extensions: [".webm"], mimes: ["video/webm"] },
} as const satisfies Record<string, FileTypeFacts>;

export type FileType = keyof typeof FILE_TYPES;

export const TYPES = Object.keys(FILE_TYPES) as FileType[];

export interface FileRule {
  readonly types: readonly FileType[];
  /** Largest size of one file, bytes. */
  readonly maxBytes: number;
}

const IMAGES = ["jpg", "png", "webp"] as const satisfies readonly FileType[];
const OFFICE = ["pdf", "doc", "docx", "xls", "xlsx", "txt"] as const satisfies readonly FileType[];

/** Another combination of types is a line below. */
const createRule =
  (...types: readonly FileType[]) =>
  (mib: number): FileRule => ({ types, maxBytes: mib * MIB });

/** The rules that forms choose from: allowed types, and the size of one file. */
export const imagesAndPdf = createRule("pdf", ...IMAGES);
export const documents = createRule(...OFFICE, "jpg", "png");
/** MiB of one file with "Verify documents". The FAQ quotes it. */
export const VERIFIED_FILE_MIB = 15;
export const documentsAndImages = createRule(...OFFICE, ...IMAGES);
export const documentsImagesAndVideo = createRule(...OFFICE, ...IMAGES, "mp4", "mov", "webm");
export const wordPdfAndImages = createRule("pdf", ...IMAGES, "doc", "docx");

/** The rule for signing without a form: all types, the largest size. */
export const WIDEST_RULE: FileRule = { types: TYPES, maxBytes: 50 * MIB };

/** Limits of one batch, the same for every form. */
export const BATCH = { maxFiles: 10, maxBytes: 100 * MIB } as const;

const facts = (type: FileType): FileTypeFacts => FILE_TYPES[type];

/** Types that are often confused. The bytes decide. */
const KIN: readonly (readonly FileType[])[] = [
  ["jpg", "png", "webp"],
  ["mp4", "mov", "webm"],
  ["doc", "docx"],
  ["xls", "xlsx"],
];

/** Banks write columns of text under the name of Excel, and mail programs write mails under that of Word. */
const MAY_BE_TEXT: ReadonlySet<FileType> = new Set(["doc", "xls"]);

const likelyTypes = (type: FileType): readonly FileType[] => [
  ...(KIN.find((kin) => kin.includes(type)) ?? []),
  ...(MAY_BE_TEXT.has(type) ? (["txt"] as const) : []),
];

/** The possible types of a file with these declared types, the likeliest first. */
export const listLikelyTypes = (called: readonly FileType[]): FileType[] => [
  ...new Set([...called, ...called.flatMap(likelyTypes)]),
];

/** HEIC files are rejected, but a JPEG may have such a name. */
const HEIC = /^\.hei[cf]$/;

/**
 * Endings of programs, scripts, pages and Office files with macros. Any other unknown ending is
 * part of the name, such as "No.5" or "v2.final". It does no harm, because a file is saved under
 * the ending of its type.
 */
const FOREIGN = new Set(
  (
    "exe scr pif bat cmd msi cpl dll lnk url reg hta jar js jse mjs vbs vbe wsf wsh ps1 sh command apk dmg iso php swf " +
    "htm html xhtml shtml mht mhtml xml xsl svg svgz docm dotm xlsm xltm xlam xlsb pptm chm"
  ).split(" "),
);

/**
 * Characters that systems and gateways append to an ending: spaces, dots, `~`, invisible marks, and
 * the number of a copy.
 */
const BEHIND = /(?:[\s.~\p{Cf}]|[([]\d+[)\]]|\.\d+)+$/u;
const ENDING = /\.[a-z0-9]+$/;

/**
 * Splits a name before its ending. The ending is in lower case with its dot, or "" if it is
 * unknown.
 */
export function splitName(name: string): {
  readonly stem: string;
  readonly ending: string;
  readonly behind: string;
} {
  const behind = BEHIND.exec(name)?.[0] ?? "";
  const front = name.slice(0, name.length - behind.length);
  const ending = ENDING.exec(front.toLowerCase())?.[0] ?? "";
  const isKnown = findTypeByEnding(ending) !== undefined || FOREIGN.has(ending.slice(1));
  return isKnown
    ? { stem: front.slice(0, -ending.length), ending, behind }
    : { stem: name, ending: "", behind: "" };
}

const hasEnding = (type: FileType, ending: string): boolean =>
  facts(type).extensions.includes(ending) || (facts(type).aliases ?? []).includes(ending);

const findTypeByEnding = (ending: string): FileType | undefined =>
  HEIC.test(ending) ? "jpg" : TYPES.find((type) => hasEnding(type, ending));

/** Ignores invisible marks inside an ending. */
const findEnding = (name: string): string => splitName(name.replace(/\p{Cf}/gu, "")).ending;

/** Returns the file type of a media type, or `undefined` if it is not allowed. */
export const findTypeByMime = (mime: string): FileType | undefined => {
  const bare = mime.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return TYPES.find((type) => facts(type).mimes.includes(bare));
};

export const findMime = (type: FileType): string => facts(type).mimes[0];

/**
 * The types of a name and a media type: none, one or two. The name comes first, because Windows
 * declares a .docx as msword.
 */
export const listDeclaredTypes = (name: string, declared: string): FileType[] => [
  ...new Set([findTypeByEnding(findEnding(name)) ?? [], findTypeByMime(declared) ?? []].flat()),
];

/** The media type to send. */
export const inferContentType = (name: string, declared: string): string => {
  const [type] = listDeclaredTypes(name, declared);
  return type ? findMime(type) : declared || "application/octet-stream";
};

/**
 * A file's name with an ending of its type: `scan.jpg` of a PNG is `scan.png`, `deed.pdf (1)` is `deed (1).pdf`, and a name without an ending
 * gets one.
 */
export function renameForType(type: FileType, name: string): string {
  const { stem, ending, behind } = splitName(name);
  const usual = facts(type).extensions[0] ?? "";
  const called = findTypeByEnding(ending);
  if (!called || !listLikelyTypes([called]).includes(type))
    return name.replace(/[\s.]+$/u, "") + usual;
  const extension = hasEnding(type, ending)
    ? name.slice(stem.length, stem.length + ending.length)
    : usual;
  return `${stem}${behind.replace(/[\s.~\p{Cf}]+$/u, "")}${extension}`;
}

export const listExtensions = (rule: FileRule): string[] =>
  rule.types.flatMap((type) => facts(type).extensions);

/** The endings for a file picker. Without HEIC in the list, iPhones convert photos to JPEG. */
export const listPickerExtensions = (rule: FileRule): string[] =>
  rule.types.flatMap((type) => [...facts(type).extensions, ...(facts(type).aliases ?? [])]);

const KIB = 1024;

/** "15 MB", "3.4 MB", "80 KB". */
export const formatBytes = (bytes: number): string => {
  const mib = bytes / MIB;
  if (mib < 0.1) return `${Math.max(1, Math.round(bytes / KIB))} KB`;
  return `${Number.isInteger(mib) ? mib : mib.toFixed(1)} MB`;
};

export type FileProblem = "too_large" | "invalid_type" | "empty_file";

/** Checks name, size (bytes) and media type of a file. @returns The problem, or `undefined`. */
export function fileProblem(
  rule: FileRule,
  name: string,
  size: number,
  contentType: string,
): FileProblem | undefined {
  const type = findTypeByMime(contentType);
  if (!type || !rule.types.includes(type)) return "invalid_type";
  // The ending must fit the type. A name without an ending is valid too.
  const ending = findEnding(name);
  const named = findTypeByEnding(ending);
  if (ending !== "" && !(named && listLikelyTypes([type]).includes(named))) return "invalid_type";
  if (size <= 0) return "empty_file";
  return size > rule.maxBytes ? "too_large" : undefined;
}

/** In the place of a format: a password keeps the file shut. */
export const LOCKED = "locked";
/** In the place of a format: a transfer changed the file, so no program opens it. */
export const DAMAGED = "damaged";

/** @param really the real format, such as "HEIC", LOCKED, DAMAGED, or `undefined` if unknown */
function wrongContentText(name: string, rule: FileRule, really?: string): string {
  if (really === LOCKED)
    return t("File {name} has a password. Save it without one, and choose it again.", { name });
  if (really === DAMAGED) {
    return t(
      "File {name} is damaged and does not open. Download or save it again, and choose it again.",
      { name },
    );
  }
  if (!really)
    return t("File {name} does not contain what its type says. Please choose another file.", {
      name,
    });
  const allowed = rule.types.find((type) => type.toUpperCase() === really);
  if (allowed) {
    const [ending] = facts(allowed).extensions;
    return t("File {name} is really of type {type}. Rename it to {ending}, and choose it again.", {
      name,
      type: really,
      ending: ending!,
    });
  }
  return t(
    "File {name} is really of type {type}. Please save it as one of these and choose it again: {types}",
    {
      name,
      type: really,
      types: listExtensions(rule).join(", "),
    },
  );
}

/** file-content.ts reports `wrong_content`. */
export const FILE_PROBLEM_TEXT: Record<
  FileProblem | "wrong_content",
  (name: string, rule: FileRule, really?: string) => string
> = {
  too_large: (name, rule) =>
    t("File {name} is too large. Maximum size is {most}", {
      name,
      most: formatBytes(rule.maxBytes),
    }),
  invalid_type: (name, rule) =>
    t("File {name} has invalid type. Allowed types: {types}", {
      name,
      types: listExtensions(rule).join(", "),
    }),
  empty_file: (name) =>
    t("File {name} is empty. Choose a file that has something in it.", { name }),
  wrong_content: wrongContentText,
};
