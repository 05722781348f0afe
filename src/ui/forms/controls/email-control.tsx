import { EMAIL_LENGTH, type EmailField } from "../../../forms/kinds/email.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";

export function EmailControl(props: ControlProps<EmailField>) {
  const control = useControl(props);
  return (
    <FieldFrame {...control}>
      <input type="email" className="field-input" autoComplete="email" spellCheck={false} {...typedProps(control)} />
      <TooLong text={control.value} most={EMAIL_LENGTH} />
    </FieldFrame>
  );
}
