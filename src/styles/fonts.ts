import type { FontFace } from "./font-face.ts";
import { fontFaces } from "./fonts.gen.ts";

const isDevanagari = (face: FontFace): boolean => face["font-family"] === "Anek Devanagari";

export const latinFaces = fontFaces.filter((face) => !isDevanagari(face));
export const devanagariFaces = fontFaces.filter(isDevanagari);
