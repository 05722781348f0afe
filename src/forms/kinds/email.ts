import { plainCell } from "./cell.ts";
import { builder, type Askable, type Desk, type Kind } from "./kind.ts";
import { textSchema, typed } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export interface EmailField extends Askable {
  readonly kind: "email";
}

export const email = builder<EmailField>("email");

export const EMAIL_LENGTH = 254;

export const kind: Kind<EmailField> = {
  ...typed,
  schema: (field, required) =>
    textSchema(field, required, {
      maxLength: EMAIL_LENGTH,
      test: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value),
      message: t("Enter an email address in the correct format, like name@example.com"),
    }),
};

export const desk: Desk<EmailField> = {
  cell: plainCell,
  sample: (_field, seed) => `visitor${seed}@example.com`,
};
