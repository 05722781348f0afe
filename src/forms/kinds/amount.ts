import { groupDigits, regroup } from "../reading/rupees.ts";
import { areaIn } from "../reading/land.ts";
import { isRequired, lower } from "./required-message.ts";
import type { RequirableField, Desk, Kind } from "./kind.ts";
import {
  clarifyNumber,
  asNumber,
  numberIn,
  numberSchema,
  SMALLEST,
  type Suffix,
  suffixIn,
} from "./number.ts";
import { typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** An amount in rupees: shown with Indian grouping and in words, sent as a number. */
export interface AmountField extends RequirableField {
  readonly kind: "amount";
  /** Shown behind the field, such as "per month". */
  readonly suffix?: Suffix;
  /** The least valid amount. Default: above 0 if the amount is required. */
  readonly min?: number;
  /** The sibling amount that this one must not exceed. */
  readonly atMost?: string;
  /** Whole rupees: paise are not kept. */
  readonly whole?: true;
  /**
   * The usual range. Other amounts are accepted with a soft warning. Default: the price of a
   * property.
   */
  readonly usual?: readonly [number, number];
}

/** Reads the amount in a text. Returns `undefined` unless there is exactly one. */
export function rupeesIn(field: AmountField, text: string): number | undefined {
  const rupees = numberIn(text, suffixIn(field.suffix));
  return rupees !== undefined && field.whole && rupees >= 1000 ? Math.trunc(rupees) : rupees;
}

/** Asks about a text that is not one amount. Returns `undefined` for one amount or a blank. */
export const clarifyAmount = (field: AmountField, text: string): string | undefined =>
  // "4500/sqft" is a price for an area.
  areaIn(text)
    ? t("{label}: enter the total, not the price per sqft or gaj", { label: field.label })
    : clarifyNumber(field, text, t("50,00,000 or 50 lakh"), suffixIn(field.suffix));

const PRICE_OF_PROPERTY = [300_000, 1e10] as const;

/** Whether an amount is outside the usual range. 0 is usual. */
export const isUnusual = (
  { usual: [least, most] = PRICE_OF_PROPERTY }: AmountField,
  rupees: number,
): boolean => rupees !== 0 && (rupees < least || rupees > most);

export const kind: Kind<AmountField> = {
  ...typedKind,
  input: { inputMode: "numeric" },
  format: (field, text) => regroup(text, field.whole),
  acceptsQueryParam: () => true,
  normalizeOnBlur(field, text) {
    const rupees = /^[\d,.]*$/.test(text) ? undefined : rupeesIn(field, text);
    return rupees === undefined || rupees < 0 ? text : groupDigits(rupees);
  },
  toWire: (field, value) =>
    rupeesIn(field, String(value)) ?? asNumber(value, suffixIn(field.suffix)),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: field.min ?? (isRequired(field) ? SMALLEST : 0),
      max: 1e13,
      whole: field.whole ?? false,
      clarify: (text) => clarifyAmount(field, text),
    }),
  dependsOn: ({ atMost }) => (atMost ? [atMost] : []),
  errorInContext({ label, atMost }, value, { values, findLabel }) {
    const most = atMost && values[atMost];
    if (!atMost || typeof value !== "number" || typeof most !== "number" || value <= most)
      return undefined;
    return t("{label} must not be more than {most}", { label, most: lower(findLabel(atMost)) });
  },
};

export const desk: Desk<AmountField> = {
  isNumeric: true,
  sample: (field, seed) => kind.format(field, String(2_500_000 + (seed % 100) * 50_000)),
};
