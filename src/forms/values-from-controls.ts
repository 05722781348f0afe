/** Makes values of a form from its native controls. */
import { asksCallTime, CALL_TIME } from "./reading/call-time.ts";
import type { AnyForm } from "./define.ts";
import {
  type Field,
  type FormValues,
  type InputValue,
  isOptionsBy,
  findKind,
  listOfferedOptions,
} from "./fields.ts";
import type { ControlReader } from "./kinds/kind.ts";
import { initialValues } from "./payload.ts";

function readValues(form: AnyForm, controls: ControlReader): (readonly [string, InputValue])[] {
  const [callTime] = controls(CALL_TIME) ?? [];
  const answers = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = findKind(field).readControls(field, name, controls);
    return value === undefined ? [] : [[name, value] as const];
  });
  return callTime && asksCallTime(form) ? [...answers, [CALL_TIME, callTime]] : answers;
}

/** Formats a value, except in the field that has focus. */
function normalizeValue(
  field: Field | undefined,
  value: InputValue,
  isBeingTyped: boolean,
): InputValue {
  if (!field || typeof value !== "string" || isBeingTyped) return value;
  const kind = findKind(field);
  const formatted = kind.format(field, value);
  return kind.normalizeOnBlur?.(field, formatted) ?? formatted;
}

/**
 * Values of the controls on the page. @param focused The control in which the visitor is typing.
 */
export const valuesFromControls = (
  form: AnyForm,
  controls: ControlReader,
  focused?: string,
): FormValues =>
  Object.fromEntries(
    readValues(form, controls).map(([name, value]) => [
      name,
      normalizeValue(form.fields[name], value, name === focused),
    ]),
  );

/**
 * Without script, a choice that depends on another answer keeps its initial value when that answer changes. If it is not offered
 * for the new answer, it becomes the first option that is.
 */
function replaceUnoffered(form: AnyForm, name: string, values: FormValues): InputValue {
  const field = form.fields[name];
  const value = values[name]!;
  if (!field || !("options" in field) || !isOptionsBy(field.options)) return value;
  const offered = listOfferedOptions(field.options, values);
  return offered.some((option) => option === value) ? value : (offered[0] ?? "");
}

/**
 * Unformatted values of a form that the browser posted without script. Browsers do not send
 * unticked boxes.
 */
export function readPostedValues(
  form: AnyForm,
  path: string | undefined,
  controls: ControlReader,
): FormValues {
  const unchecked = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = findKind(field).uncheckedValue;
    return value === undefined ? [] : [[name, value] as const];
  });
  const initial = initialValues(form, path);
  const values: FormValues = {
    ...initial,
    ...Object.fromEntries([...unchecked, ...readValues(form, controls)]),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === initial[name] ? replaceUnoffered(form, name, values) : value,
    ]),
  );
}
