import { CALL_TIME, CALL_TIMES } from "../../forms/call-time.ts";
import type { LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

const WORDS = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" } as const;

/** When the visitor likes to be called. A second tap takes it back, and Enter in an answer passes over it: nobody has to say. */
export const CallTime = ({ form }: { form: LeadFormApi }) => (
  <form.Field name={CALL_TIME}>
    {({ state, handleChange }) => (
      <fieldset className="field">
        <legend className="field-label mb-1.5">
          {t("Good time to call")}
          <span className="field-optional"> {t("(optional)")}</span>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {CALL_TIMES.map((time) => (
            <label key={time} className="choice px-2! gap-1.5!">
              <input
                type="radio"
                name={CALL_TIME}
                value={time}
                data-offered=""
                checked={state.value === time}
                onChange={() => handleChange(time)}
                onClick={() => state.value === time && handleChange("")}
              />
              {t(WORDS[time])}
            </label>
          ))}
        </div>
      </fieldset>
    )}
  </form.Field>
);
