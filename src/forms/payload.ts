/** The values a form starts with, and the answers and the body made of its values. */
import { asksCallTime, CALL_TIME } from "./reading/call-time.ts";
import { dayInIndia } from "./reading/dates.ts";
import type { AnyForm } from "./define.ts";
import {
  type Answers,
  type Field,
  type FormValues,
  type InputValue,
  isAsked,
  findKind,
} from "./fields.ts";
import { type Body, encodeBody } from "./wire.ts";

export type { Body } from "./wire.ts";

type UnknownValues = Readonly<Record<string, unknown>>;

/** The formatted value from a link or the page, where the field accepts it. */
function formatPrefill(field: Field, value: unknown, values: UnknownValues): string | undefined {
  const kind = findKind(field);
  const fits = typeof value === "string" && kind.acceptsQueryParam(field, value, values);
  return fits ? kind.format(field, value) : undefined;
}

/**
 * The initial values of a form.
 *
 * @param path of the page, which may have initial values of its own
 * @param linkValues values for fields by name, as from a link. The function ignores invalid ones.
 */
export function initialValues(
  form: AnyForm,
  path?: string,
  linkValues: UnknownValues = {},
): FormValues {
  const pageValues: UnknownValues = form.pages.find((page) => page.path === path)?.initial ?? {};
  const values: FormValues = asksCallTime(form) ? { [CALL_TIME]: "" } : {};
  for (const [name, field] of Object.entries(form.fields)) {
    values[name] =
      formatPrefill(field, linkValues[name], values) ??
      formatPrefill(field, pageValues[name], values) ??
      findKind(field).initialValue(field, values);
  }
  return values;
}

/** Today's date for fields that start with it. The page was prerendered on another day. */
export const findTodayValues = (form: AnyForm): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([, field]) => field.kind === "date" && field.begins === "today")
      .map(([name]) => [name, dayInIndia(Date.now())]),
  );

/** The answers that a form's values mean, by field name. Fields that were not asked are left out, and a blank is `undefined`. */
export const toAnswers = (form: AnyForm, values: Readonly<Record<string, InputValue>>): Answers =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([, field]) => isAsked(field, values))
      .map(([name, field]) => [name, findKind(field).toWire(field, values[name] ?? "", values)]),
  );

/** The body of a form's values. */
export const toPayload = (form: AnyForm, values: Readonly<Record<string, InputValue>>): Body =>
  encodeBody(form, toAnswers(form, values));
