/** Adopts the values of controls that changed without an event. */
import { type FocusEvent, type RefObject, type SyntheticEvent, useEffect } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type InputValue, findKind } from "../../forms/fields.ts";
import { toTanStackPath } from "../../forms/field-path.ts";
import { type Control, isControl } from "../../lead/pre-hydration-input.ts";
import type { LeadFormApi } from "./use-lead-form.ts";

const isBox = ({ type }: Control): boolean => type === "radio" || type === "checkbox";

/** The form's value after a radio or a checkbox. An unticked one changes nothing. */
function valueOfBox({ checked, value }: HTMLInputElement, current: InputValue): InputValue {
  if (!checked) return current;
  if (Array.isArray(current)) return current.includes(value) ? current : [...(current as string[]), value];
  return typeof current === "boolean" ? value !== "No" : value;
}

/** The text of a control. It is formatted unless the control has the focus. */
function textOfControl(definition: AnyForm, control: Control, current: InputValue): string {
  const { name, value } = control;
  const field = definition.fields[name];
  if (value === current || !field || control === document.activeElement) return value;
  const text = findKind(field).format(field, value);
  return findKind(field).normalizeOnBlur?.(field, text) ?? text;
}

/**
 * Copies the values of controls into the form. Password managers and browsers set values without an
 * event, or from the page's own world, where React ignores the event. React would overwrite these
 * values at the next render.
 *
 * @param pressed The name of the pressed radio or checkbox. React handles that one.
 */
function adoptValues(form: LeadFormApi, definition: AnyForm, element: HTMLFormElement, pressed = ""): void {
  for (const control of [...element.elements].filter(isControl)) {
    if (control.name === "" || (isBox(control) && control.name === pressed)) continue;
    const path = toTanStackPath(control.name);
    const current = form.getFieldValue(path) as InputValue | undefined;
    if (current === undefined) continue;
    const value = isBox(control)
      ? valueOfBox(control as HTMLInputElement, current)
      : textOfControl(definition, control, current);
    if (value !== current) form.setFieldValue(path, value as never);
  }
}

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** @returns Handlers for each event that may redraw a control, and `adopt` for a submission. */
export function useControlValues(form: LeadFormApi, definition: AnyForm, element: RefObject<HTMLFormElement | null>) {
  const adopt = ({ currentTarget, target }: FormEvent): void =>
    adoptValues(form, definition, currentTarget, target instanceof HTMLInputElement ? target.name : "");
  // A press of a button adopts them at its click. Earlier, a vanishing message would move the button.
  const adoptUnlessPressed = (event: FormEvent, to: EventTarget | null): void => {
    if (!(to instanceof HTMLButtonElement)) adopt(event);
  };
  useEffect(() => {
    // The draft is saved when the page is left.
    const adoptAll = (): void => void (element.current && adoptValues(form, definition, element.current));
    addEventListener("pagehide", adoptAll, true);
    return () => removeEventListener("pagehide", adoptAll, true);
  }, [form, definition, element]);
  return {
    adopt,
    onFocusCapture: (event: FormEvent) => adoptUnlessPressed(event, event.target),
    onBlurCapture: (event: FocusEvent<HTMLFormElement>) => adoptUnlessPressed(event, event.relatedTarget),
    onInputCapture: adopt,
    onClickCapture: adopt,
  };
}
