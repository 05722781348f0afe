/**
 * Inlined in every page, and its only script before a visitor moves. It fetches the page's scripts at the first sign of a visitor,
 * keeps what they pressed until then, and gives it back when the page answers. A page with a form wakes without a sign, when it has
 * nothing else to do. Where the scripts do not come, native-form.ts leaves the form to the browser.
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
/** What the document is of; the address may be another by the time that scripts are here. */
page.path = location.pathname;

const step = (name: PageStep): void => {
  page.state = nextState(page.state, name);
};

/** Where the visit came from, for attribution.ts: its first page knows, or a later one whose address says so. */
try {
  const { search } = location;
  if (!sessionStorage["aipm:arrival"] || search.includes("utm_"))
    sessionStorage["aipm:arrival"] = `${document.referrer} ${search}`;
} catch {
  // Storage is forbidden.
}

/**
 * A module that failed once is missing to this document for good, so only files that have arrived are imported. Safari and Firefox
 * break off what is on its way as soon as a link is followed, long before the page is left: it is asked for once more, a moment later,
 * and so is what a server in trouble did not give.
 */
async function arrive(url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const get = async (): Promise<boolean> => {
    const answer = await fetch(url, { signal });
    await answer.blob();
    if (answer.status >= 500) throw new Error(url);
    return answer.ok;
  };
  const isThere = await get().catch(() => new Promise((resolve) => setTimeout(resolve, 2000)).then(get));
  if (!isThere) throw new Error(url);
}

let sheet: HTMLLinkElement | undefined;
let isWaking = false;
let nextTry = 0;
let pause = 4000;
/** A press on a button that has no meaning yet. */
let pressed: HTMLElement | undefined;

async function wake(): Promise<void> {
  if (isWaking || page.state === "ready" || Date.now() < nextTry) return;
  isWaking = true;
  step("sign");
  try {
    await Promise.all(scripts.map(arrive));
    sheet ??= document.head.appendChild(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: page.css }),
    );
    // One after the other: each may keep the page busy for a moment, all at once for too long.
    for (const url of scripts) await import(/* @vite-ignore */ url);
  } catch (error) {
    console.warn(error);
    // Who pressed has long gone on when the scripts come after all.
    pressed = undefined;
    nextTry = Date.now() + (pause *= 2);
    dispatchEvent(new Event("page:failed" satisfies PageEvent));
  }
  isWaking = false;
}

for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, wake, true);
addEventListener(
  "pointermove",
  // A browser tells a resting pointer that the page came to lie under it: nobody has moved.
  ({ movementX, movementY }) => (movementX || movementY) && wake(),
  true,
);
const retry = (): void => {
  nextTry = 0;
  void wake();
};
addEventListener("online", () => page.state === "failed" && retry());
// Out of the browser's cache of pages: what was on its way when the page was left did not come.
addEventListener("pageshow", ({ persisted }) => persisted && page.state !== "asleep" && retry());
if (location.search || location.hash) void wake();

/** A lead of an earlier visit waits on this device: see outbox-flag.ts. */
const holdsLead = (): boolean => {
  try {
    return "aipm:outbox" in localStorage;
  } catch {
    return false;
  }
};
// A form wakes when the page has nothing else to do: who types must not wait for it. Nor must a lead that waits.
addEventListener("load", () => {
  if (!document.querySelector("[data-lead]") && !holdsLead()) return;
  self.requestIdleCallback?.(wake);
  // Safari has no such call, and Chromium may never come to it on a page that stands still.
  setTimeout(wake, 1000);
});

/** Who is led to a place on a page, or back to one, must find it where it stays: base.css leaves nothing for later. */
const whole = (): void => {
  page.whole = "";
};
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || arrival?.type !== "navigate") whole();
addEventListener("popstate", () => {
  whole();
  // To a page that this document was, before it was reloaded: the browser changes the address, and no more.
  if (location.pathname !== page.path) void wake();
});

/** A dialog that the address has opened closes by its own link, until React knows of it. */
addEventListener(
  "keydown",
  ({ key }) => key === "Escape" && document.querySelector<HTMLElement>("dialog:target [data-close]")?.click(),
);

replayClicks();
addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("[href*='#']")) whole();
    const button = target.closest<HTMLButtonElement>("[type=button]:not([value])");
    if (!button || button.popoverTargetElement || page.state === "ready") return;
    // Only forward: at its beginning a row has no way back.
    const row = button.closest("[aria-roledescription]")?.querySelector("ul");
    if (row) row.scrollBy(row.clientWidth, 0);
    else if (!button.closest("[data-ready]")) pressed = button;
  },
  true,
);
const press = ({ target }: Event): void => {
  // A form answers a moment after the page around it.
  if (!(target as Node).contains(pressed!) || pressed!.closest("[data-lead]:not([data-ready])")) return;
  const button = pressed!;
  pressed = undefined;
  button.click();
};
const listen = (event: PageEvent, listener: (event: Event) => void): void => addEventListener(event, listener, true);
listen("form:ready", press);
listen("page:ready", (event) => {
  step("ready");
  press(event);
});
listen("page:failed", () => step("failed"));
