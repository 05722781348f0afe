import { fees } from "../content/fees.ts";
import { t } from "../i18n/t.ts";

/**
 * Under figures that the business has not confirmed, so that nobody takes them for a tariff. Nothing once the mark is gone.
 * @param of what the figures stand in; without it, the list of fees
 */
export function ExampleFigures({ of }: { readonly of?: { readonly sample: boolean } }) {
  const isSample = of ? of.sample : Object.values(fees).some((fee) => fee.sample);
  return (
    isSample && <p className="mt-5 text-small text-stone">{t("Example figures until our price list is published.")}</p>
  );
}
