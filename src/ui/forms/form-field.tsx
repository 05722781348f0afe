import { memo } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type Field, type Fields, type InputValue, isAsked, isOptionsBy, shownOption } from "../../forms/fields.ts";
import { useHydrated } from "../hydrated.ts";
import { Control } from "./controls/controls.tsx";
import { errorsAt, type LeadFormApi, useFormState } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

export interface FormFieldProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly name: string;
  readonly field: Field;
  readonly onChange: (name: string, value: InputValue) => void;
}

/** The fields that its control draws with it, or whose answer decides what it offers. */
function siblingsOf(fields: Fields, field: Field): readonly string[] {
  const own = [
    ...("code" in field && field.code ? [field.code] : []),
    ...("residence" in field && field.residence ? [field.residence] : []),
    ...("unit" in field ? [field.unit] : []),
    ...("options" in field && isOptionsBy(field.options) ? [field.options.by] : []),
  ];
  return [...own, ...own.flatMap((name) => (fields[name] ? siblingsOf(fields, fields[name]) : []))];
}

/** When it is asked, in words: "Only for “Landowner”". */
const conditionOf = ({ fields }: AnyForm, { when = {} }: Field): string =>
  t("Only for {answers}", {
    answers: Object.entries(when)
      .flatMap(([by, wanted]) => [wanted].flat().map((option) => `“${shownOption(fields[by], option)}”`))
      .join(t(" or ")),
  });

/** One field, which alone is drawn again when its answer, its message or a sibling's answer changes. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { definition, form, name, field, onChange } = props;
  const asked = useFormState(form, ({ values }) => isAsked(field, values));
  const hydrated = useHydrated();
  if (asked) return <AskedField {...{ definition, form, name, field, onChange }} />;
  // Without a script nothing would ever ask it: there it stands with the rest, and the edge leaves out what was not asked.
  return hydrated ? null : (
    <div className="hidden unscripted:grid gap-1">
      <p className="text-small text-brass">{conditionOf(definition, field)}</p>
      <AskedField {...{ definition, form, name, field, onChange }} />
    </div>
  );
});

function AskedField({ definition, form, name, field, onChange }: FormFieldProps) {
  const value = useFormState(form, ({ values }) => values[name] ?? "");
  const errors = useFormState(form, () => errorsAt(form, name));
  // Their values are read below: this only says when one changed.
  useFormState(form, ({ values }) =>
    siblingsOf(definition.fields, field)
      .map((one) => String(values[one]))
      .join("\n"),
  );
  return (
    <Control
      name={name}
      field={field}
      value={value}
      error={errors?.[name]}
      nativeRequired={definition.gate === "native"}
      onChange={(changed) => onChange(name, changed)}
      sibling={(other) => {
        const sibling = definition.fields[other];
        return (
          sibling && {
            field: sibling,
            value: form.state.values[other] ?? "",
            onChange: (changed) => onChange(other, changed),
          }
        );
      }}
      errorAt={(place) => errors?.[place]}
    />
  );
}
