/** The messages that ask for a missing answer. */
import type { RequirableField, FieldBase } from "./kind.ts";
import { t } from "../../i18n/t.ts";

/** Writes a label as inside a sentence: "City" becomes "city". */
export const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

export const isRequired = (field: RequirableField): boolean => field.required !== undefined;

const requiredMessage =
  (sentence: "Enter {label}" | "Choose {label}") =>
  (field: RequirableField): string =>
    typeof field.required === "string"
      ? field.required
      : t(sentence, { label: lower(field.label) });
export const enter = requiredMessage("Enter {label}");
export const choose = requiredMessage("Choose {label}");

export const chooseFromList = (field: FieldBase): string =>
  t("Choose {label} from the list", { label: lower(field.label) });
