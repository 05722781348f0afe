import {
  type Field,
  type FieldKind,
  type FieldOf,
  type InputValue,
  isRequired,
  kindOf,
  offeredOptions,
} from "../../../forms/fields.ts";
import type { OneOf } from "../../../forms/kinds/options.ts";
import { describedBy } from "../field-frame.tsx";

/** The props of every control. A control draws one kind of field and reports what the visitor does. */
export interface ControlProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly error: string | undefined;
  /** Whether the form relies on the browser's own `required`. */
  readonly nativeRequired: boolean;
  readonly onChange: (value: InputValue) => void;
  /** Another field of the form, such as the unit of a size. */
  readonly sibling: (name: string) => Pick<ControlProps, "field" | "value" | "onChange"> | undefined;
}

export type ControlOf<K extends FieldKind> = (props: ControlProps<FieldOf<K>>) => React.ReactNode;

/** The attributes of an `<input>`, `<select>` or `<textarea>`. */
export function typedProps({ name, field, value, error, nativeRequired, onChange }: ControlProps) {
  return {
    id: name,
    name,
    value: String(value),
    required: nativeRequired && isRequired(field),
    "aria-required": isRequired(field) || undefined,
    enterKeyHint: "next" as const,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(name, field, error),
    onChange: (event: { target: { value: string } }) => onChange(kindOf(field).format(field, event.target.value)),
    onBlur: ({ target }: { target: { value: string } }) => {
      const kind = kindOf(field);
      const text = kind.format(field, target.value);
      const normalized = kind.normalizeOnBlur?.(field, text) ?? text;
      if (normalized !== value) onChange(normalized);
    },
  };
}

/** The options of a choice, given the answer of the field that they depend on. */
export function offered({
  field: { options },
  sibling,
}: { field: Pick<OneOf, "options"> } & Pick<ControlProps, "sibling">) {
  return offeredOptions(options, "by" in options ? { [options.by]: sibling(options.by)?.value } : {});
}
