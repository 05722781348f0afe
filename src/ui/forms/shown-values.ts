/** Values that controls show although no event announced them. */
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

/** The text of a control, formatted unless the visitor is in it. */
function textOfControl(definition: AnyForm, control: Control, current: InputValue): string {
  const { name, value } = control;
  const field = definition.fields[name];
  if (value === current || !field || control === document.activeElement) return value;
  const text = findKind(field).format(field, value);
  return findKind(field).normalizeOnBlur?.(field, text) ?? text;
}

/**
 * Takes over the values that controls show. Password managers and browsers set values without an
 * event, or from the page's own world, where React ignores the event. React would overwrite them at
 * the next redraw.
 *
 * @param pressed The name of the pressed radio or checkbox. React handles that one.
 */
function adoptShownValues(form: LeadFormApi, definition: AnyForm, element: HTMLFormElement, pressed = ""): void {
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
export function useShownValues(form: LeadFormApi, definition: AnyForm, element: RefObject<HTMLFormElement | null>) {
  const adopt = ({ currentTarget, target }: FormEvent): void =>
    adoptShownValues(form, definition, currentTarget, target instanceof HTMLInputElement ? target.name : "");
  // The click on the button adopts them. Before it, a vanishing line would move the button away.
  const adoptUnlessPressed = (event: FormEvent, to: EventTarget | null): void => {
    if (!(to instanceof HTMLButtonElement)) adopt(event);
  };
  useEffect(() => {
    // The draft is saved as the page is left.
    const adoptAll = (): void => void (element.current && adoptShownValues(form, definition, element.current));
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
