import { type LongTextField, longTextLength } from "../../../forms/kinds/long-text.ts";
import { type TextField, textLength } from "../../../forms/kinds/text.ts";
import { type ControlProps, useControl, typedProps } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { type Note, tooLong } from "../field-note.tsx";
import { areaNote, areaUnits, UnitKeys } from "./units.tsx";

/** One line of text, or a few lines. */
export function TextControl(props: ControlProps<TextField | LongTextField>) {
  const control = useControl(props);
  const { field, value, onChange } = control;
  const text = String(value);
  const typed = typedProps(control);
  const shared = {
    dir: "auto",
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    ...typed,
  };
  const over = tooLong(text, field.kind === "longText" ? longTextLength(field) : textLength(field));
  const note = (isTyping: boolean): Note =>
    field.area
      ? { over, text: areaNote(field.area, text), isTyping: isTyping && field.area !== true }
      : { over };
  return (
    <FieldFrame {...control} note={note}>
      <div className="grid gap-2">
        {field.kind === "longText" ? (
          <textarea
            className="field-input min-h-32 resize-y [field-sizing:content] [text-wrap:initial]"
            rows={field.rows ?? 4}
            {...shared}
          />
        ) : (
          <input
            type="text"
            className="field-input"
            autoCapitalize={field.of && "words"}
            inputMode={field.inputMode}
            {...shared}
          />
        )}
        {field.area === "any" ? (
          <UnitKeys label={field.label} {...{ text }} units={areaUnits()} onWrite={onChange} />
        ) : null}
      </div>
    </FieldFrame>
  );
}
