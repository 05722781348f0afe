import { type LongTextField, longTextLength } from "../../../forms/kinds/long-text.ts";
import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { TooLong } from "./too-long.tsx";
import { AreaHint } from "./units.tsx";

/** One line of text, or a few lines. */
export function TextControl(props: ControlProps<TextField | LongTextField>) {
  const control = useControl(props);
  const { name, field, value, onChange } = control;
  const shared = { placeholder: field.placeholder, autoComplete: field.autocomplete, ...typedProps(control) };
  return (
    <FieldFrame {...control}>
      {field.kind === "longText" ? (
        <textarea className="field-input field-area" rows={field.rows ?? 4} {...shared} />
      ) : (
        <input
          type="text"
          className="field-input"
          autoCapitalize={field.of && "words"}
          inputMode={field.inputMode}
          {...shared}
        />
      )}
      <TooLong text={value} most={field.kind === "longText" ? longTextLength(field) : textLength(field)} />
      {field.area ? (
        <AreaHint of={name} label={field.label} text={String(value)} area={field.area} onWrite={onChange} />
      ) : null}
    </FieldFrame>
  );
}
