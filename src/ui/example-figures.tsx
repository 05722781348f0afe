import { fees } from "../content/fees.ts";
import { t } from "../i18n/t.ts";

interface Figures {
  /** The container of the figures. Without it, the list of fees. */
  readonly of?: { readonly sample: boolean };
}

/**
 * Returns a line that marks unconfirmed figures, so that visitors do not read them as a price list. Empty once the
 * business confirmed them.
 */
export function exampleLine({ of }: Figures = {}): string {
  const isSample = of ? of.sample : Object.values(fees).some((fee) => fee.sample);
  return isSample ? t("Example figures until our price list is published.") : "";
}

/** Shows `exampleLine` under the figures. */
export function ExampleFigures(figures: Figures) {
  const line = exampleLine(figures);
  return line && <p className="mt-5 text-small text-stone">{line}</p>;
}
