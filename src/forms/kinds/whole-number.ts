import { plainCell } from "./cell.ts";
import { builder, type Askable, type Desk, type Kind } from "./kind.ts";
import { askWhich, asNumber, numberIn, numberSchema, type Suffix, suffixIn } from "./number.ts";
import { typed } from "./typed.ts";

export interface WholeNumberField extends Askable {
  readonly kind: "wholeNumber";
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: Suffix;
}

export const wholeNumber = builder<WholeNumberField>("wholeNumber");

/** What is asked about a text that is not one number; undefined where there is nothing to ask. */
export const whichNumber = (field: WholeNumberField, text: string): string | undefined =>
  askWhich(field, text, "12", suffixIn(field.suffix));

export const kind: Kind<WholeNumberField> = {
  ...typed,
  settled: (field, text) => String(numberIn(text, suffixIn(field.suffix)) ?? text),
  toWire: (field, value) => asNumber(value, suffixIn(field.suffix)),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: field.min ?? 0,
      max: field.max ?? Number.MAX_SAFE_INTEGER,
      whole: true,
      which: (text) => whichNumber(field, text),
    }),
};

export const desk: Desk<WholeNumberField> = {
  cell: plainCell,
  sample: ({ min = 0, max = 9 }, seed) => String(Math.min(max, min + (seed % 5))),
};
