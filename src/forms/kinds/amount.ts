import { regroup } from "../rupees.ts";
import { isRequired, lower } from "./asking.ts";
import { plainCell } from "./cell.ts";
import type { Askable, Desk, Kind } from "./kind.ts";
import { asNumber, numberSchema, SMALLEST } from "./number.ts";
import { typed } from "./typed.ts";

/** Rupees. Shown with Indian grouping and in words; a number on the wire. */
export interface AmountField extends Askable {
  readonly kind: "amount";
  /** Shown behind the field, such as "per month". */
  readonly suffix?: string;
  /** The least that may be entered; default: above 0 where the amount is required. */
  readonly min?: number;
  /** The sibling amount that this one must not exceed. */
  readonly atMost?: string;
  /** Whole rupees: only digits are kept. */
  readonly whole?: true;
}

export const amount = (field: Omit<AmountField, "kind">): AmountField => ({ kind: "amount", ...field });

export const kind: Kind<AmountField> = {
  ...typed,
  format: (field, text) => regroup(text, field.whole),
  prefill: () => true,
  toWire: (field, value) => asNumber(value, (text) => kind.format(field, text)),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: field.min ?? (isRequired(field) ? SMALLEST : 0),
      max: 1e13,
      whole: field.whole ?? false,
    }),
  siblings: ({ atMost }) => (atMost ? [atMost] : []),
  contradiction({ label, atMost }, value, values, labelOf) {
    const most = atMost && values[atMost];
    if (!atMost || typeof value !== "number" || typeof most !== "number" || value <= most) return undefined;
    return `${label} must not be more than ${lower(labelOf(atMost))}`;
  },
};

export const desk: Desk<AmountField> = {
  cell: plainCell,
  sample: (field, seed) => kind.format(field, String(2_500_000 + (seed % 100) * 50_000)),
};
