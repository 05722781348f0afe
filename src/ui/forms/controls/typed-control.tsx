import { type Field, findKind } from "../../../forms/fields.ts";
import { type ControlProps, useControl, typedProps } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { tooLong } from "../field-note.tsx";

/** One line with the attributes of its kind (`input` in kinds/kind.ts). */
export function TypedControl(props: ControlProps<Field>) {
  const control = useControl(props);
  const { most, ...attributes } = findKind(control.field).input ?? {};
  return (
    <FieldFrame
      {...control}
      note={most ? () => ({ over: tooLong(control.value, most) }) : undefined}
    >
      <input className="field-input" spellCheck={false} {...attributes} {...typedProps(control)} />
    </FieldFrame>
  );
}
