import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed.ts";

export function TextControl(props: ControlProps<TextField>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <input
        type="text"
        className="field-input"
        maxLength={textLength(field)}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        inputMode={field.inputMode}
        {...typedProps(props)}
      />
    </FieldFrame>
  );
}
