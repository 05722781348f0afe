/** Validates the answers of a form. The browser and the worker use the same function. */
import * as v from "valibot";
import type { AnyForm } from "./define.ts";
import { type Answers, type Field, isAsked, isRequired, findKind } from "./fields.ts";
import type { CheckContext, Schema } from "./kinds/kind.ts";
import { isBlank } from "./reading/blank.ts";
import { currentLocale } from "../i18n/t.ts";

const cache = new WeakMap<Field, Record<string, Schema>>();

/** A schema is built once for each field and locale, since its messages are translated when it is built. */
function buildSchema(field: Field, required: boolean): Schema {
  const fieldSchemas = cache.get(field) ?? {};
  cache.set(field, fieldSchemas);
  return (fieldSchemas[`${currentLocale()} ${required}`] ??= findKind(field).schema(
    field,
    required,
  ));
}

interface Issue {
  /** The path inside the answer, such as the cell of a row. "" for the answer itself. */
  readonly at: string;
  readonly code: "required" | "too_long" | "invalid";
  readonly message: string;
}

function findIssues(field: Field, value: unknown, required: boolean): readonly Issue[] {
  const { issues = [] } = v.safeParse(buildSchema(field, required), value);
  return issues.map(({ input, type, path = [], message }): Issue => {
    const at = path.map((step) => `.${String(step.key)}`).join("");
    // A 0 that is too small counts as a missing answer.
    if (!isBlank(input) && input !== 0)
      return { at, code: type === "max_length" ? "too_long" : "invalid", message };
    return {
      at,
      code: "required",
      message: at === "" ? findKind(field).requiredMessage(field) : message,
    };
  });
}

/** One problem of one answer. */
export interface AnswerProblem {
  /** The name of its control: `city`, or `visits.0.location` for a cell. */
  readonly control: string;
  readonly code: Issue["code"];
  readonly message: string;
}

/** At most one issue of the field, and one of each cell of its rows. */
function checkField(
  form: AnyForm,
  name: string,
  context: Omit<CheckContext, "findLabel">,
): readonly Issue[] {
  const { values } = context;
  const field = form.fields[name]!;
  const kind = findKind(field);
  const faults = findIssues(field, values[name], isRequired(field) && isAsked(field, values));
  if (faults.length > 0)
    return faults.filter(({ at }, i) => faults.findIndex((other) => other.at === at) === i);
  const findLabel = (other: string): string => form.fields[other]!.label;
  const message = kind.errorInContext?.(field, values[name], { ...context, findLabel });
  return message === undefined ? [] : [{ at: "", code: "invalid", message }];
}

/**
 * Validates answers against their form. A field that has no entry in the answers is not checked.
 *
 * @param options The time of the check, and how long the lead may have waited.
 * @returns The problems in page order, at most one for each field or cell.
 * @example
 * const problems = validateSubmission(form, toAnswers(form, values));
 */
export const validateSubmission = (
  form: AnyForm,
  answers: Answers,
  { now = Date.now(), grace = 0 }: Partial<Pick<CheckContext, "now" | "grace">> = {},
): readonly AnswerProblem[] =>
  Object.keys(form.fields)
    .filter((name) => name in answers)
    .flatMap((name) =>
      checkField(form, name, { values: answers, now, grace }).map(({ at, code, message }) => ({
        control: `${name}${at}`,
        code,
        message,
      })),
    );
