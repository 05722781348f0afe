import {
  type AmountField,
  unusualAmount,
  likelyAmounts,
  rupeesIn,
  clarifyAmount,
} from "../../../forms/kinds/amount.ts";
import { grouped, inWords } from "../../../forms/rupees.ts";
import { keepCaretAmongDigits } from "./caret.ts";
import type { ControlProps } from "./control.ts";
import { SoftWarning } from "./soft-warning.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { typedProps } from "./typed-props.ts";
import { useBlurred } from "./use-blurred.ts";
import { useUnits } from "./use-units.ts";
import { t } from "../../../i18n/t.ts";

/** From here on an amount stands in figures, and needs no unit. */
const LAKH = 100_000;

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl(props: ControlProps<AmountField>) {
  const { name, field, value, error, onChange } = props;
  const text = String(value);
  const rupees = rupeesIn(field, text);
  const typed = typedProps(props);
  const { left, around } = useBlurred();
  const units = useUnits(!left || text !== "");
  const isDoubted = left && rupees !== undefined ? unusualAmount(field, rupees) : undefined;
  const which = left ? clarifyAmount(field, text) : undefined;
  const meant = isDoubted ?? (which ? likelyAmounts(field, text) : []);
  const guesses = meant.map((one) => ({ text: inWords(one), onTake: () => onChange(grouped(one)) }));
  const doubt =
    isDoubted && `${inWords(rupees ?? 0)}? ${guesses.length > 0 ? t("Did you mean") : t("Please check the figures.")}`;
  const isWhole = /\p{Nd}$/u.test(text) && (rupees ?? 0) >= LAKH;
  const [least] = field.usual ?? [LAKH];
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" {...around}>
        <div className="relative w-full max-w-72">
          <input
            type="text"
            inputMode="decimal"
            className="field-input figures pl-9!"
            {...typed}
            onChange={(event) => {
              keepCaretAmongDigits(event.target);
              typed.onChange(event);
            }}
          />
          <span className="field-prefix" aria-hidden="true">
            ₹
          </span>
        </div>
        {field.suffix ? <span className="text-stone">{t(field.suffix)}</span> : null}
        {units && !isWhole ? (
          <units.UnitKeys
            label={field.label}
            text={text}
            units={[...(least < LAKH ? [t("thousand")] : []), t("lakh"), t("crore")]}
            onWrite={onChange}
          />
        ) : null}
        <output htmlFor={name} className="min-h-12 content-center text-small text-brass empty:hidden">
          {rupees ? inWords(rupees) : ""}
        </output>
      </div>
      <SoftWarning of={name} asks={doubt ?? (error ? undefined : which)} guesses={guesses} />
    </FieldFrame>
  );
}
