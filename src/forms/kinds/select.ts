import type { Desk, Kind } from "./kind.ts";
import { type OneOf, oneOf, sampleOption } from "./options.ts";

export interface SelectField extends OneOf {
  readonly kind: "select";
  readonly placeholder?: string;
}

export const kind: Kind<SelectField> = oneOf;

export const desk: Desk<SelectField> = { sample: sampleOption };
