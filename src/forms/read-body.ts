/** Reads the body of a form at the edge: decodes its answers once, validates them, and finds its person. */
import { INDIA } from "./definitions/shared-fields.ts";
import type { AnyForm } from "./define.ts";
import { type Answers, findKind } from "./fields.ts";
import { codeIn } from "./kinds/country-code.ts";
import type { CheckContext } from "./kinds/kind.ts";
import { problem, type Problem } from "./messages.ts";
import { isObject, type JsonObject } from "./objects.ts";
import { isBlank, visible } from "./reading/blank.ts";
import { dialledNumber, normalisePhone } from "./reading/phone.ts";
import { type AnswerProblem, validateSubmission } from "./validate.ts";
import { decodeBody, findText, mapFieldPaths } from "./wire.ts";
import { t } from "../i18n/t.ts";

/** The person of a lead, from the form's own fields. */
export interface Person {
  readonly fullName: string;
  readonly email: string | undefined;
  readonly countryCode: string;
  readonly phone: string;
  readonly city: string | undefined;
}

export type ReadBody =
  | { readonly ok: true; readonly answers: Answers; readonly person: Person }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The country code of a form without such a field. Where it is not a code, India's is taken. */
function unjudgedCode(body: JsonObject): string {
  const code = codeIn(findText(body, "countryCode") ?? "");
  return /^\+[1-9]\d{0,3}$/.test(code) ? code : INDIA;
}

/** The person of a valid body. */
function buildPerson(form: AnyForm, answers: Answers, body: JsonObject): Person {
  const readText = (name = ""): string | undefined => {
    const value = answers[name];
    return typeof value === "string" && !isBlank(value) ? visible(value) : undefined;
  };
  const code = readText("countryCode") ?? (form.fields.countryCode ? INDIA : unjudgedCode(body));
  const { countryCode, number } = normalisePhone(readText("phoneNumber") ?? "", code);
  const city = findText(body, "city");
  return {
    fullName: readText("fullName") ?? "",
    email: readText("email"),
    countryCode,
    phone: dialledNumber({ countryCode, number }),
    city: readText(form.city) ?? (city && visible(city)),
  };
}

/** A problem with the path of its answer in the body. */
function withPath(
  paths: ReturnType<typeof mapFieldPaths>,
  { control, code, message }: AnswerProblem,
): Problem {
  const [name = "", ...rest] = control.split(".");
  return { ...problem([...paths[name]!, ...rest].join("."), code, message), control };
}

/**
 * Decodes and validates the body of a form.
 *
 * @param body of any shape
 * @param options The time of the check, and how long the lead may have waited.
 * @returns The answers and the person of a valid body. Otherwise the problems in page order.
 */
export function readBody(
  form: AnyForm,
  body: unknown,
  options: Partial<Pick<CheckContext, "now" | "grace">> = {},
): ReadBody {
  if (!isObject(body))
    return { ok: false, problems: [problem("", "invalid", t("Send a JSON object"))] };
  const { values, misplaced } = decodeBody(form, body);
  const answers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = form.fields[name]!;
      return [name, findKind(field).fromWire?.(field, value) ?? value];
    }),
  );
  const paths = mapFieldPaths(form);
  const problems = [
    ...misplaced.map((field) => problem(field, "invalid", t("The form's answers are missing"))),
    ...validateSubmission(form, answers, options).map((found) => withPath(paths, found)),
  ];
  return problems.length === 0
    ? { ok: true, answers, person: buildPerson(form, answers, body) }
    : { ok: false, problems };
}
