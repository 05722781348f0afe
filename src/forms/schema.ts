/** What one field's schema has to say of its answer. */
import * as v from "valibot";
import { isBlank } from "./blank.ts";
import { type Field, kindOf } from "./fields.ts";
import type { Schema } from "./kinds/kind.ts";
import { currentLocale } from "../i18n/t.ts";

export { isRequired } from "./fields.ts";
export { lower } from "./kinds/required-message.ts";

const built = new WeakMap<Field, Record<string, Schema>>();

/** Built once for each field and language: what a schema has to say is said when it is built. */
function schemaOf(field: Field, required: boolean): Schema {
  const known = built.get(field) ?? {};
  built.set(field, known);
  return (known[`${currentLocale()} ${required}`] ??= kindOf(field).schema(field, required));
}

export interface Issue {
  /** Inside the answer, such as the cell of a row; "" is the answer itself. */
  readonly at: string;
  readonly code: "required" | "too_long" | "invalid";
  readonly message: string;
}

export function issuesOf(field: Field, value: unknown, required: boolean): readonly Issue[] {
  const { issues = [] } = v.safeParse(schemaOf(field, required), value);
  return issues.map(({ input, type, path = [], message }): Issue => {
    const at = path.map((step) => `.${String(step.key)}`).join("");
    // A 0 where more is asked for is an empty answer.
    if (!isBlank(input) && input !== 0) return { at, code: type === "max_length" ? "too_long" : "invalid", message };
    return { at, code: "required", message: at === "" ? kindOf(field).requiredMessage(field) : message };
  });
}
