import { clarifyWholeNumber, type WholeNumberField } from "../../../forms/kinds/whole-number.ts";
import { typedProps } from "./control.ts";
import { type ControlProps, useControl } from "../field-context.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { t } from "../../../i18n/t.ts";

export function WholeNumberControl(props: ControlProps<WholeNumberField>) {
  const control = useControl(props);
  const { name, field, value, error } = control;
  const { isBlurred, blurProps } = useBlurred();
  return (
    <FieldFrame
      {...control}
      note={{ text: isBlurred && !error && clarifyWholeNumber(field, String(value)), isTyping: !isBlurred }}
    >
      <div className="flex items-center gap-3" {...blurProps}>
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
