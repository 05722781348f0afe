import { CALL_TIME, CALL_TIMES } from "../../forms/call-time.ts";
import { choice } from "../../forms/fields.ts";
import { Radios } from "./controls/radios.tsx";
import { FieldFrame } from "./field-frame.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

/** When the visitor likes to be called: a choice like any other, but that no body of the wire has it. */
export const CallTime = ({ form }: { form: LeadFormApi }) => (
  <form.Field name={CALL_TIME}>
    {({ state, handleChange }) => (
      <FieldFrame
        name={CALL_TIME}
        field={choice({ label: t("Good time to call"), options: CALL_TIMES })}
        error={undefined}
        as="legend"
      >
        <Radios
          name={CALL_TIME}
          options={CALL_TIMES}
          shown={{ morning: t("Morning"), afternoon: t("Afternoon"), evening: t("Evening") }}
          chosen={String(state.value)}
          required={false}
          onChoose={handleChange}
          onTakeBack={() => handleChange("")}
        />
      </FieldFrame>
    )}
  </form.Field>
);
