/** Validates the body of a form. The browser and the worker use the same function. */
import { isBlank, visible } from "./reading/blank.ts";
import type { AnyForm } from "./define.ts";
import { isAsked, isRequired, findKind } from "./fields.ts";
import type { Beside } from "./kinds/kind.ts";
import { problem, type Problem } from "./messages.ts";
import { isObject, type JsonObject } from "./objects.ts";
import { INDIA } from "./definitions/shared-fields.ts";
import { normalisePhone } from "./reading/phone.ts";
import { type Issue, findIssues } from "./schema.ts";
import { findText, mapFieldPaths, decodeBody } from "./wire.ts";
import { t } from "../i18n/t.ts";

/** The person of a lead, from the form's own fields. */
export interface Person {
  readonly fullName: string;
  readonly email: string | undefined;
  readonly countryCode: string;
  readonly phone: string;
  readonly city: string | undefined;
}

export type Validation =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly problems: Problem[] };

/** At most one issue of the field, and one of each cell of its rows. */
function checkField(form: AnyForm, name: string, context: Omit<Beside, "findLabel">): readonly Issue[] {
  const { values } = context;
  const field = form.fields[name]!;
  const kind = findKind(field);
  const faults = findIssues(field, values[name], isRequired(field) && isAsked(field, values));
  if (faults.length > 0) return faults.filter(({ at }, i) => faults.findIndex((other) => other.at === at) === i);
  const findLabel = (other: string): string => form.fields[other]!.label;
  const message = kind.errorBeside?.(field, values[name], { ...context, findLabel });
  return message === undefined ? [] : [{ at: "", code: "invalid", message }];
}

/** The country code of a form without such a field. Where it is not a code, India's is taken. */
function unjudgedCode(body: JsonObject): string {
  const code = findText(body, "countryCode")?.replace(/^\+?/, "+") ?? "";
  return /^\+[1-9]\d{0,3}$/.test(code) ? code : INDIA;
}

/** The person of a validated body. */
function buildPerson(form: AnyForm, values: JsonObject, body: JsonObject): Person {
  const readText = (name = ""): string | undefined => {
    const value = values[name];
    return typeof value === "string" && !isBlank(value) ? visible(value) : undefined;
  };
  const code = readText("countryCode") ?? (form.fields.countryCode ? INDIA : unjudgedCode(body));
  const { countryCode, number } = normalisePhone(readText("phoneNumber") ?? "", code);
  const city = findText(body, "city");
  return {
    fullName: readText("fullName") ?? "",
    email: readText("email"),
    countryCode,
    phone: number,
    city: readText(form.city) ?? (city && visible(city)),
  };
}

/**
 * Validates a body against its form.
 *
 * @param body of any shape
 * @param options The time of the check, and how long the lead may have waited.
 * @returns The person of a valid body. Otherwise the problems in page order, at most one for each
 *   field or cell.
 * @example
 * const validation = validateSubmission(form, toPayload(form, values));
 * if (!validation.ok) show(validation.problems);
 */
export function validateSubmission(
  form: AnyForm,
  body: unknown,
  { now = Date.now(), grace = 0 }: Partial<Pick<Beside, "now" | "grace">> = {},
): Validation {
  if (!isObject(body)) return { ok: false, problems: [problem("", "invalid", t("Send a JSON object"))] };
  const paths = mapFieldPaths(form);
  const { values: answers, misplaced } = decodeBody(form, body);
  const values = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = form.fields[name]!;
      return [name, findKind(field).fromWire?.(field, value) ?? value];
    }),
  );
  const problems = [
    ...misplaced.map((field) => problem(field, "invalid", t("The form's answers are missing"))),
    ...Object.keys(form.fields)
      .filter((name) => name in values)
      .flatMap((name) =>
        checkField(form, name, { values, now, grace }).map(({ at, code, message }) =>
          problem(`${paths[name]!.join(".")}${at}`, code, message),
        ),
      ),
  ];
  return problems.length === 0 ? { ok: true, person: buildPerson(form, values, body) } : { ok: false, problems };
}
