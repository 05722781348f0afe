/** TanStack Form over a definition: one value and one set of messages a field, and every part of the page subscribes to its own. */
import { FormApi, formOptions } from "@tanstack/react-form";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues, InputValue } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { initialValues } from "../../forms/payload.ts";
import { byField, type Errors, errorsOf, problemsOf } from "./form-errors.ts";
import { withDependents } from "./start-values.ts";

/** The messages of one field by the place they belong to: its own name, or a cell of its rows. */
interface ErrorMap {
  readonly onChange?: Errors | undefined;
  readonly onSubmit?: Errors | undefined;
  readonly onServer?: Errors | undefined;
}

interface Options {
  readonly definition: AnyForm;
  readonly path: string;
  readonly onSubmit: (values: FormValues) => Promise<void>;
  readonly onInvalid: () => void;
}

/**
 * `useForm` brings the fields and groups of fields along, of which each form page would carry 4 KB: what they hold, one store
 * holds as well.
 */
function useTanStackForm({ definition, path, onSubmit, onInvalid }: Options) {
  const [defaultValues] = useState(() => initialValues(definition, path));
  const options = formOptions({
    defaultValues,
    canSubmitWhenInvalid: true,
    validators: {
      onSubmit: ({ value }) => {
        const fields = byField(errorsOf(definition, problemsOf(definition, value)));
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: onInvalid,
  });
  const [form] = useState(() => new FormApi(options));
  useLayoutEffect(() => form.mount(), [form]);
  useLayoutEffect(() => form.update(options));
  return form;
}

export type LeadFormApi = ReturnType<typeof useTanStackForm>;

/**
 * Draws its component again when what is picked of the form changes.
 * @param pick the same of a form that has not changed
 */
export function useFormState<T>(form: LeadFormApi, pick: (state: LeadFormApi["state"]) => T): T {
  const subscribe = useCallback((onChange: () => void) => form.store.subscribe(onChange).unsubscribe, [form]);
  const picked = (): T => pick(form.state);
  return useSyncExternalStore(subscribe, picked, picked);
}

/** What is shown at a field: what is wrong with it now, else what was when it was sent, else what the edge found. */
export function errorsAt(form: LeadFormApi, name: string): Errors | undefined {
  const map = form.getFieldMeta(name)?.errorMap as ErrorMap | undefined;
  return map?.onChange ?? map?.onSubmit ?? map?.onServer;
}

/** Everything that is shown, in the order of the page. */
export const errorsIn = (form: LeadFormApi, definition: AnyForm): Errors =>
  Object.assign({}, ...Object.keys(definition.fields).map((name) => errorsAt(form, name))) as Errors;

function setErrors(form: LeadFormApi, name: string, errorMap: ErrorMap): void {
  // There is none, whatever its type says, before the first answer.
  form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta?.errorMap, ...errorMap } }));
}

export function clearErrors(form: LeadFormApi, definition: AnyForm): void {
  for (const name of Object.keys(definition.fields)) {
    if (errorsAt(form, name)) setErrors(form, name, { onChange: undefined, onSubmit: undefined, onServer: undefined });
  }
}

/** What the edge refused stays at its field until that is changed. */
export function showRefused(form: LeadFormApi, definition: AnyForm, problems: readonly Problem[]): void {
  for (const [name, errors] of Object.entries(byField(errorsOf(definition, problems)))) {
    setErrors(form, name, { onServer: errors });
  }
}

/** Says at one control that its answer is needed. */
export function showMissing(form: LeadFormApi, definition: AnyForm, control: string): void {
  const message = errorsOf(definition, problemsOf(definition, form.state.values))[control];
  if (message) setErrors(form, control.split(".", 1)[0] ?? "", { onSubmit: { [control]: message } });
}

export function useLeadForm(options: Options) {
  const { definition } = options;
  const form = useTanStackForm(options);

  /**
   * Errors appear when the form is sent, and each goes once it is put right: none comes up while somebody types. What is
   * changed is judged anew; another answer may also have put a sibling right, or taken its question away.
   */
  const change = useCallback(
    (name: string, value: InputValue): void => {
      const before = form.state.values;
      const after = withDependents(definition, { ...before, [name]: value }, name, before);
      const isChanged = (one: string): boolean => after[one] !== before[one];
      for (const one of Object.keys(after).filter(isChanged)) {
        form.setFieldValue(one, after[one]!, { dontValidate: true });
      }
      if (Object.keys(errorsIn(form, definition)).length === 0) return;
      const wrong = byField(errorsOf(definition, problemsOf(definition, after)));
      for (const one of Object.keys(definition.fields)) {
        if (!errorsAt(form, one)) continue;
        if (!wrong[one]) {
          setErrors(form, one, {
            onChange: undefined,
            onSubmit: undefined,
            ...(isChanged(one) && { onServer: undefined }),
          });
        } else if (isChanged(one)) setErrors(form, one, { onChange: wrong[one] });
      }
    },
    [form, definition],
  );
  return { form, change };
}
