import { clarifyWholeNumber, type WholeNumberField } from "../../../forms/kinds/whole-number.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { SoftWarningNote } from "./soft-warning.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { t } from "../../../i18n/t.ts";

export function WholeNumberControl(props: ControlProps<WholeNumberField>) {
  const { name, field, value, error } = props;
  const { isBlurred, blurProps } = useBlurred();
  return (
    <FieldFrame {...props}>
      <div className="flex items-center gap-3" {...blurProps}>
        <input
          type="text"
          inputMode="numeric"
          className="field-input figures min-w-0 max-w-40"
          {...typedProps(props)}
        />
        {field.suffix ? <span className="text-stone">{t(field.suffix)}</span> : null}
      </div>
      <SoftWarningNote
        of={name}
        question={isBlurred && !error ? clarifyWholeNumber(field, String(value)) : undefined}
      />
    </FieldFrame>
  );
}
