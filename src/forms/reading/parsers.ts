/**
 * Parsers for numbers in words, rare spellings and units of land. The worker has them from its start (all-parsers.ts). A page loads
 * them when a figure gets focus; before that, or where they do not load, such a text is asked about.
 */
import { t } from "../../i18n/t.ts";

export interface Area {
  /** One number, two for a range, none where it is not understood. */
  readonly sqft: readonly number[];
  /** It was written in square feet. */
  readonly isPlain?: boolean;
  /** The unit in the text, where it differs from state to state. */
  readonly varyingUnit?: VaryingUnit;
}

export type VaryingUnit = "bigha" | "biswa" | "katha" | "dhur" | "lecha" | "ankanam";

interface Parsers {
  /** "पचास लाख" becomes "50 lakh"; unknown words stay. */
  readonly wordsToFigures: (text: string) => string;
  readonly areaIn: (text: string) => Area | undefined;
}

export let parsers: Parsers = { wordsToFigures: (text) => text, areaIn: () => undefined };

export const registerParsers = (all: Parsers): void => void (parsers = all);

/** The question about a unit that differs from state to state. */
export const askForGaj = (unit: VaryingUnit): string =>
  t("A {unit} is not the same in every state. How many gaj is it?", { unit: t(unit) });
