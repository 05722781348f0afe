/**
 * The only script that a page carries, inlined. It fetches React at the first sign of a visitor, keeps what they did
 * until then, and gives it back when the page answers. Where the scripts do not come, native-form.ts leaves the form to the
 * browser.
 *
 *   asleep ──gesture──► loading ──────► ready
 *                          │              ▲
 *           refused, late  ▼              │ online, next gesture
 *                        failed ──────────┘  (forms are the browser's own)
 *
 * It never reloads or leaves the page.
 */
export type SiteState = "asleep" | "loading" | "ready" | "failed";

const root = document.documentElement;
const { js = "", css = "", eager } = root.dataset;
const scripts = js.split(" ");

const enter = (state: SiteState): void => {
  root.dataset.state = state;
};
const is = (state: SiteState): boolean => root.dataset.state === state;
enter("asleep");

let isFetching = false;
let nextTry = 0;
let pause = 4000;

/** A module that failed once is missing to this document for good, so only files that have arrived are imported. */
async function arrive(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  await answer.arrayBuffer();
}

async function load(): Promise<void> {
  if (isFetching || is("ready") || Date.now() < nextTry) return;
  isFetching = true;
  if (is("asleep")) enter("loading");
  try {
    await Promise.all(scripts.map(arrive));
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = css;
    sheet.dataset.full = "";
    document.head.append(sheet);
    await Promise.all(scripts.map((url) => import(/* @vite-ignore */ url)));
  } catch (error) {
    console.warn(error);
    nextTry = Date.now() + (pause *= 2);
    enter("failed");
    dispatchEvent(new Event("app:failed"));
  }
  isFetching = false;
}

/** A browser tells a resting pointer that the page came to lie under it: nobody has moved. */
const isStill = (event: Event): boolean =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

for (const sign of ["pointerdown", "pointermove", "keydown", "focusin"]) {
  addEventListener(sign, (event) => isStill(event) || load(), { capture: true, passive: true });
}
addEventListener("online", () => {
  nextTry = 0;
  void load();
});
if (location.search || location.hash) void load();
if (eager !== undefined) {
  addEventListener("load", () => {
    self.requestIdleCallback?.(load);
    // Safari has no such call, and Chromium may never come to it on a page that stands still.
    setTimeout(load, 1000);
  });
}

/** A press on a button that has no meaning yet. */
let again: HTMLElement | undefined;
addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest?.("button");
    if (button?.type === "button" && !is("ready") && !button.popoverTargetElement) again = button;
  },
  true,
);
addEventListener("app:ready", () => {
  enter("ready");
  again?.click();
});
