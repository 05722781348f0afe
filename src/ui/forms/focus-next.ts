/** The key that phones call "next", and desktops Enter. */
import { CALL_TIME } from "../../forms/call-time.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** What is folded away, hidden from everybody, or no answer of the form is passed over. */
const isReachable = (control: Control): boolean =>
  !control.disabled && control.name !== CALL_TIME && control.tabIndex >= 0 && (control.checkVisibility?.() ?? true);

/** Of options under one name the chosen one, as the tab key has it. */
const entryOf = (controls: readonly Control[], { name }: Control): Control | undefined => {
  const same = controls.filter((one) => one.name === name);
  return same.find((one) => one instanceof HTMLInputElement && one.checked) ?? same[0];
};

/**
 * Enter in one answer leads to the next one: a form of many questions is not sent from the middle by accident. From the
 * last one it sends, as everywhere. The button that chooses files has a use of its own for the key.
 */
export function focusNext(event: React.KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (event.key !== "Enter" || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type === "file") return;
  const controls = [...currentTarget.elements].filter(isControl).filter((one) => one === target || isReachable(one));
  const next = controls.slice(controls.indexOf(target) + 1).find(({ name }) => name !== target.name || name === "");
  if (!next) return;
  event.preventDefault();
  entryOf(controls, next)?.focus();
}
