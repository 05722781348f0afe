/**
 * Inlined in every page, and its only script where there is no form. It fetches React at the first sign of a visitor, keeps what
 * they did until then, and gives it back when the page answers. A form goes first, and needs no sign. Where the scripts do not
 * come, native-form.ts leaves the form to the browser.
 *
 *   asleep ──gesture──► loading ──────► ready
 *                          │              ▲
 *           refused, late  ▼              │ online, next gesture, back again
 *                        failed ──────────┘  (forms are the browser's own)
 *
 * It never reloads or leaves the page.
 */
import { keepPresses } from "./kept-press.ts";

export type SiteState = "asleep" | "loading" | "ready" | "failed";

const root = document.documentElement;
const page = root.dataset as DOMStringMap & { state: SiteState };
const { js, css, formJs } = page;
page.state = "asleep";
/** What the document is of; the address may be another by the time that scripts are here. */
page.path = location.pathname;

/** Where the visit came from, for attribution.ts: its first page knows, or a later one whose address says so. */
try {
  const { search } = location;
  if (!sessionStorage["aipm:arrival"] || search.includes("utm_"))
    sessionStorage["aipm:arrival"] = `${document.referrer} ${search}`;
} catch {
  // Storage is forbidden.
}

let isFetching = false;
/** Not the form alone. */
let isWanted = false;
let isFormAwake = !formJs;
let sheet: HTMLLinkElement | undefined;
let nextTry = 0;
let pause = 4000;
/** A press on a button that has no meaning yet. */
let again: HTMLElement | undefined;

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

async function run(list: string): Promise<void> {
  const scripts = list.split(" ");
  await Promise.all(scripts.map(arrive));
  sheet ??= document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href: css }));
  // One after the other: each may keep the page busy for a moment, all at once for too long.
  for (const url of scripts) await import(/* @vite-ignore */ url);
}

async function load(whole: boolean): Promise<void> {
  isWanted ||= whole;
  if (isFetching || page.state === "ready" || Date.now() < nextTry) return;
  isFetching = true;
  if (page.state === "asleep") page.state = "loading";
  try {
    if (!isFormAwake) await run(formJs!);
    isFormAwake = true;
    page.state = isWanted ? "loading" : "asleep";
    if (isWanted) await run(js!);
  } catch (error) {
    console.warn(error);
    // Who pressed has long gone on when the scripts come after all.
    again = undefined;
    nextTry = Date.now() + (pause *= 2);
    // A form that is its own needs nothing of the rest.
    page.state = formJs && isFormAwake ? "asleep" : "failed";
    dispatchEvent(new Event("app:failed"));
  }
  isFetching = false;
}

for (const sign of ["pointerdown", "keydown", "focusin", "app:wanted"]) addEventListener(sign, () => load(true), true);
addEventListener(
  "pointermove",
  // A browser tells a resting pointer that the page came to lie under it: nobody has moved.
  ({ movementX, movementY }) => (movementX || movementY) && load(true),
  true,
);
const retry = (): void => {
  nextTry = 0;
  void load(true);
};
addEventListener("online", retry);
// Out of the browser's cache of pages: what was on its way when the page was left did not come.
addEventListener("pageshow", ({ persisted }) => persisted && page.state !== "asleep" && retry());
if (location.search || location.hash) void load(!formJs);
if (formJs) {
  addEventListener("load", () => {
    const early = (): void => void load(false);
    self.requestIdleCallback?.(early);
    // Safari has no such call, and Chromium may never come to it on a page that stands still.
    setTimeout(early, 1000);
  });
}

/** Who is led to a place on a page, or back to one, must find it where it stays: base.css leaves nothing for later. */
const whole = (): void => {
  page.whole = "";
};
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || arrival?.type !== "navigate") whole();
addEventListener("popstate", () => {
  whole();
  // To a page that this document was, before it was reloaded: the browser changes the address, and no more.
  if (location.pathname !== page.path) void load(true);
});

addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("[href*='#']")) whole();
    const button = target.closest<HTMLButtonElement>("[type=button]:not([value],[data-awake] *)");
    if (!button || button.popoverTargetElement || page.state === "ready") return;
    // Only forward: at its beginning a row has no way back.
    const row = button.closest("[aria-roledescription]")?.querySelector("ul");
    if (row) row.scrollBy(row.clientWidth, 0);
    else again = button;
  },
  true,
);
keepPresses();
const press = ({ target }: Event): void => {
  if (!(target as Node).contains(again!)) return;
  again!.click();
  again = undefined;
};
addEventListener("form:ready", press, true);
addEventListener(
  "app:ready",
  (event) => {
    page.state = "ready";
    press(event);
  },
  true,
);
