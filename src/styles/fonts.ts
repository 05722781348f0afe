import { fontFaces } from "./fonts.gen.ts";

/** The files that every page needs above the fold. Those of the rupee sign come when a price shows. */
export const fontFiles: string[] = fontFaces
  .filter((face) => !face["unicode-range"])
  .flatMap((face) => /^url\((.+)\)$/.exec(face.src)?.[1] ?? []);
