import type { SelectField } from "../../../forms/kinds/select.ts";
import { type ControlProps, useControl, useOptions, typedProps } from "../field-context.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { t } from "../../../i18n/t.ts";

export function SelectControl(props: ControlProps<SelectField>) {
  const control = useControl(props);
  const { field } = control;
  const options = useOptions(props.definition, field);
  return (
    <FieldFrame {...control}>
      <select className="field-input max-w-md" {...typedProps(control)}>
        <option value="">{field.placeholder ?? t("Choose one")}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {field.optionLabels?.[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
