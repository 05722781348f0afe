/** What the kinds share that are a number on the wire and text in the control. */
import * as v from "valibot";
import { numbersIn } from "../figures.ts";
import { grouped } from "../rupees.ts";
import { enter } from "./asking.ts";
import type { Askable, InputValue, Schema } from "./kind.ts";
import { optional } from "./typed.ts";

/** Above zero where an amount is required: 0 does not pass the gate. */
export const SMALLEST = 0.01;

/** How people write what stands behind a field. */
const SUFFIXES: Readonly<Record<string, RegExp>> = {
  "per month": /[\s/]*(?<!\p{L})(?:(?:per|a)? ?month|monthly|p\.?m\.?)(?!\p{L})/gu,
  years: /[\s-]*(?:years?|yrs?\.?)(?!\p{L})/gu,
};
export const suffixIn = (suffix = ""): RegExp | undefined => SUFFIXES[suffix];

/** The one number that was written, if it is one. */
export function numberIn(text: string, unit?: RegExp): number | undefined {
  const [number, ...more] = numbersIn(text, unit) ?? [];
  return more.length === 0 ? number : undefined;
}

/** Nothing for what is blank. A range, and what is not understood, is sent as it stands: the schema asks about it. */
export const asNumber = (value: InputValue, unit?: RegExp): unknown =>
  numbersIn(String(value), unit)?.length === 0 ? undefined : (numberIn(String(value), unit) ?? value);

/** What is asked about a text that is not one number; undefined where it is one, or blank. */
export function askWhich(field: Askable, text: string, like: string, unit?: RegExp): string | undefined {
  const numbers = numbersIn(text, unit);
  if (!numbers) return `${enter(field)}, like ${like}`;
  return numbers.length === 2 ? `${field.label}: enter one figure, ${numbers.map(grouped).join(" or ")}` : undefined;
}

interface Rule {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  /** What is said of a text that stands where a number should. */
  readonly which: (text: string) => string | undefined;
}

export function numberSchema(field: Askable, required: boolean, { min, max, whole, which }: Rule): Schema {
  const { label } = field;
  const schema = v.pipe(
    v.number(({ input }) => (typeof input === "string" && which(input)) || enter(field)),
    v.finite(`${label} must be a number`),
    v.check((value) => !whole || Number.isInteger(value), `${label} must be a whole number`),
    v.minValue(min, min > 0 && min < 1 ? `${label} must be more than 0` : `${label} must be ${min} or more`),
    v.maxValue(max, `${label} must be ${max.toLocaleString("en-IN")} or less`),
  );
  return optional(schema, required);
}
