/**
 * `npm run fonts` subsets the typefaces into public/fonts and writes src/styles/fonts.gen.ts. File names have a hash,
 * because browsers cache them for a year.
 *
 * Until a file is loaded, the browser shows a font of the device. Its size and metrics are adjusted to ours, so that text does not
 * move. @capsizecss/metrics has no values for our weights and optical sizes, and takes 169 MB.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { FontFace } from "../src/styles/font-face.ts";
import { LOCALES } from "../src/i18n/locale.ts";

const root = path.join(import.meta.dirname, "..");
/** Folder of the output. Tests use another one to compare. */
const out = process.argv[2] ?? root;
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0©®·×°²½é–—‘’“”•…−™`;
/** OpenType features that join letters and place marks. */
const JOINING =
  "ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern mark mkmk abvm blwm".split(" ");
const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** A typeface in one weight, from its package. */
interface Cut {
  readonly from: string;
  readonly axes: Readonly<Record<string, number>>;
}

/** Fallback font of the device. */
interface StandIn {
  readonly of: Cut;
  /** Names on devices. Releases of Android differ. */
  readonly local: readonly string[];
  /** The typefaces, or free ones with equal widths. A number is the average width of a letter, for a typeface without a package. */
  readonly like: readonly (Cut | number)[];
  readonly weight?: string;
}

const cut = (name: string, wght: number): Cut => ({ from: `${name}/files/${name}-latin-wght-normal`, axes: { wght } });
const DISPLAY = { opsz: 60, SOFT: 0, WONK: 0, wght: 500 };
const FRAUNCES: Cut = { from: "fraunces/files/fraunces-latin-full-normal", axes: DISPLAY };

/**
 * Fonts of Windows, Apple, Android and Linux. A browser takes the last one that it finds. Each adds 50 bytes to every page. Bold has
 * its own entries, because synthetic bold is too narrow.
 */
const STAND_INS: Readonly<Record<string, readonly StandIn[]>> = {
  figtree: [
    { of: cut("figtree", 400), local: ["NotoSans-Regular", "OpenSans-Regular"], like: [0.4808] },
    { of: cut("figtree", 600), local: ["NotoSans-Bold", "OpenSans-Bold"], like: [0.5093], weight: "600 700" },
    { of: cut("figtree", 400), local: ["Arial", "Liberation Sans", "Roboto", "Roboto-Regular"], like: [cut("arimo", 400), cut("roboto", 400)] },
    { of: cut("figtree", 600), local: ["Roboto Bold", "Roboto-Bold"], like: [cut("roboto", 700)], weight: "600 700" },
    { of: cut("figtree", 600), local: ["Arial Bold", "Liberation Sans Bold"], like: [cut("arimo", 700)], weight: "600 700" },
  ],
  fraunces: [
    { of: FRAUNCES, local: ["Noto Serif", "NotoSerif-Regular"], like: [cut("noto-serif", 400)] },
    { of: FRAUNCES, local: ["Georgia"], like: [cut("gelasio", 400)] },
  ],
}; // prettier-ignore

/** Texts of the site in each typeface, for the average width. */
const SAMPLES: Readonly<Record<string, string>> = {
  figtree:
    "Swap the home you have outgrown for the one you need. You pay extra for a bigger one, or move to a smaller one and keep the balance in cash. A person calls you back within 24 working hours, Monday to Saturday, from 9 AM to 6 PM: no spam, no shared data, and nothing to pay before 3 written offers.",
  fraunces:
    "India’s First Property Exchange Platform. Property Buyer Form. Questions before you invest. What happens next. Exchange Property. Why choose us. Design and quote within 24 hours. Tell us who you are. Legal & RERA. How it works. NRI Services",
};

interface Letters {
  readonly text: string;
  /** For `unicode-range`. */
  readonly range: string;
  readonly features: readonly string[];
}

/** Each typeface has it in another file. */
const RUPEE: Letters = { text: "₹", range: "U+20B9", features: FEATURES };
/** The whole script, because visitors type it. Only Hindi pages load it. */
const DEVANAGARI: Letters = {
  text: `${String.fromCharCode(...Array.from({ length: 128 }, (_, i) => 0x900 + i))}\u200c\u200d\u25cc`,
  range: "U+0900-097F,U+200C-200D,U+25CC",
  features: JOINING,
};
const NAMES = Object.values(LOCALES)
  .filter(({ script }) => script === "devanagari")
  .map(({ name }) => name)
  .join("");
/** Names of the languages, for links on devices without such letters. */
const LANGUAGE_NAME: Letters = {
  text: NAMES,
  range: [...new Set(NAMES)].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(","),
  features: JOINING,
};

interface Source {
  readonly family: string;
  readonly file: string;
  readonly from: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly weight: string;
  /** By default LATIN. */
  readonly letters?: Letters;
}

/** Devanagari has one weight, because the variable font has 200 KB. */
const SOURCES: Source[] = [
  { family: "Figtree", file: "figtree", from: "figtree/files/figtree-latin-wght-normal", axes: { wght: { min: 400, max: 700 } }, weight: "400 700" },
  { family: "Figtree", file: "figtree-inr", from: "figtree/files/figtree-latin-ext-wght-normal", axes: { wght: { min: 400, max: 700 } }, weight: "400 700", letters: RUPEE },
  { family: "Fraunces", file: "fraunces", ...FRAUNCES, weight: "500" },
  { family: "Fraunces", file: "fraunces-inr", from: "fraunces/files/fraunces-latin-ext-full-normal", axes: DISPLAY, weight: "500", letters: RUPEE },
  { family: "Anek Devanagari", file: "anek-devanagari", from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal", axes: { wght: 500 }, weight: "400 700", letters: DEVANAGARI },
  { family: "Anek Devanagari", file: "hindi", from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal", axes: { wght: 500 }, weight: "400 700", letters: LANGUAGE_NAME },
]; // prettier-ignore

/** Returns the average width of a letter of the sample, and the heights, all in em. */
async function measure({ from, axes }: Cut, sample: string) {
  const font = await subsetFont(original(from), sample, { targetFormat: "sfnt", variationAxes: axes });
  const face = new Face(new Blob(font));
  const letters = new Font(face);
  const width = [...sample].reduce((sum, char) => {
    const glyph = letters.nominalGlyph(char.codePointAt(0)!);
    if (!glyph) throw new Error(`${from} has no glyph for ${char}`);
    return sum + letters.glyphHAdvance(glyph);
  }, 0);
  const { ascender, descender } = letters.hExtents();
  return { width: width / face.upem / sample.length, ascent: ascender / face.upem, descent: -descender / face.upem };
}

const percent = (ratio: number, digits = 0): string => `${Number((ratio * 100).toFixed(digits))}%`;

const original = (from: string): Buffer =>
  readFileSync(path.join(root, `node_modules/@fontsource-variable/${from}.woff2`));

/** Returns the font face of a fallback. It has no line gap, because every text sets its line height. */
async function fallbackFace(family: string, sample: string, { of, local, like, weight }: StandIn): Promise<FontFace> {
  const font = await measure(of, sample);
  const widths = await Promise.all(
    like.map(async (face) => (typeof face === "number" ? face : (await measure(face, sample)).width)),
  );
  const adjust = (font.width * widths.length) / widths.reduce((sum, width) => sum + width, 0);
  return {
    "font-family": `${family} Fallback`,
    src: local.map((name) => `local("${name}")`).join(","),
    ...(weight ? { "font-weight": weight } : {}),
    "size-adjust": percent(adjust, 1),
    "ascent-override": percent(font.ascent / adjust),
    "descent-override": percent(font.descent / adjust),
  };
}

const faces: FontFace[] = [];
const folder = path.join(out, "public/fonts");
mkdirSync(folder, { recursive: true });

/** Writes changed files only, so that the development server does not restart. */
function writeChanged(file: string, content: Uint8Array | string): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFileSync(file, content);
}

for (const { family, file, from, axes, weight, letters } of SOURCES) {
  const bytes = await subsetFont(original(from), letters?.text ?? LATIN, {
    targetFormat: "woff2",
    variationAxes: { ...axes },
    keepFeatures: [...(letters?.features ?? FEATURES)],
  });
  const name = `${file}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
  writeChanged(path.join(folder, name), bytes);
  console.log(`${name} ${bytes.length} bytes`);
  faces.push({
    "font-family": family,
    src: `url(/fonts/${name})`,
    "font-weight": weight,
    "font-display": "swap",
    ...(letters ? { "unicode-range": letters.range } : {}),
  });
  const standIns = STAND_INS[file] ?? [];
  faces.push(...(await Promise.all(standIns.map((standIn) => fallbackFace(family, SAMPLES[file]!, standIn)))));
}

const written = new Set(faces.map(({ src }) => src));
for (const name of readdirSync(folder)) if (!written.has(`url(/fonts/${name})`)) rmSync(path.join(folder, name));

mkdirSync(path.join(out, "src/styles"), { recursive: true });
writeChanged(
  path.join(out, "src/styles/fonts.gen.ts"),
  `// Written by tools/fonts.ts.\nimport type { FontFace } from "./font-face.ts";\n\nexport const fontFaces: FontFace[] = ${JSON.stringify(faces, null, 2)};\n`,
);
