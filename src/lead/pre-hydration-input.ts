/** What a visitor typed, ticked or chose before React took the page over. */
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

/** The state of the touched controls, by name; read before hydration, which may set controls back. */
function readTouched(form: HTMLFormElement): ReadonlyMap<string, readonly string[]> {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name !== "");
  const touched = new Set(controls.filter(wasTouched).map((control) => control.name));
  return new Map(
    [...touched].map((name) => [
      name,
      controls
        .filter((control) => control.name === name)
        .filter(
          (control) =>
            !(control instanceof HTMLInputElement) || !/radio|checkbox/.test(control.type) || control.checked,
        )
        .map((control) => control.value),
    ]),
  );
}

let before: ReadonlyMap<string, readonly string[]> = new Map();

/** Called just before the form hydrates. */
export function rememberInput(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-lead]");
  before = form ? readTouched(form) : new Map();
}

/** The touched controls, over what native-form.ts kept of them on an earlier visit; each is given once. What they mean is the form's to say. */
export function adoptInput(element: HTMLFormElement, earlier: ReadonlyMap<string, readonly string[]>): ControlReader {
  const touched = new Map([...earlier, ...before, ...readTouched(element)]);
  before = new Map();
  return (name) => touched.get(name);
}
