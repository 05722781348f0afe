import type { YesNoField } from "../../../forms/kinds/yes-no.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { Radios } from "./radios.tsx";
import { t } from "../../../i18n/t.ts";

export function YesNoControl(props: ControlProps<YesNoField>) {
  const control = useControl(props);
  const { name, value, onChange } = control;
  return (
    <FieldFrame {...control} as="legend">
      <Radios
        name={name}
        options={["Yes", "No"]}
        optionLabels={{ Yes: t("Yes"), No: t("No") }}
        chosen={value === true ? "Yes" : "No"}
        onChoose={(option) => onChange(option === "Yes")}
      />
    </FieldFrame>
  );
}
