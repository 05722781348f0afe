import { isRequired, kindOf } from "../../../forms/fields.ts";
import { describedBy } from "../field-frame.tsx";
import type { ControlProps } from "./control.ts";

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
