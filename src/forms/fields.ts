/**
 * The closed set of field kinds. A field is plain data; what a kind means for a control, a schema, a column or a cell
 * is one table over `FieldKind` where that concern lives, made total by `satisfies Record<FieldKind, …>`.
 */

/** The field is asked only while another field has this value, or one of these. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

/** Options that depend on the value of another field. */
export interface OptionsBy {
  readonly by: string;
  readonly of: Readonly<Record<string, readonly string[]>>;
}

interface Common {
  readonly label: string;
  readonly hint?: string;
  readonly when?: Condition;
}

interface Askable extends Common {
  /** `true` takes the kind's own wording; a string is the message itself. */
  readonly required?: true | string;
}

export interface TextField extends Askable {
  readonly kind: "text";
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  readonly inputMode?: "text" | "numeric" | "decimal";
}
export interface LongTextField extends Askable {
  readonly kind: "longText";
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  readonly rows?: number;
}
export interface EmailField extends Askable {
  readonly kind: "email";
}
export interface PhoneField extends Askable {
  readonly kind: "phone";
  /** The sibling field that holds the country code; without one the number is Indian and the code is not sent. */
  readonly code?: string;
}
export interface CountryCodeField extends Common {
  readonly kind: "countryCode";
  readonly options: readonly string[];
  readonly locked: boolean;
}
export interface WholeNumberField extends Askable {
  readonly kind: "wholeNumber";
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: string;
}
/** Rupees. Shown with Indian grouping and in words; a number on the wire. */
export interface AmountField extends Askable {
  readonly kind: "amount";
  /** Shown behind the field, such as "per month". */
  readonly suffix?: string;
  /** The least that may be entered; default: above 0 where the amount is required. */
  readonly min?: number;
  /** The sibling amount that this one must not exceed. */
  readonly atMost?: string;
  /** Whole rupees: only digits are kept. */
  readonly whole?: true;
}
/** A number whose unit, placeholder and label follow a sibling choice. */
export interface SizeField extends Askable {
  readonly kind: "size";
  readonly unit: string;
}
/** A calendar day, YYYY-MM-DD, judged by the day in India. */
export interface DateField extends Askable {
  readonly kind: "date";
  readonly not: "past" | "future";
}
export interface SelectField<O extends string = string> extends Askable {
  readonly kind: "select";
  readonly options: readonly O[] | OptionsBy;
  readonly initial?: string;
  readonly placeholder?: string;
}
/** A select whose options are all in view: radios or a segmented control. */
export interface ChoiceField<O extends string = string> extends Askable {
  readonly kind: "choice";
  readonly options: readonly O[] | OptionsBy;
  readonly initial?: string;
  /** What an option is called on the page, where the wire spells it otherwise. */
  readonly shown?: Readonly<Record<string, string>>;
}
/** A boolean on the wire, asked as Yes or No. */
export interface YesNoField extends Common {
  readonly kind: "yesNo";
  readonly initial: boolean;
}
/** A boolean on the wire, asked as a tick. */
export interface CheckboxField extends Common {
  readonly kind: "checkbox";
  readonly initial: boolean;
}
export interface PillsField<O extends string = string> extends Askable {
  readonly kind: "pills";
  readonly options: readonly O[];
  readonly initial?: readonly O[];
  /** The option that excludes all others, such as "None". */
  readonly exclusive?: O;
}
/** A picker. What it admits and which endpoint takes it is the form's `upload` rule. */
export interface FilesField extends Common {
  readonly kind: "files";
}
export type RowFields = Readonly<Record<string, TextField | LongTextField | SelectField | ChoiceField>>;
/** Rows that the visitor adds and removes; never fewer than one. Each row carries its number as `id`. */
export interface GroupField<R extends RowFields = RowFields> extends Common {
  readonly kind: "group";
  /** What one row is called, such as "Visit". */
  readonly row: string;
  readonly fields: R;
  readonly maxRows?: number;
}

export type Field =
  | TextField
  | LongTextField
  | EmailField
  | PhoneField
  | CountryCodeField
  | WholeNumberField
  | AmountField
  | SizeField
  | DateField
  | SelectField
  | ChoiceField
  | YesNoField
  | CheckboxField
  | PillsField
  | FilesField
  | GroupField;

export type FieldKind = Field["kind"];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Fields = Readonly<Record<string, Field>>;

