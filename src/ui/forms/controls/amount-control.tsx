import {
  type AmountField,
  unusualAmount,
  likelyAmounts,
  rupeesIn,
  clarifyAmount,
} from "../../../forms/kinds/amount.ts";
import { grouped, inWords } from "../../../forms/rupees.ts";
import { type ControlProps, typedProps } from "./control.ts";
import { SoftWarningNote } from "./soft-warning.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { useUnits } from "./use-units.ts";
import { t } from "../../../i18n/t.ts";

/** An amount from here on needs no unit. */
const LAKH = 100_000;

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl(props: ControlProps<AmountField>) {
  const { name, field, value, error, onChange } = props;
  const text = String(value);
  const rupees = rupeesIn(field, text);
  const typed = typedProps(props);
  const { isBlurred, blurProps } = useBlurred();
  const units = useUnits(!isBlurred || text !== "");
  const likely = isBlurred && rupees !== undefined ? unusualAmount(field, rupees) : undefined;
  const clarification = isBlurred ? clarifyAmount(field, text) : undefined;
  const suggestions = (likely ?? (clarification ? likelyAmounts(field, text) : [])).map((one) => ({
    text: inWords(one),
    onTake: () => onChange(grouped(one)),
  }));
  const warning =
    likely && `${inWords(rupees ?? 0)}? ${suggestions.length > 0 ? t("Did you mean") : t("Please check the figures.")}`;
  const isWhole = /\p{Nd}$/u.test(text) && (rupees ?? 0) >= LAKH;
  const [least] = field.usual ?? [LAKH];
  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" {...blurProps}>
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
      <SoftWarningNote of={name} question={warning ?? (error ? undefined : clarification)} suggestions={suggestions} />
    </FieldFrame>
  );
}

const digitsIn = (text: string): number => text.replace(/[^\d.]/g, "").length;

const isFigures = (text: string): boolean => /^[\d,.]*$/.test(text);

/**
 * Keeps the caret before the same digit while commas move. Call it in the change handler: React writes the grouped amount before the
 * microtask runs. A text with words is left alone.
 */
function keepCaretAmongDigits(input: HTMLInputElement): void {
  if (!isFigures(input.value)) return;
  const after = digitsIn(input.value.slice(input.selectionStart ?? input.value.length));
  queueMicrotask(() => {
    const { value } = input;
    let at = value.length;
    while (at > 0 && digitsIn(value.slice(at)) < after) at -= 1;
    // Before a comma, not after it: the backspace key would never get past.
    while (value[at - 1] === ",") at -= 1;
    input.setSelectionRange(at, at);
  });
}
