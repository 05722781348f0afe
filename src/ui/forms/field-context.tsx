/** Hooks that give a control its field and the other fields of the form. */
import { useSelector } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import {
  type Field,
  findKind,
  type FormValues,
  type InputValue,
  isOptionsBy,
  isRequired,
  listOfferedOptions,
} from "../../forms/fields.ts";
import type { OptionField } from "../../forms/kinds/options.ts";
import { describedBy } from "./field-frame.tsx";
import { useFieldContext } from "./form-context.ts";
import { fromTanStackPath } from "../../forms/field-path.ts";

export interface FieldMeta {
  readonly errors?: readonly unknown[];
}

/** The error message of a field. */
export const errorIn = ({ errors = [] }: FieldMeta): string | undefined =>
  (errors.find(Boolean) as { readonly message: string } | undefined)?.message;

/** Props of each control. */
export interface ControlProps<F extends Field = Field> {
  readonly definition: AnyForm;
  readonly field: F;
}

/** A field with its answer, its error and a setter. */
export interface Control<F extends Field = Field> {
  /** `city`, or `visits.0.location` for a cell. */
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly error: string | undefined;
  /** Whether the form relies on the browser's own `required`. */
  readonly nativeRequired: boolean;
  /** Sets the answer. Does nothing if it is the same, because the form has adopted what was typed already (control-values.ts). */
  readonly onChange: (value: InputValue) => void;
  /** Hides the error that the edge has found. */
  readonly clearError: () => void;
}

export function useControl<F extends Field>({ definition, field }: ControlProps<F>): Control<F> {
  const api = useFieldContext<InputValue | undefined>();
  return {
    name: fromTanStackPath(api.name),
    field,
    value: api.state.value ?? "",
    error: errorIn(api.state.meta),
    nativeRequired: definition.gate === "native",
    onChange: (value) => {
      if (value !== api.form.getFieldValue(api.name as never)) api.handleChange(value);
    },
    clearError: () => api.setErrorMap({ onServer: undefined }),
  };
}

/** The attributes of an `<input>`, `<select>` or `<textarea>`. */
export function typedProps({ name, field, value, error, nativeRequired, onChange }: Control) {
  return {
    id: name,
    name,
    value: String(value),
    required: nativeRequired && isRequired(field),
    "aria-required": isRequired(field) || undefined,
    // With native `required`, a field would be announced as invalid before the visitor reaches it.
    "aria-invalid": error ? true : nativeRequired ? false : undefined,
    "aria-describedby": describedBy(name, field, error),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: ({
      target,
      relatedTarget,
    }: {
      target: { value: string };
      relatedTarget: EventTarget | null;
    }) => {
      // The click adopts a silent value. An earlier change would move the button.
      if (target.value !== value && relatedTarget instanceof HTMLButtonElement) return;
      const kind = findKind(field);
      const text = kind.format(field, target.value);
      const normalized = kind.normalizeOnBlur?.(field, text) ?? text;
      if (normalized !== value) onChange(normalized);
    },
  };
}

export type Sibling = Pick<Control, "field" | "value" | "error" | "onChange">;

/** Returns another field of the form, such as the unit of a size. `undefined` if the form lacks it. */
export function useSibling(definition: AnyForm, name: string | undefined): Sibling | undefined {
  const { form } = useFieldContext();
  const value =
    useSelector(form.store, ({ values }) => (name ? (values as FormValues)[name] : undefined)) ??
    "";
  const error = useSelector(form.store, ({ fieldMeta }) =>
    errorIn((name && fieldMeta[name as never]) || {}),
  );
  const field = name === undefined ? undefined : definition.fields[name];
  return (
    field && {
      field,
      value,
      error,
      onChange: (changed) => form.setFieldValue(name!, changed as never),
    }
  );
}

/** Lists the options of a choice, which may depend on another field's answer. Empty for a field without options. */
export function useOptions(
  definition: AnyForm,
  { options }: Pick<OptionField, "options"> = { options: [] },
): readonly string[] {
  const by = isOptionsBy(options) ? options.by : undefined;
  const answer = useSibling(definition, by)?.value;
  return listOfferedOptions(options, by === undefined ? {} : { [by]: answer });
}
