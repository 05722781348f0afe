import type { YesNoField } from "../../../forms/kinds/yes-no.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { Radios } from "./radios.tsx";
import { t } from "../../../i18n/t.ts";

export function YesNoControl(props: ControlProps<YesNoField>) {
  const { name, value, onChange } = props;
  return (
    <FieldFrame {...props} as="legend">
      <Radios
        name={name}
        options={["Yes", "No"]}
        shown={{ Yes: t("Yes"), No: t("No") }}
        chosen={value === true ? "Yes" : "No"}
        required={false}
        onChoose={(option) => onChange(option === "Yes")}
      />
    </FieldFrame>
  );
}
