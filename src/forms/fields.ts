/**
 * The closed set of field kinds. A kind is one file of `kinds`, which exports what kinds/kind.ts asks for: `kind` and
 * `desk`. Here it stands in both records and lends its builder to the forms.
 */
import * as amount from "./kinds/amount.ts";
import * as checkbox from "./kinds/checkbox.ts";
import * as choice from "./kinds/choice.ts";
import * as countryCode from "./kinds/country-code.ts";
import * as date from "./kinds/date.ts";
import * as email from "./kinds/email.ts";
import * as files from "./kinds/files.ts";
import * as group from "./kinds/group.ts";
import * as longText from "./kinds/long-text.ts";
import * as phone from "./kinds/phone.ts";
import * as pills from "./kinds/pills.ts";
import * as select from "./kinds/select.ts";
import * as size from "./kinds/size.ts";
import * as text from "./kinds/text.ts";
import * as wholeNumber from "./kinds/whole-number.ts";
import * as yesNo from "./kinds/yes-no.ts";
import { plainCell } from "./kinds/cell.ts";
import type { Desk, InputValue, Kind, Values } from "./kinds/kind.ts";

/** What pages and the edge know of a kind: a page carries this, and nothing else of its file. */
const KINDS = {
  text: text.kind,
  longText: longText.kind,
  email: email.kind,
  phone: phone.kind,
  countryCode: countryCode.kind,
  wholeNumber: wholeNumber.kind,
  amount: amount.kind,
  size: size.kind,
  date: date.kind,
  select: select.kind,
  choice: choice.kind,
  yesNo: yesNo.kind,
  checkbox: checkbox.kind,
  pills: pills.kind,
  group: group.kind,
  files: files.kind,
};

/** What staff and tests know of it. */
const DESK = {
  text: text.desk,
  longText: longText.desk,
  email: email.desk,
  phone: phone.desk,
  countryCode: countryCode.desk,
  wholeNumber: wholeNumber.desk,
  amount: amount.desk,
  size: size.desk,
  date: date.desk,
  select: select.desk,
  choice: choice.desk,
  yesNo: yesNo.desk,
  checkbox: checkbox.desk,
  pills: pills.desk,
  group: group.desk,
  files: files.desk,
} satisfies { [K in FieldKind]: Desk<FieldIn<(typeof KINDS)[K]>> };

export { amount } from "./kinds/amount.ts";
export { checkbox } from "./kinds/checkbox.ts";
export { choice } from "./kinds/choice.ts";
export { countryCode } from "./kinds/country-code.ts";
export { date } from "./kinds/date.ts";
export { email } from "./kinds/email.ts";
export { files } from "./kinds/files.ts";
export { group } from "./kinds/group.ts";
export { longText } from "./kinds/long-text.ts";
export { phone } from "./kinds/phone.ts";
export { pills } from "./kinds/pills.ts";
export { select } from "./kinds/select.ts";
export { size } from "./kinds/size.ts";
export { text } from "./kinds/text.ts";
export { wholeNumber } from "./kinds/whole-number.ts";
export { yesNo } from "./kinds/yes-no.ts";

export type FieldKind = keyof typeof KINDS;
type FieldIn<K> = K extends Kind<infer F> ? F : never;
export type Field = FieldIn<(typeof KINDS)[FieldKind]>;
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

export const kindOf = (field: Field): Kind<Field> => KINDS[field.kind] as Kind<Field>;
const deskOf = (kind: FieldKind): Desk<Field> => DESK[kind] as Desk<Field>;

/** What a value of the payload is in one cell of a spreadsheet. */
export const cellOf = (kind: FieldKind, value: unknown, field?: Field): string =>
  (deskOf(kind).cell ?? plainCell)(value, field);

/** What a visitor might enter: the same seed gives the same answer. */
export const sampleOf = (field: Field, seed: number, values: Values = {}): InputValue =>
  deskOf(field.kind).sample(field, seed, values);

export const isAsked = (field: Field, values: Values): boolean =>
  Object.entries(field.when ?? {}).every(([name, wanted]) => [wanted].flat().some((one) => one === values[name]));

/** An option may be called something else on the page than on the wire. */
export const shownOption = (field: Field | undefined, option: string): string =>
  (field && "shown" in field ? field.shown?.[option] : undefined) ?? option;

export { isRequired } from "./kinds/required-message.ts";
export { allOptions, isOptionsBy, offeredOptions } from "./kinds/options.ts";
export type { FormValues, InputValue, RowInput } from "./kinds/kind.ts";
export type { FilesField } from "./kinds/files.ts";
