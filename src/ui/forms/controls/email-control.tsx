import { EMAIL_LENGTH, type EmailField } from "../../../forms/kinds/email.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";

export function EmailControl(props: ControlProps<EmailField>) {
  return (
    <FieldFrame {...props}>
      <input
        type="email"
        className="field-input"
        maxLength={EMAIL_LENGTH}
        autoComplete="email"
        spellCheck={false}
        {...typedProps(props)}
      />
    </FieldFrame>
  );
}
