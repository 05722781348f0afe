/**
 * The typefaces. Their fonts (tools/fonts.ts), their licences (src/site/build/licences.ts), the cards of shared links (tools/cards) and the
 * families of a page (tokens.ts) follow from this list.
 */
export interface Typeface {
  readonly family: string;
  /** In `@fontsource-variable`. */
  readonly from: string;
  /** The variable axes of its files, as in their names. */
  readonly variant: "wght" | "full";
  readonly cuts: readonly Cut[];
}

/** The font of one weight or of a range of weights. */
export interface Cut {
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** For `font-weight` of the font face. */
  readonly weight: string;
  /** Only letters of modern Hindi and Marathi. Visitors type in the other cuts. */
  readonly isForOurWords?: true;
}

export const TYPEFACES = {
  sans: { family: "Figtree", from: "figtree", variant: "wght", cuts: [{ axes: { wght: { min: 400, max: 700 } }, weight: "400 700" }] },
  serif: { family: "Fraunces", from: "fraunces", variant: "full", cuts: [{ axes: { opsz: 60, SOFT: 0, WONK: 0, wght: 500 }, weight: "500" }] },
  // Not one font for all weights, because it would have 200 KB.
  sansDevanagari: { family: "Anek Devanagari", from: "anek-devanagari", variant: "wght", cuts: [{ axes: { wght: 500 }, weight: "400 500" }, { axes: { wght: 650 }, weight: "600 700", isForOurWords: true }] },
  serifDevanagari: { family: "Noto Serif Devanagari", from: "noto-serif-devanagari", variant: "wght", cuts: [{ axes: { wght: 600 }, weight: "400 700", isForOurWords: true }] },
} as const satisfies Record<string, Typeface>; // prettier-ignore

/** Letters of modern Hindi and Marathi, without those of Sanskrit and of other languages. */
export const MODERN_DEVANAGARI =
  "ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ािीुूृॅेैॉोौ्।०१२३४५६७८९\u200c\u200d";
