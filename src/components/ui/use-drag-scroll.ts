import { useEffect, type RefObject } from "react";

/** Beyond this many pixels a press is a drag; a press this long is one if it moved at all. */
const DRAG_DISTANCE = 6;
const QUICK_CLICK = 200;
const JITTER = 2;

const prefersStill = (): boolean => matchMedia("(prefers-reduced-motion:reduce)").matches;

export const glide = (): ScrollBehavior => (prefersStill() ? "auto" : "smooth");

/** Whether a press that moved so far and lasted so long was meant to drag, not to click. */
export const isDrag = (distance: number, milliseconds: number): boolean =>
  distance > DRAG_DISTANCE || (distance > JITTER && milliseconds >= QUICK_CLICK);

/**
 * Lets a mouse drag a row that scrolls by itself; fingers and wheels already can. A drag is not a click on what it began on.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const off = new AbortController();
    const on = { signal: off.signal };
    let press: { x: number; left: number; at: number; moved: number } | undefined;
    let wasDrag = false;

    row.addEventListener(
      "pointerdown",
      (event) => {
        wasDrag = false;
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        press = { x: event.clientX, left: row.scrollLeft, at: event.timeStamp, moved: 0 };
      },
      on,
    );
    row.addEventListener(
      "pointermove",
      (event) => {
        if (!press) return;
        const distance = event.clientX - press.x;
        press.moved = Math.max(press.moved, Math.abs(distance));
        if (press.moved <= JITTER) return;
        row.setPointerCapture(event.pointerId);
        row.style.scrollSnapType = "none";
        row.scrollLeft = press.left - distance;
      },
      on,
    );
    const release = (event: PointerEvent): void => {
      if (!press) return;
      wasDrag = isDrag(press.moved, event.timeStamp - press.at);
      const isForward = row.scrollLeft > press.left;
      press = undefined;
      if (row.style.scrollSnapType !== "none") return;
      const first = row.firstElementChild?.getBoundingClientRect();
      const second = row.children[1]?.getBoundingClientRect();
      const stride = first && second ? second.left - first.left : row.clientWidth;
      // Where the hand was going, not where it let go.
      const index = (isForward ? Math.ceil : Math.floor)(row.scrollLeft / stride);
      row.scrollTo({ left: index * stride, behavior: glide() });
      setTimeout(() => (row.style.scrollSnapType = ""), prefersStill() ? 0 : 400);
    };
    row.addEventListener("pointerup", release, on);
    row.addEventListener("pointercancel", release, on);
    row.addEventListener("dragstart", (event) => event.preventDefault(), on);
    row.addEventListener(
      "click",
      (event) => {
        if (!wasDrag) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { ...on, capture: true },
    );
    return () => off.abort();
  }, [ref]);
}
