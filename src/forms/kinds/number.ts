/** Shared by the kinds that are text in the control and a number on the wire. */
import * as v from "valibot";
import { isBlank } from "../reading/blank.ts";
import { numbersIn } from "../reading/figures.ts";
import { groupDigits } from "../reading/rupees.ts";
import { enter } from "./required-message.ts";
import type { RequirableField, InputValue, Schema } from "./kind.ts";
import { optionalUnlessRequired } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** The least value of a required amount, which must be above 0. */
export const SMALLEST = 0.01;

/** How people write a field's suffix. */
const SUFFIXES = {
  "per month":
    /[\s/]*(?<!\p{L})(?:(?:per|a)? ?month|monthly|p\.?m\.?|(?:(?:प्रति|हर) ?)?(?:माह|महीन[ाे]))(?!\p{L})/gu,
  years: /[\s-]*(?:years?|yrs?\.?|साल|वर्ष)(?!\p{L})/gu,
};
export type Suffix = keyof typeof SUFFIXES;
export const suffixIn = (suffix?: Suffix): RegExp | undefined => suffix && SUFFIXES[suffix];

/** Reads the number in a text. Returns `undefined` unless there is exactly one. */
export function numberIn(text: string, unit?: RegExp): number | undefined {
  const [number, ...more] = numbersIn(text, unit) ?? [];
  return more.length === 0 ? number : undefined;
}

/** Returns the value on the wire, or `undefined` for a blank. The schema asks about a range or an unclear text. */
export const asNumber = (value: InputValue, unit?: RegExp): unknown =>
  numbersIn(String(value), unit)?.length === 0
    ? undefined
    : (numberIn(String(value), unit) ?? value);

/** The question about a range. */
export const clarifyRange = (
  { label }: RequirableField,
  [from = 0, other = 0]: readonly number[],
): string =>
  t("{label}: enter one figure, {one} or {other}", {
    label,
    one: groupDigits(from),
    other: groupDigits(other),
  });

/** Asks about a text that is not one number. Returns `undefined` for one number or a blank. */
export function clarifyNumber(
  field: RequirableField,
  text: string,
  like: string,
  unit?: RegExp,
): string | undefined {
  const numbers = numbersIn(text, unit);
  if (!numbers) return t("{ask}, like {like}", { ask: enter(field), like });
  return numbers.length === 2 ? clarifyRange(field, numbers) : undefined;
}

interface Rule {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  /** The message about a text where a number should be. */
  readonly clarify: (text: string) => string | undefined;
}

export function numberSchema(
  field: RequirableField,
  required: boolean,
  { min, max, whole, clarify }: Rule,
): Schema {
  const { label } = field;
  const mustBeNumber = t("{label} must be a number", { label });
  const schema = v.pipe(
    // The form sends a number. Other programs may send its text.
    v.number(({ input }) => {
      if (isBlank(input)) return enter(field);
      return (typeof input === "string" && clarify(input)) || mustBeNumber;
    }),
    v.finite(mustBeNumber),
    v.check(
      (value) => !whole || Number.isInteger(value),
      t("{label} must be a whole number", { label }),
    ),
    v.minValue(
      min,
      min > 0 && min < 1
        ? t("{label} must be more than 0", { label })
        : t("{label} must be {min} or more", { label, min }),
    ),
    v.maxValue(max, () => t("{label} must be {max} or less", { label, max: groupDigits(max) })),
  );
  return optionalUnlessRequired(schema, required);
}
