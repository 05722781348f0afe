import type { Desk, Kind } from "./kind.ts";
import { type OneOf, oneOf, sampleOption } from "./options.ts";

/** A select whose options are all in view: radios or a segmented control. */
export interface ChoiceField extends OneOf {
  readonly kind: "choice";
}

export const kind: Kind<ChoiceField> = oneOf;

export const desk: Desk<ChoiceField> = { sample: sampleOption };
