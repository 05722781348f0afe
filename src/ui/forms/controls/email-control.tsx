import { EMAIL_LENGTH, type EmailField } from "../../../forms/kinds/email.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";

export function EmailControl(props: ControlProps<EmailField>) {
  return (
    <FieldFrame {...props}>
      <input type="email" className="field-input" autoComplete="email" spellCheck={false} {...typedProps(props)} />
      <TooLong text={props.value} most={EMAIL_LENGTH} />
    </FieldFrame>
  );
}
