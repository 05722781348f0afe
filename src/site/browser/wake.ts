/**
 * Inlined in every page. It fetches the page's scripts at the first sign of a visitor: a pointer, a touch, a key or a focus. A page
 * with a form wakes as soon as it is idle. A click on a button is kept, and repeated when React is ready. When the scripts fail,
 * native-form.ts lets the browser send the form.
 *
 * It never reloads or leaves the page.
 */
import { replayClicks } from "./replay-clicks.ts";
import type { PageEvent } from "../../ui/page-events.ts";
import { nextState, type PageState, type PageStep } from "./page-state.ts";

const root = document.documentElement;
const page = root.dataset as DOMStringMap & { state: PageState };
const scripts = page.js!.split(" ");
page.state = "asleep";
/** The path that this document was made for. The address may have changed by the time React starts. */
page.path = location.pathname;

const step = (name: PageStep): void => {
  page.state = nextState(page.state, name);
};

/** Where the visit came from, for make-lead.ts: known to the first page, or to a later one with `utm_` in its address. */
try {
  const { search } = location;
  if (!sessionStorage["aipm:arrival"] || search.includes("utm_"))
    sessionStorage["aipm:arrival"] = `${document.referrer} ${search}`;
} catch {
  // Storage is forbidden.
}

/**
 * Fetches a script before it is imported: a module whose import failed once stays missing to this document. One retry, two seconds
 * later, because Safari and Firefox abort every request as soon as a link is clicked, and because a server may answer 5xx.
 */
async function fetchScript(url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const get = async (): Promise<boolean> => {
    const answer = await fetch(url, { signal });
    await answer.blob();
    if (answer.status >= 500) throw new Error(url);
    return answer.ok;
  };
  const isFetched = await get().catch(() => new Promise((resolve) => setTimeout(resolve, 2000)).then(get));
  if (!isFetched) throw new Error(url);
}

let sheet: HTMLLinkElement | undefined;
/** Until it fails: once the scripts run there is nothing more to fetch. */
let isWaking = false;
/** Not before this time, ms; each failure doubles the pause. */
let retryAt = 0;
let retryDelay = 4000;
/** A button that was clicked before React could handle it. */
let pendingClick: HTMLElement | undefined;

async function wake(): Promise<void> {
  if (isWaking || page.state === "ready" || Date.now() < retryAt) return;
  isWaking = true;
  step("sign");
  try {
    await Promise.all(scripts.map(fetchScript));
    sheet ??= document.head.appendChild(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: page.css }),
    );
    // Read and compiled side by side, out of the browser's cache.
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    // Run one after the other, so that no single task is long.
    for (const url of scripts) await import(/* @vite-ignore */ url);
  } catch (error) {
    console.warn(error);
    // A later success must not repeat an old click.
    pendingClick = undefined;
    retryAt = Date.now() + (retryDelay *= 2);
    isWaking = false;
    dispatchEvent(new Event("page:failed" satisfies PageEvent));
  }
}

for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, wake, true);
addEventListener(
  "pointermove",
  // Browsers also send this when the page moves under a pointer that rests.
  ({ movementX, movementY }) => (movementX || movementY) && wake(),
  true,
);
const retry = (): void => {
  retryAt = 0;
  void wake();
};
addEventListener("online", () => page.state === "failed" && retry());
// Restored from the back/forward cache: requests that were open when the page was left are gone.
addEventListener("pageshow", ({ persisted }) => persisted && page.state !== "asleep" && retry());
if (location.search || location.hash) void wake();

/** Whether the outbox holds a lead of an earlier visit: see storage.ts of src/lead. */
const holdsLead = (): boolean => {
  try {
    return "aipm:outbox" in localStorage;
  } catch {
    return false;
  }
};
// Nobody should wait for a form to become interactive, and a lead in the outbox should be sent.
addEventListener("load", () => {
  if (!document.querySelector("[data-lead]") && !holdsLead()) return;
  self.requestIdleCallback?.(wake);
  // Safari has no requestIdleCallback, and Chromium may never call it on a page where nothing moves.
  setTimeout(wake, 1000);
});

/** For a jump to a place on the page, or back to one: sections that are laid out late would move it. See base.css. */
const renderAll = (): void => {
  page.renderAll = "";
};
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== "navigate") renderAll();
addEventListener("popstate", () => {
  renderAll();
  // Back to a page from before a reload: the browser changes the address only, so React has to draw that page.
  if (location.pathname !== page.path) void wake();
});

/** Escape closes a dialog that is open by its address (`:target`), as long as React is not there. */
addEventListener(
  "keydown",
  ({ key }) => key === "Escape" && document.querySelector<HTMLElement>("dialog:target [data-close]")?.click(),
);

replayClicks();
addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("[href*='#']")) renderAll();
    const button = target.closest<HTMLButtonElement>("[type=button]:not([value])");
    if (!button || button.popoverTargetElement || button.closest("[data-ready]")) return;
    // A carousel that React has not hydrated stands at its first pages, so it can only go forward.
    const row = button.closest("[aria-roledescription]")?.querySelector("ul");
    if (row) {
      // As turn-row.ts does it, which this script cannot import: it is inlined.
      const left = Math.min(
        Number(row.dataset.left ?? row.scrollLeft) + row.clientWidth,
        row.scrollWidth - row.clientWidth,
      );
      if ("onscrollend" in row) {
        row.dataset.left = `${left}`;
        row.addEventListener("scrollend", () => delete row.dataset.left, { once: true });
      }
      row.scrollTo(left, 0);
      // Of two that turn it, one would be too many.
      event.stopPropagation();
    } else if (page.state !== "ready") pendingClick = button;
  },
  true,
);
const repeatClick = ({ target }: Event): void => {
  // A form becomes ready a moment after the page around it.
  if (!(target as Node).contains(pendingClick!) || pendingClick!.closest("[data-lead]:not([data-ready])")) return;
  const button = pendingClick!;
  pendingClick = undefined;
  button.click();
};
const listen = (event: PageEvent, listener: (event: Event) => void): void => addEventListener(event, listener, true);
listen("form:ready", repeatClick);
listen("page:ready", (event) => {
  step("ready");
  repeatClick(event);
});
listen("page:failed", () => step("failed"));
