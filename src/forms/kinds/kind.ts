/** What a field kind must say of itself. One kind is one file beside this one, and one control in `src/ui/forms/controls`. */
import type { GenericSchema } from "valibot";

/** The field is asked only while another field has this value, or one of these. */
export type Condition = Readonly<Record<string, string | readonly string[]>>;

/** What every field has. */
export interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  readonly when?: Condition;
}

/** Nothing but what `T` has. */
export type Exact<T, F> = { readonly [X in Exclude<keyof F, keyof T>]: never };

/** A field as it was written: its words and options stay literal types, so that a translation can be held to them. */
type Written<K extends { readonly kind: string }, F> = Pick<K, "kind"> & F;

/** Makes fields of one kind. What no such field has does not compile. */
export const fieldBuilder =
  <K extends { readonly kind: string }>(kind: K["kind"]) =>
  <const F extends Omit<K, "kind">>(field: F & Exact<K, F>): Written<K, F> => ({
    kind,
    ...field,
  });

export interface RequirableField extends FieldBase {
  /** `true` takes the kind's own wording; a string is the message itself. */
  readonly required?: true | string;
}

/** One row of a group as it is being typed. */
export type RowInput = Readonly<Record<string, string>>;
/** What a control holds while the visitor types: text for everything that is typed or chosen. */
export type InputValue = string | boolean | readonly string[] | readonly RowInput[];
export type FormValues = Record<string, InputValue>;
/** The values of a form's other fields, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The texts that native controls of one name hold; undefined where nothing is known of them. */
export type ControlReader = (name: string) => readonly string[] | undefined;

export type Schema = GenericSchema<unknown>;

/** What pages and the edge ask of a kind. */
export interface Kind<F> {
  /** What is said to a visitor who left a required one blank. */
  requiredMessage(field: F): string;
  /** What the control holds before anybody touched it. */
  initialValue(field: F, values: Values): InputValue;
  /** What was typed, the way it should stand in the control, whether a key, a link or yesterday's draft put it there. */
  format(field: F, typed: string): string;
  /** The way it should stand there once the visitor has left it. Default: as it stands. */
  normalizeOnBlur?(field: F, typed: string): string;
  /** Whether a link may put this text into the control. */
  acceptsQueryParam(field: F, text: string, values: Values): boolean;
  /** What native controls hold, not formatted yet; undefined where nothing is known of them. */
  readControls(field: F, name: string, controls: ControlReader): InputValue | undefined;
  /** What a native post means that does not name the control at all. Default: that it was not touched. */
  readonly uncheckedValue?: InputValue;
  /** What stands on the wire; undefined is left out. */
  toWire(field: F, value: InputValue, values: Values): unknown;
  /** What came from the wire, as the schema expects it. Default: as it came. */
  fromWire?(field: F, value: unknown): unknown;
  /** Judges what stands on the wire, where `undefined` is an answer that was not given. */
  schema(field: F, required: boolean): Schema;
  /** The fields that it hangs on besides its condition: each must exist. */
  dependsOn?(field: F): readonly string[];
  /** What the schema cannot see, since it hangs on other fields; undefined where all is well. */
  crossFieldError?(field: F, value: unknown, values: Values, labelOf: (name: string) => string): string | undefined;
}

/** What staff and tests ask of a kind; no page carries it. */
export interface Desk<F> {
  /**
   * The text of one spreadsheet cell. Default: the value as text.
   *
   * @param value from a stored payload: an earlier release may have stored another type than the field has today
   */
  cell?(value: unknown, field: F | undefined): string;
  /** What a visitor might enter: the same seed gives the same answer. */
  sample(field: F, seed: number, values: Values): InputValue;
}
