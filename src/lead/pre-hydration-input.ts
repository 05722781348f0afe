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
/** The control of it that has the focus, and the selection there, which a removed control no longer tells. */
let focused: Control | undefined;
let selection: readonly [start: number, end: number] | undefined;

function noteSelection(): void {
  if (!focused?.isConnected) return;
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  // Boxes, lists and days have none.
  selection = typeof selectionStart === "number" ? [selectionStart, selectionEnd ?? selectionStart] : undefined;
}

/** A control that is removed keeps its place here; Chromium tells of it as of one that was left. */
function watchFocus({ type, target }: Event): void {
  if (type === "focusin") focused = isControl(target) ? target : undefined;
  if (type === "focusout")
    queueMicrotask(() => (focused?.isConnected && focused === target ? (focused = undefined) : undefined));
  else noteSelection();
}
const WATCHED = ["focusin", "focusout", "input", "keyup", "selectionchange"] as const;

function remember(isMeant: (control: Control) => boolean): void {
  form = formOfPage();
  texts = form ? textsIn(form, isMeant) : new Map();
  focused = form && isControl(document.activeElement) ? document.activeElement : undefined;
  selection = undefined;
  noteSelection();
}

/** Remembers the touched controls of the page's form, and the focus. Called just before hydration, which may reset controls. */
export function rememberInput(): void {
  remember(wasTouched);
  // Between now and hydration the visitor goes on.
  if (form) for (const type of WATCHED) document.addEventListener(type, watchFocus);
}

/** Remembers all controls of a form that React has drawn and is about to draw again: it counts what it writes as untouched. */
export const rememberAll = (): void => remember(() => true);

/**
 * Password managers, and browsers that fill in a form, may set a control without an event: React does not know what it shows, and overwrites it
 * with the next change. This tells of each such control.
 * @param valueOf what React knows, by the name of the control
 */
export function announceSilent(element: HTMLFormElement, valueOf: (name: string) => unknown): void {
  for (const control of [...element.elements].filter(isControl)) {
    const known = control.name === "" ? undefined : valueOf(control.name);
    if (known === undefined) continue;
    if (!/radio|checkbox/.test(control.type)) {
      const type = control instanceof HTMLSelectElement ? "change" : "input";
      if (control.value !== known) control.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (control instanceof HTMLInputElement) {
      const { value, checked } = control;
      const isKnown = Array.isArray(known) ? known.includes(value) : known === value || known === (value !== "No");
      // React listens to clicks. A box that is unticked first is ticked by its click.
      if (checked && !isKnown && control.type === "checkbox") control.checked = false;
      if (checked && !isKnown) control.click();
    }
  }
}

/** Gives the focus to the control that takes the place of a removed one, with its text and selection. */
function giveFocusBack(element: HTMLFormElement): void {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const { name, id, type, value } = focused;
  const isBox = /radio|checkbox/.test(type);
  const control = [...element.elements]
    .filter(isControl)
    .find((one) => one.name === name && one.id === id && (!isBox || one.value === value));
  control?.focus({ preventScroll: true });
  // React writes the same text a moment later, and leaves one alone that stands there.
  if (control && !isBox && type !== "file") control.value = value;
  if (control && selection) (control as HTMLInputElement).setSelectionRange(...selection);
}

/** The files that were picked in the form that is gone. */
function moveFiles(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const input of from.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    const same = [...to.elements].find((one) => one.id === input.id);
    if (input.files?.length && same instanceof HTMLInputElement) same.files = input.files;
  }
}

/** @returns reads the touched controls, the latest text of each; what was remembered is handed out only once */
export function adoptInput(element: HTMLFormElement): ControlReader {
  // React may have put another form in the place of the remembered one, which has what was typed until then.
  const replaced = form && !form.isConnected ? form : undefined;
  const typedUntilThen: Texts = replaced ? textsIn(replaced, wasTouched) : new Map();
  const touched = new Map([...texts, ...typedUntilThen, ...textsIn(element, wasTouched)]);
  if (replaced) moveFiles(replaced, element);
  // Before the focus moves: what is remembered is that of the form before.
  for (const type of WATCHED) document.removeEventListener(type, watchFocus);
  giveFocusBack(element);
  texts = new Map();
  form = null;
  focused = undefined;
  return (name) => touched.get(name);
}
