import { westernDigits } from "../digits.ts";
import { isRequired } from "./asking.ts";
import { plainCell } from "./cell.ts";
import type { Askable, Desk, Kind } from "./kind.ts";
import { asNumber, numberSchema, SMALLEST } from "./number.ts";
import { typed } from "./typed.ts";

/** A number whose unit, placeholder and label follow a sibling choice. */
export interface SizeField extends Askable {
  readonly kind: "size";
  readonly unit: string;
}

export const size = (field: Omit<SizeField, "kind">): SizeField => ({ kind: "size", ...field });

const figures = (text: string): string => westernDigits(text).replace(/[^\d.]/g, "");

export const kind: Kind<SizeField> = {
  ...typed,
  format: (_field, text) => figures(text),
  toWire: (_field, value) => asNumber(value, figures),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: isRequired(field) ? SMALLEST : 0,
      max: 1e7,
      whole: false,
    }),
  siblings: ({ unit }) => [unit],
};

export const desk: Desk<SizeField> = {
  cell: plainCell,
  sample: (_field, seed) => String(1 + (seed % 4)),
};
