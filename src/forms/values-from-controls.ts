/** What a browser knows of a form's controls, by their names, as values of the form. */
import type { AnyForm } from "./define.ts";
import { type Field, type FormValues, type InputValue, kindOf } from "./fields.ts";
import type { Controls } from "./kinds/kind.ts";
import { initialValues } from "./payload.ts";

function valuesRead(form: AnyForm, controls: Controls): (readonly [string, InputValue])[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const value = kindOf(field).read(field, name, controls);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** What stands in a control that the visitor has left, or is still in. */
function settled(field: Field, value: InputValue, isBeingTyped: boolean): InputValue {
  if (typeof value !== "string") return value;
  const kind = kindOf(field);
  const formatted = kind.format(field, value);
  return (isBeingTyped ? undefined : kind.settled?.(field, formatted)) ?? formatted;
}

/** The values of what is known; the rest is left out. `focused` is the control in which somebody is typing. */
export const valuesFromControls = (form: AnyForm, controls: Controls, focused?: string): FormValues =>
  Object.fromEntries(
    valuesRead(form, controls).map(([name, value]) => [name, settled(form.fields[name]!, value, name === focused)]),
  );

/**
 * The values of a form that the browser sent by itself, as they were typed: no script formatted them. A box that is
 * not ticked is not sent.
 */
export function valuesPosted(form: AnyForm, path: string | undefined, controls: Controls): FormValues {
  const unticked = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = kindOf(field).unticked;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...initialValues(form, path), ...Object.fromEntries([...unticked, ...valuesRead(form, controls)]) };
}
