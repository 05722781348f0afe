import { isRequired } from "./asking.ts";
import { plainCell } from "./cell.ts";
import { builder, type Askable, type Desk, type Kind } from "./kind.ts";
import { askWhich, asNumber, numberIn, numberSchema, SMALLEST } from "./number.ts";
import { typed } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** A number whose unit, placeholder and label follow a sibling choice. */
export interface SizeField extends Askable {
  readonly kind: "size";
  readonly unit: string;
}

export const size = builder<SizeField>("size");

/** The units of the lists, as people write them behind a number. */
const WRITTEN = {
  BHK: /[\s-]*(?:bhk|bed ?rooms?|बेडरूम)(?!\p{L})/giu,
  Sqft: /[\s-]*(?:sq(?:uare)?[.\s]*(?:f(?:oo|ee)?t|ft)?|sft|वर्ग ?(?:फ|\u095e)़?[ुी]ट)\.?(?:[²2](?!\d))?(?!\p{L})/giu,
} as const;
const ANY = new RegExp(`${WRITTEN.BHK.source}|${WRITTEN.Sqft.source}`, "giu");

/** The unit that a text names, if it is one. */
export function unitIn(text: string): string | undefined {
  const named = Object.entries(WRITTEN).filter(([, written]) => text.search(written) >= 0);
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** The one number that stands in the control, without its unit. */
export const sizeIn = (text: string): number | undefined => numberIn(text, ANY);

/** The other unit, where the number is hardly one of this. */
export function otherUnit(number: number, unit: string): string | undefined {
  if (unit === "BHK") return number > 20 ? "Sqft" : undefined;
  return unit === "Sqft" && number > 0 && number <= 20 ? "BHK" : undefined;
}

/** What is asked about a text that is not one size in this unit, or in the one it names; undefined where there is nothing to ask. */
export function whichSize(field: SizeField, text: string, unit?: string): string | undefined {
  const named = unitIn(text);
  return named && named !== unit && sizeIn(text) !== undefined
    ? t("{label}: choose the unit that you wrote, {text}", { label: field.label, text: text.trim() })
    : askWhich(field, text, t("3 or 1200"), ANY);
}

export const kind: Kind<SizeField> = {
  ...typed,
  settled: (_field, text) => String(sizeIn(text) ?? text),
  toWire({ unit }, value, values) {
    const named = unitIn(String(value));
    return named && named !== values[unit] ? value : asNumber(value, ANY);
  },
  schema: (field, required) =>
    numberSchema(field, required, {
      min: isRequired(field) ? SMALLEST : 0,
      max: 1e7,
      whole: false,
      which: (text) => whichSize(field, text),
    }),
  siblings: ({ unit }) => [unit],
};

export const desk: Desk<SizeField> = {
  cell: plainCell,
  sample: (_field, seed) => String(1 + (seed % 4)),
};
