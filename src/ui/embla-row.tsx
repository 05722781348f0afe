import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { useLayoutEffect, useState } from "react";
import { DRAG_DISTANCE, isDrag } from "./drag.ts";

const WHEEL_RESTS = 120;

/** The text of an open answer is for selecting, not for dragging. */
function isText(target: EventTarget | null): boolean {
  // The target of `selectstart` is a text node.
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return !!element?.closest("details[open]>:not(summary)");
}

const rowIn = (frame: HTMLElement): HTMLElement => frame.firstElementChild as HTMLElement;

function endNativeScroll(frame: HTMLElement): void {
  frame.style.overflow = "hidden";
  Object.assign(rowIn(frame).style, { overflow: "visible", outlineOffset: "-3px", cursor: "grab" });
}

const createOptions = (row: HTMLElement, perPage: number): EmblaOptionsType => ({
  container: row,
  align: "start",
  dragThreshold: DRAG_DISTANCE,
  breakpoints: { "(min-width:48rem)": { slidesToScroll: perPage } },
  watchDrag: (_, event) => !isText(event.target),
});

export interface EmblaRowProps {
  /** Holds the row, its only child. */
  readonly frame: HTMLElement;
  readonly perPage: number;
  readonly onChange: (api: EmblaCarouselType | undefined) => void;
}

/**
 * Hands a natively scrolling row over to embla in one step, at its place or its target, so that
 * each press is answered. It renders nothing.
 */
export function EmblaRow({ frame, perPage, onChange }: EmblaRowProps) {
  const [options] = useState(() => createOptions(rowIn(frame), perPage));
  const [viewport, api] = useEmblaCarousel(options);
  useLayoutEffect(() => viewport(frame), [frame, viewport]);
  useLayoutEffect(() => {
    if (!api) return undefined;
    const row = rowIn(frame);
    const left = Number(row.dataset.left ?? row.scrollLeft);
    endNativeScroll(frame);
    const detach = keepNative(api, frame, left);
    const report = (): void => onChange(api);
    api.on("select", report).on("reInit", report);
    report();
    return () => {
      detach();
      onChange(undefined);
    };
  }, [api, frame, onChange]);
  return null;
}

/**
 * Adds two features to embla: scrolling sideways by wheel, and following a card that is scrolled
 * into view.
 */
function keepNative(api: EmblaCarouselType, frame: HTMLElement, left: number): () => void {
  /** Moves by a number of pixels, without snapping. */
  const follow = (distance: number): void => {
    const { scrollBody, scrollTo } = api.internalEngine();
    scrollBody.useFriction(0.3).useDuration(0.75);
    scrollTo.distance(-distance, false);
  };
  /** The same, and then snaps to a page. */
  const settle = (distance: number, duration: number): void => {
    const { scrollBody, scrollTo } = api.internalEngine();
    scrollBody.useBaseFriction().useDuration(duration);
    scrollTo.distance(-distance, true);
  };
  settle(left, 0);

  const off = new AbortController();
  const on = { signal: off.signal };

  let press = { x: 0, at: 0 };
  frame.addEventListener("pointerdown", (event) => (press = { x: event.clientX, at: event.timeStamp }), on);
  frame.addEventListener("selectstart", (event) => isText(event.target) || event.preventDefault(), on);
  frame.addEventListener(
    "click",
    (event) => {
      if (event.detail === 0 || !isDrag(Math.abs(event.clientX - press.x), event.timeStamp - press.at)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { ...on, capture: true },
  );

  let rests: ReturnType<typeof setTimeout>;
  frame.addEventListener(
    "wheel",
    (event) => {
      const sideways = event.deltaX || (event.shiftKey ? event.deltaY : 0);
      if (!sideways || (!event.shiftKey && Math.abs(event.deltaY) > Math.abs(sideways))) return;
      event.preventDefault();
      follow(sideways);
      clearTimeout(rests);
      rests = setTimeout(settle, WHEEL_RESTS, 0, 20);
    },
    { ...on, passive: false },
  );

  // Find-in-page, screen readers and anchors scroll the frame itself.
  frame.addEventListener(
    "scroll",
    () => {
      const moved = frame.scrollLeft;
      if (!moved) return;
      frame.scrollLeft = 0;
      settle(moved, 0);
    },
    on,
  );
  return () => {
    clearTimeout(rests);
    off.abort();
  };
}
