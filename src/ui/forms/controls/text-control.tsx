import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";
import { Area } from "./area.tsx";

export function TextControl(props: ControlProps<TextField>) {
  const control = useControl(props);
  const { name, field, value, onChange } = control;
  return (
    <FieldFrame {...control}>
      <input
        type="text"
        className="field-input"
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        autoCapitalize={field.of && "words"}
        inputMode={field.inputMode}
        {...typedProps(control)}
      />
      <TooLong text={value} most={textLength(field)} />
      {field.area ? (
        <Area of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
    </FieldFrame>
  );
}
