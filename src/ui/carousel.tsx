import useEmblaCarousel from "embla-carousel-react";
import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { t } from "../i18n/t.ts";

const MOUSE = "(hover:hover) and (pointer:fine)";

/** Only a mouse drags with embla, because a scripted swipe costs 85 ms on a slow phone. */
const OPTIONS = {
  active: false,
  align: "start",
  // The text of an open answer is for selecting.
  watchDrag: (_: unknown, { target }: Event) =>
    !(target as Element).closest("details[open]>:not(summary)"),
  breakpoints: {
    [MOUSE]: { active: true },
    "(prefers-reduced-motion:reduce)": { duration: 0 },
  },
} as const;
/** By the direction of the text. A translator may turn the page after it was loaded. */
const OPTIONS_BY = { ltr: OPTIONS, rtl: { ...OPTIONS, direction: "rtl" } } as const;

const BUTTON = { type: "button", className: "btn-round" } as const;

/** A native row reports no end of a turn in Safari before 26. It rests when it has not scrolled for this long, ms. */
const REST_MS = 150;

const isRightToLeft = (row: Element): boolean => getComputedStyle(row).direction === "rtl";

interface View {
  /** The place of the first card in view. */
  readonly first: number;
  readonly isLastInView: boolean;
}

/** Where a row stands that the browser scrolls. */
function viewIn(row: Element): View {
  const { left, right } = row.parentElement!.getBoundingClientRect();
  const cards = [...row.children].map((card) => card.getBoundingClientRect());
  const isRtl = isRightToLeft(row);
  const middle = (card: DOMRect): number => (card.left + card.right) / 2;
  const first = cards.findIndex((card) => (isRtl ? middle(card) < right : middle(card) > left)) + 1;
  const last = cards.at(-1)!;
  return { first, isLastInView: isRtl ? last.left > left - 1 : last.right < right + 1 };
}

/** Without the gaps between them, which are narrower than half a card. */
const cardsPerPage = (row: Element): number =>
  Math.round(row.clientWidth / row.firstElementChild!.clientWidth);

/** Whether the row runs from right to left. */
function useRightToLeft(row: RefObject<Element | null>): boolean {
  const [isRtl, setRtl] = useState(false);
  useEffect(() => {
    const read = (): void => setRtl(isRightToLeft(row.current!));
    const observer = new MutationObserver(read);
    for (const element of [document.documentElement, document.body])
      observer.observe(element, { attributeFilter: ["class", "dir", "style"] });
    read();
    return () => observer.disconnect();
  }, [row]);
  return isRtl;
}

/** A row that embla moves with a mouse, and the browser by touch. */
function useRow() {
  const row = useRef<HTMLUListElement>(null);
  const isRtl = useRightToLeft(row);
  const [frame, embla] = useEmblaCarousel(OPTIONS_BY[isRtl ? "rtl" : "ltr"]);
  const [view, setView] = useState<View>({ first: 1, isLastInView: false });
  /** The place that is announced after a turn by a button or a key. */
  const [place, setPlace] = useState<number>();
  const isTurned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: View): void => {
    setView((last) =>
      last.first === next.first && last.isLastInView === next.isLastInView ? last : next,
    );
  }, []);
  const announce = useCallback(({ first }: View): void => {
    if (isTurned.current) setPlace(first);
    isTurned.current = false;
  }, []);
  useEffect(() => {
    const read = (): View =>
      embla && matchMedia(MOUSE).matches
        ? { first: embla.selectedScrollSnap() + 1, isLastInView: !embla.canScrollNext() }
        : viewIn(row.current!);
    const update = (): void => show(read());
    update();
    embla?.on("reInit", update).on("select", () => {
      update();
      announce(read());
    });
    return () => clearTimeout(timer.current);
  }, [embla, show, announce]);

  /** Find-in-page, the cursor of a screen reader or a focus has scrolled the frame to a card that it hides. Embla turns to that card. */
  const showScrolled = (): void => {
    const scrolled = embla?.rootNode();
    if (!scrolled?.scrollLeft) return;
    const { first } = viewIn(row.current!);
    scrolled.scrollLeft = 0;
    embla!.scrollTo(first - 1, true);
  };

  return {
    row,
    frame,
    isMoved: embla !== undefined,
    view,
    place,
    turn(pages: 1 | -1): void {
      showScrolled();
      // The turn before, which rests only now, must not be announced in place of this one.
      clearTimeout(timer.current);
      isTurned.current = true;
      embla?.scrollTo(embla.selectedScrollSnap() + pages * cardsPerPage(row.current!));
    },
    /** The browser has scrolled the row. */
    onScroll(): void {
      show(viewIn(row.current!));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => row.current && announce(viewIn(row.current)), REST_MS);
    },
    /** The frame scrolls smoothly or at once: only its last place counts. */
    onFrameScroll(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(showScrolled, REST_MS);
    },
  };
}

export interface CarouselProps {
  /** For screen readers. */
  label: string;
  children: ReactNode;
  /** Cards in view from 768 px on. Below there is one. */
  perPage?: 1 | 3;
  className?: string;
}

/** A row of cards. It scrolls and snaps natively (`snap-row`, before-react.ts) until embla takes over. */
export function Carousel({ label, children, perPage = 3, className = "" }: CarouselProps) {
  const { row, frame, isMoved, view, place, turn, onScroll, onFrameScroll } = useRow();
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
    // Alt goes back, Shift selects text.
    if (altKey || ctrlKey || metaKey || shiftKey || (key !== "ArrowLeft" && key !== "ArrowRight"))
      return;
    turn((key === "ArrowRight") === isRightToLeft(row.current!) ? -1 : 1);
  };
  const cards = perPage === 3 ? "snap-row md:auto-cols-[calc((100%-3rem)/3)]" : "snap-row";
  return (
    <section aria-roledescription="carousel" aria-label={label} className={`min-w-0 ${className}`}>
      <div ref={frame} className={isMoved ? "embla" : undefined} onScroll={onFrameScroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={row}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          className={cards}
        >
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
        <button
          {...BUTTON}
          data-turn="-1"
          aria-label={t("Previous")}
          aria-disabled={view.first === 1}
          onClick={() => turn(-1)}
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
        </button>
        <button
          {...BUTTON}
          data-turn="1"
          aria-label={t("Next")}
          aria-disabled={view.isLastInView}
          onClick={() => turn(1)}
        >
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
