import type { Desk, Kind } from "./kind.ts";
import { type OneOf, oneOf, sampleOption } from "./options.ts";

/** One of a few options, all visible: radios or a segmented control. */
export interface ChoiceField extends OneOf {
  readonly kind: "choice";
}

export const kind: Kind<ChoiceField> = oneOf;

export const desk: Desk<ChoiceField> = { sample: sampleOption };
