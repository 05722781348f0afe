import * as v from "valibot";
import { choose } from "./asking.ts";
import { plainCell } from "./cell.ts";
import { builder, type Common, type Desk, type Kind } from "./kind.ts";
import { typed } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export interface CountryCodeField extends Common {
  readonly kind: "countryCode";
  readonly options: readonly string[];
  readonly locked: boolean;
}

export const countryCode = builder<CountryCodeField>("countryCode");

export const kind: Kind<CountryCodeField> = {
  ...typed,
  ask: choose,
  initial: ({ options }) => options[0] ?? "+91",
  prefill: ({ locked, options }, text) => !locked && options.includes(text),
  schema: ({ options }) => v.optional(v.picklist(["", ...options], t("Choose a country code from the list"))),
};

export const desk: Desk<CountryCodeField> = {
  cell: (value: unknown): string => plainCell(value).replace(/^\+/, ""),
  sample: ({ options }) => options[0] ?? "+91",
};
