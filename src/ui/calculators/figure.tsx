import { groupDigits } from "../../forms/reading/rupees.ts";
import { t } from "../../i18n/t.ts";

export interface FigureProps {
  /** Its name for the calculator. */
  figure: string;
  label: string;
  /** Shown as a placeholder. Never sent. */
  example: number;
  /** The name of a field in the form that opens. Without one it is not sent. */
  name?: string;
  /** The id of the error message, if it is wrong. */
  wrong?: string | false;
}

/** The input of one figure. */
export function Figure({ figure, label, example, name, wrong }: FigureProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        data-figure={figure}
        {...(name ? { name } : {})}
        inputMode="decimal"
        autoComplete="off"
        placeholder={groupDigits(example)}
        {...(wrong ? { "aria-invalid": true, "aria-describedby": wrong } : {})}
        className="field-input figures"
      />
    </label>
  );
}

/** Says that the figures are an example. Without a script nothing is calculated. */
export function Example() {
  return (
    <p className="mb-5 text-small text-stone">
      {t("An example")}
      <span className="unscripted:hidden">{t(": change the figures")}</span>
      {t(". Nothing is sent until you ask.")}
    </p>
  );
}
