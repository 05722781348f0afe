/**
 * Subsets the typefaces into public/fonts and writes src/styles/fonts.gen.ts. The files are kept for ever by who has fetched them,
 * so their names carry a hash of what they hold.
 *
 * The fallback faces are what the visitor has until the files arrive; their size-adjust and vertical metrics are computed from
 * the font tables, so that a line breaks and sits where it will stay. Run by hand after a font changes: node scripts/fonts.ts
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import type { FontFace } from "../src/styles/font-face.ts";
import { LANGUAGES } from "../src/words/language.ts";

const root = path.join(import.meta.dirname, "..");
/** Another folder, to compare with what is committed. */
const out = process.argv[2] ?? root;
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0©®·×°²½é–—‘’“”•…−™`;
/** By which letters join, and marks find their places. */
const JOINING =
  "ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern mark mkmk abvm blwm".split(" ");
const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** English letter frequencies in a thousand, word space included: the mix that a fallback's width is matched on. */
const FREQUENCY: Record<string, number> = {
  " ": 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23, u: 23, m: 20, w: 19, f: 18, g: 16, y: 16,
  p: 16, b: 12, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
}; // prettier-ignore

interface StandIn {
  readonly local: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/**
 * Advance widths in thousandths of an em of the fonts that stand in: those of Windows and Apple with what is made like
 * them, and Android's. A browser takes the last that it finds. Every page carries each of them in some 50 bytes.
 */
const STAND_INS = {
  sans: [
    {
      local: ["Arial", "Liberation Sans", "Roboto"],
      widths: { " ": 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 },
    },
  ],
  serif: [
    {
      local: ["Noto Serif"],
      widths: { " ": 260, a: 563, b: 614, c: 492, d: 614, e: 535, f: 369, g: 538, h: 635, i: 320, j: 300, k: 585, l: 310, m: 945, n: 645, o: 577, p: 614, q: 614, r: 471, s: 451, t: 352, u: 635, v: 579, w: 862, x: 578, y: 565, z: 511 },
    },
    {
      local: ["Georgia", "Gelasio"],
      widths: { " ": 241, a: 504, b: 560, c: 454, d: 574, e: 484, f: 325, g: 510, h: 582, i: 293, j: 291, k: 534, l: 286, m: 880, n: 590, o: 539, p: 571, q: 560, r: 409, s: 432, t: 346, u: 575, v: 497, w: 738, x: 502, y: 492, z: 443 },
    },
  ],
} satisfies Record<string, readonly StandIn[]>; // prettier-ignore

interface Letters {
  readonly text: string;
  /** In CSS. */
  readonly range: string;
  readonly features: readonly string[];
}

/** Foundries keep it in another file. */
const RUPEE: Letters = { text: "₹", range: "U+20B9", features: FEATURES };
/** The whole script, for what is typed, with all that its letters join by; fetched by pages in it alone. */
const DEVANAGARI: Letters = {
  text: `${String.fromCharCode(...Array.from({ length: 128 }, (_, i) => 0x900 + i))}\u200c\u200d\u25cc`,
  range: "U+0900-097F,U+200C-200D,U+25CC",
  features: JOINING,
};
/** What leads to those pages from the others, where a device may have no such letters. */
const LANGUAGE_NAME: Letters = {
  text: LANGUAGES.hi.name,
  range: [...new Set(LANGUAGES.hi.name)].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(","),
  features: JOINING,
};

interface Source {
  family: string;
  file: string;
  from: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  standIn?: keyof typeof STAND_INS;
  /** What it holds, where that is not what every page is set in. */
  letters?: Letters;
}

const DISPLAY = { opsz: 60, SOFT: 0, WONK: 0, wght: 500 };
/** Devanagari in one weight for all: as a variable font it weighs 200 KB. */
const SOURCES: Source[] = [
  { family: "Figtree", file: "figtree", from: "figtree/files/figtree-latin-wght-normal", axes: { wght: { min: 400, max: 700 } }, weight: "400 700", standIn: "sans" },
  { family: "Figtree", file: "figtree-inr", from: "figtree/files/figtree-latin-ext-wght-normal", axes: { wght: { min: 400, max: 700 } }, weight: "400 700", letters: RUPEE },
  { family: "Fraunces", file: "fraunces", from: "fraunces/files/fraunces-latin-full-normal", axes: DISPLAY, weight: "500", standIn: "serif" },
  { family: "Fraunces", file: "fraunces-inr", from: "fraunces/files/fraunces-latin-ext-full-normal", axes: DISPLAY, weight: "500", letters: RUPEE },
  { family: "Anek Devanagari", file: "anek-devanagari", from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal", axes: { wght: 500 }, weight: "400 700", letters: DEVANAGARI },
  { family: "Anek Devanagari", file: "hindi", from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal", axes: { wght: 500 }, weight: "400 700", letters: LANGUAGE_NAME },
]; // prettier-ignore

interface Tables {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  width: (char: string) => number;
}

/** The few numbers needed of an SFNT file: head, hhea, hmtx, and a format 4 or 12 cmap. */
function readTables(font: Buffer): Tables {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    tables.set(font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8));
  }
  const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map((tag) => tables.get(tag)!) as [
    number,
    number,
    number,
    number,
  ];
  const longMetrics = font.readUInt16BE(hhea + 34);
  return {
    unitsPerEm: font.readUInt16BE(head + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    width: (char) => font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(font, cmap, char.codePointAt(0)!), longMetrics - 1)),
  };
}

function glyphOf(font: Buffer, cmap: number, code: number): number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = font.readUInt16BE(table + 14 + s * 2);
      if (code > end) continue;
      const start = font.readUInt16BE(table + 16 + segments * 2 + s * 2);
      if (code < start) break;
      const delta = font.readInt16BE(table + 16 + segments * 4 + s * 2);
      const rangeAt = table + 16 + segments * 6 + s * 2;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      return font.readUInt16BE(rangeAt + range + (code - start) * 2);
    }
  }
  throw new Error(`no glyph for U+${code.toString(16)}`);
}

const averageWidth = (width: (char: string) => number): number => {
  const entries = Object.entries(FREQUENCY);
  const total = entries.reduce((sum, [, often]) => sum + often, 0);
  return entries.reduce((sum, [char, often]) => sum + width(char) * often, 0) / total;
};

const percent = (ratio: number, digits = 0): string => `${Number((ratio * 100).toFixed(digits))}%`;

/** Lines have a height of their own here, so that the gap between them does not count. */
function fallbackOf(family: string, font: Tables, { local, widths }: StandIn): FontFace {
  const em = font.unitsPerEm;
  const adjust = averageWidth(font.width) / em / (averageWidth((char) => widths[char]!) / 1000);
  return {
    "font-family": `${family} Fallback`,
    src: local.map((name) => `local("${name}")`).join(","),
    "size-adjust": percent(adjust, 1),
    "ascent-override": percent(font.ascent / em / adjust),
    "descent-override": percent(font.descent / em / adjust),
  };
}

const faces: FontFace[] = [];
const folder = path.join(out, "public/fonts");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const source of SOURCES) {
  const original = readFileSync(path.join(root, `node_modules/@fontsource-variable/${source.from}.woff2`));
  const subset = (targetFormat: "woff2" | "sfnt") =>
    subsetFont(original, source.letters?.text ?? LATIN, {
      targetFormat,
      variationAxes: source.axes,
      keepFeatures: [...(source.letters?.features ?? FEATURES)],
    });
  const bytes = await subset("woff2");
  const file = `${source.file}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
  writeFileSync(path.join(folder, file), bytes);
  console.log(`${file} ${bytes.length} bytes`);
  faces.push({
    "font-family": source.family,
    src: `url(/fonts/${file})`,
    "font-weight": source.weight,
    "font-display": "swap",
    ...(source.letters ? { "unicode-range": source.letters.range } : {}),
  });
  if (source.standIn) {
    const tables = readTables(await subset("sfnt"));
    faces.push(...STAND_INS[source.standIn].map((standIn) => fallbackOf(source.family, tables, standIn)));
  }
}

mkdirSync(path.join(out, "src/styles"), { recursive: true });
writeFileSync(
  path.join(out, "src/styles/fonts.gen.ts"),
  `// Written by scripts/fonts.ts.\nimport type { FontFace } from "./font-face.ts";\n\nexport const fontFaces: FontFace[] = ${JSON.stringify(faces, null, 2)};\n`,
);
