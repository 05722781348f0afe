import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { glide, useDragScroll } from "./use-drag-scroll.ts";

export interface CarouselProps {
  /** What it shows, for those who do not see it. */
  label: string;
  children: ReactNode;
  /** Cards on a page at 768 px and more; below it is always one. */
  perPage?: 1 | 3;
  className?: string;
}

const ITEMS = {
  1: "auto-cols-full",
  3: "auto-cols-[88%] sm:auto-cols-[60%] md:auto-cols-[calc((100%-3rem)/3)]",
} as const;

/** How far one page is: three cards on a wide screen, one on a narrow one. */
export const pageStep = (perPage: 1 | 3, isWide: boolean): number => (isWide ? perPage : 1);

/**
 * A row that scrolls and snaps by itself, with or without scripts; the buttons turn it by a page and rest at the ends.
 */
export function Carousel({ label, children, perPage = 3, className = "" }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  useDragScroll(row);

  useEffect(() => {
    const element = row.current!;
    const measure = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setEnds({ start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 });
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      element.removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, []);

  const turn = (direction: 1 | -1): void => {
    const element = row.current!;
    const [first, second] = [...element.children].map((child) => child.getBoundingClientRect().left);
    if (first === undefined || second === undefined) return;
    const stride = second - first;
    const pages = pageStep(perPage, matchMedia("(min-width:48rem)").matches);
    const index = Math.round(element.scrollLeft / stride) + direction * pages;
    element.scrollTo({ left: index * stride, behavior: glide() });
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      {/* A row that scrolls must be in reach of the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={row} tabIndex={0} className={`snap-row gap-6 ${ITEMS[perPage]}`}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <div className="mt-6 flex gap-2">
        <button
          type="button"
          className="btn-round"
          disabled={ends.start}
          onClick={() => turn(-1)}
          aria-label="Previous"
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
        </button>
        <button type="button" className="btn-round" disabled={ends.end} onClick={() => turn(1)} aria-label="Next">
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
