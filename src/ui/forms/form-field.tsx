import { memo } from "react";
import { asksCallTime, CALL_TIME, CALL_TIMES } from "../../forms/reading/call-time.ts";
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

/** The fields that a control also draws, or whose answers decide on its options. */
function siblingsOf(fields: Fields, field: Field): readonly string[] {
  const own = [
    ...("code" in field && field.code ? [field.code] : []),
    ...("residence" in field && field.residence ? [field.residence] : []),
    ...("unit" in field ? [field.unit] : []),
    ...("options" in field && isOptionsBy(field.options) ? [field.options.by] : []),
  ];
  return [...own, ...own.flatMap((name) => (fields[name] ? siblingsOf(fields, fields[name]) : []))];
}

/** The condition of a field in words: "Only for “Landowner”". */
const conditionOf = ({ fields }: AnyForm, { when = {} }: Field): string =>
  t("Only for {answers}", {
    answers: Object.entries(when)
      .flatMap(([by, wanted]) => [wanted].flat().map((option) => `“${shownOption(fields[by], option)}”`))
      .join(t(" or ")),
  });

/** A unit is a part of the size control. */
const isUnitOfSize = ({ fields }: AnyForm, name: string): boolean =>
  Object.values(fields).some((field) => field.kind === "size" && field.unit === name);

/** One field. It renders again only when its value, its error or a sibling's value changes. */
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
        // Without a script every conditional field is shown; the edge drops answers that do not apply.
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

/** Clears a bare number when its unit changes by itself: 3 BHK must not become 3 sqft. */
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
      {(siblingValues) => (
        <form.Field name={name}>
          {({ state, handleChange }) => (
            <DrawnControl
              {...{ definition, form, name, field, siblingValues }}
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
  /** The values of its siblings as text: only to notice a change. */
  readonly siblingValues: string;
  readonly onChange: (value: InputValue) => void;
}

/** Validation runs with every key and makes new objects each time: only a different value or message renders the control. */
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
  (one, other) => one.value === other.value && one.error === other.error && one.siblingValues === other.siblingValues,
);

/** When the visitor likes to be called: drawn like a choice, but not part of the payload. */
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
          onClear={() => handleChange("")}
        />
      </FieldFrame>
    )}
  </form.Field>
);
