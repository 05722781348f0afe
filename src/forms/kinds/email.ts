import type { RequirableField, Desk, Kind } from "./kind.ts";
import { isBlank } from "../reading/blank.ts";
import { COPIED_SIGNS } from "../reading/figures.ts";
import { textSchema, typedKind } from "./typed.ts";
import { t } from "../../i18n/t.ts";

export interface EmailField extends RequirableField {
  readonly kind: "email";
}

const EMAIL_LENGTH = 254;

const LABEL = /^\P{L}*(?:e-?mail|ई-?मेल)(?: ?(?:id|address))?(?:\s*:| \p{Pd} )\s*/iu;
const REMARK = /\s*[([{][^)\]}@]*[)\]}]\W*$/u;
/** Quotes, brackets, dandas and other signs around an address. */
const SIGNS_AROUND = /^[^\p{L}\p{N}_+]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu;

/** An address with its remarks, or as a link with a subject. A longer text is too long as it is. */
const LONGEST_COPY = 500;

/** The address without labels, remarks, and the invisible marks and signs of copied text. */
export function addressIn(text: string): string {
  if (text.length > LONGEST_COPY) return text;
  const written = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(COPIED_SIGNS, "")
    .trim();
  const [, within = written] = /<([^<>\s]+@[^<>\s]+)>/.exec(written) ?? [];
  return within
    .replace(LABEL, "")
    .replace(/mailto:/i, "")
    .replace(/\?.*/, "")
    .replace(REMARK, "")
    .replace(SIGNS_AROUND, "");
}

export const kind: Kind<EmailField> = {
  ...typedKind,
  input: { type: "email", autoComplete: "email", most: EMAIL_LENGTH },
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
