import { type LongTextField, longTextLength } from "../../../forms/kinds/long-text.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";

export function LongTextControl(props: ControlProps<LongTextField>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        className="field-input field-area"
        rows={field.rows ?? 4}
        autoComplete={field.autocomplete}
        maxLength={longTextLength(field)}
        placeholder={field.placeholder}
        {...typedProps(props)}
        // There the key begins a new line.
        enterKeyHint={undefined}
      />
    </FieldFrame>
  );
}
