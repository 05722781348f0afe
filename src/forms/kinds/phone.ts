import { isPhone, normalisePhone, PHONE_LENGTH } from "../reading/phone.ts";
import { plainCell } from "./cell.ts";
import type { RequirableField, Desk, Kind } from "./kind.ts";
import { textSchema, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export { PHONE_LENGTH };

export interface PhoneField extends RequirableField {
  readonly kind: "phone";
  /**
   * The sibling field with the country code. Without one the number is Indian, and the body has no
   * code.
   */
  readonly code?: string;
  /** The sibling field with the visitor's country of residence. */
  readonly residence?: string;
}

/** The field's hint, and how to write a number from another country. */
export const phoneHint = ({ hint }: PhoneField, isLocked: boolean): string =>
  [
    hint,
    t(
      isLocked
        ? "Outside India? Start with + and your country code."
        : "Another country? Start with + and its code.",
    ),
  ]
    .filter(Boolean)
    .join(" ");

export const kind: Kind<PhoneField> = {
  ...typedKind,
  schema: (field, required) =>
    textSchema(field, required, {
      maxLength: PHONE_LENGTH,
      test: isPhone,
      message: t("Enter a phone number with 7 to 15 digits, like 98765 43210"),
    }),
  // Other programs send it as a number.
  fromWire: (_, value) => (typeof value === "number" ? String(value) : value),
  dependsOn: ({ code, residence }) => [code, residence].filter((name) => name !== undefined),
};

export const desk: Desk<PhoneField> = {
  isNumeric: true,
  /** Digits only, because spreadsheets read a leading + as a formula. A foreign code is in brackets. */
  cell: (value) => {
    if (typeof value !== "string") return plainCell(value);
    const { countryCode, number } = normalisePhone(value, "+91");
    return countryCode === "+91" ? number : `(${countryCode}) ${number}`;
  },
  sample: (_field, seed) => String(9_800_000_000 + (seed % 100_000)),
};
