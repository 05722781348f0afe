import {
  type Field,
  type FieldKind,
  type FieldOf,
  type InputValue,
  isRequired,
  kindOf,
  offeredOptions,
} from "../../../forms/fields.ts";
import { describedBy } from "../field-frame.tsx";
import type { OneOf } from "../../../forms/kinds/options.ts";

/** What every control is given; a control draws one kind of field and reports what the visitor does to it. */
export interface ControlProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly error: string | undefined;
  /** The browser's own `required`, where a form relies on it. */
  readonly nativeRequired: boolean;
  readonly onChange: (value: InputValue) => void;
  /** Another field of the form, for controls that are drawn together. */
  readonly sibling: (name: string) => Sibling | undefined;
}

export interface Sibling {
  readonly field: Field;
  readonly value: InputValue;
  readonly onChange: (value: InputValue) => void;
}

export type ControlOf<K extends FieldKind> = (props: ControlProps<FieldOf<K>>) => React.ReactNode;

/** The attributes that every typed-in control shares. */
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
    onBlur: () => {
      const normalized = kindOf(field).normalizeOnBlur?.(field, String(value));
      if (normalized !== undefined && normalized !== value) onChange(normalized);
    },
  };
}

interface Offering {
  readonly field: Pick<OneOf, "options">;
  readonly sibling: ControlProps["sibling"];
}

/** The options on offer, given what the sibling they hang on says. */
export function offered({ field, sibling }: Offering): readonly string[] {
  const { options } = field;
  return "by" in options
    ? offeredOptions(options, { [options.by]: sibling(options.by)?.value })
    : offeredOptions(options, {});
}
