import { t } from "../../i18n/t.ts";

/** Without scripts nothing is calculated: then the figures stay the example's. */
export function Example() {
  return (
    <p className="mb-5 text-small text-stone">
      {t("An example")}
      <span className="unscripted:hidden">{t(": change the figures")}</span>
      {t(". Nothing is sent until you ask.")}
    </p>
  );
}
