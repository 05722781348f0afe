import { whichNumber, type WholeNumberField } from "../../../forms/kinds/whole-number.ts";
import type { ControlProps } from "./control.ts";
import { Doubt } from "./doubt.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";
import { useLeft } from "./use-left.ts";
import { t } from "../../../i18n/t.ts";

export function WholeNumberControl(props: ControlProps<WholeNumberField>) {
  const { name, field, value, error } = props;
  const typed = typedProps(props);
  const { left, enter, leave } = useLeft();
  return (
    <FieldFrame {...props}>
      <div className="flex items-center gap-3">
        <input
          type="text"
          inputMode="numeric"
          className="field-input figures min-w-0 max-w-40"
          {...typed}
          onFocus={enter}
          onBlur={() => {
            leave();
            typed.onBlur();
          }}
        />
        {field.suffix ? <span className="text-stone">{t(field.suffix)}</span> : null}
      </div>
      <Doubt of={name} asks={left && !error ? whichNumber(field, String(value)) : undefined} />
    </FieldFrame>
  );
}
