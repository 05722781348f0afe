/** Problems of a payload, put where the page shows them. */
import type { StandardSchemaV1 } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import { type Field, type FormValues, isAsked, isRequired, type RowInput } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { fieldOfPath, validateSubmission } from "../../forms/validate.ts";
import { toPayload } from "../../forms/payload.ts";
import { lower } from "../../forms/schema.ts";

/** Messages by the name of the control: `city`, `visits.0.location`. */
export type Errors = Readonly<Record<string, string>>;

/** A problem within a list that is drawn as one control belongs to that control. */
function controlOf(form: AnyForm, problem: Problem): string {
  const place = fieldOfPath(form, problem.field) ?? problem.field;
  const name = place.split(".", 1)[0] ?? "";
  return form.fields[name]?.kind === "group" ? place : name;
}

/** The first message for each control, in the order of the problems. What belongs to no control is left out. */
export function errorsOf(form: AnyForm, problems: readonly Problem[]): Errors {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    const control = controlOf(form, problem);
    if ((control.split(".", 1)[0] ?? "") in form.fields) errors[control] ??= problem.message;
  }
  return errors;
}

/** Messages that no control of the page can show, such as those about the files together. */
export const errorsBeside = (form: AnyForm, problems: readonly Problem[]): readonly string[] => [
  ...new Set(problems.filter(({ field }) => !fieldOfPath(form, field)).map(({ message }) => message)),
];

/** Values never change, they are replaced; and a store asks again for the same ones whenever anything beside them changes. */
const known = new WeakMap<FormValues, readonly Problem[]>();

export function problemsOf(form: AnyForm, values: FormValues): readonly Problem[] {
  const before = known.get(values);
  if (before) return before;
  const judged = validateSubmission(form, toPayload(form, values));
  const problems = judged.ok ? [] : judged.problems;
  known.set(values, problems);
  return problems;
}

/**
 * The judgement of a form, which is the edge's own, as a schema that any form library takes: https://standardschema.dev.
 * @returns a schema with one issue for each control that needs a message, at the control's path: `["visits", "0", "location"]`
 */
export const schemaOf = (form: AnyForm): StandardSchemaV1<FormValues> => ({
  "~standard": {
    version: 1,
    vendor: "aipm",
    validate: (value) => {
      const errors = Object.entries(errorsOf(form, problemsOf(form, value as FormValues)));
      if (errors.length === 0) return { value: value as FormValues };
      return { issues: errors.map(([control, message]) => ({ message, path: control.split(".") })) };
    },
  },
});

/** How a control is called in a sentence: "city", "visit 2: location". */
function calledIn(form: AnyForm, control: string): string {
  const [name = "", row, cell] = control.split(".");
  const field: Field | undefined = form.fields[name];
  if (field?.kind === "group" && cell) {
    return `${lower(field.row)} ${Number(row) + 1}: ${lower(field.fields[cell]?.label ?? cell)}`;
  }
  return lower(field?.label ?? name).replace(/\?$/, "");
}

/** A required answer that was not given. */
export interface Missing {
  /** The id of its control. */
  readonly control: string;
  /** What it is called in a sentence. */
  readonly called: string;
}

/** What the form still needs before it can be sent, in the order of the page. */
export const missing = (form: AnyForm, values: FormValues): readonly Missing[] =>
  problemsOf(form, values)
    .filter(({ code }) => code === "required")
    .map((problem) => controlOf(form, problem))
    .map((control) => ({ control, called: calledIn(form, control) }));

/** How many answers these values make required: a group asks its own in each row. */
export function countRequired(form: AnyForm, values: FormValues): number {
  const counts = Object.entries(form.fields).map(([name, field]) => {
    if (!isAsked(field, values)) return 0;
    if (field.kind !== "group") return isRequired(field) ? 1 : 0;
    return (values[name] as readonly RowInput[]).length * Object.values(field.fields).filter(isRequired).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
