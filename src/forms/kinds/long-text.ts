import type { RequirableField, Desk, Kind } from "./kind.ts";
import { textSchema, typedKind } from "./typed.ts";

export interface LongTextField extends RequirableField {
  readonly kind: "longText";
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Among other things it asks an area. */
  readonly area?: true;
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  readonly rows?: number;
}

export const longTextLength = ({ maxLength = 5000 }: LongTextField): number => maxLength;

export const kind: Kind<LongTextField> = {
  ...typedKind,
  acceptsQueryParam: () => true,
  schema: (field, required) => textSchema(field, required, { maxLength: longTextLength(field) }),
};

export const desk: Desk<LongTextField> = {
  sample: (_field, seed) =>
    `Please call after 6 pm.\nWe have seen ${seed % 7} flats, none of them quiet.`,
};
