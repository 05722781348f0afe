import type { Desk, Kind } from "./kind.ts";
import { type OptionField, optionKind, sampleOption } from "./options.ts";

export interface SelectField extends OptionField {
  readonly kind: "select";
  readonly placeholder?: string;
}

export const kind: Kind<SelectField> = optionKind;

export const desk: Desk<SelectField> = { sample: sampleOption };
