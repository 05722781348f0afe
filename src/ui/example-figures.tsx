import { fees } from "../content/fees.ts";
import { t } from "../i18n/t.ts";

interface Figures {
  /** What the figures stand in; without it, the list of fees. */
  readonly of?: { readonly sample: boolean };
}

/** Said of figures that the business has not confirmed, so that nobody takes them for a tariff. Empty once the mark is gone. */
export function exampleLine({ of }: Figures = {}): string {
  const isSample = of ? of.sample : Object.values(fees).some((fee) => fee.sample);
  return isSample ? t("Example figures until our price list is published.") : "";
}

/** That line, under such figures. */
export function ExampleFigures(figures: Figures) {
  const line = exampleLine(figures);
  return line && <p className="mt-5 text-small text-stone">{line}</p>;
}
