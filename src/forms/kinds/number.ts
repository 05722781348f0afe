/** What the kinds share that are a number on the wire and text in the control. */
import * as v from "valibot";
import { numberIn } from "../rupees.ts";
import { enter } from "./asking.ts";
import type { Askable, InputValue, Schema } from "./kind.ts";
import { optional } from "./typed.ts";

/** Above zero where an amount is required: 0 does not pass the gate. */
export const SMALLEST = 0.01;

/** Words, such as "50 lakh", are sent as they are: no digit of them is the answer, and the schema says so. */
export const asNumber = (value: InputValue, format: (typed: string) => string): unknown =>
  /\p{L}/u.test(String(value)) ? value : numberIn(format(String(value)));

interface Rule {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

export function numberSchema(field: Askable, required: boolean, { min, max, whole }: Rule): Schema {
  const { label } = field;
  const schema = v.pipe(
    v.number(enter(field)),
    v.finite(`${label} must be a number`),
    v.check((value) => !whole || Number.isInteger(value), `${label} must be a whole number`),
    v.minValue(min, min > 0 && min < 1 ? `${label} must be more than 0` : `${label} must be ${min} or more`),
    v.maxValue(max, `${label} must be ${max.toLocaleString("en-IN")} or less`),
  );
  return optional(schema, required);
}
