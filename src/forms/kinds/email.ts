import type { RequirableField, Desk, Kind } from "./kind.ts";
import { isBlank } from "../reading/blank.ts";
import { textSchema, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export interface EmailField extends RequirableField {
  readonly kind: "email";
}

export const EMAIL_LENGTH = 254;

/** The address alone: without what nobody sees, and what is copied along with it. */
function addressIn(text: string): string {
  const written = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const [, within = written] = /<([^<>\s]+@[^<>\s]+)>/.exec(written) ?? [];
  return within
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace(/^["'(<]+|[\s,;.>)"']+$/g, "");
}

export const kind: Kind<EmailField> = {
  ...typedKind,
  normalizeOnBlur: (_field, text) => addressIn(text),
  toWire: (_field, value) => (isBlank(value) ? undefined : addressIn(String(value))),
  fromWire: (_field, value) => (typeof value === "string" ? addressIn(value) : value),
  schema: (field, required) =>
    textSchema(field, required, {
      maxLength: EMAIL_LENGTH,
      test: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value),
      message: t("Enter an email address in the correct format, like name@example.com"),
    }),
};

export const desk: Desk<EmailField> = { sample: (_field, seed) => `visitor${seed}@example.com` };
