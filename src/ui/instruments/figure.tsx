import { grouped } from "../../forms/rupees.ts";
import { t } from "../../i18n/t.ts";

export interface FigureProps {
  /** Under which the instrument reads it. */
  figure: string;
  label: string;
  value: number;
  /** Under which the form that it opens knows it; what has none is sent nowhere. */
  name?: string;
}

/** One figure to change, with the example's in it. */
export function Figure({ figure, label, value, name }: FigureProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        data-figure={figure}
        {...(name ? { name } : {})}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={grouped(value)}
        className="field-input figures"
      />
    </label>
  );
}

/** Without scripts nobody reckons: then the figures stay the example's. */
export function Example() {
  return (
    <p className="mb-5 text-small text-stone">
      {t("An example")}
      <span className="unscripted:hidden">{t(": change the figures")}</span>
      {t(". Nothing is sent until you ask.")}
    </p>
  );
}
