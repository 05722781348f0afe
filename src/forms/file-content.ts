/** Tells a file's type by its bytes. The page checks before it uploads, the worker when the form is submitted. */
import type { FileType } from "./files.ts";
import { zipDirectory } from "./zip.ts";

export const HEAD_BYTES = 4 * 1024;
export const TAIL_BYTES = 64 * 1024;

/** The first and the last bytes of a file; of a small file they overlap. */
export interface FileSample {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** Of the whole file, bytes. */
  readonly size: number;
}

/** A `Blob`: this room is compiled without DOM types. */
interface Bytes {
  readonly size: number;
  slice(start: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Reads the sample of a file. */
export const readSample = async (file: Bytes): Promise<FileSample> => ({
  head: new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
  tail: new Uint8Array(await file.slice(-TAIL_BYTES).arrayBuffer()),
  size: file.size,
});

const startsWith = ({ head }: FileSample, ...bytes: number[]): boolean => bytes.every((byte, i) => head[i] === byte);

/** The extension that file-type finds by the magic number. The library is loaded with the first file, since few leads have one. */
async function magic({ head }: FileSample): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  return (await fileTypeFromBuffer(head))?.ext;
}
const magicIn =
  (...extensions: string[]) =>
  async (sample: FileSample): Promise<boolean> =>
    extensions.includes((await magic(sample)) ?? "");

/** Skips blank bytes before the header, which scanners and mail gateways write. */
function isPdf(sample: FileSample): Promise<boolean> {
  const start = sample.head.findIndex((byte) => byte > 0x20);
  return magicIn("pdf")({ ...sample, head: sample.head.subarray(Math.max(0, start)) });
}

/** Word and Excel before 2007 share one container format; which of them wrote it is not checked. */
const isCompoundFile = (sample: FileSample): boolean =>
  startsWith(sample, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** A zip with the folder of one Office program, and without macros. */
const isOffice =
  (folder: "word/" | "xl/") =>
  (sample: FileSample): boolean => {
    const directory = startsWith(sample, 0x50, 0x4b, 0x03, 0x04) ? zipDirectory(sample.tail) : undefined;
    if (!directory) return false;
    const { names, complete } = directory;
    return (
      names.some((name) => name.startsWith(folder)) &&
      !names.includes(`${folder}vbaProject.bin`) &&
      (!complete || names.includes("[Content_Types].xml"))
    );
  };

const MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?xml|<\?php|#!)/i;

/** This room is compiled without the types of any runtime. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new (
    label: string,
    options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array, options: { readonly stream: boolean }): string };
};

/** The text of bytes that may be cut off inside a character at either end; undefined where they are not UTF-8. */
function utf8(bytes: Uint8Array, cut: { readonly start: boolean; readonly end: boolean }): string | undefined {
  const start = cut.start ? bytes.findIndex((byte) => (byte & 0xc0) !== 0x80) : 0;
  if (start < 0 || start > 3) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes.subarray(start), {
      stream: cut.end,
    });
  } catch {
    return undefined;
  }
}

/**
 * UTF-8 without NUL, and neither HTML nor a script. UTF-16 is refused. Magic numbers are not used here, since plain words can spell
 * them ("BM Road" would be a bitmap).
 */
function isText({ head, tail, size }: FileSample): boolean {
  const first = utf8(head, { start: false, end: head.length < size });
  const last = utf8(tail, { start: tail.length < size, end: false });
  if (first === undefined || last === undefined) return false;
  return !first.includes("\0") && !last.includes("\0") && !MARKUP.test(first);
}

const IS = {
  pdf: isPdf,
  jpg: magicIn("jpg"),
  png: magicIn("png", "apng"),
  webp: magicIn("webp"),
  doc: isCompoundFile,
  xls: isCompoundFile,
  docx: isOffice("word/"),
  xlsx: isOffice("xl/"),
  txt: isText,
  mp4: magicIn("mp4", "m4v"),
  mov: magicIn("mov"),
  webm: magicIn("webm"),
} satisfies Record<FileType, (sample: FileSample) => boolean | Promise<boolean>>;

/** Whether a file's bytes are of the declared type. */
export const hasContentOf = async (type: FileType, sample: FileSample): Promise<boolean> => IS[type](sample);
