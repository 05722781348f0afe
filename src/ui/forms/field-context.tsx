/** A field of a form, to the control that draws it: the control asks for what it shows, and is drawn again by that alone. */
import { type AnyFieldApi, FieldApi, useSelector } from "@tanstack/react-form";
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type Field, type InputValue, isOptionsBy, offeredOptions } from "../../forms/fields.ts";
import type { OneOf } from "../../forms/kinds/options.ts";
import { cellName, errorOf, type LeadFormApi } from "./use-lead-form.ts";

interface Context {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  readonly api: AnyFieldApi;
  readonly name: string;
  readonly field: Field;
}
/** The library's own (`createFormHook`) changes with each validation of any field, and would draw every control with each key. */
const FieldContext = createContext<Context>(undefined as never);

interface FieldProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
  /** Of the control: `city`, `visits.0.location`. */
  readonly name: string;
  readonly field: Field;
  readonly children: ReactNode;
}

/** A field that is asked for: TanStack Form judges it as long as this stands. */
export function FieldProvider({ definition, form, name, field, children }: FieldProps) {
  const api: AnyFieldApi = useMemo(() => new FieldApi({ form, name: cellName(name) }), [form, name]);
  useLayoutEffect(() => api.mount(), [api]);
  const context = useMemo(() => ({ definition, form, api, name, field }), [definition, form, api, name, field]);
  return <FieldContext value={context}>{children}</FieldContext>;
}

export const useField = (): Context => useContext(FieldContext);

/** What a control draws, and how it reports what the visitor does. */
export interface Control<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly error: string | undefined;
  /** Whether the form relies on the browser's own `required`. */
  readonly nativeRequired: boolean;
  readonly onChange: (value: InputValue) => void;
}

export function useControl<F extends Field>(): Control<F> {
  const { definition, api, name, field } = useField();
  return {
    name,
    field: field as F,
    value: useSelector(api.store, (state) => state.value as InputValue | undefined) ?? "",
    // Each validation makes new objects: only another message counts.
    error: useSelector(api.store, ({ meta }) => errorOf(meta)),
    nativeRequired: definition.gate === "native",
    onChange: api.handleChange,
  };
}

/** Another field of the form, such as the unit of a size. */
export function useSibling(name: string | undefined): Pick<Control, "field" | "value" | "onChange"> | undefined {
  const { definition, form } = useField();
  const value = useSelector(form.store, ({ values }) => (name === undefined ? undefined : values[name])) ?? "";
  const field = name === undefined ? undefined : definition.fields[name];
  return field && { field, value, onChange: (changed) => form.setFieldValue(name!, changed) };
}

/** The options of a choice, given the answer of the field that they depend on; none where there is no choice. */
export function useOffered({ options }: Pick<OneOf, "options"> = { options: [] }): readonly string[] {
  const by = isOptionsBy(options) ? options.by : undefined;
  const answer = useSibling(by)?.value;
  return offeredOptions(options, by === undefined ? {} : { [by]: answer });
}
