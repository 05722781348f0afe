import { westernDigits } from "../digits.ts";
import { plainCell } from "./cell.ts";
import type { Askable, Desk, Kind } from "./kind.ts";
import { asNumber, numberSchema } from "./number.ts";
import { typed } from "./typed.ts";

export interface WholeNumberField extends Askable {
  readonly kind: "wholeNumber";
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: string;
}

export const wholeNumber = (field: Omit<WholeNumberField, "kind">): WholeNumberField => ({
  kind: "wholeNumber",
  ...field,
});

const digits = (text: string): string => westernDigits(text).replace(/\D/g, "");

export const kind: Kind<WholeNumberField> = {
  ...typed,
  format: (_field, text) => digits(text),
  toWire: (_field, value) => asNumber(value, digits),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: field.min ?? 0,
      max: field.max ?? Number.MAX_SAFE_INTEGER,
      whole: true,
    }),
};

export const desk: Desk<WholeNumberField> = {
  cell: plainCell,
  sample: ({ min = 0, max = 9 }, seed) => String(Math.min(max, min + (seed % 5))),
};
