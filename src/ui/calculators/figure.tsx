import { grouped } from "../../forms/rupees.ts";
import { t } from "../../i18n/t.ts";

export interface FigureProps {
  /** Under which the calculator reads it. */
  figure: string;
  label: string;
  /** Stands in the field while nothing is typed, and is sent nowhere. */
  example: number;
  /** Under which the form that it opens knows it; what has none is sent nowhere. */
  name?: string;
  /** The id of what says what is wrong with it. */
  wrong?: string | false;
}

/** One figure to fill in, beginning with the example's. */
export function Figure({ figure, label, example, name, wrong }: FigureProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        data-figure={figure}
        {...(name ? { name } : {})}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder={grouped(example)}
        {...(wrong ? { "aria-invalid": true, "aria-describedby": wrong } : {})}
        className="field-input figures"
      />
    </label>
  );
}

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
