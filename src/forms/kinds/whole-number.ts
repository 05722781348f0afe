import type { RequirableField, Desk, Kind } from "./kind.ts";
import {
  clarifyNumber,
  asNumber,
  numberIn,
  numberSchema,
  type Suffix,
  suffixIn,
} from "./number.ts";
import { typedKind } from "./typed.ts";

export interface WholeNumberField extends RequirableField {
  readonly kind: "wholeNumber";
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: Suffix;
}

/** Asks about a text that is not one number. Returns `undefined` for one number or a blank. */
export const clarifyWholeNumber = (field: WholeNumberField, text: string): string | undefined =>
  clarifyNumber(field, text, "12", suffixIn(field.suffix));

export const kind: Kind<WholeNumberField> = {
  ...typedKind,
  input: { inputMode: "numeric" },
  normalizeOnBlur: (field, text) => String(numberIn(text, suffixIn(field.suffix)) ?? text),
  toWire: (field, value) => asNumber(value, suffixIn(field.suffix)),
  schema: (field, required) =>
    numberSchema(field, required, {
      min: field.min ?? 0,
      max: field.max ?? Number.MAX_SAFE_INTEGER,
      whole: true,
      clarify: (text) => clarifyWholeNumber(field, text),
    }),
};

export const desk: Desk<WholeNumberField> = {
  isNumeric: true,
  sample: ({ min = 0, max = 9 }, seed) => String(Math.min(max, min + (seed % 5))),
};
