import { clarifyWholeNumber, type WholeNumberField } from "../../../forms/kinds/whole-number.ts";
import { type ControlProps, useControl, typedProps } from "../field-context.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import { t } from "../../../i18n/t.ts";

export function WholeNumberControl(props: ControlProps<WholeNumberField>) {
  const control = useControl(props);
  const { name, field, value, error } = control;
  return (
    <FieldFrame
      {...control}
      note={(isTyping) => ({
        text: !isTyping && !error && clarifyWholeNumber(field, String(value)),
        isTyping,
      })}
    >
      <div className="flex items-center gap-3">
        <input
          type="text"
          inputMode="numeric"
          className="field-input figures min-w-0 max-w-40"
          {...typedProps(control)}
        />
        {field.suffix ? (
          <span id={unitId(name)} className="text-stone">
            {t(field.suffix)}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}
