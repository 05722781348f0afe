import { type Typeface, TYPEFACES } from "./typefaces.ts";

const IVORY = "#fbf7f0";
const GREEN = "#14453b";
const TERRACOTTA = "#9a4a30";

/**
 * The palette, by day and at dusk. Every text colour reads at 4.5:1 or better on page, card and sand (axe measures it in e2e/tour.spec.ts).
 * `green` and `terra` are fills (`band` is the green of a whole section, `night` the footer), each with the ink that goes on it. `leaf` and `clay` are the same hues as text.
 * `pic` fills the place of a picture that is loading: the average colour of all pictures, which share a backdrop. `table` is the backdrop at its upper edge, `floor` at the left edge of the wide pictures. `art-sheet` is a drawn paper.
 */
export const day = {
  page: IVORY,
  card: "#fffdf9",
  sand: "#f1e7d8",
  ink: "#1b2a33",
  stone: "#6a6154",
  line: "#dccfbb",
  green: GREEN,
  "on-green": IVORY,
  band: GREEN,
  night: "#131c33",
  leaf: GREEN,
  terra: TERRACOTTA,
  "on-terra": "#fff9f2",
  clay: TERRACOTTA,
  brass: "#7f5b1c",
  danger: "#9b1c1c",
  "danger-bg": "#fbe8e3",
  success: "#1b5a3e",
  "success-bg": "#e3efe4",
  focus: GREEN,
  pic: "#d3c6b5",
  table: "#ede1d5",
  floor: "#eadfd3",
  "art-brass": "#b5873a",
  "art-paper": IVORY,
  "art-sheet": "#fffdf7",
} as const;

export type Token = keyof typeof day;

export const dusk: Record<Token, string> = {
  page: "#131c33",
  card: "#1d2a4a",
  sand: "#18233f",
  ink: "#ede6da",
  stone: "#a9b2c8",
  line: "#33426a",
  green: "#174b41",
  "on-green": "#f3ede2",
  band: "#11372f",
  night: "#0c1326",
  leaf: "#8fc7b0",
  terra: "#e09a74",
  "on-terra": "#1a1b2e",
  clay: "#e5a07c",
  brass: "#d9b36a",
  danger: "#f5a79e",
  "danger-bg": "#40202c",
  success: "#9bd3b5",
  "success-bg": "#173a36",
  focus: "#d9b36a",
  pic: "#555469",
  table: "#4f5573",
  floor: "#1a2239",
  "art-brass": "#d9b36a",
  "art-paper": "#1d2a4a",
  "art-sheet": "#e9e2d3",
};

/** The tokens inside a green section, in both schemes. */
export const onGreenBand: Partial<Record<Token, string>> = {
  page: "var(--band)",
  card: "color-mix(in srgb,var(--band) 92%,#fff)",
  sand: "color-mix(in srgb,var(--band) 92%,#fff)",
  ink: "#f3ede2",
  stone: "#bfd0c5",
  line: "color-mix(in srgb,var(--band) 80%,#fff)",
  leaf: "#9fd3bd",
  terra: "#e09a74",
  "on-terra": "#1a1b2e",
  clay: "#eaaa87",
  brass: "#e0bd78",
  focus: "#e0bd78",
  "art-brass": "#d9b36a",
  "art-paper": GREEN,
};

const { night: _, ...atDusk } = dusk;

/** The tokens of the footer, which is always dark. */
export const onNight: Partial<Record<Token, string>> = { ...atDusk, page: "var(--night)" };

/** The tokens of a drawn document, which stays light at dusk. `pen` is the ink of handwriting. */
export const onPaper: Partial<Record<Token, string>> & { pen: string } = {
  page: "var(--art-sheet)",
  ink: day.ink,
  stone: "#5d5548",
  line: "#d3c5ac",
  leaf: day.leaf,
  clay: "#93432a",
  brass: day.brass,
  "art-brass": day["art-brass"],
  pen: "#22407f",
};

export const colors: Token[] = (Object.keys(day) as Token[]).filter(
  (name) => !name.startsWith("art-"),
);

/** Families with the fallbacks of devices, those of Devanagari first: theirs have a range of letters. */
const stack = (latin: Typeface, devanagari: Typeface, last: string): string =>
  [latin.family, devanagari.family, `${devanagari.family} Fallback`, `${latin.family} Fallback`]
    .map((family) => (family.includes(" ") ? `"${family}"` : family))
    .join(",") + `,${last}`;

export const typefaces = {
  sans: stack(TYPEFACES.sans, TYPEFACES.sansDevanagari, "system-ui,sans-serif"),
  serif: stack(TYPEFACES.serif, TYPEFACES.serifDevanagari, "serif"),
};

export const declarations = (tokens: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
