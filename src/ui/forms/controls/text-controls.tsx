import type { FieldOf } from "../../../forms/fields.ts";
import { LENGTH } from "../../../forms/schema.ts";
import { tidied } from "../../../forms/tidy.ts";
import { useToday } from "../../today.ts";
import type { ControlProps } from "./control.ts";
import { describedBy, FieldFrame } from "../field-frame.tsx";

/** The attributes that every typed-in control shares. */
export function typedProps({ name, field, value, error, nativeRequired, onChange }: ControlProps) {
  return {
    id: name,
    name,
    value: String(value),
    required: nativeRequired && "required" in field && field.required !== undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(name, field, error),
    onChange: (event: { target: { value: string } }) => onChange(tidied(field, event.target.value)),
  };
}

export function TextControl(props: ControlProps<FieldOf<"text">>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <input
        type="text"
        className="field-input"
        maxLength={field.maxLength ?? LENGTH.text}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        inputMode={field.inputMode}
        {...typedProps(props)}
      />
    </FieldFrame>
  );
}

export function LongTextControl(props: ControlProps<FieldOf<"longText">>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        className="field-input field-area"
        rows={field.rows ?? 4}
        autoComplete={field.autocomplete}
        maxLength={field.maxLength ?? LENGTH.longText}
        placeholder={field.placeholder}
        {...typedProps(props)}
      />
    </FieldFrame>
  );
}

export function EmailControl(props: ControlProps<FieldOf<"email">>) {
  return (
    <FieldFrame {...props}>
      <input
        type="email"
        className="field-input"
        maxLength={LENGTH.email}
        autoComplete="email"
        spellCheck={false}
        {...typedProps(props)}
      />
    </FieldFrame>
  );
}

/** A day cannot be wrong: the browser's own picker, with the days that count in India. */
export function DateControl(props: ControlProps<FieldOf<"date">>) {
  const today = useToday();
  const range = props.field.not === "past" ? { min: today } : { max: today };
  return (
    <FieldFrame {...props}>
      <input type="date" className="field-input max-w-60" {...range} {...typedProps(props)} />
    </FieldFrame>
  );
}
