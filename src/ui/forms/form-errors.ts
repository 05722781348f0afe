/** Validation of a form, and where the page shows each problem. */
import type { StandardSchemaV1 } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import { type SoftWarning, findSoftWarnings } from "../../forms/soft-warnings.ts";
import {
  type Field,
  type FormValues,
  isAsked,
  isRequired,
  type RowInput,
} from "../../forms/fields.ts";
import { type AnswerProblem, validateSubmission } from "../../forms/validate.ts";
import { fieldName, parseFieldPath } from "../../forms/field-path.ts";
import { toAnswers } from "../../forms/payload.ts";
import { lower } from "../../forms/kinds/required-message.ts";

/** Messages by the name of the control: `city`, `visits.0.location`. */
export type Errors = Readonly<Record<string, string>>;

/** A problem that the page found, or one of the edge's answer. */
type ShownProblem = Partial<Pick<AnswerProblem, "control">> & Pick<AnswerProblem, "message">;

/** The control that shows a problem: of an item of a list the list, of a cell of a group the cell. */
function controlAt(form: AnyForm, control: string): string {
  const name = fieldName(control);
  return form.fields[name]?.kind === "group" ? control : name;
}

/** Sorts controls in the order of the page. */
export function inPageOrder<T>(
  form: AnyForm,
  controls: Iterable<readonly [string, T]>,
): (readonly [string, T])[] {
  const order = Object.keys(form.fields);
  const place = ([control]: readonly [string, T]): number => order.indexOf(fieldName(control));
  return [...controls].sort((first, other) => place(first) - place(other));
}

/** The first message for each control. Problems without a control are left out: see `listErrorsWithoutControl`. */
export function toErrors(form: AnyForm, problems: readonly ShownProblem[]): Errors {
  const errors: Record<string, string> = {};
  for (const { control, message } of problems)
    if (control !== undefined && fieldName(control) in form.fields)
      errors[controlAt(form, control)] ??= message;
  return errors;
}

/** Messages that no control can show, such as those about all files together. */
export const listErrorsWithoutControl = (problems: readonly ShownProblem[]): readonly string[] => [
  ...new Set(problems.filter(({ control }) => control === undefined).map(({ message }) => message)),
];

interface Validation {
  readonly problems: readonly AnswerProblem[];
  readonly warnings: readonly SoftWarning[];
}

/** Keyed by the values, which are immutable. The form's store validates the same values several times. */
const cache = new WeakMap<FormValues, Validation>();

function validate(form: AnyForm, values: FormValues): Validation {
  const cached = cache.get(values);
  if (cached) return cached;
  const answers = toAnswers(form, values);
  const validation = {
    problems: validateSubmission(form, answers),
    warnings: findSoftWarnings(form, answers),
  };
  cache.set(values, validation);
  return validation;
}

export const findProblems = (form: AnyForm, values: FormValues): readonly AnswerProblem[] =>
  validate(form, values).problems;

/**
 * A form's validation, the same as on the edge, as a Standard Schema: https://standardschema.dev.
 * @returns a schema with one issue for each control that needs a message, at the control's path: `["visits", "0", "location"]`
 */
export const buildSchema = (form: AnyForm): StandardSchemaV1<FormValues> => ({
  "~standard": {
    version: 1,
    vendor: "aipm",
    validate: (value) => {
      const errors = Object.entries(toErrors(form, findProblems(form, value as FormValues)));
      if (errors.length === 0) return { value: value as FormValues };
      return {
        issues: errors.map(([control, message]) => ({ message, path: control.split(".") })),
      };
    },
  },
});

/** The label of a control within a sentence: "city", "visit 2: location". */
function labelIn(form: AnyForm, control: string): string {
  const { name, row = 0, cell } = parseFieldPath(control);
  const field: Field | undefined = form.fields[name];
  if (field?.kind === "group" && cell) {
    return `${lower(field.row)} ${row + 1}: ${lower(field.fields[cell]?.label ?? cell)}`;
  }
  return lower(field?.label ?? name).replace(/\?$/, "");
}

/** A link to a field: the id of its control, and its label within a sentence. */
export interface FieldRef {
  readonly control: string;
  readonly label: string;
}

/** The controls with required answers, given the other answers. A group lists those of each row. */
const requiredControls = (form: AnyForm, values: FormValues): string[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (!isAsked(field, values)) return [];
    if (field.kind !== "group") return isRequired(field) ? [name] : [];
    const cells = Object.entries(field.fields).filter(([, cell]) => isRequired(cell));
    return (values[name] as readonly RowInput[]).flatMap((_, row) =>
      cells.map(([cell]) => `${name}.${row}.${cell}`),
    );
  });

export interface FormProgress {
  /** The required answers that are missing, in the order of the page. */
  readonly missing: readonly FieldRef[];
  /** Answers that the edge would reject, or that have a soft warning. */
  readonly toCheck: readonly FieldRef[];
  /** Number of valid required answers. */
  readonly answered: number;
  readonly total: number;
}

export function formProgress(form: AnyForm, values: FormValues): FormProgress {
  const { problems, warnings } = validate(form, values);
  /** The controls that need an answer or a second look. `true` if a required answer is missing. */
  const open = new Map(warnings.map(({ name }) => [name, false]));
  for (const { control: path, code } of problems) {
    const control = controlAt(form, path);
    open.set(control, open.get(control) || code === "required");
  }
  const listOpen = (isMissing: boolean): readonly FieldRef[] =>
    inPageOrder(form, open)
      .filter(([, isUnanswered]) => isUnanswered === isMissing)
      .map(([control]) => ({ control, label: labelIn(form, control) }));
  const required = requiredControls(form, values);
  return {
    missing: listOpen(true),
    toCheck: listOpen(false),
    answered: required.filter((control) => !open.has(control)).length,
    total: required.length,
  };
}