type Options<F> = F extends { options: infer O }
  ? O extends readonly (infer I extends string)[]
    ? I
    : O extends { of: Readonly<Record<string, readonly (infer I extends string)[]>> }
      ? I
      : never
  : never;

/** What a field's value is on the wire. */
export type WireValue<F> = F extends { kind: "wholeNumber" | "amount" | "size" }
  ? number
  : F extends { kind: "yesNo" | "checkbox" }
    ? boolean
    : F extends { kind: "pills" }
      ? readonly Options<F>[]
      : F extends { kind: "select" | "choice" | "countryCode" }
        ? Options<F>
        : F extends { kind: "group"; fields: infer R }
          ? readonly ({ id: number } & WireValues<R>)[]
          : string;

export type IsRequired<F> = F extends { required: true | string; when?: undefined }
  ? true
  : F extends { kind: "yesNo" | "checkbox" | "countryCode" | "group"; when?: undefined }
    ? true
    : false;

type Simplify<T> = { [K in keyof T]: T[K] } & {};
export type WireValues<R> = Simplify<
  { readonly [K in keyof R as IsRequired<R[K]> extends true ? K : never]: WireValue<R[K]> } & {
    readonly [K in keyof R as IsRequired<R[K]> extends true ? never : K]?: WireValue<R[K]>;
  }
>;

/** One row of a group as it is being typed. */
export type RowInput = Readonly<Record<string, string>>;
/** What a control holds while the visitor types: text for everything that is typed or chosen. */
export type InputValue = string | boolean | readonly string[] | readonly RowInput[];
export type FormValues = Record<string, InputValue>;

// Builders: they add the kind and keep the literal types of what they are given.
type Rest<F> = Omit<F, "kind">;
export const text = <const O extends Rest<TextField>>(o: O) => ({ kind: "text" as const, ...o });
export const longText = <const O extends Rest<LongTextField>>(o: O) => ({ kind: "longText" as const, ...o });
export const email = <const O extends Rest<EmailField>>(o: O) => ({ kind: "email" as const, ...o });
export const phone = <const O extends Rest<PhoneField>>(o: O) => ({ kind: "phone" as const, ...o });
export const countryCode = <const O extends Rest<CountryCodeField>>(o: O) => ({ kind: "countryCode" as const, ...o });
export const wholeNumber = <const O extends Rest<WholeNumberField>>(o: O) => ({ kind: "wholeNumber" as const, ...o });
export const amount = <const O extends Rest<AmountField>>(o: O) => ({ kind: "amount" as const, ...o });
export const size = <const O extends Rest<SizeField>>(o: O) => ({ kind: "size" as const, ...o });
export const date = <const O extends Rest<DateField>>(o: O) => ({ kind: "date" as const, ...o });
export const select = <const O extends Rest<SelectField>>(o: O) => ({ kind: "select" as const, ...o });
export const choice = <const O extends Rest<ChoiceField>>(o: O) => ({ kind: "choice" as const, ...o });
export const yesNo = <const O extends Rest<YesNoField>>(o: O) => ({ kind: "yesNo" as const, ...o });
export const checkbox = <const O extends Rest<CheckboxField>>(o: O) => ({ kind: "checkbox" as const, ...o });
export const pills = <const O extends Rest<PillsField>>(o: O) => ({ kind: "pills" as const, ...o });
export const files = <const O extends Rest<FilesField>>(o: O) => ({ kind: "files" as const, ...o });
export const group = <const O extends Rest<GroupField>>(o: O) => ({ kind: "group" as const, ...o });

export const isOptionsBy = (options: readonly string[] | OptionsBy): options is OptionsBy => !Array.isArray(options);

/** Every option a field could ever offer. */
export const allOptions = (options: readonly string[] | OptionsBy): readonly string[] =>
  isOptionsBy(options) ? [...new Set(Object.values(options.of).flat())] : options;

/** The options on offer given the other values; all of them while the answer that decides is none that decides. */
export function offeredOptions(
  options: readonly string[] | OptionsBy,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (!isOptionsBy(options)) return options;
  const decides = values[options.by];
  const offered = typeof decides === "string" && Object.hasOwn(options.of, decides) ? options.of[decides] : undefined;
  return offered ?? allOptions(options);
}

export const isAsked = (field: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, wanted]) => [wanted].flat().some((one) => one === values[name]));
