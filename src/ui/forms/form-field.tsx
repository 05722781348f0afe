import { useSelector } from "@tanstack/react-form";
import { type ComponentType, memo, useState } from "react";
import { asksCallTime, CALL_TIME, CALL_TIMES } from "../../forms/reading/call-time.ts";
import type { AnyForm } from "../../forms/define.ts";
import { choice, type Field, isAsked, optionLabel } from "../../forms/fields.ts";
import { useHydrated } from "../hydrated.ts";
import type { ControlProps } from "./field-context.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

export interface FormFieldProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly name: string;
  readonly field: Field;
}

/** The condition of a field in words: "Only for “Landowner”". */
const toCondition = ({ fields }: AnyForm, { when = {} }: Field): string =>
  t("Only for {answers}", {
    answers: Object.entries(when)
      .flatMap(([by, required]) =>
        [required].flat().map((option) => `“${optionLabel(fields[by], option)}”`),
      )
      .join(t(" or ")),
  });

/** A unit is a part of the size control. */
const isUnitOfSize = ({ fields }: AnyForm, name: string): boolean =>
  Object.values(fields).some((field) => field.kind === "size" && field.unit === name);

/** One field of a section. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { definition, form, name, field } = props;
  const isVisible = useSelector(form.store, ({ values }) => isAsked(field, values));
  if (!isVisible) return <UnaskedField {...props} />;
  return (
    <>
      <FieldControl {...props} />
      {name === "phoneNumber" && asksCallTime(definition) ? (
        <CallTime {...{ definition, form }} />
      ) : null}
    </>
  );
});

/** Without scripts every conditional field is shown. The edge drops answers that do not apply. */
const UnaskedField = (props: FormFieldProps) =>
  useHydrated() ? null : (
    <div className="hidden unscripted:grid gap-1">
      <p className="text-small text-brass">{toCondition(props.definition, props.field)}</p>
      <FieldControl {...props} />
    </div>
  );

const FieldControl = ({ definition, form, name, field }: FormFieldProps) => (
  <form.AppField name={name} mode={field.kind === "group" ? "array" : "value"}>
    {(components) => {
      const Control = components[field.kind] as ComponentType<ControlProps>;
      return isUnitOfSize(definition, name) ? null : <Control {...{ definition, field }} />;
    }}
  </form.AppField>
);

/** When the visitor likes to be called: not part of the payload. */
function CallTime({ definition, form }: Pick<FormFieldProps, "definition" | "form">) {
  const [field] = useState(() =>
    choice({
      label: t("Good time to call"),
      options: CALL_TIMES,
      optionLabels: { morning: t("Morning"), afternoon: t("Afternoon"), evening: t("Evening") },
    }),
  );
  return (
    <form.AppField name={CALL_TIME}>
      {({ choice: Choice }) => <Choice {...{ definition, field }} isClearable />}
    </form.AppField>
  );
}
