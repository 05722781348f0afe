/** TanStack Form over a definition: errors appear when the form is sent, and from then on what is typed is judged as it is typed. */
import { type AnyFieldApi, revalidateLogic, useForm } from "@tanstack/react-form";
import { useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type FormValues, offeredOptions } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { initialValues } from "../../forms/payload.ts";
import { type Errors, errorsOf, problemsOf, schemaOf } from "./form-errors.ts";
import { choicesBy } from "./start-values.ts";

interface Options {
  readonly definition: AnyForm;
  readonly path: string;
  readonly onEdit: () => void;
  readonly onSubmit: (values: FormValues) => void;
  readonly onInvalid: () => void;
}

export function useLeadForm({ definition, path, onEdit, onSubmit, onInvalid }: Options) {
  const [defaultValues] = useState(() => initialValues(definition, path));
  const [schema] = useState(() => schemaOf(definition));
  return useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: "submit", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema },
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        // What the edge said of it was of what it held.
        fieldApi.setErrorMap({ onServer: undefined });
        onEdit();
        offerAnew(formApi as LeadFormApi, definition, fieldApi.name);
      },
    },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: onInvalid,
  });
}

export type LeadFormApi = ReturnType<typeof useLeadForm>;

/**
 * Options that hang on the field that changed begin anew where their choice is no longer on offer, or was nobody's choice: a plot is
 * measured in square feet first, whatever the flat before it was.
 */
function offerAnew(form: LeadFormApi, definition: AnyForm, changed: string): void {
  const { values } = form.state;
  for (const { name, options } of choicesBy(definition, changed)) {
    const offered = offeredOptions(options, values);
    const isChosen = form.getFieldMeta(name)?.isDirty && offered.includes(String(values[name]));
    if (!isChosen) form.setFieldValue(name, offered[0] ?? "", { dontUpdateMeta: true, dontRunListeners: true });
  }
}

/** How the form calls the control of a cell: `visits.0.location` is its `visits[0].location`. */
const cellName = (control: string): string => control.replace(/\.(\d+)\./, "[$1].");
const controlName = (name: string): string => name.replace(/\[(\d+)\]/, ".$1");

interface Meta {
  readonly errors?: readonly unknown[];
}

/** What is wrong with one field, in words. */
export const errorOf = ({ errors = [] }: Meta): string | undefined =>
  (errors.find(Boolean) as { readonly message: string } | undefined)?.message;

/** Everything that is shown, by the name of its control, in the order of the page. */
export function errorsIn({ fieldMeta }: LeadFormApi["state"], definition: AnyForm): Errors {
  const order = Object.keys(definition.fields);
  const placeOf = (control: string): number => order.indexOf(control.split(".", 1)[0] ?? "");
  const errors = Object.entries(fieldMeta as Readonly<Record<string, Meta>>).flatMap(([name, meta]) => {
    const message = errorOf(meta);
    return message === undefined ? [] : [[controlName(name), message] as const];
  });
  return Object.fromEntries(errors.sort(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** Stays at its field until that is changed: said by the form, it would go with the first change of any. */
function say(form: LeadFormApi, control: string, message: string): void {
  const field = form.getFieldInfo(cellName(control)).instance as AnyFieldApi | null;
  field?.setErrorMap({ onServer: [{ message }] });
}

/** What the edge refused. */
export function showRefused(form: LeadFormApi, definition: AnyForm, problems: readonly Problem[]): void {
  for (const [control, message] of Object.entries(errorsOf(definition, problems))) say(form, control, message);
}

/** Says at one control that its answer is needed. */
export function showMissing(form: LeadFormApi, definition: AnyForm, control: string): void {
  const message = errorsOf(definition, problemsOf(definition, form.state.values))[control];
  if (message) say(form, control, message);
}
