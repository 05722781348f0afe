/** Problems of a payload, put where the page shows them. */
import type { StandardSchemaV1 } from "@tanstack/react-form";
import type { AnyForm } from "../../forms/define.ts";
import { textOf } from "../../forms/dialled.ts";
import { type SoftWarning, softWarningsOf } from "../../forms/soft-warnings.ts";
import { type Field, type FormValues, isAsked, isRequired, type RowInput } from "../../forms/fields.ts";
import type { Problem } from "../../forms/messages.ts";
import { typedCode } from "../../forms/phone.ts";
import { fieldOfPath, validateSubmission } from "../../forms/validate.ts";
import { toPayload } from "../../forms/payload.ts";
import { lower } from "../../forms/schema.ts";
import { parsers } from "../../forms/parsers.ts";
import { t } from "../../i18n/t.ts";

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

/** What the page refuses, as the edge counts it: each field with the code of what is wrong, and nothing of the answer. */
export const refusalsOf = (form: AnyForm, problems: readonly Problem[]): readonly string[] =>
  problems.map((problem) => `${controlOf(form, problem).split(".", 1)[0]} ${problem.code}`);

/** Abroad the page asks whose number it is (start-values.ts). The edge takes what comes without a code for India's. */
const unchosenCodes = (form: AnyForm, values: FormValues): Problem[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind !== "phone" || !field.code || values[field.code] !== "") return [];
    const typed = textOf(values[name]);
    if (typed === "" || typedCode(typed)) return [];
    const message = t("Choose a country code from the list");
    return [{ field: name, code: "required", message }];
  });

interface Judgement {
  readonly problems: readonly Problem[];
  readonly doubts: readonly SoftWarning[];
}

/** Values never change, they are replaced; and a store asks again for the same ones whenever anything beside them changes. */
let known = new WeakMap<FormValues, Judgement>();
/** With these words they were judged: once more are known, a text may mean something. */
let judgedWith = parsers;

function judge(form: AnyForm, values: FormValues): Judgement {
  if (judgedWith !== parsers) known = new WeakMap();
  judgedWith = parsers;
  const before = known.get(values);
  if (before) return before;
  const body = toPayload(form, values);
  const judged = validateSubmission(form, body);
  const problems = [...(judged.ok ? [] : judged.problems), ...unchosenCodes(form, values)];
  const judgement = { problems, doubts: softWarningsOf(form, body) };
  known.set(values, judgement);
  return judgement;
}

export const problemsOf = (form: AnyForm, values: FormValues): readonly Problem[] => judge(form, values).problems;

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

/** An answer that the visitor is led to. */
export interface Called {
  /** The id of its control. */
  readonly control: string;
  /** What it is called in a sentence. */
  readonly called: string;
}

/** What needs an answer or a look, by the id of its control, in the order of the page; true where a required answer is missing. */
function openControls(form: AnyForm, values: FormValues): ReadonlyMap<string, boolean> {
  const { problems, doubts } = judge(form, values);
  const open = new Map<string, boolean>();
  for (const problem of problems) {
    const control = controlOf(form, problem);
    open.set(control, open.get(control) || problem.code === "required");
  }
  for (const { name } of doubts) if (!open.has(name)) open.set(name, false);
  const order = Object.keys(form.fields);
  const placeOf = ([control]: readonly [string, boolean]): number => order.indexOf(control.split(".", 1)[0] ?? "");
  return new Map([...open].sort((one, other) => placeOf(one) - placeOf(other)));
}

const called = (form: AnyForm, open: ReadonlyMap<string, boolean>, isMissing: boolean): readonly Called[] =>
  [...open].flatMap(([control, missed]) =>
    missed === isMissing ? [{ control, called: calledIn(form, control) }] : [],
  );

/** What the form still needs before it can be sent, in the order of the page: required answers that were not given. */
export const missing = (form: AnyForm, values: FormValues): readonly Called[] =>
  called(form, openControls(form, values), true);

/** The controls whose answers these values make required: a group asks its own in each row. */
const requiredControls = (form: AnyForm, values: FormValues): string[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (!isAsked(field, values)) return [];
    if (field.kind !== "group") return isRequired(field) ? [name] : [];
    const cells = Object.entries(field.fields).filter(([, cell]) => isRequired(cell));
    return (values[name] as readonly RowInput[]).flatMap((_, row) => cells.map(([cell]) => `${name}.${row}.${cell}`));
  });

export interface Progress {
  readonly missed: readonly Called[];
  /** Answers that need a look: they would be refused as they stand, or are hardly meant. */
  readonly doubtful: readonly Called[];
  /** How many of the required answers are given, and ask for nothing more. */
  readonly given: number;
  readonly total: number;
}

/** How far the visitor has come. */
export function progressOf(form: AnyForm, values: FormValues): Progress {
  const open = openControls(form, values);
  const required = requiredControls(form, values);
  return {
    missed: called(form, open, true),
    doubtful: called(form, open, false),
    given: required.filter((control) => !open.has(control)).length,
    total: required.length,
  };
}
