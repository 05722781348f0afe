import type { SelectField } from "../../../forms/kinds/select.ts";
import { type ControlProps, offered, typedProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { t } from "../../../i18n/t.ts";

export function SelectControl(props: ControlProps<SelectField>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <select className="field-select max-w-md" {...typedProps(props)}>
        <option value="">{field.placeholder ?? t("Choose one")}</option>
        {offered(props).map((option) => (
          <option key={option} value={option}>
            {field.shown?.[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
