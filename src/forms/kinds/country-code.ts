import * as v from "valibot";
import { choose } from "./required-message.ts";
import { plainCell } from "./cell.ts";
import type { FieldBase, Desk, Kind } from "./kind.ts";
import { typedKind } from "./typed.ts";
import { westernDigits } from "../reading/digits.ts";
import { t } from "../../i18n/t.ts";

export interface CountryCodeField extends FieldBase {
  readonly kind: "countryCode";
  readonly options: readonly string[];
  readonly locked: boolean;
}

/** A country code as the list has it. Other programs send it without its plus, with 00, or as a number. */
export const codeIn = (typed: string): string =>
  westernDigits(typed)
    .normalize("NFKC")
    .trim()
    .replace(/^(?:\+|00)? ?(?=\d+$)/, "+");

export const kind: Kind<CountryCodeField> = {
  ...typedKind,
  requiredMessage: choose,
  initialValue: ({ options }) => options[0]!,
  acceptsQueryParam: ({ locked, options }, text) => !locked && options.includes(text),
  fromWire: (_, value) =>
    typeof value === "number" || typeof value === "string" ? codeIn(String(value)) : value,
  schema: ({ options }) =>
    v.optional(v.picklist(["", ...options], t("Choose a country code from the list"))),
};

export const desk: Desk<CountryCodeField> = {
  isNumeric: true,
  cell: (value: unknown): string => plainCell(value).replace(/^\+/, ""),
  sample: ({ options }) => options[0]!,
};
