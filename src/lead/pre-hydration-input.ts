/** What a visitor typed, ticked or chose in a form that React is about to draw, or to draw again. */
import type { ControlReader } from "../forms/kinds/kind.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && control.value !== "";
  }
  if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

type Texts = ReadonlyMap<string, readonly string[]>;

/** The texts of the controls, by name. @param isMeant one such control of a name is enough */
function textsIn(form: HTMLFormElement, isMeant: (control: Control) => boolean): Texts {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name !== "");
  const names = new Set(controls.filter(isMeant).map((control) => control.name));
  const isUnticked = (control: Control): boolean =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) && !control.checked;
  const textsOf = (name: string): string[] =>
    controls.filter((control) => control.name === name && !isUnticked(control)).map((control) => control.value);
  return new Map([...names].map((name) => [name, textsOf(name)]));
}

const formOfPage = (): HTMLFormElement | null => document.querySelector("form[data-lead]");

let texts: Texts = new Map();
/** The form as it was remembered. */
let form: HTMLFormElement | null = null;
/** The control of it that has the focus. */
let focused: Control | undefined;

/** A control that is removed keeps its place here; Chromium tells of it as of one that was left. */
function watchFocus({ type, target }: FocusEvent): void {
  if (type === "focusin") focused = isControl(target) ? target : undefined;
  else queueMicrotask(() => (focused?.isConnected && focused === target ? (focused = undefined) : undefined));
}

function remember(isMeant: (control: Control) => boolean): void {
  form = formOfPage();
  texts = form ? textsIn(form, isMeant) : new Map();
  focused = form && isControl(document.activeElement) ? document.activeElement : undefined;
}

/** Remembers the touched controls of the page's form, and the focus. Called just before hydration, which may reset controls. */
export function rememberInput(): void {
  remember(wasTouched);
  // Between now and hydration the visitor goes on.
  if (form) for (const type of ["focusin", "focusout"] as const) document.addEventListener(type, watchFocus);
}

/** Remembers all controls of a form that React has drawn and is about to draw again: it counts what it writes as untouched. */
export const rememberAll = (): void => remember(() => true);

/** Gives the focus to the control that takes the place of a removed one, with the selection, once React has written its text. */
function giveFocusBack(element: HTMLFormElement): void {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const { name, id, type, value } = focused;
  const isBox = /radio|checkbox/.test(type);
  const control = [...element.elements]
    .filter(isControl)
    .find((one) => one.name === name && one.id === id && (!isBox || one.value === value));
  control?.focus({ preventScroll: true });
  const { selectionStart: start, selectionEnd: end } = focused as HTMLInputElement;
  // Boxes, lists and days have none.
  if (typeof start === "number") queueMicrotask(() => (control as HTMLInputElement).setSelectionRange(start, end));
}

/** The files that were picked in the form that is gone. */
function moveFiles(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const input of from.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    const same = [...to.elements].find((one) => one.id === input.id);
    if (input.files?.length && same instanceof HTMLInputElement) same.files = input.files;
  }
}

/**
 * @param earlier what native-form.ts stored on an earlier visit
 * @returns reads the touched controls, the latest text of each; what was remembered is handed out only once
 */
export function adoptInput(element: HTMLFormElement, earlier: Texts): ControlReader {
  // React may have put another form in the place of the remembered one, which has what was typed until then.
  const replaced = form && !form.isConnected ? form : undefined;
  const typedUntilThen: Texts = replaced ? textsIn(replaced, wasTouched) : new Map();
  const touched = new Map([...earlier, ...texts, ...typedUntilThen, ...textsIn(element, wasTouched)]);
  if (replaced) moveFiles(replaced, element);
  giveFocusBack(element);
  for (const type of ["focusin", "focusout"] as const) document.removeEventListener(type, watchFocus);
  texts = new Map();
  form = null;
  focused = undefined;
  return (name) => touched.get(name);
}
