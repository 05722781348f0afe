/** The parts of a field kind. One kind is one file in this folder, and one control in `src/ui/forms/controls`. */
import type { GenericSchema } from "valibot";

/** The page shows the field only while another field has this value, or one of these. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

/** The properties shared by every field. */
export interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  readonly when?: Condition;
}

/** Forbids properties that `T` does not have. */
export type Exact<T, F> = { readonly [X in Exclude<keyof F, keyof T>]: never };

/** A field with its texts and options as literal types, so that translations can be checked against them. */
type Written<K extends { readonly kind: string }, F> = Pick<K, "kind"> & F;

/** Makes the builder of a kind's fields. A property that such a field does not have does not compile. */
export const fieldBuilder =
  <K extends { readonly kind: string }>(kind: K["kind"]) =>
  <const F extends Omit<K, "kind">>(field: F & Exact<K, F>): Written<K, F> => ({
    kind,
    ...field,
  });

export interface RequirableField extends FieldBase {
  /** `true` uses the kind's own wording. A string is the message itself. */
  readonly required?: true | string;
}

/** One row of a group as it is being typed. */
export type RowInput = Readonly<Record<string, string>>;
/** The state of a control during input: text for everything that is typed or chosen. */
export type InputValue = string | boolean | readonly string[] | readonly RowInput[];
export type FormValues = Record<string, InputValue>;
/** The values of a form's other fields, by name. */
export type Values = Readonly<Record<string, unknown>>;
/** Answers by field name, as they are sent and stored: an amount is a number. */
export type Answers = Values;

/** Returns the texts of the native controls with a name, or `undefined` if the page has none. */
export type ControlReader = (name: string) => readonly string[] | undefined;

export type Schema = GenericSchema<unknown>;

/** The context of a validation. */
export interface CheckContext {
  readonly values: Values;
  readonly findLabel: (name: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds that the answers may have waited. A date that was today when the visitor chose it is still valid. */
  readonly grace: number;
}

interface InputAttributes {
  readonly type?: "email";
  readonly inputMode?: "numeric" | "decimal";
  readonly autoComplete?: string;
  /** The most characters. The control says how many are too many, and cuts nothing. */
  readonly most?: number;
}

/**
 * The part of a kind that pages and the worker need.
 *
 * @example
 * export interface PincodeField extends RequirableField {
 *   readonly kind: "pincode";
 * }
 * const digits = (text: string): string => westernDigits(text).replace(/\D/g, "");
 * export const kind: Kind<PincodeField> = {
 *   ...typedKind,
 *   input: { inputMode: "numeric", autoComplete: "postal-code" },
 *   normalizeOnBlur: (_field, text) => digits(text),
 *   toWire: (_field, value) => (isBlank(value) ? undefined : digits(String(value))),
 *   schema: (field, required) =>
 *     textSchema(field, required, { maxLength: 6, test: (text) => /^[1-9]\d{5}$/.test(text), message: t("Enter six digits") }),
 * };
 * export const desk: Desk<PincodeField> = { sample: () => "560034" };
 */
export interface Kind<F> {
  /** The attributes of its `<input>`, on the page and in the plain HTML of the edge. */
  readonly input?: InputAttributes;
  /** The controls, if it has several in a fieldset. */
  readonly set?: "radios" | "checkboxes";
  /** The message where a required field is blank. */
  requiredMessage(field: F): string;
  /** The value of an untouched control. */
  initialValue(field: F, values: Values): InputValue;
  /** Formats a text for the control, whether it was typed, or came from a link or a draft. */
  format(field: F, typed: string): string;
  /** Formats the text when the visitor leaves the control. Default: no change. */
  normalizeOnBlur?(field: F, typed: string): string;
  /** Whether a link may fill in this text. */
  acceptsQueryParam(field: F, text: string, values: Values): boolean;
  /** Reads the unformatted value of native controls, or `undefined` if the page has none. */
  readControls(field: F, name: string, controls: ControlReader): InputValue | undefined;
  /** The value where a native post has no such name, as of an unticked box. Default: the initial value. */
  readonly uncheckedValue?: InputValue;
  /** The value on the wire. `undefined` is omitted. */
  toWire(field: F, value: InputValue, values: Values): unknown;
  /** Decodes a value from the wire. Default: no change. */
  fromWire?(field: F, value: unknown): unknown;
  /** The schema of the value on the wire, where undefined is a missing answer. */
  schema(field: F, required: boolean): Schema;
  /** The other fields that the kind reads, besides those in `when`. Each must exist. */
  dependsOn?(field: F): readonly string[];
  /** Returns the error of a value that contradicts other answers or the date, or `undefined`. */
  errorInContext?(field: F, value: unknown, context: CheckContext): string | undefined;
}

/** The part of a kind that staff and tests need. Pages do not load it. */
export interface Desk<F> {
  /** Whether its cells are numbers or dates, which a spreadsheet may calculate with. */
  readonly isNumeric?: true;
  /**
   * The text of one spreadsheet cell. Default: the value as text.
   *
   * @param value from a stored payload: an earlier release may have stored another type than the field has today
   */
  cell?(value: unknown, field: F | undefined): string;
  /** A sample answer. The same seed returns the same answer. */
  sample(field: F, seed: number, values: Values): InputValue;
}
