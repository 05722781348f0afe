/**
 * Answers that are taken as they stand, and hardly meant. The page asks about them, the edge marks the lead, and staff ask
 * again when they call: all by this one judgement of the body, so that what was sent without a script has it too.
 */
import type { AnyForm } from "./define.ts";
import { type Field, type FieldKind, type FieldOf, isAsked, offeredOptions } from "./fields.ts";
import { doubted } from "./kinds/amount.ts";
import { otherUnit } from "./kinds/size.ts";
import type { Json } from "./objects.ts";
import { phoneWarning } from "./phone.ts";
import { INDIA } from "./shared-fields.ts";
import { receive } from "./wire.ts";

/** As it stands with the lead. */
export type OddFlag = "odd_amount" | "odd_size" | "odd_phone";

export interface Doubt {
  /** The field. */
  readonly name: string;
  readonly flag: OddFlag;
}

const textAt = (values: Json, name = ""): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

/** What the number was meant to be counted in, where that unit is on offer. */
export function meantUnit({ fields }: AnyForm, field: FieldOf<"size">, size: number, values: Json): string | undefined {
  const unit = fields[field.unit];
  const units = unit?.kind === "choice" ? offeredOptions(unit.options, values) : [];
  return units.find((one) => one === otherUnit(size, textAt(values, field.unit)));
}

type Test<K extends FieldKind> = (form: AnyForm, field: FieldOf<K>, value: unknown, values: Json) => boolean;

const TESTS: { readonly [K in "amount" | "size" | "phone"]: Test<K> } = {
  amount: (_form, field, value) => typeof value === "number" && doubted(field, value) !== undefined,
  size: (form, field, value, values) =>
    typeof value === "number" && meantUnit(form, field, value, values) !== undefined,
  phone: (_form, { code, residence }, value, values) =>
    typeof value === "string" &&
    phoneWarning(value, textAt(values, code) || INDIA, textAt(values, residence)) !== undefined,
};

const hasDoubts = (field: Field): field is FieldOf<keyof typeof TESTS> => field.kind in TESTS;

/**
 * @param body the body on the wire, as it was sent or as it is stored
 * @returns one doubt for each answer, in the order of the page; what was not asked is left out
 */
export function doubtsOf(form: AnyForm, body: Json): readonly Doubt[] {
  const { values } = receive(form, body);
  return Object.entries(form.fields).flatMap(([name, field]): Doubt[] => {
    if (!hasDoubts(field) || !isAsked(field, values)) return [];
    const isOdd = TESTS[field.kind] as Test<FieldKind>;
    return isOdd(form, field, values[name], values) ? [{ name, flag: `odd_${field.kind}` }] : [];
  });
}
