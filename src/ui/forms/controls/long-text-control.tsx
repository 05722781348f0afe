import { type LongTextField, longTextLength } from "../../../forms/kinds/long-text.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";
import { Area } from "./area.tsx";

export function LongTextControl(props: ControlProps<LongTextField>) {
  const control = useControl(props);
  const { name, field, value, onChange } = control;
  return (
    <FieldFrame {...control}>
      <textarea
        className="field-input field-area"
        rows={field.rows ?? 4}
        autoComplete={field.autocomplete}
        placeholder={field.placeholder}
        {...typedProps(control)}
      />
      <TooLong text={value} most={longTextLength(field)} />
      {field.area ? (
        <Area of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
    </FieldFrame>
  );
}
