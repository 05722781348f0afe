import { useEffect, useRef, type ReactNode } from "react";
import { t } from "../i18n/t.ts";

export interface MarqueeProps {
  label: string;
  /** List items. */
  children: ReactNode;
}

/**
 * A row that moves by a CSS animation. It pauses on hover and by a checkbox. With reduced motion it
 * scrolls instead. Dragging sets the animation's current time.
 */
export function Marquee({ label, children }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = track.current!;
    const off = new AbortController();
    const on = { signal: off.signal };
    let last: number | undefined;
    element.addEventListener("pointerdown", (event) => (last = event.clientX), on);
    addEventListener("pointerup", () => (last = undefined), on);
    addEventListener("pointercancel", () => (last = undefined), on);
    addEventListener(
      "pointermove",
      (event) => {
        const [animation] = element.getAnimations();
        const timing = animation?.effect?.getComputedTiming();
        if (last === undefined || !animation || !timing) return;
        const duration = Number(timing.duration);
        const moved = ((last - event.clientX) / (element.scrollWidth / 2)) * duration;
        animation.currentTime = (Number(animation.currentTime) + moved + duration) % duration;
        last = event.clientX;
      },
      on,
    );
    element.addEventListener("dragstart", (event) => event.preventDefault(), on);
    return () => off.abort();
  }, []);

  return (
    <section aria-label={label} className="marquee">
      {/* Focusable, so that the arrow keys scroll it with reduced motion. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0}>
        <div ref={track} className="marquee-track animate-marquee">
          <ul>{children}</ul>
          <ul aria-hidden="true">{children}</ul>
        </div>
      </section>
      <label className="btn-round motion-reduce:hidden">
        <input type="checkbox" aria-label={t("Pause")} />
      </label>
    </section>
  );
}
