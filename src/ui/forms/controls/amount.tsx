import type { AmountField } from "../../../forms/kinds/amount.ts";
import { inWords, numberIn } from "../../../forms/rupees.ts";
import { keepCaretAmongDigits } from "./caret.ts";
import type { ControlProps } from "./control.ts";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed.ts";

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl(props: ControlProps<AmountField>) {
  const { name, field, value } = props;
  const rupees = numberIn(String(value));
  const typed = typedProps(props);
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="relative w-full max-w-72">
          <span className="absolute left-4 top-1/2 -translate-y-1/2 text-stone" aria-hidden="true">
            ₹
          </span>
          <input
            type="text"
            inputMode={field.whole ? "numeric" : "decimal"}
            className="field-input figures pl-9!"
            {...typed}
            onChange={(event) => {
              keepCaretAmongDigits(event.target);
              typed.onChange(event);
            }}
          />
        </div>
        {field.suffix ? <span className="text-stone">{field.suffix}</span> : null}
        <output htmlFor={name} className="text-small text-brass">
          {rupees ? inWords(rupees) : ""}
        </output>
      </div>
    </FieldFrame>
  );
}
