/** Adopts the values of controls that changed without an event. */
import { type FocusEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { type InputValue, findKind } from "../../forms/fields.ts";
import { toTanStackPath } from "../../forms/field-path.ts";
import { type Control, isControl } from "../../lead/pre-hydration-input.ts";
import type { LeadFormApi } from "./use-lead-form.ts";

type FormEvent = SyntheticEvent<HTMLFormElement>;

const isBox = ({ type }: Control): boolean => type === "radio" || type === "checkbox";

/** The form's value after a radio or a checkbox. An unchosen radio changes nothing. */
function valueOfBox({ type, checked, value }: HTMLInputElement, current: InputValue): InputValue {
  if (Array.isArray(current)) {
    if (current.includes(value) === checked) return current;
    return checked
      ? [...(current as string[]), value]
      : current.filter((option) => option !== value);
  }
  if (type === "checkbox") return checked;
  if (!checked) return current;
  return typeof current === "boolean" ? value !== "No" : value;
}

/** The text of a control. Until the submission it is formatted only if it is new, and no one is typing it. */
function textOfControl(
  definition: AnyForm,
  control: Control,
  current: InputValue,
  event?: FormEvent,
): string {
  const { name, value } = control;
  const field = definition.fields[name];
  const isTyped =
    control === document.activeElement || (event?.type === "input" && control === event.target);
  if (!field || (event?.type !== "submit" && (value === current || isTyped))) return value;
  const text = findKind(field).format(field, value);
  return findKind(field).normalizeOnBlur?.(field, text) ?? text;
}

/**
 * Copies the values of controls into the form. Password managers and browsers set values without an
 * event, or from the page's own world, where React ignores the event. React would overwrite these
 * values at the next render.
 *
 * @param event The event within the form. React handles the radio or checkbox of a click. A submission
 * formats every text, because a later change would withdraw the lead.
 */
function adoptValues(
  form: LeadFormApi,
  definition: AnyForm,
  element: HTMLFormElement,
  event?: FormEvent,
): void {
  const pressed =
    event?.type === "click" && event.target instanceof HTMLInputElement ? event.target.name : "";
  for (const control of [...element.elements].filter(isControl)) {
    if (control.name === "" || (isBox(control) && control.name === pressed)) continue;
    const path = toTanStackPath(control.name);
    const current = form.getFieldValue(path) as InputValue | undefined;
    if (current === undefined) continue;
    const value = isBox(control)
      ? valueOfBox(control as HTMLInputElement, current)
      : textOfControl(definition, control, current, event);
    if (value !== current) form.setFieldValue(path, value as never);
  }
}

/** @returns Handlers for each event that may redraw a control, and `adopt` for a submission. */
export function useControlValues(
  form: LeadFormApi,
  definition: AnyForm,
  element: RefObject<HTMLFormElement | null>,
) {
  const adopt = (event: FormEvent): void =>
    adoptValues(form, definition, event.currentTarget, event);
  // A press of a button adopts them at its click. Earlier, a vanishing message would move the button.
  const adoptUnlessPressed = (event: FormEvent, to: EventTarget | null): void => {
    if (!(to instanceof HTMLButtonElement)) adopt(event);
  };
  // The session saves the draft when the visitor leaves. A layout effect ends before the session does.
  useLayoutEffect(() => {
    const adoptAll = (): void =>
      void (element.current && adoptValues(form, definition, element.current));
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    for (const type of ["pagehide", "popstate"]) addEventListener(type, adoptAll, options);
    document.addEventListener("visibilitychange", adoptAll, options);
    return () => {
      left.abort();
      adoptAll();
    };
  }, [form, definition, element]);
  return {
    adopt,
    onFocusCapture: (event: FormEvent) => adoptUnlessPressed(event, event.target),
    onBlurCapture: (event: FocusEvent<HTMLFormElement>) =>
      adoptUnlessPressed(event, event.relatedTarget),
    onInputCapture: adopt,
    onClickCapture: adopt,
  };
}
