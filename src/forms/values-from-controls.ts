/** What a browser knows of a form's controls, by their names, as values of the form. */
import type { AnyForm } from "./define.ts";
import { type FormValues, type InputValue, kindOf } from "./fields.ts";
import type { Controls } from "./kinds/kind.ts";
import { initialValues } from "./payload.ts";

function valuesRead(form: AnyForm, controls: Controls): (readonly [string, InputValue])[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const value = kindOf(field).read(field, name, controls);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** The values of what is known; the rest is left out. */
export const valuesFromControls = (form: AnyForm, controls: Controls): FormValues =>
  Object.fromEntries(
    valuesRead(form, controls).map(([name, value]) => {
      const field = form.fields[name]!;
      return [name, typeof value === "string" ? kindOf(field).format(field, value) : value];
    }),
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
