/** Keeps typed, ticked and chosen values while React draws or redraws a form. */
import type { ControlReader } from "../forms/kinds/kind.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return (
      [...control.options].some((option) => option.selected !== option.defaultSelected) &&
      control.value !== ""
    );
  }
  if (
    control instanceof HTMLInputElement &&
    (control.type === "radio" || control.type === "checkbox")
  ) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

type Texts = ReadonlyMap<string, readonly string[]>;

/** The texts of the controls, by name. @param isEnough one such control of a name is enough */
function textsIn(form: HTMLFormElement, isEnough: (control: Control) => boolean): Texts {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name !== "");
  const names = new Set(controls.filter(isEnough).map((control) => control.name));
  const isUnticked = (control: Control): boolean =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) && !control.checked;
  const readTexts = (name: string): string[] =>
    controls
      .filter((control) => control.name === name && !isUnticked(control))
      .map((control) => control.value);
  return new Map([...names].map((name) => [name, readTexts(name)]));
}

const formOfPage = (): HTMLFormElement | null => document.querySelector("form[data-lead]");

const typeOf = (lead: HTMLFormElement): string | undefined =>
  lead.querySelector<HTMLInputElement>("[name=formType]")?.value;

let texts: Texts = new Map();
/** The form whose texts are remembered. */
let form: HTMLFormElement | null = null;
/** Id of the control that had the focus last. */
let focusedId = "";

const rememberFocus = (): void => {
  focusedId = document.activeElement?.id ?? "";
};

function remember(isEnough: (control: Control) => boolean): void {
  form = formOfPage();
  texts = form ? textsIn(form, isEnough) : new Map();
  rememberFocus();
}

/** Remembers the touched controls of the page's form, just before hydration, which may reset them. */
export function rememberInput(): void {
  remember(wasTouched);
  document.addEventListener("focusin", rememberFocus);
}

/**
 * Remembers all controls of a form before React redraws it. React's own values count as untouched.
 */
export const rememberAll = (): void => remember(() => true);

/** The files that were picked in the form that is gone. */
function moveFiles(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const input of from.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    const same = [...to.elements].find((element) => element.id === input.id);
    if (input.files?.length && same instanceof HTMLInputElement) same.files = input.files;
  }
}

/**
 * @returns Reads the touched controls with their latest text. Remembered values are returned once.
 */
export function adoptInput(element: HTMLFormElement): ControlReader {
  // After a reload, Back may lead to another form than the document's. Its texts stay with it.
  if (form && typeOf(form) !== typeOf(element)) texts = new Map();
  // React may have replaced the remembered form. The new one then gets its texts.
  const replaced = form && !form.isConnected && typeOf(form) === typeOf(element) ? form : undefined;
  const typedUntilThen: Texts = replaced ? textsIn(replaced, wasTouched) : new Map();
  const touched = new Map([...texts, ...typedUntilThen, ...textsIn(element, wasTouched)]);
  if (replaced) moveFiles(replaced, element);
  document.removeEventListener("focusin", rememberFocus);
  const lost = replaced && focusedId && document.activeElement === document.body;
  if (lost)
    element.querySelector<HTMLElement>(`[id="${focusedId}"]`)?.focus({ preventScroll: true });
  texts = new Map();
  form = null;
  return (name) => touched.get(name);
}
