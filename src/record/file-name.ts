import { splitName } from "../forms/file-types.ts";
import { percentEncode } from "./percent.ts";

/** Characters that could end the header, forge a path, or mean something in a command that staff paste the name into. */
const UNSAFE = /[\p{Cc}\p{Cs}"\\/:*?<>|$`;&]+/gu;
/** They would show a name in another order than it has (U+202E). The joiners of Indian scripts and of emoji stay. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const LONGEST = 120;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The longest beginning of whole letters, as people see them, for which `fits` holds. */
export function beginning(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let name = "";
  for (const { segment } of graphemes.segment(text)) {
    if (!fits(name + segment)) break;
    name += segment;
  }
  return name;
}

/** Makes a visitor's file name safe to save. It keeps the ending. A name without safe characters becomes "file". */
export function cleanFileName(name: string): string {
  const whole = name
    .toWellFormed()
    .replace(DIRECTION, "")
    .replace(/[\s.]+$/u, "");
  const { stem, ending, behind } = splitName(whole);
  const front = behind === "" ? stem : whole;
  const tail = whole.slice(front.length);
  const clean = front
    .replace(UNSAFE, "_")
    .replace(/\s+/gu, " ")
    .replace(/^[\s._~-]+|[\s.]+$/gu, "");
  return (beginning(clean, (part) => part.length + ending.length <= LONGEST) || "file") + tail;
}

/** A Content-Disposition that always downloads: an ASCII name for old clients, then the whole name (RFC 6266). */
export function attachment(fileName: string): string {
  const clean = cleanFileName(fileName);
  // Some clients decode a "%" here.
  const ascii = clean.replace(/[^\x20-\x7e]+|%/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncode(clean)}`;
}
