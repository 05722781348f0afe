import type { RequirableField, Desk, Kind } from "./kind.ts";
import { textSchema, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export interface EmailField extends RequirableField {
  readonly kind: "email";
}

export const EMAIL_LENGTH = 254;

export const kind: Kind<EmailField> = {
  ...typedKind,
  schema: (field, required) =>
    textSchema(field, required, {
      maxLength: EMAIL_LENGTH,
      test: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value),
      message: t("Enter an email address in the correct format, like name@example.com"),
    }),
};

export const desk: Desk<EmailField> = { sample: (_field, seed) => `visitor${seed}@example.com` };
