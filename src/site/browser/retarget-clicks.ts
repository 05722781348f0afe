const CLICKABLE = "button, label, summary, a";
/** A pointer that moves further than this while pressed did not mean to click, CSS pixels. */
const MAX_MOVE = 10;

/**
 * A click inside a form goes to the element where the press began. Between pointerdown and click a message may appear above it, or React
 * may take the form over: the layout moves, and the browser would give the click to another element.
 */
export function retargetClicks(): void {
  let press: { readonly on: HTMLElement; readonly x: number; readonly y: number } | undefined;
  document.addEventListener(
    "pointerdown",
    ({ target, clientX: x, clientY: y }) => {
      const on = (target as Element).closest<HTMLElement>(`[data-lead] :is(${CLICKABLE})`);
      press = on ? { on, x, y } : undefined;
    },
    true,
  );
  // A finger that scrolls.
  document.addEventListener("pointercancel", () => (press = undefined), true);
  document.addEventListener(
    "click",
    (event) => {
      const { on, x, y } = press ?? {};
      press = undefined;
      if (!on?.isConnected || on.contains(event.target as Node)) return;
      if (Math.hypot(event.clientX - x!, event.clientY - y!) > MAX_MOVE) return;
      event.preventDefault();
      event.stopPropagation();
      on.click();
    },
    true,
  );
}
