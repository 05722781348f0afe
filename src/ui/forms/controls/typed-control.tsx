import { EMAIL_LENGTH, type EmailField } from "../../../forms/kinds/email.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { tooLong } from "../field-note.tsx";

export function EmailControl(props: ControlProps<EmailField>) {
  const control = useControl(props);
  return (
    <FieldFrame {...control} note={{ over: tooLong(control.value, EMAIL_LENGTH) }}>
      <input type="email" className="field-input" autoComplete="email" spellCheck={false} {...typedProps(control)} />
    </FieldFrame>
  );
}
