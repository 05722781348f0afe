import type { Desk, Kind } from "./kind.ts";
import { type OptionField, optionKind, sampleOption } from "./options.ts";

/** One of a few options, all visible: radios or a segmented control. */
export interface ChoiceField extends OptionField {
  readonly kind: "choice";
}

export const kind: Kind<ChoiceField> = { ...optionKind, set: "radios" };

export const desk: Desk<ChoiceField> = { sample: sampleOption };
