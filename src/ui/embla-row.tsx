import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { DRAG_DISTANCE, isDrag } from "./drag.ts";

const WHEEL_RESTS = 120;

/** Whoever presses on the text of an answer wants to mark it, not to turn the page. */
function isText(target: EventTarget | null): boolean {
  // A selection begins on a text, which is no element.
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return !!element?.closest("details[open]>:not(summary)");
}

const rowIn = (frame: HTMLElement): HTMLElement => frame.firstElementChild as HTMLElement;

function endNativeScroll(frame: HTMLElement): void {
  frame.style.overflow = "hidden";
  Object.assign(rowIn(frame).style, { overflow: "visible", outlineOffset: "-3px", cursor: "grab" });
}

const optionsOf = (row: HTMLElement, perPage: number): EmblaOptionsType => ({
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
 * Hands a row that has scrolled natively over to embla, where it stands: it can be dragged and thrown, and settles on
 * whole pages. It draws nothing.
 */
export function EmblaRow({ frame, perPage, onChange }: EmblaRowProps) {
  const [left] = useState(() => rowIn(frame).scrollLeft);
  const [options] = useState(() => optionsOf(rowIn(frame), perPage));
  const [viewport, api] = useEmblaCarousel(options);

  useLayoutEffect(() => {
    endNativeScroll(frame);
    viewport(frame);
  }, [frame, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    const letGo = keepNative(api, frame, left);
    const tell = (): void => onChange(api);
    api.on("select", tell).on("reInit", tell);
    tell();
    return () => {
      letGo();
      onChange(undefined);
    };
  }, [api, frame, left, onChange]);
  return null;
}

/** What the native row did and embla does not know of: sideways wheels, and whatever scrolls a card into view. */
function keepNative(api: EmblaCarouselType, frame: HTMLElement, left: number): () => void {
  /** Follows a hand (or none) by so many pixels, then settles on a page. */
  const follow = (distance: number): void => {
    const { scrollBody, scrollTo } = api.internalEngine();
    scrollBody.useFriction(0.3).useDuration(0.75);
    scrollTo.distance(-distance, false);
  };
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

  // Find in page, a screen reader or an anchor moves the frame itself.
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
