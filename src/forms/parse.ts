/** A body becomes a lead, or a list of problems. The browser and the edge judge with the same function. */
import * as v from "valibot";
import { type AnyForm, pathsOf } from "./define.ts";
import { type Field, type FieldKind, isAsked, offeredOptions } from "./fields.ts";
import type { Problem } from "./messages.ts";
import { isBlank } from "./payload.ts";
import { INDIA } from "./personal.ts";
import { normalisePhone } from "./phone.ts";
import { askFor, isRequired, lower, schemaOf } from "./schema.ts";

/** The columns that every lead has, wherever its form puts them on the wire. */
export interface Person {
  readonly fullName: string;
  readonly email: string | undefined;
  readonly countryCode: string;
  readonly phone: string;
  readonly city: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;
export type Judged =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly problems: Problem[] };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An own property only: a path such as `__proto__` finds nothing. */
const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const at = (body: unknown, path: readonly string[]): unknown => path.reduce(own, body);

/** The field at a wire path, or the one in a group's row. */
function fieldAt(form: AnyForm, wirePath: string): Field | undefined {
  const [name = "", , cell] = fieldOfPath(form, wirePath)?.split(".") ?? [];
  const field = form.fields[name];
  return field?.kind === "group" && cell ? field.fields[cell] : field;
}

function schemaProblems(form: AnyForm, body: unknown): Problem[] {
  const parsed = v.safeParse(schemaOf(form), body);
  if (parsed.success) return [];
  return parsed.issues.map((issue) => {
    const path = (issue.path ?? []).map((step) => String(step.key));
    const wirePath = path.join(".");
    const code =
      isBlank(issue.input) || issue.input === 0 ? "required" : issue.type === "max_length" ? "too_long" : "invalid";
    // A key that is not there at all is the object's issue, not the field's: the field asks in its own words.
    const asked = code === "required" ? fieldAt(form, wirePath) : undefined;
    return { field: wirePath, code, message: asked ? askFor(asked) : issue.message };
  });
}

/** What one field's schema cannot see: conditions, options that hang on another answer, a range the wrong way round. */
function siblingProblems(form: AnyForm, body: unknown): Problem[] {
  const paths = pathsOf(form);
  const values = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, at(body, path)]));
  return Object.entries(form.fields).flatMap(([name, field]): Problem[] => {
    const path = (paths[name] ?? []).join(".");
    const value = values[name];
    if (field.when && isRequired(field) && isAsked(field, values) && isBlank(value)) {
      return [{ field: path, code: "required", message: askFor(field) }];
    }
    if ((field.kind === "select" || field.kind === "choice") && !isBlank(value)) {
      const offered = offeredOptions(field.options, values);
      if (typeof value === "string" && offered.includes(value)) return [];
      return [{ field: path, code: "invalid", message: `Choose ${lower(field.label)} from the list` }];
    }
    if (field.kind === "amount" && field.atMost) {
      const most = values[field.atMost];
      if (typeof value !== "number" || typeof most !== "number" || value <= most) return [];
      const other = lower(form.fields[field.atMost]?.label ?? "");
      return [{ field: path, code: "invalid", message: `${field.label} must not be more than ${other}` }];
    }
    return [];
  });
}

const isText = (value: unknown): value is string => typeof value === "string" && !isBlank(value);

const PLACES = [[], ["formData"], ["formData", "personalDetails"]] as const;

/** The first place that has it: top level, `formData`, `formData.personalDetails`. */
const find = (body: unknown, name: string): string | undefined =>
  PLACES.map((place) => at(body, [...place, name]))
    .find(isText)
    ?.trim();

/** A code that no field of the form has judged: what is none, as staff would dial it, is India's. */
function unjudgedCode(body: unknown): string {
  const code = find(body, "countryCode")?.replace(/^\+?/, "+") ?? "";
  return /^\+[1-9]\d{0,3}$/.test(code) ? code : INDIA;
}

/** The person of a body that was judged: each column holds what the schema has seen. */
function personOf(form: AnyForm, placed: Json): Person {
  const paths = pathsOf(form);
  const judged = (name: string | undefined): string | undefined => {
    const value = name === undefined ? undefined : at(placed, paths[name] ?? []);
    return isText(value) ? value.trim() : undefined;
  };
  const code = judged("countryCode") ?? (form.fields.countryCode ? INDIA : unjudgedCode(placed));
  const { countryCode, number } = normalisePhone(judged("phoneNumber") ?? "", code);
  return {
    fullName: judged("fullName") ?? "",
    email: judged("email"),
    countryCode,
    phone: number,
    city: judged(form.city) ?? find(placed, "city"),
  };
}

const PERSONAL = new Set(["fullName", "email", "countryCode", "phoneNumber"]);

/** A copy of an object with a copy of its group, empty where there was none; what is no object stays for the schema. */
function groupIn(target: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  const inner = target[name] ?? {};
  if (!isObject(inner)) return undefined;
  const copy: Record<string, unknown> = { ...inner };
  target[name] = copy;
  return copy;
}

const withoutNulls = (row: unknown): unknown =>
  isObject(row) ? Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null)) : row;

/** What was given, with null for what was not: in a group's rows as well. */
const withoutBlanks = (kind: FieldKind | undefined, given: unknown): unknown =>
  kind === "group" && Array.isArray(given) ? given.map(withoutNulls) : (given ?? undefined);

/**
 * A copy in which every group of the form is there, so that what is missing is told field by field, and in which the
 * personal fields stand where the form has them, whichever of the three places they came in.
 */
function inShape(form: AnyForm, body: Json): Json {
  const copy: Record<string, unknown> = { ...body };
  groupIn(copy, "formData");
  for (const [name, path] of Object.entries(pathsOf(form))) {
    let target: Record<string, unknown> | undefined = copy;
    for (const group of path.slice(0, -1)) target = target && groupIn(target, group);
    const given = at(body, path);
    const found = PERSONAL.has(name) && isBlank(given) ? find(body, name) : undefined;
    const value = found ?? withoutBlanks(form.fields[name]?.kind, given);
    if (!target) continue;
    if (value === undefined) delete target[path.at(-1)!];
    else target[path.at(-1)!] = value;
  }
  return copy;
}

/** Judges a body against its form. At most one problem a field, in the order of the page. */
export function judge(form: AnyForm, body: unknown): Judged {
  if (!isObject(body)) return { ok: false, problems: [{ field: "", code: "invalid", message: "Send a JSON object" }] };
  const placed = inShape(form, body);
  const found = [...schemaProblems(form, placed), ...siblingProblems(form, placed)];
  const problems = found.filter((one, i) => found.findIndex((other) => other.field === one.field) === i);
  if (problems.length === 0) return { ok: true, person: personOf(form, placed) };
  const paths = pathsOf(form);
  const order = Object.keys(form.fields).map((name) => (paths[name] ?? []).join("."));
  const rank = ({ field }: Problem): number =>
    order.findIndex((path) => field === path || field.startsWith(`${path}.`));
  return { ok: false, problems: problems.toSorted((a, b) => rank(a) - rank(b)) };
}

/** The field of the page that a wire path belongs to, and the row and cell where it is a group. */
export function fieldOfPath(form: AnyForm, wirePath: string): string | undefined {
  const entry = Object.entries(pathsOf(form)).find(([, path]) => {
    const joined = path.join(".");
    return wirePath === joined || wirePath.startsWith(`${joined}.`);
  });
  return entry && [entry[0], wirePath.slice(entry[1].join(".").length + 1)].filter(Boolean).join(".");
}
