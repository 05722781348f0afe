/** What a page would have asked while it was typed, as questions: without a script nobody did. */
import type { AnyForm } from "../../src/forms/define.ts";
import { textOf } from "../../src/forms/dialled.ts";
import { softWarningsOf, likelyUnit } from "../../src/forms/soft-warnings.ts";
import { type FormValues, shownOption } from "../../src/forms/fields.ts";
import { unusualAmount, rupeesIn } from "../../src/forms/kinds/amount.ts";
import { readSize } from "../../src/forms/kinds/size.ts";
import { toPayload } from "../../src/forms/payload.ts";
import { inWords } from "../../src/forms/rupees.ts";
import { localeTag, t } from "../../src/i18n/t.ts";

function questionOf(form: AnyForm, name: string, values: FormValues): string | undefined {
  const field = form.fields[name];
  const text = textOf(values[name]);
  const warning = (taken: string, meant: readonly string[]): string => {
    const question = `${field?.label}: ${taken}?`;
    if (meant.length === 0) return question;
    const guesses = new Intl.ListFormat(localeTag(), { type: "disjunction" }).format(meant);
    return `${question} ${t("Did you mean {guesses}?", { guesses })}`;
  };
  if (field?.kind === "amount") {
    const rupees = rupeesIn(field, text) ?? 0;
    return warning(inWords(rupees), (unusualAmount(field, rupees) ?? []).map(inWords));
  }
  if (field?.kind === "size") {
    const [size, unit] = [readSize(text).numbers?.[0] ?? 0, form.fields[field.unit]];
    const counted = (option: string): string => `${size} ${shownOption(unit, option)}`;
    return warning(counted(textOf(values[field.unit])), [counted(likelyUnit(form, field, size, values) ?? "")]);
  }
  // The page says which number will be called, and how to put it right.
  return undefined;
}

/** A question for each answer that is hardly meant, and what it may have been meant to be. */
export const warningsOf = (form: AnyForm, values: FormValues): readonly string[] =>
  softWarningsOf(form, toPayload(form, values)).flatMap(({ name }) => questionOf(form, name, values) ?? []);
