import { memo } from "react";
import { asksCallTime, CALL_TIME, CALL_TIMES } from "../../forms/call-time.ts";
import type { AnyForm } from "../../forms/define.ts";
import {
  type Field,
  type Fields,
  type InputValue,
  isAsked,
  isOptionsBy,
  shownOption,
  choice,
} from "../../forms/fields.ts";
import { unitIn } from "../../forms/kinds/size.ts";
import { useHydrated } from "../hydrated.ts";
import { Control } from "./controls/controls.tsx";
import { GroupControl } from "./controls/group-control.tsx";
import { errorOf, type LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";
import { Radios } from "./controls/radios.tsx";
import { FieldFrame } from "./field-frame.tsx";

export interface FormFieldProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly name: string;
  readonly field: Field;
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

/** A unit is drawn by the size beside it. */
const isUnitOfSize = ({ fields }: AnyForm, name: string): boolean =>
  Object.values(fields).some((field) => field.kind === "size" && field.unit === name);

/** One field, which alone is drawn again when its answer, its message or a sibling's answer changes. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { definition, form, name, field } = props;
  const hydrated = useHydrated();
  if (isUnitOfSize(definition, name)) return <form.Field name={name}>{() => null}</form.Field>;
  return (
    <form.Subscribe selector={({ values }) => isAsked(field, values)}>
      {(asked) => {
        if (asked) {
          return (
            <>
              <AskedField {...props} />
              {name === "phoneNumber" && asksCallTime(definition) ? <CallTime form={form} /> : null}
            </>
          );
        }
        // Without a script nothing would ever ask it: there it stands with the rest, and the edge leaves out what was not asked.
        return hydrated ? null : (
          <div className="hidden unscripted:grid gap-1">
            <p className="text-small text-brass">{conditionOf(definition, field)}</p>
            <AskedField {...props} />
          </div>
        );
      }}
    </form.Subscribe>
  );
});

/** A size that was written in a unit which nobody chose goes with that unit: three bedrooms are no three square feet. */
function clearSizes({ fields }: AnyForm, form: LeadFormApi, before: LeadFormApi["state"]["values"]): void {
  const { values } = form.state;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "size" && before[field.unit] !== values[field.unit] && !unitIn(String(values[name])))
      form.setFieldValue(name, "", { dontUpdateMeta: true });
  }
}

function AskedField({ definition, form, name, field }: FormFieldProps) {
  const siblings = siblingsOf(definition.fields, field);
  if (field.kind === "group") return <GroupControl {...{ form, name, field }} />;
  return (
    <form.Subscribe selector={({ values }) => siblings.map((one) => String(values[one])).join("\n")}>
      {(around) => (
        <form.Field name={name}>
          {({ state, handleChange }) => (
            <DrawnControl
              {...{ definition, form, name, field, around }}
              value={state.value ?? ""}
              error={errorOf(state.meta)}
              onChange={(changed) => {
                const before = form.state.values;
                handleChange(changed);
                clearSizes(definition, form, before);
              }}
            />
          )}
        </form.Field>
      )}
    </form.Subscribe>
  );
}

interface DrawnControlProps extends FormFieldProps {
  readonly value: InputValue;
  readonly error: string | undefined;
  /** What its siblings say. Their values are read where they are needed: this says when one changed. */
  readonly around: string;
  readonly onChange: (value: InputValue) => void;
}

/** A form is judged with every key, and each judgement has new messages: what they say draws a control, and not that they are new. */
const DrawnControl = memo(
  function DrawnControl({ definition, form, name, field, value, error, onChange }: DrawnControlProps) {
    return (
      <Control
        {...{ name, field, value, error, onChange }}
        nativeRequired={definition.gate === "native"}
        sibling={(other) => {
          const sibling = definition.fields[other];
          return (
            sibling && {
              field: sibling,
              value: form.state.values[other] ?? "",
              onChange: (changed) => form.setFieldValue(other, changed),
            }
          );
        }}
      />
    );
  },
  (one, other) => one.value === other.value && one.error === other.error && one.around === other.around,
);

/** When the visitor likes to be called: a choice like any other, but that no body of the wire has it. */
const CallTime = ({ form }: { form: LeadFormApi }) => (
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
