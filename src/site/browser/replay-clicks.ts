/** What is pressed, and not typed into. */
const PRESSED = "button, label, summary, a";
/** CSS pixels. Who moves further while pressing has thought better of it. */
const STILL = 10;

/**
 * A press on a form counts for what it began on. What is said of an answer as it is left pushes the rest down between a finger's
 * touch and its lifting, and the browser gives the click to whatever lies there by then. So does what a form's script changes as it takes it over, and so this
 * is in the page from its first moment.
 */
export function replayClicks(): void {
  let began: { readonly on: HTMLElement; readonly x: number; readonly y: number } | undefined;
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const on = (target as Element).closest<HTMLElement>(`[data-lead] :is(${PRESSED})`);
    began = on ? { on, x, y } : undefined;
  };
  const end = (event: MouseEvent): void => {
    const press = began;
    began = undefined;
    if (!press?.on.isConnected || press.on.contains(event.target as Node)) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) return;
    event.preventDefault();
    event.stopPropagation();
    press.on.click();
  };
  const forget = (): void => {
    began = undefined;
  };
  document.addEventListener("pointerdown", begin, true);
  // A finger that scrolls.
  document.addEventListener("pointercancel", forget, true);
  document.addEventListener("click", end, true);
}
