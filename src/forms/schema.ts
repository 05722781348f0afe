/** Validates the answer of one field. */
import * as v from "valibot";
import { isBlank } from "./reading/blank.ts";
import { type Field, findKind } from "./fields.ts";
import type { Schema } from "./kinds/kind.ts";
import { currentLocale } from "../i18n/t.ts";

const cache = new WeakMap<Field, Record<string, Schema>>();

/** A schema is built once for each field and locale, since its messages are translated when it is built. */
function buildSchema(field: Field, required: boolean): Schema {
  const fieldSchemas = cache.get(field) ?? {};
  cache.set(field, fieldSchemas);
  return (fieldSchemas[`${currentLocale()} ${required}`] ??= findKind(field).schema(field, required));
}

export interface Issue {
  /** The path inside the answer, such as the cell of a row. "" for the answer itself. */
  readonly at: string;
  readonly code: "required" | "too_long" | "invalid";
  readonly message: string;
}

export function findIssues(field: Field, value: unknown, required: boolean): readonly Issue[] {
  const { issues = [] } = v.safeParse(buildSchema(field, required), value);
  return issues.map(({ input, type, path = [], message }): Issue => {
    const at = path.map((step) => `.${String(step.key)}`).join("");
    // A 0 that is too small counts as a missing answer.
    if (!isBlank(input) && input !== 0) return { at, code: type === "max_length" ? "too_long" : "invalid", message };
    return { at, code: "required", message: at === "" ? findKind(field).requiredMessage(field) : message };
  });
}
