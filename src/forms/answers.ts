/** The answers as a visitor reads them on the receipt. */
import { isBlank } from "./reading/blank.ts";
import type { AnyForm } from "./define.ts";
import { formatDialledNumber, trimText } from "./reading/dialled.ts";
import { type AmountField, rupeesIn } from "./kinds/amount.ts";
import { inSqft } from "./kinds/size.ts";
import { groupDigits, inWords } from "./reading/rupees.ts";
import {
  type Field,
  type FormValues,
  type InputValue,
  isAsked,
  findKind,
  type RowInput,
  optionLabel,
} from "./fields.ts";
import { localeTag, t } from "../i18n/t.ts";

const formatDay = (text: string): string =>
  Number.isNaN(Date.parse(text))
    ? text
    : new Date(text).toLocaleDateString(localeTag(), { dateStyle: "long", timeZone: "UTC" });

/** "₹50,00,000 (50 lakh)": the amount as it was understood, however it was written. */
function formatAmount(field: AmountField, text: string): string {
  const rupees = rupeesIn(field, text);
  if (rupees === undefined) return text;
  const [figure, words] = [groupDigits(rupees), inWords(rupees).replace("₹", "")];
  return words.includes(figure) ? `₹${figure}` : `₹${figure} (${words})`;
}

function shownAs(
  form: AnyForm,
  field: Field,
  value: InputValue | undefined,
  values: FormValues,
): string {
  if (typeof value === "boolean") return t(value ? "Yes" : "No");
  if (Array.isArray(value))
    return value.map((option) => optionLabel(field, String(option))).join(", ");
  const text = trimText(value);
  if (!text) return "";
  if (field.kind === "phone") return formatDialledNumber(values) ?? text;
  if (field.kind === "date") return formatDay(text);
  if (field.kind === "size") {
    const sqft = inSqft(text);
    return sqft
      ? `${text} (${sqft})`
      : `${text} ${optionLabel(form.fields[field.unit], trimText(values[field.unit]))}`;
  }
  const suffix = "suffix" in field && field.suffix ? ` ${t(field.suffix)}` : "";
  if (field.kind === "amount") return `${formatAmount(field, text)}${suffix}`;
  return `${optionLabel(field, findKind(field).format(field, text))}${suffix}`;
}

export interface Answer {
  readonly label: string;
  readonly text: string;
}

/** A country code is shown with its number, a unit with its size. */
const isDrawnWithAnother = (form: AnyForm, name: string, field: Field): boolean =>
  field.kind === "countryCode" ||
  Object.values(form.fields).some((other) => other.kind === "size" && other.unit === name);

/** Label and text of each answer, in page order. Blank answers and hidden fields are omitted. */
export const listAnswers = (form: AnyForm, values: FormValues): readonly Answer[] =>
  Object.entries(form.fields)
    .filter(([name, field]) => isAsked(field, values) && !isDrawnWithAnother(form, name, field))
    .flatMap(([name, field]): readonly Answer[] => {
      if (field.kind === "group") {
        return (values[name] as readonly RowInput[]).flatMap((row, i) =>
          Object.entries(field.fields).map(([cell, cellField]) => ({
            label: `${field.row} ${i + 1}: ${cellField.label}`,
            text: shownAs(form, cellField, row[cell], values),
          })),
        );
      }
      return [
        { label: field.label.replace(/\?$/, ""), text: shownAs(form, field, values[name], values) },
      ];
    })
    .filter(({ text }) => !isBlank(text));
