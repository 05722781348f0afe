import { allOptions } from "../../../forms/fields.ts";
import type { ChoiceField } from "../../../forms/kinds/choice.ts";
import { useHydrated } from "../../hydrated.ts";
import { type ControlProps, offered } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { Radios } from "./radios.tsx";

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { name, value, nativeRequired, field, onChange } = props;
  return (
    <FieldFrame {...props} as="legend">
      <Radios
        name={name}
        options={offered(props)}
        // Without a script the options never change, so all are offered.
        unscripted={useHydrated() ? [] : allOptions(field.options)}
        shown={field.shown}
        chosen={String(value)}
        required={nativeRequired && field.required !== undefined}
        onChoose={onChange}
      />
    </FieldFrame>
  );
}
