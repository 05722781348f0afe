/**
 * Parser for units of land. The worker imports it at start (all-parsers.ts). A page loads it when a figure gets focus. Until
 * then the form asks about such a text.
 */
import { t } from "../../i18n/t.ts";

export interface Area {
  /** One number, or two for a range. `undefined` or empty if the text is unclear. */
  readonly sqft: readonly number[];
  /** It was written in square feet. */
  readonly isPlain?: boolean;
  /** The unit in the text, where it differs from state to state. */
  readonly varyingUnit?: VaryingUnit;
}

export type VaryingUnit = "bigha" | "biswa" | "katha" | "dhur" | "lecha" | "ankanam";

interface Parsers {
  readonly areaIn: (text: string) => Area | undefined;
}

export let parsers: Parsers = { areaIn: () => undefined };

export const registerParsers = (all: Parsers): void => void (parsers = all);

/** The question about a unit that differs from state to state. */
export const askForGaj = (unit: VaryingUnit): string =>
  t("A {unit} is not the same in every state. How many gaj is it?", { unit: t(unit) });
