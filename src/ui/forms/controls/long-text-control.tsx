import { type LongTextField, longTextLength } from "../../../forms/kinds/long-text.ts";
import { typedProps } from "./control.ts";
import { useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";
import { useUnits } from "./use-units.ts";

export function LongTextControl() {
  const control = useControl<LongTextField>();
  const { name, field, value, onChange } = control;
  const units = useUnits(field.area !== undefined && value !== "");
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
      {field.area && units ? (
        <units.AreaHint of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
    </FieldFrame>
  );
}
