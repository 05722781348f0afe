/**
 * What is read beyond figures and the usual spellings: numbers in words, the many ways to write a lakh, units of land. The edge has it
 * from the start (all-parsers.ts); a page fetches it with the first focus of a figure, and until then, or where it cannot, such a text is
 * asked about.
 */
import { t } from "../i18n/t.ts";

export interface Area {
  /** In square feet: one, or the two ends of a range; none where it is not understood. */
  readonly sqft: readonly number[];
  /** It was written in square feet. */
  readonly isPlain?: boolean;
  /** The unit that was written, where that differs from state to state. */
  readonly varyingUnit?: string;
}

interface Parsers {
  /** "पचास लाख" as "50 lakh"; what it does not know stays. */
  readonly wordsToFigures: (text: string) => string;
  /** The area that a text names, and nothing else; undefined where it names no unit of land and no sides. */
  readonly areaIn: (text: string) => Area | undefined;
}

export let parsers: Parsers = { wordsToFigures: (text) => text, areaIn: () => undefined };

export const registerParsers = (all: Parsers): void => void (parsers = all);

/** What is asked of who named a unit that differs from state to state. */
export const askForGaj = (unit: string): string =>
  t("A {unit} is not the same in every state. How many gaj is it?", { unit });
