import type { RequirableField, Desk, Kind } from "./kind.ts";
import { textSchema, typedKind } from "./typed.ts";

export interface TextField extends RequirableField {
  readonly kind: "text";
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** A phone's keyboard starts each word of a name or a place with a capital. */
  readonly of?: "name" | "place";
  /** It asks for an area. Without a unit that is in square feet (`sqft`), or the page asks for the unit (`any`). */
  readonly area?: "sqft" | "any";
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  readonly inputMode?: "text" | "numeric" | "decimal";
}

export const textLength = ({ maxLength = 200 }: Pick<TextField, "maxLength">): number => maxLength;

export const kind: Kind<TextField> = {
  ...typedKind,
  acceptsQueryParam: () => true,
  schema: (field, required) => textSchema(field, required, { maxLength: textLength(field) }),
};

export const desk: Desk<TextField> = {
  sample: (field, seed) =>
    `Sector ${(seed % 90) + 1}, near the "old" market`.slice(0, textLength(field)),
};
