/** What a browser knows of a form's controls, by their names, as values of the form. */
import { asksCallTime, CALL_TIME } from "./call-time.ts";
import type { AnyForm } from "./define.ts";
import { type Field, type FormValues, type InputValue, isOptionsBy, kindOf, offeredOptions } from "./fields.ts";
import type { ControlReader } from "./kinds/kind.ts";
import { initialValues } from "./payload.ts";

function valuesRead(form: AnyForm, controls: ControlReader): (readonly [string, InputValue])[] {
  const [callTime] = controls(CALL_TIME) ?? [];
  const answers = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = kindOf(field).readControls(field, name, controls);
    return value === undefined ? [] : [[name, value] as const];
  });
  return callTime && asksCallTime(form) ? [...answers, [CALL_TIME, callTime]] : answers;
}

/** What stands in a control that the visitor has left, or is still in. */
function normalized(field: Field | undefined, value: InputValue, isBeingTyped: boolean): InputValue {
  if (!field || typeof value !== "string") return value;
  const kind = kindOf(field);
  const formatted = kind.format(field, value);
  return (isBeingTyped ? undefined : kind.normalizeOnBlur?.(field, formatted)) ?? formatted;
}

/** The values of what is known; the rest is left out. `focused` is the control in which somebody is typing. */
export const valuesFromControls = (form: AnyForm, controls: ControlReader, focused?: string): FormValues =>
  Object.fromEntries(
    valuesRead(form, controls).map(([name, value]) => [name, normalized(form.fields[name], value, name === focused)]),
  );

/**
 * A choice that stands as the page began it, while the answer it hangs on was changed: nobody chose it, and no script was
 * there to begin it anew. What is not on offer for the new answer becomes the first that is.
 */
function offeredInstead(form: AnyForm, name: string, values: FormValues): InputValue {
  const field = form.fields[name];
  const value = values[name]!;
  if (!field || !("options" in field) || !isOptionsBy(field.options)) return value;
  const offered = offeredOptions(field.options, values);
  return offered.some((one) => one === value) ? value : (offered[0] ?? "");
}

/**
 * The values of a form that the browser sent by itself, as they were typed: no script formatted them. A box that is
 * not ticked is not sent.
 */
export function valuesPosted(form: AnyForm, path: string | undefined, controls: ControlReader): FormValues {
  const unchecked = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = kindOf(field).uncheckedValue;
    return value === undefined ? [] : [[name, value] as const];
  });
  const begun = initialValues(form, path);
  const given: FormValues = { ...begun, ...Object.fromEntries([...unchecked, ...valuesRead(form, controls)]) };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value === begun[name] ? offeredInstead(form, name, given) : value,
    ]),
  );
}
