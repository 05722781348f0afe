/**
 * Detects a file's type by its bytes. The worker checks a file that it receives, and the files of a lead.
 */
import { DAMAGED, type FileType, listLikelyTypes, LOCKED, TYPES } from "../forms/file-types.ts";
import { type ZipDirectory, zipDirectory } from "./zip.ts";

export const HEAD_BYTES = 4 * 1024;
const TAIL_BYTES = 64 * 1024;
const DIRECTORY_BYTES = 4 * 1024;

/** The first and the last bytes of a file. They overlap in a small file. */
export interface FileSample {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** The directory of an old Office file, which is a small file system. */
  readonly directory?: Uint8Array;
  /** Of the whole file, bytes. */
  readonly size: number;
}

/** The part of a `Blob` that is read. A file in R2 has it too. */
export interface Bytes {
  readonly size: number;
  slice(start: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Where the directory of a compound file begins, by its header. */
function directoryAt(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return head.length < 512 ? 0 : (view.getUint32(48, true) + 1) * 2 ** view.getUint16(30, true);
}

/** Reads the sample of a file. @throws where the file cannot be read */
export async function readSample(file: Bytes): Promise<FileSample> {
  const { size } = file;
  const read = async (start: number, end?: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer());
  const [head, tail] = await Promise.all([read(0, HEAD_BYTES), read(-TAIL_BYTES)]);
  const sample = { head, tail, size };
  const offset = isCompoundFile(sample) ? directoryAt(head) : 0;
  return offset > 0 && offset < size
    ? { ...sample, directory: await read(offset, offset + DIRECTORY_BYTES) }
    : sample;
}

/** This folder is compiled without the types of any runtime. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };
};

/** A letter for each byte. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder("windows-1252").decode(bytes);

const startsWith = ({ head }: Pick<FileSample, "head">, ...bytes: number[]): boolean =>
  bytes.every((byte, i) => head[i] === byte);

/**
 * The type that file-type finds by the magic number. The library is loaded with the first file,
 * because few leads have one.
 */
async function magic({
  head,
}: FileSample): Promise<{ readonly ext: string; readonly mime: string } | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  return fileTypeFromBuffer(head);
}
const magicIn =
  (...extensions: string[]) =>
  async (sample: FileSample): Promise<boolean> =>
    // The library skips a byte order mark, but viewers do not.
    !startsWith(sample, 0xef, 0xbb, 0xbf) && extensions.includes((await magic(sample))?.ext ?? "");

/**
 * A tag that a browser would open, or the first line of a script. A mail address in angle brackets
 * does not match.
 */
const RUNS = /^\s*#!|<(?:[a-z][a-z0-9-]*(?=[\s>/])|[!?])/i;
/**
 * Readers search this many bytes for the header. Scanners, mail gateways and other programs write
 * bytes before it.
 */
const PDF_HEADER_WITHIN = 1024;

async function isPdf(sample: FileSample): Promise<boolean> {
  const start = latin1(sample.head.subarray(0, PDF_HEADER_WITHIN)).indexOf("%PDF-");
  if (start <= 0) return start === 0;
  // Rejects files that are also a page or a program.
  const found = await magic(sample);
  return (!found || found.ext === "pdf") && !RUNS.test(latin1(sample.head.subarray(0, start)));
}

/** Word and Excel before 2007 share one container format. This check does not distinguish them. */
const isCompoundFile = (sample: Pick<FileSample, "head">): boolean =>
  startsWith(sample, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** An Office file with a password is a compound file around an encrypted zip. */
const isLocked = ({ directory }: FileSample): boolean =>
  directory !== undefined && latin1(directory).includes([..."EncryptedPackage"].join("\0"));

const isRtf = ({ head }: FileSample): boolean => latin1(head.subarray(0, 5)) === "{\\rtf";

const isOldOffice = (sample: FileSample): boolean => isCompoundFile(sample) && !isLocked(sample);

/** The names in a zip. Programs write `\` for `/`, and other letters in capitals. */
function readZip(sample: FileSample): ZipDirectory | undefined {
  const directory = startsWith(sample, 0x50, 0x4b, 0x03, 0x04)
    ? zipDirectory(sample.tail)
    : undefined;
  const plain = (name: string): string =>
    name.toLowerCase().replaceAll("\\", "/").replace(/^\//, "");
  return directory && { ...directory, names: directory.names.map(plain) };
}

const hasMacros = ({ names }: ZipDirectory): boolean =>
  names.some((name) => name.endsWith("vbaproject.bin"));

/** A zip with the folder of one Office program, and without macros. */
const isOffice =
  (folder: "word/" | "xl/") =>
  (sample: FileSample): boolean => {
    const zip = readZip(sample);
    return (
      zip !== undefined &&
      zip.names.some((name) => name.startsWith(folder)) &&
      !hasMacros(zip) &&
      (!zip.complete || zip.names.includes("[content_types].xml"))
    );
  };

/** Brands of pictures in the same boxes as films. */
const PICTURE_BRAND = /^(?:hei[cmsx]|hev[cmsx]|mif|msf|avi[fs]|crx|j[px2]|mj)/;
/** With these a film without a brand begins. */
const FILM_BOXES: ReadonlySet<string> = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/** A film in boxes (ISO 14496-12, QuickTime). Cameras give MP4 and MOV each other's brand, and players do not mind. */
function isFilm({ head, size }: FileSample): boolean {
  const box = latin1(head.subarray(4, 8));
  if (box === "ftyp") return !PICTURE_BRAND.test(latin1(head.subarray(8, 12)));
  return FILM_BOXES.has(box) && new DataView(head.buffer, head.byteOffset).getUint32(0) <= size;
}

const HTML = /^\s*(?:<!doctype|<html|<head|<body|<script|<table)/i;
const MARKUP = /^\s*(?:<svg|<\?xml|<\?php|#!|\{\\rtf|%PDF-)/i;

/**
 * Head and tail as text, in UTF-16 if the mark says so, otherwise in UTF-8. Invalid or cut
 * characters become U+FFFD.
 */
function decodeText({ head, tail }: FileSample): readonly [string, string] {
  const mark = latin1(head.subarray(0, 2));
  const decoder = new TextDecoder(
    mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "utf-8",
  );
  return [decoder.decode(head), decoder.decode(tail)];
}

// Control characters that no text contains. Texts may have line and page breaks, the end of a DOS
// file, and printer escapes.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0e-\x19\x1c-\x1f\x7f]/;

/**
 * Text in any encoding, except HTML and scripts. Magic numbers do not help, because plain words can
 * spell them ("BM Road" would be a bitmap).
 */
function isText(sample: FileSample): boolean {
  const [start, end] = decodeText(sample);
  const text = start + end;
  // Databases write their own separators in UTF-8 text.
  const isBinary = text.includes("\uFFFD") ? CONTROL.test(text) : text.includes("\0");
  return !isBinary && !isEmpty(sample) && !HTML.test(start) && !MARKUP.test(start);
}

const IS = {
  pdf: isPdf,
  jpg: magicIn("jpg"),
  png: magicIn("png", "apng"),
  webp: magicIn("webp"),
  // Word opens RTF under this name too, and land offices write it.
  doc: (sample) => isOldOffice(sample) || isRtf(sample),
  xls: isOldOffice,
  docx: isOffice("word/"),
  xlsx: isOffice("xl/"),
  txt: isText,
  mp4: isFilm,
  mov: isFilm,
  webm: magicIn("webm"),
} satisfies Record<FileType, (sample: FileSample) => boolean | Promise<boolean>>;

const isMatroska = magicIn("mkv");

/** Formats of old programs and of macOS that no library detects, by their first bytes. */
const BY_START: readonly (readonly [string, readonly number[]])[] = [
  ["Word 1", [0x9b, 0xa5]],
  ["Word 2", [0xdb, 0xa5]],
  ["Windows Write", [0x31, 0xbe]],
  ["Windows Write", [0x32, 0xbe]],
  ["AppleDouble", [0x00, 0x05, 0x16, 0x07]],
  ["Lotus 1-2-3", [0x00, 0x00, 0x02, 0x00]],
  ["WordPerfect", [0xff, 0x57, 0x50, 0x43]],
  ["OneNote", [0xe4, 0x52, 0x5c, 0x7b]],
  ["WMV", [0x30, 0x26, 0xb2, 0x75]],
];

/** Excel before 1997 began a file with the first record of the workbook, without a container. The second byte is its version. */
function earlyExcel({
  head: [first, kind = -1, length = 0, more, , version],
}: FileSample): string | undefined {
  if (first !== 9 || more !== 0 || length < 4 || length > 16) return undefined;
  const name = { 0: "Excel 2", 2: "Excel 3", 4: "Excel 4", 8: "Excel 5" }[kind];
  return name && kind === 8 && version === 6 ? "Excel 97" : name;
}

/** The name of a format in XML, such as that of Office 2003. */
function xmlFormat(start: string): string | undefined {
  if (!/^\s*<\?xml/i.test(start)) return undefined;
  const program = /<\?mso-application\s+progid=["'](Word|Excel)\./i.exec(start)?.[1];
  return program ? `${program} XML` : "XML";
}

/** The name of a format in a zip, if no library detects it. */
function zipFormat(zip: ZipDirectory): string | undefined {
  if (hasMacros(zip)) return zip.names.some((name) => name.startsWith("xl/")) ? "XLSM" : "DOCM";
  return zip.names.some((name) => name.endsWith(".iwa") || name === "index.xml")
    ? "Pages or Numbers"
    : undefined;
}

const PICTURE_START = /^(?:ÿØÿ|‰PNG\r\n)/;
/** Line breaks and a byte order mark, which websites put before a picture by mistake. */
const BEFORE_PICTURE = /^(?:[\r\n\t ]|ï»¿)+/;

/** One byte in place of a content: a download that broke off has zeros, and an erased memory card has 0xFF. */
const isEmpty = ({ head, tail }: FileSample): boolean =>
  (head[0] === 0 || head[0] === 0xff) && [...head, ...tail].every((byte) => byte === head[0]);

/** A picture that a transfer changed. */
function isDamaged({ head }: FileSample): boolean {
  const start = latin1(head.subarray(0, 64));
  // Viewers find the line breaks in the header of a PNG changed, so they refuse it.
  return PICTURE_START.test(start.replace(BEFORE_PICTURE, "")) || /^‰PNG\r?\n/.test(start);
}

/**
 * Formats that a visitor may send by mistake. The page names no other format, such as a program.
 */
const NAMED = /^(?:image|video|audio)\/|pdf|zip|rar|7z|rtf|officedocument|opendocument/;

/** The name of a format by marks in its bytes, or `undefined`. */
function nameByMarks(sample: FileSample): string | undefined {
  if (isRtf(sample)) return "RTF";
  const start = decodeText(sample)[0];
  if (HTML.test(start)) return "HTML";
  if (/^RIFF[^]{4}CDR/.test(latin1(sample.head.subarray(0, 16)))) return "CorelDRAW";
  const zip = readZip(sample);
  const old = BY_START.find(([, bytes]) => startsWith(sample, ...bytes));
  if (latin1(sample.head.subarray(128, 132)) === "DICM") return "DICOM";
  return (zip && zipFormat(zip)) ?? xmlFormat(start) ?? old?.[0] ?? earlyExcel(sample);
}

/** An old Excel file has a stream "Workbook" or "Book" in its directory. */
const isOldExcel = ({ directory }: FileSample): boolean =>
  directory !== undefined && /b\0o\0o\0k\0/i.test(latin1(directory));

/**
 * The name of a rejected format, such as "HEIC". LOCKED if a password protects the file, DAMAGED if a transfer broke it, or
 * `undefined` if unknown.
 */
async function nameFormat(
  sample: FileSample,
  likely: readonly FileType[],
): Promise<string | undefined> {
  if (isLocked(sample)) return LOCKED;
  if (isEmpty(sample)) return DAMAGED;
  const name = nameByMarks(sample);
  if (name) return name;
  if (isOldOffice(sample) && isOldExcel(sample)) return "XLS";
  for (const type of TYPES)
    if (!likely.includes(type) && (await IS[type](sample))) return type.toUpperCase();
  if (isDamaged(sample)) return DAMAGED;
  const found = await magic(sample);
  return found && NAMED.test(found.mime) && !likely.some((type) => type === found.ext)
    ? found.ext.toUpperCase()
    : undefined;
}

/** The type of a file's bytes. Otherwise the name of the format, from `nameFormat`. */
export type Content =
  | { readonly type: FileType; readonly really?: undefined }
  | { readonly type?: undefined; readonly really: string | undefined };

/**
 * Detects a file's type among the likely ones.
 *
 * @param called The types of its name and its media type.
 * @param allowed The types that the form takes.
 */
export async function detectContent(
  called: readonly FileType[],
  sample: FileSample,
  allowed: readonly FileType[],
): Promise<Content> {
  const types = listLikelyTypes(called);
  for (const type of types) {
    if (await IS[type](sample))
      return allowed.includes(type) ? { type } : { really: type.toUpperCase() };
  }
  // Chrome's recorder writes .webm with the DocType of Matroska.
  if (called.includes("webm") && (await isMatroska(sample))) return { type: "webm" };
  return { really: await nameFormat(sample, types) };
}
