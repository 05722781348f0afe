/** Beyond this many pixels a press is a drag; a press this long is one if it moved at all. */
export const DRAG_DISTANCE = 6;
const QUICK_CLICK = 200;
const JITTER = 2;

/** Whether a press that moved so far and lasted so long was meant to drag, not to click. */
export const isDrag = (distance: number, milliseconds: number): boolean =>
  distance > DRAG_DISTANCE || (distance > JITTER && milliseconds >= QUICK_CLICK);
