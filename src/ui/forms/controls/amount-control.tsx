import { type AmountField, doubted, rupeesIn, whichAmount } from "../../../forms/kinds/amount.ts";
import { grouped, inWords } from "../../../forms/rupees.ts";
import { keepCaretAmongDigits } from "./caret.ts";
import type { ControlProps } from "./control.ts";
import { Doubt } from "./doubt.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";
import { useLeft } from "./use-left.ts";
import { t } from "../../../i18n/t.ts";

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl(props: ControlProps<AmountField>) {
  const { name, field, value, error, onChange } = props;
  const rupees = rupeesIn(field, String(value));
  const typed = typedProps(props);
  const { left, enter, leave } = useLeft();
  const meant = left && rupees !== undefined ? doubted(field, rupees) : undefined;
  const guesses = (meant ?? []).map((one) => ({ text: inWords(one), onTake: () => onChange(grouped(one)) }));
  const doubt =
    meant && `${inWords(rupees ?? 0)}? ${guesses.length > 0 ? t("Did you mean") : t("Please check the figures.")}`;
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="relative w-full max-w-72">
          <input
            type="text"
            inputMode={field.whole ? "numeric" : "decimal"}
            className="field-input figures pl-9!"
            {...typed}
            onFocus={enter}
            onChange={(event) => {
              keepCaretAmongDigits(event.target);
              typed.onChange(event);
            }}
            onBlur={() => {
              leave();
              typed.onBlur();
            }}
          />
          <span className="field-prefix" aria-hidden="true">
            ₹
          </span>
        </div>
        {field.suffix ? <span className="text-stone">{t(field.suffix)}</span> : null}
        <output htmlFor={name} className="text-small text-brass">
          {rupees ? inWords(rupees) : ""}
        </output>
      </div>
      <Doubt
        of={name}
        asks={doubt ?? (left && !error ? whichAmount(field, String(value)) : undefined)}
        guesses={guesses}
      />
    </FieldFrame>
  );
}
