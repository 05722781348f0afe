import type { Field, FieldKind, FieldOf, InputValue } from "../../../forms/fields.ts";

/** What every control is given; a control draws one kind of field and reports what the visitor does to it. */
export interface ControlProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly error: string | undefined;
  /** The browser's own `required`, where a form relies on it. */
  readonly nativeRequired: boolean;
  readonly onChange: (value: InputValue) => void;
  /** Another field of the form, for controls that are drawn together. */
  readonly sibling: (name: string) => Sibling | undefined;
}

export interface Sibling {
  readonly field: Field;
  readonly value: InputValue;
  readonly onChange: (value: InputValue) => void;
}

export type ControlOf<K extends FieldKind> = (props: ControlProps<FieldOf<K>>) => React.ReactNode;
