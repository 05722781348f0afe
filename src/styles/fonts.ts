import type { FontFace } from "./font-face.ts";
import { fontFaces } from "./fonts.gen.ts";

const isDevanagari = (face: FontFace): boolean => face["font-family"] === "Anek Devanagari";

export const latinFaces = fontFaces.filter((face) => !isDevanagari(face));
export const devanagariFaces = fontFaces.filter(isDevanagari);

const filesOf = (faces: readonly FontFace[]): string[] =>
  faces.flatMap((face) => /^url\((.+)\)$/.exec(face.src)?.[1] ?? []);

/** The files that every page needs above the fold. Those of the rupee sign come when a price shows. */
export const fontFiles: string[] = filesOf(latinFaces.filter((face) => !face["unicode-range"]));

/** The same of a page in a language; headings in Devanagari need no other typeface. */
export const fontFilesOf = (language: string): string[] =>
  language === "hi"
    ? [...filesOf(devanagariFaces), ...fontFiles.filter((file) => !file.includes("fraunces"))]
    : fontFiles;
