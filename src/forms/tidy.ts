/** How what was typed should stand in its field, whether a key, a link or yesterday's draft put it there. */
import type { Field } from "./fields.ts";
import { westernDigits } from "./digits.ts";
import { regroup } from "./rupees.ts";

export function tidied(field: Field, typed: string): string {
  if (field.kind === "amount") return regroup(typed, field.whole);
  if (field.kind === "wholeNumber") return westernDigits(typed).replace(/\D/g, "");
  return field.kind === "size" ? westernDigits(typed).replace(/[^\d.]/g, "") : typed;
}
