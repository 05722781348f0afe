import type { ChoiceField } from "../../../forms/kinds/choice.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { offered } from "./offered.ts";
import { Radios } from "./radios.tsx";

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { name, value, nativeRequired, field, onChange } = props;
  return (
    <FieldFrame {...props} as="legend">
      <Radios
        name={name}
        options={offered(props)}
        shown={field.shown}
        chosen={String(value)}
        required={nativeRequired && field.required !== undefined}
        onChoose={onChange}
      />
    </FieldFrame>
  );
}
