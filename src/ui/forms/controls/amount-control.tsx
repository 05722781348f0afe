import { type AmountField, rupeesIn, clarifyAmount } from "../../../forms/kinds/amount.ts";
import { westernDigits } from "../../../forms/reading/digits.ts";
import { kindOf } from "../../../forms/fields.ts";
import { inWords } from "../../../forms/reading/rupees.ts";
import { typedProps } from "./control.ts";
import { SoftWarningNote } from "./soft-warning.tsx";
import { useControl } from "../field-context.tsx";
import { FieldFrame, unitId } from "../field-frame.tsx";
import { useBlurred } from "./use-blurred.ts";
import { useUnits } from "./use-units.ts";
import { t } from "../../../i18n/t.ts";

/** An amount from here on needs no unit. */
const LAKH = 100_000;

/** Rupees, grouped as they are typed, with the amount in words beside them. */
export function AmountControl() {
  const control = useControl<AmountField>();
  const { name, field, value, error, onChange } = control;
  const text = String(value);
  const rupees = rupeesIn(field, text);
  const typed = typedProps(control);
  const { isBlurred, blurProps } = useBlurred();
  const units = useUnits(!isBlurred || text !== "");
  const clarification = isBlurred ? clarifyAmount(field, text) : undefined;
  const isWhole = /\p{Nd}$/u.test(text) && (rupees ?? 0) >= LAKH;
  const [least] = field.usual ?? [LAKH];
  return (
    <FieldFrame {...control}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" {...blurProps}>
        <div className="relative w-full max-w-72">
          <input
            type="text"
            inputMode="decimal"
            className="field-input figures pl-9!"
            {...typed}
            onChange={({ target, nativeEvent }) =>
              onChange(regroupWhileTyped(field, target, nativeEvent as InputEvent))
            }
            onCompositionEnd={({ currentTarget }) => onChange(regroupWhileTyped(field, currentTarget, {}))}
          />
          <span className="field-prefix" aria-hidden="true">
            ₹
          </span>
        </div>
        {field.suffix ? (
          <span id={unitId(name)} className="text-stone">
            {t(field.suffix)}
          </span>
        ) : null}
        {units && !isWhole ? (
          <units.UnitKeys
            label={field.label}
            text={text}
            units={[...(least < LAKH ? [t("thousand")] : []), t("lakh"), t("crore")]}
            onWrite={onChange}
          />
        ) : null}
        <output htmlFor={name} className="min-h-12 content-center text-small text-brass empty:absolute">
          {rupees ? inWords(rupees) : ""}
        </output>
      </div>
      <SoftWarningNote of={name} question={error ? undefined : clarification} />
    </FieldFrame>
  );
}

const digitsIn = (text: string): number => westernDigits(text).replace(/[^\d.]/g, "").length;

/** Where the caret stands before the same digit: behind a comma for a key that deletes what follows, else before it, or that key would never get past. */
function placeIn(text: string, digitsBehind: number, isForward: boolean): number {
  let at = text.length;
  while (at > 0 && digitsIn(text.slice(at)) < digitsBehind) at -= 1;
  while (isForward ? text[at] === "," : text[at - 1] === ",") at += isForward ? 1 : -1;
  return at;
}

/**
 * Groups the figure that is being typed. Written as if it were typed, so that undo has it; a text that is being composed, or has words, is left alone.
 * @returns what stands in the input, or will once React has written it
 */
function regroupWhileTyped(field: AmountField, input: HTMLInputElement, event: Partial<InputEvent>): string {
  const { value } = input;
  const text = kindOf(field).format(field, value);
  if (event.isComposing || text === "") return value;
  const isForward = event.inputType?.startsWith("delete") && event.inputType.endsWith("Forward");
  const [, step] = /^history(Undo|Redo)$/.exec(event.inputType ?? "") ?? [];
  if (step) {
    // The step before this one was ours.
    if (text !== value) document.execCommand(step);
    return input.value;
  }
  if (text === value) return value;
  const at = placeIn(text, digitsIn(value.slice(input.selectionStart ?? value.length)), isForward ?? false);
  input.select();
  // Not in every browser: then React writes it before the microtask runs.
  document.execCommand?.("insertText", false, text);
  queueMicrotask(() => input.setSelectionRange(at, at));
  return text;
}
