import { t } from "../../i18n/t.ts";

/**
 * One calendar for both homes. The browser moves its marks: nothing here waits for a script. The month that is chosen goes
 * with the two homes into the form, which has no field for it but the notes; none is chosen for anybody.
 */
export function Months() {
  return (
    <fieldset className="self-center">
      <legend className="field-label mb-3">{t("And the dates? Choose when both owners could agree")}</legend>
      <div className="months">
        {t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
          .split(" ")
          .map((month) => (
            <label key={month}>
              <input type="radio" name="additionalNotes" value={t("We could agree in {month}.", { month })} />
              {month}
            </label>
          ))}
      </div>
      <p className="mt-4 flex gap-3 text-small">
        <i className="month-mark bg-leaf" />
        {t("Both owners agree, and the papers and loans begin.")}
      </p>
      <p className="mt-2 flex gap-3 text-small">
        <i className="month-mark month-keys" />
        {t("In one of these two months both sets of keys change hands, on one day.")}
      </p>
    </fieldset>
  );
}
