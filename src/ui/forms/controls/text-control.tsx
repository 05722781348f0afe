import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import { typedProps } from "./control.ts";
import { useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";
import { useUnits } from "./use-units.ts";

export function TextControl() {
  const control = useControl<TextField>();
  const { name, field, value, onChange } = control;
  const units = useUnits(field.area !== undefined && value !== "");
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
      {field.area && units ? (
        <units.AreaHint of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
    </FieldFrame>
  );
}
