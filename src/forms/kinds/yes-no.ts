import * as v from "valibot";
import { choose, lower } from "./required-message.ts";
import { yesNoCell } from "./cell.ts";
import type { FieldBase, Desk, Kind } from "./kind.ts";
import { typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

/** Yes or No: a boolean on the wire. */
export interface YesNoField extends FieldBase {
  readonly kind: "yesNo";
  readonly initial: boolean;
}

export const kind: Kind<YesNoField> = {
  ...typedKind,
  set: "radios",
  requiredMessage: choose,
  initialValue: ({ initial }) => initial,
  readControls(_field, name, controls) {
    const texts = controls(name);
    return texts && texts[0] === "Yes";
  },
  toWire: (_field, value) => value,
  // The page always sends it. Other clients may omit it, because no form requires it.
  schema: ({ label }) =>
    v.optional(v.boolean(t("Choose yes or no for {label}", { label: lower(label) }))),
};

export const desk: Desk<YesNoField> = {
  cell: yesNoCell,
  sample: (_field, seed) => seed % 2 === 0,
};
