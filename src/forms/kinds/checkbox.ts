import * as v from "valibot";
import { choose } from "./asking.ts";
import { yesNoCell } from "./cell.ts";
import { builder, type Common, type Desk, type Kind } from "./kind.ts";
import { typed } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** A boolean on the wire, asked as a tick. */
export interface CheckboxField extends Common {
  readonly kind: "checkbox";
  readonly initial: boolean;
}

export const checkbox = builder<CheckboxField>("checkbox");

export const kind: Kind<CheckboxField> = {
  ...typed,
  ask: choose,
  initial: ({ initial }) => initial,
  read(_field, name, controls) {
    const texts = controls(name);
    return texts && texts.length > 0;
  },
  unticked: false,
  toWire: (_field, value) => value,
  schema: ({ label }) => v.optional(v.boolean(t("{label} must be ticked or not ticked", { label }))),
};

export const desk: Desk<CheckboxField> = {
  cell: yesNoCell,
  sample: (_field, seed) => seed % 3 === 0,
};
