import * as v from "valibot";
import { choose } from "./required-message.ts";
import { yesNoCell } from "./cell.ts";
import type { FieldBase, Desk, Kind } from "./kind.ts";
import { typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** A checkbox: a boolean on the wire. */
export interface CheckboxField extends FieldBase {
  readonly kind: "checkbox";
  readonly initial: boolean;
}

export const kind: Kind<CheckboxField> = {
  ...typedKind,
  set: "checkboxes",
  requiredMessage: choose,
  initialValue: ({ initial }) => initial,
  readControls(_field, name, controls) {
    const texts = controls(name);
    return texts && texts.length > 0;
  },
  uncheckedValue: false,
  toWire: (_field, value) => value,
  schema: ({ label }) =>
    v.optional(v.boolean(t("{label} must be ticked or not ticked", { label }))),
};

export const desk: Desk<CheckboxField> = {
  cell: yesNoCell,
  sample: (_field, seed) => seed % 3 === 0,
};
