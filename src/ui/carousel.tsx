import useEmblaCarousel from "embla-carousel-react";
import { Children, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { t } from "../i18n/t.ts";

/** Only a mouse drags with embla, because a scripted swipe costs 85 ms on a slow phone. */
const OPTIONS = {
  active: false,
  align: "start",
  slidesToScroll: "auto",
  // The text of an open answer is for selecting.
  watchDrag: (_: unknown, { target }: Event) => !(target as Element).closest("details[open]>:not(summary)"),
  breakpoints: {
    "(hover:hover) and (pointer:fine)": { active: true },
    "(prefers-reduced-motion:reduce)": { duration: 0 },
  },
} as const;

const BUTTON = { type: "button", className: "btn-round" } as const;

/** Returns the place of the first card in view, and whether the last one is in view. */
function viewIn(row: Element): readonly [number, boolean] {
  const { left, right } = row.parentElement!.getBoundingClientRect();
  const cards = [...row.children].map((card) => card.getBoundingClientRect());
  return [cards.findIndex((card) => (card.left + card.right) / 2 > left) + 1, cards.at(-1)!.right < right + 1];
}

export interface CarouselProps {
  /** For screen readers. */
  label: string;
  children: ReactNode;
  /** Cards in view from 768 px on. Below there is one. */
  perPage?: 1 | 3;
  className?: string;
}

/** A row of cards. It scrolls and snaps natively (`snap-row`, early.ts) until embla takes over. */
export function Carousel({ label, children, perPage = 3, className = "" }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [frame, embla] = useEmblaCarousel(OPTIONS);
  const [[first, isLast], setView] = useState<readonly [number, boolean]>([1, false]);
  const [place, setPlace] = useState<number>();
  const measure = useCallback((): void => setView(viewIn(row.current!)), []);
  useEffect(() => {
    measure();
    embla?.on("scroll", measure).on("reInit", measure);
  }, [embla, measure]);
  const turn = (direction: "scrollPrev" | "scrollNext"): void => {
    embla?.[direction]();
    // By then the row has turned.
    setTimeout(() => row.current && setPlace(viewIn(row.current)[0]), 700);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowLeft" || key === "ArrowRight") turn(key === "ArrowLeft" ? "scrollPrev" : "scrollNext");
  };
  const cards = perPage === 3 ? "snap-row snap-three" : "snap-row";
  return (
    <section aria-roledescription="carousel" aria-label={label} className={`min-w-0 ${className}`}>
      <div ref={frame} className={embla && "embla"}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={row} aria-label={label} tabIndex={0} onScroll={measure} onKeyDown={onKeyDown} className={cards}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {place && t("{place} of {total}", { place, total: Children.count(children) })}
      </p>
      <div className="mt-6 flex gap-2 unscripted:hidden">
        {/* Not disabled at the ends, because a disabled button loses the focus. */}
        <button {...BUTTON} aria-label={t("Previous")} aria-disabled={first === 1} onClick={() => turn("scrollPrev")}>
          <span className="i-lucide-arrow-left" aria-hidden="true" />
        </button>
        <button {...BUTTON} aria-label={t("Next")} aria-disabled={isLast} onClick={() => turn("scrollNext")}>
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
