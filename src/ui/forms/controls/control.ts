import { isRequired, findKind } from "../../../forms/fields.ts";
import type { Control } from "../field-context.tsx";
import { describedBy } from "../field-frame.tsx";

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
    onBlur: ({ target, relatedTarget }: { target: { value: string }; relatedTarget: EventTarget | null }) => {
      // The click adopts a silent value. An earlier change would move the button.
      if (target.value !== value && relatedTarget instanceof HTMLButtonElement) return;
      const kind = findKind(field);
      const text = kind.format(field, target.value);
      const normalized = kind.normalizeOnBlur?.(field, text) ?? text;
      if (normalized !== value) onChange(normalized);
    },
  };
}
