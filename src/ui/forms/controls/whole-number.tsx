import type { WholeNumberField } from "../../../forms/kinds/whole-number.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed.ts";

export function WholeNumberControl(props: ControlProps<WholeNumberField>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <div className="flex items-center gap-3">
        <input type="text" inputMode="numeric" className="field-input figures max-w-40" {...typedProps(props)} />
        {field.suffix ? <span className="text-stone">{field.suffix}</span> : null}
      </div>
    </FieldFrame>
  );
}
