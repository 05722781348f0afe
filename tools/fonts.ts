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
import { Blob, Buffer as Letters, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { FontFace } from "../src/styles/font-face.ts";
import { type Cut, MODERN_DEVANAGARI, type Typeface, TYPEFACES } from "../src/styles/typefaces.ts";
import { LOCALES } from "../src/i18n/locale.ts";

const root = path.join(import.meta.dirname, "..");
/** Folder of the output. Tests use another one to compare. */
const out = process.argv[2] ?? root;
/** OpenType features that join letters and place marks. */
const JOINING =
  "ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern mark mkmk abvm blwm".split(
    " ",
  );

/** Letters of a font, from one of the files of its package. */
interface Subset {
  readonly file: "latin" | "latin-ext" | "devanagari";
  readonly text: string;
  readonly features: readonly string[];
  /** For `unicode-range`. Without it the font is for everything. */
  readonly range?: string;
}

const LATIN: Subset = {
  file: "latin",
  text: `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0©®·×°²½é–—‘’“”•…−™`,
  features: ["kern", "liga", "lnum", "tnum"],
};
/** Each typeface has it in another file. */
const RUPEE: Subset = { ...LATIN, file: "latin-ext", text: "₹", range: "U+20B9" };
/** The whole script, because visitors type it. */
const DEVANAGARI: Subset = {
  file: "devanagari",
  text: `${String.fromCharCode(...Array.from({ length: 128 }, (_, i) => 0x900 + i))}\u200c\u200d\u25cc`,
  features: JOINING,
  range: "U+0900-097F,U+200C-200D,U+25CC",
};
const NAMES = Object.values(LOCALES)
  .filter(({ script }) => script === "devanagari")
  .map(({ name }) => name)
  .join("");
/** Names of the languages, for links of English pages on devices without such letters. */
const LANGUAGE_NAMES: Subset = {
  file: "devanagari",
  text: NAMES,
  features: JOINING,
  range: [...new Set(NAMES)].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(","),
};

/** A typeface of devices, measured on its package or on a free one with equal widths. */
interface Measured {
  readonly from: string;
  readonly wght: number;
}

/** Fallback font of the device. */
interface StandIn {
  /** Names on devices. Releases of Android differ. */
  readonly local: readonly string[];
  /** A number is the average width of a letter, for a typeface without a package. */
  readonly like: Measured | number;
  readonly weight?: string;
}

/**
 * Fonts of Windows, Apple, Android and Linux, by the variable of their typeface. A browser takes the last one that it finds. Each
 * adds 50 bytes to every page. Bold has its own entries, because synthetic bold is too narrow.
 */
const STAND_INS: Readonly<Record<keyof typeof TYPEFACES, readonly StandIn[]>> = {
  sans: [
    { local: ["NotoSans-Regular", "OpenSans-Regular"], like: 0.4799 },
    { local: ["NotoSans-Bold", "OpenSans-Bold"], like: 0.5084, weight: "600 700" },
    { local: ["Roboto", "Roboto-Regular"], like: { from: "roboto", wght: 400 } },
    { local: ["Roboto Bold", "Roboto-Bold"], like: { from: "roboto", wght: 700 }, weight: "600 700" },
    { local: ["Arial", "Liberation Sans"], like: { from: "arimo", wght: 400 } },
    { local: ["Arial Bold", "Liberation Sans Bold"], like: { from: "arimo", wght: 700 }, weight: "600 700" },
  ],
  serif: [
    { local: ["Times New Roman", "Liberation Serif"], like: 0.4204 },
    { local: ["Noto Serif", "NotoSerif-Regular"], like: { from: "noto-serif", wght: 400 } },
    { local: ["Georgia"], like: { from: "gelasio", wght: 400 } },
  ],
  sansDevanagari: [
    { local: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"], like: 0.4484 },
    { local: ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold"], like: 0.4903, weight: "600 700" },
  ],
  serifDevanagari: [
    { local: ["Noto Serif Devanagari Bold", "NotoSerifDevanagari-Bold"], like: { from: "noto-serif-devanagari", wght: 700 } },
  ],
}; // prettier-ignore

/** Texts of the site in each typeface, for the average width. */
const SAMPLES: Readonly<Record<keyof typeof TYPEFACES, string>> = {
  sans: "Swap the home you have outgrown for the one you need. You pay extra for a bigger one, or move to a smaller one and keep the balance in cash. A person calls you back within 24 working hours, Monday to Saturday, from 9 AM to 6 PM: no spam, no shared data, and nothing to pay before 3 written offers.",
  serif:
    "India’s First Property Exchange Platform. Property Buyer Form. Questions before you invest. What happens next. Exchange Property. Why choose us. Design and quote within 24 hours. Tell us who you are. Legal & RERA. How it works. NRI Services",
  sansDevanagari:
    "जिसघरकीअबज़रूरतनहींउसकेबदलेवहघरलेंजिसकीज़रूरतहै।हमारापारिवारिककारोबारएक्सचेंजऔरटाइटलकालोनकाकिराएदारकाऔरट्रककाभीध्यानरखताहै।घंटेकेअंदरआपकोफ़ोनआएगासोमवारसेशनिवारतक।",
  serifDevanagari:
    "घरसिर्फ़एकसौदानहींहोताप्रॉपर्टीएक्सचेंजपोर्टलहमारेग्राहकक्याकहतेहैंजोसवाललोगहमसेपूछतेहैंकिरायाऔरदेखभालशिफ़्टिंगऔरलॉजिस्टिक्स",
};

/** Returns the average width of a letter of the sample, and the heights, all in em. */
async function measure(from: string, file: string, axes: Cut["axes"], sample: string) {
  const font = await subsetFont(original(from, file), sample, {
    targetFormat: "sfnt",
    variationAxes: { ...axes },
  });
  const face = new Face(new Blob(font));
  const shaped = new Letters();
  shaped.addText(sample);
  shaped.guessSegmentProperties();
  const sized = new Font(face);
  shape(sized, shaped);
  if (shaped.getGlyphInfos().some(({ codepoint }) => codepoint === 0))
    throw new Error(`${from} lacks a letter.`);
  const width = shaped.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = sized.hExtents();
  return {
    width: width / face.upem / sample.length,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

const percent = (ratio: number, digits = 0): string => `${Number((ratio * 100).toFixed(digits))}%`;

const original = (from: string, file: string): Buffer =>
  readFileSync(
    path.join(root, `node_modules/@fontsource-variable/${from}/files/${from}-${file}-normal.woff2`),
  );

/** Returns the font face of a fallback. It has no line gap, because every text sets its line height. */
async function fallbackFace(
  name: keyof typeof TYPEFACES,
  { local, like, weight }: StandIn,
): Promise<FontFace> {
  const { family, from, variant, cuts }: Typeface = TYPEFACES[name];
  const file = name.endsWith("Devanagari") ? "devanagari" : "latin";
  // Their range is a font of each weight, or a font of all weights that its first one is measured by.
  const cut = cuts.find((one) => one.weight === weight) ?? cuts[0]!;
  const wght = typeof cut.axes.wght === "number" ? cut.axes.wght : weight ? 600 : 400;
  const font = await measure(from, `${file}-${variant}`, { ...cut.axes, wght }, SAMPLES[name]);
  const width =
    typeof like === "number"
      ? like
      : (await measure(like.from, `${file}-wght`, { wght: like.wght }, SAMPLES[name])).width;
  const adjust = font.width / width;
  return {
    "font-family": `${family} Fallback`,
    src: local.map((one) => `local("${one}")`).join(","),
    ...(weight ? { "font-weight": weight } : {}),
    "size-adjust": percent(adjust, 1),
    "ascent-override": percent(font.ascent / adjust),
    "descent-override": percent(font.descent / adjust),
    ...(file === "devanagari" ? { "unicode-range": DEVANAGARI.range! } : {}),
  };
}

const folder = path.join(out, "public/fonts");
mkdirSync(folder, { recursive: true });
const written = new Set<string>();

/** Writes changed files only, so that the development server does not restart. */
function writeChanged(file: string, content: Uint8Array | string): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content)))
    writeFileSync(file, content);
}

/** Writes a font, and returns its font face. */
async function fontFace(
  { family, from, variant }: Typeface,
  { axes, weight, isForOurWords }: Cut,
  { file, text, features, range }: Subset,
): Promise<FontFace> {
  const isModern = isForOurWords && file === "devanagari";
  const bytes = await subsetFont(
    original(from, `${file}-${variant}`),
    isModern ? MODERN_DEVANAGARI : text,
    {
      targetFormat: "woff2",
      variationAxes: { ...axes },
      keepFeatures: [...features],
    },
  );
  const name = `${from}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
  writeChanged(path.join(folder, name), bytes);
  written.add(name);
  console.log(`${name} ${bytes.length} bytes, ${file} ${weight}`);
  return {
    "font-family": family,
    src: `url(/fonts/${name})`,
    "font-weight": weight,
    "font-display": "swap",
    ...(range ? { "unicode-range": range } : {}),
  };
}

/** Returns the faces of a typeface for some letters, with those of its fallbacks. */
async function facesOf(
  name: keyof typeof TYPEFACES,
  subsets: readonly Subset[],
): Promise<FontFace[]> {
  const typeface: Typeface = TYPEFACES[name];
  const fonts = subsets.flatMap((subset) =>
    typeface.cuts.map((cut) => fontFace(typeface, cut, subset)),
  );
  return Promise.all([...fonts, ...STAND_INS[name].map((standIn) => fallbackFace(name, standIn))]);
}

/** Faces of every page, of pages in Devanagari, and of pages in another script that name a language in it. */
const { sansDevanagari } = TYPEFACES;
const faces = {
  all: [...(await facesOf("sans", [LATIN, RUPEE])), ...(await facesOf("serif", [LATIN, RUPEE]))],
  devanagari: [
    ...(await facesOf("sansDevanagari", [DEVANAGARI])),
    ...(await facesOf("serifDevanagari", [DEVANAGARI])),
  ],
  names: [
    await fontFace(
      sansDevanagari,
      { ...sansDevanagari.cuts[0], weight: "400 700" },
      LANGUAGE_NAMES,
    ),
  ],
};
for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(path.join(folder, name));

mkdirSync(path.join(out, "src/styles"), { recursive: true });
writeChanged(
  path.join(out, "src/styles/fonts.gen.ts"),
  `// Written by tools/fonts.ts.\nimport type { FontFace } from "./font-face.ts";\n\nexport const fontFaces: Record<"${Object.keys(faces).join('" | "')}", FontFace[]> = ${JSON.stringify(faces, null, 2)};\n`,
);
