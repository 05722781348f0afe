import { type AmountField, clarifyAmount, rupeesIn } from "../../../forms/kinds/amount.ts";
import { inWords } from "../../../forms/reading/rupees.ts";
import { type ControlProps, useControl, typedProps } from "../field-context.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import type { Note } from "../field-note.tsx";
import { UnitKeys } from "./units.tsx";
import { t } from "../../../i18n/t.ts";

/** An amount from here on needs no unit. */
const LAKH = 100_000;

/** Rupees, with the amount in words next to them. Digits are grouped when the visitor leaves the field. */
export function AmountControl(props: ControlProps<AmountField>) {
  const control = useControl(props);
  const { name, field, value, error, onChange } = control;
  const text = String(value);
  const rupees = rupeesIn(field, text);
  const isWhole = /\p{Nd}$/u.test(text) && (rupees ?? 0) >= LAKH;
  const [least] = field.usual ?? [LAKH];
  const note = (isTyping: boolean): Note => ({
    text: rupees ? inWords(rupees) : !isTyping && !error && clarifyAmount(field, text),
    isTyping,
  });
  return (
    <FieldFrame {...control} note={note}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="relative w-full max-w-72">
          <input
            type="text"
            inputMode="decimal"
            className="field-input figures pl-9!"
            {...typedProps(control)}
          />
          <span
            className="absolute left-4 top-1/2 text-stone [translate:0_-50%]"
            aria-hidden="true"
          >
            ₹
          </span>
        </div>
        {field.suffix ? (
          <span id={unitId(name)} className="text-stone">
            {t(field.suffix)}
          </span>
        ) : null}
        <UnitKeys
          label={field.label}
          text={isWhole ? "" : text}
          units={[...(least < LAKH ? [t("thousand")] : []), t("lakh"), t("crore")]}
          onWrite={onChange}
        />
      </div>
    </FieldFrame>
  );
}
