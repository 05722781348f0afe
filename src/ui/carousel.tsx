import type { EmblaCarouselType } from "embla-carousel";
import {
  Children,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { optional } from "./optional.tsx";
import { t } from "../i18n/t.ts";

const EmblaRow = optional("embla", async () => (await import("./embla-row.tsx")).EmblaRow);

/**
 * Only a mouse drags with embla. A finger scrolls natively without script. On a slow phone a
 * scripted swipe costs 85 ms.
 */
const MOUSE = "(hover:hover) and (pointer:fine)";

const prefersStill = (): boolean => matchMedia("(prefers-reduced-motion:reduce)").matches;

export interface CarouselProps {
  /** For screen readers. */
  label: string;
  children: ReactNode;
  /** Cards in view from 768 px on. Below there is one. */
  perPage?: 1 | 3;
  className?: string;
}

/** Longer than the glide of a row to its next page. */
const GLIDE_MS = 700;

/** Returns the number of the first card in view. */
function placeIn(row: HTMLElement): number {
  const [first, second] = [...row.children].map((card) => card.getBoundingClientRect().left);
  const { left } = row.parentElement!.getBoundingClientRect();
  return Math.round((left - first!) / (second! - first!)) + 1;
}

const PAGES = { 1: "snap-row", 3: "snap-row snap-three" } as const;

/**
 * A row of cards that scrolls and snaps natively. Buttons turn it by a page. With a mouse it can be dragged, by embla, which is fetched
 * when the row comes near.
 */
export function Carousel({ label, children, perPage = 3, className = "" }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [isFirst, setFirst] = useState(true);
  const [isLast, setLast] = useState(false);
  const [place, setPlace] = useState<number>();
  const glide = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Set when the row is near and there is a mouse. */
  const [near, setNear] = useState<HTMLElement>();

  const measure = useCallback((): void => {
    // The component may be gone.
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    setFirst(embla.current ? !embla.current.canScrollPrev() : scrollLeft <= 1);
    setLast(embla.current ? !embla.current.canScrollNext() : scrollLeft + clientWidth >= scrollWidth - 1);
  }, []);
  const onEmbla = useCallback(
    (api: EmblaCarouselType | undefined): void => {
      embla.current = api;
      if (api) measure();
    },
    [measure],
  );
  useEffect(() => {
    if (!matchMedia(MOUSE).matches || !("IntersectionObserver" in globalThis)) return undefined;
    const element = frame.current!;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        watch.disconnect();
        setNear(element);
      },
      { rootMargin: "25%" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [measure]);

  // A button that gets disabled loses the focus: give it to the other one.
  useLayoutEffect(() => {
    const [previous, next] = buttons.current!.querySelectorAll("button");
    if (isLast && document.activeElement === next) previous!.focus();
    if (isFirst && document.activeElement === previous) next!.focus();
  }, [isFirst, isLast]);

  // Without embla the page's own script turns the row, before and after React (early.ts).
  const turn = (direction: 1 | -1): void =>
    embla.current?.[direction > 0 ? "scrollNext" : "scrollPrev"](prefersStill());
  useEffect(() => () => clearTimeout(glide.current), []);
  const total = Children.count(children);
  /** A press says where the row has come to rest. */
  const press = (direction: 1 | -1): void => {
    turn(direction);
    clearTimeout(glide.current);
    glide.current = setTimeout(() => setPlace(placeIn(row.current!)), GLIDE_MS);
  };

  // Without embla the browser scrolls the row itself.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!embla.current || event.target !== row.current) return;
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    turn(event.key === "ArrowRight" ? 1 : -1);
  };

  const cards = PAGES[perPage];
  return (
    <section aria-roledescription="carousel" aria-label={label} className={`min-w-0 ${className}`}>
      <div ref={frame}>
        {/* Focusable, so that the arrow keys scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={row} aria-label={label} tabIndex={0} onScroll={measure} onKeyDown={onKeyDown} className={cards}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {place === undefined ? null : t("{place} of {total}", { place, total })}
      </p>
      {near ? <EmblaRow frame={near} perPage={perPage} onChange={onEmbla} /> : null}
      <div ref={buttons} className="mt-6 flex gap-2 unscripted:hidden">
        <button
          type="button"
          className="btn-round"
          disabled={isFirst}
          onClick={() => press(-1)}
          aria-label={t("Previous")}
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
        </button>
        <button type="button" className="btn-round" disabled={isLast} onClick={() => press(1)} aria-label={t("Next")}>
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
