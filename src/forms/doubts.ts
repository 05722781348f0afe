/** What is taken as it stands, and hardly meant: without a script nobody asked while it was typed. */
import { textOf } from "./dialled.ts";
import type { AnyForm } from "./define.ts";
import { type FormValues, isAsked } from "./fields.ts";
import { doubted, rupeesIn } from "./kinds/amount.ts";
import { inWords } from "./rupees.ts";
import { localeTag, t } from "../i18n/t.ts";

/** A question for each amount that is unusual for its field, and what it may have been meant to be. */
export const doubtsOf = (form: AnyForm, values: FormValues): readonly string[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind !== "amount" || !isAsked(field, values)) return [];
    const rupees = rupeesIn(field, textOf(values[name]));
    const meant = rupees === undefined ? undefined : doubted(field, rupees);
    if (rupees === undefined || !meant) return [];
    const taken = `${field.label}: ${inWords(rupees)}?`;
    if (meant.length === 0) return [taken];
    const guesses = new Intl.ListFormat(localeTag(), { type: "disjunction" }).format(meant.map(inWords));
    return [`${taken} ${t("Did you mean {guesses}?", { guesses })}`];
  });
