/**
 * Inlined in every page, for the time before React. It repeats a click when React can
 * answer it, turns the rows of carousels and keeps events from React while it hydrates.
 */
import type { PageEvent } from "../../ui/page-events.ts";

const page = document.documentElement.dataset;

/** Saves the referrer and the query of the visit for make-lead.ts, on its first page or on one with `utm_` in its address. */
try {
  const { search } = location;
  if (!sessionStorage["aipm:arrival"] || search.includes("utm_"))
    sessionStorage["aipm:arrival"] = `${document.referrer} ${search}`;
} catch {
  // Storage is forbidden.
}

/** Lays out every section (base.css), because a late layout would move the target of a jump. */
const renderAll = (): void => {
  page.renderAll = "";
};
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== "navigate") renderAll();
addEventListener("popstate", renderAll);

/** Scrolls a row by pages. It snaps to a card. A row that embla has taken over does not scroll. */
const turnRow = (row: Element, pages: number): void =>
  row.scrollBy((getComputedStyle(row).direction === "rtl" ? -pages : pages) * row.clientWidth, 0);

/** A button that was clicked before React could answer it. */
let earlyClick: HTMLElement | undefined;

addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("[href*='#']")) renderAll();
    const button = target.closest<HTMLButtonElement>("[type=button]:enabled:not([value])");
    if (!button || button.popoverTargetElement) return;
    const row = button.closest("[aria-roledescription]")?.querySelector("ul");
    if (row) turnRow(row, Number(button.dataset.turn));
    else if (page.state !== "ready" && !button.closest("[data-ready]")) earlyClick = button;
  },
  true,
);
const repeatClick = ({ target }: Event): void => {
  // A form becomes ready shortly after the page around it.
  if (
    !(target as Node).contains(earlyClick!) ||
    earlyClick!.closest("[data-lead]:not([data-ready])")
  )
    return;
  earlyClick!.click();
  // Cleared last, because the listener above also stores this click while the page is not ready.
  earlyClick = undefined;
};
const listen = (event: PageEvent, listener: (event: Event) => void): void =>
  addEventListener(event, listener, true);
let isHydrating = false;
listen("page:hydrate", () => (isHydrating = true));
listen("page:ready", () => (isHydrating = false));
// A page that crashed is never ready, and has a button.
listen("page:report", () => (isHydrating = false));
listen("form:ready", repeatClick);
listen("page:ready", repeatClick);
listen("page:failed", () => {
  isHydrating = false;
  // A later success must not repeat an old click.
  earlyClick = undefined;
});

/**
 * At each of these, React would hydrate the touched part in one long task. So they stop here until the
 * part is ready. The controls hold what they were given, and the components read it then.
 */
const DISCRETE =
  "touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup input change";
for (const type of DISCRETE.split(" "))
  addEventListener(
    type,
    (event) => {
      const target = event.target as Partial<Element>;
      // A form is ready shortly after the page around it.
      const isFormAsleep = () => target.closest?.("[data-lead]:not([data-ready])");
      if (isHydrating || (page.state === "ready" && isFormAsleep())) event.stopPropagation();
    },
    true,
  );
