import { allOptions } from "../../../forms/fields.ts";
import type { ChoiceField } from "../../../forms/kinds/choice.ts";
import { useHydrated } from "../../hydrated.ts";
import { type ControlProps, useControl, useOptions } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { Radios } from "./radios.tsx";

interface ChoiceControlProps extends ControlProps<ChoiceField> {
  /** A second tap on the chosen option clears it. */
  readonly isClearable?: boolean;
}

export function ChoiceControl({ isClearable = false, ...props }: ChoiceControlProps) {
  const control = useControl(props);
  const { name, value, nativeRequired, field, onChange } = control;
  return (
    <FieldFrame {...control} as="legend">
      <Radios
        name={name}
        options={useOptions(props.definition, field)}
        // Without a script the options never change, so all are offered.
        unscripted={useHydrated() ? [] : allOptions(field.options)}
        optionLabels={field.optionLabels}
        chosen={String(value)}
        required={nativeRequired && field.required !== undefined}
        onChoose={onChange}
        onClear={isClearable ? () => onChange("") : undefined}
      />
    </FieldFrame>
  );
}
