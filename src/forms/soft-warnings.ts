/**
 * Soft warnings: answers that are accepted, but are probably not meant. The page asks about them, the worker marks the lead, and
 * staff see the mark when they call. All use this check of the answers, so that it also works without script.
 */
import type { AnyForm } from "./define.ts";
import { type Answers, type Field, type FieldOf, isAsked, listOfferedOptions } from "./fields.ts";
import { isUnusual } from "./kinds/amount.ts";
import { otherUnit } from "./kinds/size.ts";
import { phoneWarning } from "./reading/phone.ts";
import { INDIA } from "./definitions/shared-fields.ts";

/** A mark of the lead, see src/record/flags.ts. */
export type SoftWarningFlag = "odd_amount" | "odd_size" | "odd_phone";

export interface SoftWarning {
  /** The field's name. */
  readonly name: string;
  readonly flag: SoftWarningFlag;
}

const textAt = (values: Answers, name = ""): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

/** The unit that was probably meant: one that the field offers, or gaj. */
export function likelyUnit(
  { fields }: AnyForm,
  field: FieldOf<"size">,
  size: number,
  values: Answers,
): string | undefined {
  const unit = fields[field.unit];
  const units = unit?.kind === "choice" ? listOfferedOptions(unit.options, values) : [];
  return otherUnit(size, textAt(values, field.unit), units);
}

function findFlag(
  form: AnyForm,
  field: Field,
  value: unknown,
  values: Answers,
): SoftWarningFlag | undefined {
  if (field.kind === "amount")
    return typeof value === "number" && isUnusual(field, value) ? "odd_amount" : undefined;
  if (field.kind === "size") {
    return typeof value === "number" && likelyUnit(form, field, value, values)
      ? "odd_size"
      : undefined;
  }
  if (field.kind !== "phone" || typeof value !== "string") return undefined;
  const code = textAt(values, field.code) || INDIA;
  return phoneWarning(value, code, textAt(values, field.residence)) ? "odd_phone" : undefined;
}

/**
 * @param answers as they were sent, or as they are stored
 * @returns the warnings in the order of the page, at most one for a field
 */
export const findSoftWarnings = (form: AnyForm, answers: Answers): readonly SoftWarning[] =>
  Object.entries(form.fields).flatMap(([name, field]): SoftWarning[] => {
    const flag = isAsked(field, answers) && findFlag(form, field, answers[name], answers);
    return flag ? [{ name, flag }] : [];
  });
