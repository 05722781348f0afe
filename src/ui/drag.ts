/** A press is a drag if it moves this far, px, or if it is long and moves at all. */
export const DRAG_DISTANCE = 6;
const QUICK_CLICK = 200;
const JITTER = 2;

/** Whether a press was a drag and not a click. */
export const isDrag = (distance: number, milliseconds: number): boolean =>
  distance > DRAG_DISTANCE || (distance > JITTER && milliseconds >= QUICK_CLICK);
