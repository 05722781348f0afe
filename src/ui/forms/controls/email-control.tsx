import { EMAIL_LENGTH, type EmailField } from "../../../forms/kinds/email.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";

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
