import { CALL_TIME } from "../../forms/reading/call-time.ts";
import { type Control, isControl } from "../../lead/pre-hydration-input.ts";

/** Not hidden or folded away, and a question of the form itself. */
const isReachable = (control: Control): boolean =>
  !control.disabled && control.name !== CALL_TIME && control.tabIndex >= 0 && (control.checkVisibility?.() ?? true);

/** Of the radios of one name the checked one, as with the tab key. */
const entryOf = (controls: readonly Control[], { name }: Control): Control | undefined => {
  const same = controls.filter((one) => one.name === name);
  return same.find((one) => one instanceof HTMLInputElement && one.checked) ?? same[0];
};

/**
 * Enter ("next" on phones) moves to the next field, so that a long form is not sent by accident; in the last field it submits. The file
 * button keeps its own use of the key.
 */
export function focusNext(event: React.KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  // Safari tells of the key that ends a composition after it, with the code 229.
  if (event.key !== "Enter" || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
  if (!(target instanceof HTMLInputElement) || target.type === "file") return;
  const controls = [...currentTarget.elements].filter(isControl).filter((one) => one === target || isReachable(one));
  const next = controls.slice(controls.indexOf(target) + 1).find(({ name }) => name !== target.name || name === "");
  if (!next) return;
  event.preventDefault();
  entryOf(controls, next)?.focus();
}
