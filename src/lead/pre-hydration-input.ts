/** What a visitor typed, ticked or chose before hydration. */
import type { ControlReader } from "../forms/kinds/kind.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: Element): element is Control =>
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

/** The texts of the touched controls, by name. */
function readTouched(form: HTMLFormElement): ReadonlyMap<string, readonly string[]> {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name !== "");
  const touched = new Set(controls.filter(wasTouched).map((control) => control.name));
  const isUnticked = (control: Control): boolean =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) && !control.checked;
  const textsOf = (name: string): string[] =>
    controls.filter((control) => control.name === name && !isUnticked(control)).map((control) => control.value);
  return new Map([...touched].map((name) => [name, textsOf(name)]));
}

let before: ReadonlyMap<string, readonly string[]> = new Map();

/** Remembers the touched controls of the page's form. Called just before hydration, which may reset controls. */
export function rememberInput(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-lead]");
  before = form ? readTouched(form) : new Map();
}

/**
 * @param earlier what native-form.ts stored on an earlier visit
 * @returns reads the touched controls, the latest text of each; what was remembered is handed out only once
 */
export function adoptInput(element: HTMLFormElement, earlier: ReadonlyMap<string, readonly string[]>): ControlReader {
  const touched = new Map([...earlier, ...before, ...readTouched(element)]);
  before = new Map();
  return (name) => touched.get(name);
}
