/** TanStack Form for a form definition. Validation starts with the first submission, then runs with every change. */
import {
  type AnyFieldApi,
  type AnyFormApi,
  createFormHook,
  revalidateLogic,
} from "@tanstack/react-form";
import { useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { choicesToReset, type FormValues } from "../../forms/fields.ts";
import { initialValues } from "../../forms/payload.ts";
import { unitIn } from "../../forms/kinds/size.ts";
import { fieldComponents } from "./controls/field-components.ts";
import { fromTanStackPath, toTanStackPath } from "../../forms/field-path.ts";
import { errorIn, type FieldMeta } from "./field-context.tsx";
import { fieldContext, formContext } from "./form-context.ts";
import { type Errors, inPageOrder, buildSchema } from "./form-errors.ts";

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
});

interface Options {
  readonly definition: AnyForm;
  readonly path: string;
  readonly onEdit: () => void;
  readonly onSubmit: (values: FormValues) => void;
  readonly onInvalid: () => void;
}

export function useLeadForm({ definition, path, onEdit, onSubmit, onInvalid }: Options) {
  const [defaultValues] = useState(() => initialValues(definition, path));
  const [schema] = useState(() => buildSchema(definition));
  return useAppForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: "submit", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema },
    listeners: {
      onChange: ({ formApi, fieldApi }: { formApi: AnyFormApi; fieldApi: AnyFieldApi }) => {
        // The edge's error was about the old value.
        fieldApi.setErrorMap({ onServer: undefined });
        onEdit();
        resetDependents(formApi as LeadFormApi, definition, fieldApi.name);
      },
    },
    onSubmit: ({ value }: { value: FormValues }) => onSubmit(value),
    onSubmitInvalid: onInvalid,
  });
}

export type LeadFormApi = ReturnType<typeof useLeadForm>;

function resetDependents(form: LeadFormApi, definition: AnyForm, changed: string): void {
  const isChosen = (name: string): boolean | undefined => form.getFieldMeta(name)?.isDirty;
  const { values } = form.state;
  for (const [name, option] of choicesToReset(definition.fields, values, changed, isChosen)) {
    form.setFieldValue(name, option, { dontUpdateMeta: true, dontRunListeners: true });
    if (values[name] === option) continue;
    // A bare number is cleared when its unit changes automatically: 3 BHK must not become 3 sqft.
    for (const [size, field] of Object.entries(definition.fields)) {
      if (field.kind === "size" && field.unit === name && !unitIn(String(values[size])))
        form.setFieldValue(size, "", { dontUpdateMeta: true });
    }
  }
}

/** All error messages that are shown, in the order of the page. */
export function errorsIn({ fieldMeta }: LeadFormApi["state"], definition: AnyForm): Errors {
  const errors = Object.entries(fieldMeta as Readonly<Record<string, FieldMeta>>).flatMap(
    ([path, meta]) => {
      const message = errorIn(meta);
      return message === undefined ? [] : [[fromTanStackPath(path), message] as const];
    },
  );
  return Object.fromEntries(inPageOrder(definition, errors));
}

/** Shows each message at its control until that changes. As errors of the form they would go with a change of any field. */
export function showErrors(form: LeadFormApi, errors: Errors): void {
  for (const [control, message] of Object.entries(errors)) {
    const field = form.getFieldInfo(toTanStackPath(control)).instance as AnyFieldApi | null;
    field?.setErrorMap({ onServer: [{ message }] });
  }
}
