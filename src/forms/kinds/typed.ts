/** Shared by the kinds that are typed: a text in the control, and the same text on the wire. */
import * as v from "valibot";
import { isBlank, OBJECT_PLACEHOLDER } from "../reading/blank.ts";
import { enter } from "./required-message.ts";
import type { RequirableField, FieldBase, Kind, Schema } from "./kind.ts";
import { t } from "../../i18n/t.ts";

export const typedKind: Omit<Kind<FieldBase>, "schema"> = {
  requiredMessage: enter,
  initialValue: () => "",
  format: (_field, text) => text,
  acceptsQueryParam: () => false,
  readControls(_field, name, controls) {
    const texts = controls(name);
    return texts && (texts[0] ?? "");
  },
  toWire(_field, value) {
    if (isBlank(value)) return undefined;
    return typeof value === "string" ? value.replaceAll(OBJECT_PLACEHOLDER, "") : value;
  },
};

/** Checks the length of a list before its items: a list of ten thousand is one problem, not ten thousand. */
export const atMostItems = (most: number, requiredMessage: string, message: string) =>
  v.pipe(v.array(v.unknown(), requiredMessage), v.maxLength(most, message));

export const optionalUnlessRequired = (schema: Schema, required: boolean): Schema =>
  required ? schema : v.optional(schema);

interface Rule {
  /** Default: "Enter …". */
  readonly requiredMessage?: string;
  readonly maxLength: number;
  readonly test?: (value: string) => boolean;
  /** The message where the test fails. */
  readonly message?: string;
}

/** A string that may be blank unless the field is required. A text that is not blank must pass the test. */
export function textSchema(
  field: RequirableField,
  required: boolean,
  { requiredMessage = enter(field), maxLength, test, message }: Rule,
): Schema {
  // Nothing reads a text that is too long, because some readers would take seconds.
  const isLong = (value: string): boolean => value.length > maxLength;
  const schema = v.pipe(
    v.string(({ input }) =>
      isBlank(input)
        ? requiredMessage
        : (message ?? t("{label} must be text", { label: field.label })),
    ),
    v.maxLength(
      maxLength,
      t("{label} must be {maxLength} characters or fewer", { label: field.label, maxLength }),
    ),
    v.check((value) => isLong(value) || !required || !isBlank(value), requiredMessage),
    v.check((value) => isLong(value) || isBlank(value) || !test || test(value), message),
  );
  return optionalUnlessRequired(schema, required);
}
