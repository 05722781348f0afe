import { percentEncode } from "./percent.ts";

/** Characters that could end the header, forge a path, or reverse the shown name (U+202E). */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"\\/:*?<>|%;]+/gu;

const LONGEST = 120;

const shorten = (name: string): string => {
  const letters = [...name];
  if (letters.length <= LONGEST) return name;
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? "";
  return letters.slice(0, LONGEST - extension.length).join("") + extension;
};

/** A visitor's file name, made safe to save under; "file" where nothing is left of it. */
export const cleanFileName = (name: string): string =>
  shorten(
    name
      .toWellFormed()
      .replace(UNSAFE, "_")
      .replace(/\s+/gu, " ")
      .replace(/^[\s._]+|[\s.]+$/gu, ""),
  ) || "file";

/** A Content-Disposition that always downloads: an ASCII name for old clients, the whole name beside it (RFC 6266). */
export function attachment(fileName: string): string {
  const clean = cleanFileName(fileName);
  const ascii = clean.replace(/[^\x20-\x7e]+/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncode(clean)}`;
}
