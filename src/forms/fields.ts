/**
 * The closed set of field kinds. Each kind is one file of `kinds`, which exports `kind` and `desk`
 * (see kinds/kind.ts). This file collects them in two records and adds a builder for each kind.
 */
import * as amountKind from "./kinds/amount.ts";
import * as checkboxKind from "./kinds/checkbox.ts";
import * as choiceKind from "./kinds/choice.ts";
import * as countryCodeKind from "./kinds/country-code.ts";
import * as dateKind from "./kinds/date.ts";
import * as emailKind from "./kinds/email.ts";
import * as filesKind from "./kinds/files.ts";
import * as groupKind from "./kinds/group.ts";
import * as longTextKind from "./kinds/long-text.ts";
import * as phoneKind from "./kinds/phone.ts";
import * as pillsKind from "./kinds/pills.ts";
import * as selectKind from "./kinds/select.ts";
import * as sizeKind from "./kinds/size.ts";
import * as textKind from "./kinds/text.ts";
import * as wholeNumberKind from "./kinds/whole-number.ts";
import * as yesNoKind from "./kinds/yes-no.ts";
import { plainCell } from "./kinds/cell.ts";
import { isRequired } from "./kinds/required-message.ts";
import { type Desk, fieldBuilder, type InputValue, type Kind, type Values } from "./kinds/kind.ts";

/** The part of each kind that pages and the worker use. Pages load nothing else of its file. */
const KINDS = {
  text: textKind.kind,
  longText: longTextKind.kind,
  email: emailKind.kind,
  phone: phoneKind.kind,
  countryCode: countryCodeKind.kind,
  wholeNumber: wholeNumberKind.kind,
  amount: amountKind.kind,
  size: sizeKind.kind,
  date: dateKind.kind,
  select: selectKind.kind,
  choice: choiceKind.kind,
  yesNo: yesNoKind.kind,
  checkbox: checkboxKind.kind,
  pills: pillsKind.kind,
  group: groupKind.kind,
  files: filesKind.kind,
};

/** The part of each kind that staff and tests use. */
const DESK_KINDS = {
  text: textKind.desk,
  longText: longTextKind.desk,
  email: emailKind.desk,
  phone: phoneKind.desk,
  countryCode: countryCodeKind.desk,
  wholeNumber: wholeNumberKind.desk,
  amount: amountKind.desk,
  size: sizeKind.desk,
  date: dateKind.desk,
  select: selectKind.desk,
  choice: choiceKind.desk,
  yesNo: yesNoKind.desk,
  checkbox: checkboxKind.desk,
  pills: pillsKind.desk,
  group: groupKind.desk,
  files: filesKind.desk,
} satisfies { [K in FieldKind]: Desk<FieldIn<(typeof KINDS)[K]>> };

export type FieldKind = keyof typeof KINDS;
type FieldIn<K> = K extends Kind<infer F> ? F : never;
export type Field = FieldIn<(typeof KINDS)[FieldKind]>;
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

export const amount = fieldBuilder<amountKind.AmountField>("amount");
export const checkbox = fieldBuilder<checkboxKind.CheckboxField>("checkbox");
export const choice = fieldBuilder<choiceKind.ChoiceField>("choice");
export const countryCode = fieldBuilder<countryCodeKind.CountryCodeField>("countryCode");
export const date = fieldBuilder<dateKind.DateField>("date");
export const email = fieldBuilder<emailKind.EmailField>("email");
export const files = fieldBuilder<filesKind.FilesField>("files");
export const group = fieldBuilder<groupKind.GroupField>("group");
export const longText = fieldBuilder<longTextKind.LongTextField>("longText");
export const phone = fieldBuilder<phoneKind.PhoneField>("phone");
export const pills = fieldBuilder<pillsKind.PillsField>("pills");
export const select = fieldBuilder<selectKind.SelectField>("select");
export const size = fieldBuilder<sizeKind.SizeField>("size");
export const text = fieldBuilder<textKind.TextField>("text");
export const wholeNumber = fieldBuilder<wholeNumberKind.WholeNumberField>("wholeNumber");
export const yesNo = fieldBuilder<yesNoKind.YesNoField>("yesNo");

export const findKind = (field: Field): Kind<Field> => KINDS[field.kind] as Kind<Field>;
const findDesk = (kind: FieldKind): Desk<Field> => DESK_KINDS[kind] as Desk<Field>;

/** The kinds in the order of the styleguide. */
export const fieldKinds = Object.keys(KINDS) as FieldKind[];

/** Whether a spreadsheet may calculate with the cells of a kind. */
export const isNumeric = (kind: FieldKind): boolean => findDesk(kind).isNumeric ?? false;

/** Whether the label says "(optional)": the control may stay blank, as it is at first. */
export function isOptional(field: Field): boolean {
  const untouched = findKind(field).initialValue(field, {});
  return (
    !isRequired(field) && (untouched === "" || (Array.isArray(untouched) && untouched.length === 0))
  );
}

/** The text of a spreadsheet cell. @param value from a stored payload */
export const formatCell = (kind: FieldKind, value: unknown, field?: Field): string =>
  (findDesk(kind).cell ?? plainCell)(value, field);

/** A sample answer. The same seed returns the same answer. */
export const createSample = (field: Field, seed: number, values: Values = {}): InputValue =>
  findDesk(field.kind).sample(field, seed, values);

/** Whether a field's condition is met. */
export const isAsked = (field: Field, values: Values): boolean =>
  Object.entries(field.when ?? {}).every(([name, required]) =>
    [required].flat().some((option) => option === values[name]),
  );

/** The visible label of an option. The wire value may differ. */
export const optionLabel = (field: Field | undefined, option: string): string =>
  (field && "optionLabels" in field ? field.optionLabels?.[option] : undefined) ?? option;

export { isRequired };
export { allOptions, choicesToReset, isOptionsBy, listOfferedOptions } from "./kinds/options.ts";
export type { Answers, FormValues, InputValue, RowInput } from "./kinds/kind.ts";
export type { FilesField } from "./kinds/files.ts";
