/**
 * The only script that a page carries, inlined. It fetches React at the first sign of a visitor, keeps what they did
 * until then, and gives it back when the page answers.
 */
const root = document.documentElement;
const { js = "", css = "", eager } = root.dataset;
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];
let awake = false;
let again: (() => void) | undefined;

const isReady = (): boolean => "ready" in root.dataset;

const scripts = js.split(" ");

function wake(): void {
  if (awake) return;
  awake = true;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = css;
  sheet.dataset.full = "";
  document.head.append(sheet);
  Promise.all(scripts.map((url) => import(/* @vite-ignore */ url))).catch(() => {
    // Offline or refused: a form says how else to reach us.
    document.querySelector("[data-unreachable]")?.removeAttribute("hidden");
    for (const sign of ["online", "focusin"]) addEventListener(sign, startOver);
  });
}

/**
 * To this document a module that could not be fetched once is missing for good, so it takes a new one: when the scripts can
 * be had after all and nothing is typed yet. Once only: a browser that cannot run them must not be sent round and round.
 */
async function startOver(): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const fields = document.querySelectorAll<HTMLInputElement>("input,textarea");
  if (navigation?.type === "reload" || [...fields].some((field) => field.value !== field.defaultValue)) return;
  const answers = await Promise.all(scripts.map((url) => fetch(url)));
  if (answers.every((answer) => answer.ok)) location.reload();
}

/** A browser tells a resting pointer that the page came to lie under it: nobody has moved. */
const isStill = (event: Event): boolean =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

for (const sign of signs) {
  addEventListener(sign, (event) => isStill(event) || wake(), { capture: true, passive: true });
}
if (location.search || location.hash) wake();
if (eager !== undefined) {
  addEventListener("load", () => {
    self.requestIdleCallback?.(wake);
    // Safari has no such call, and Chromium may never come to it on a page that stands still.
    setTimeout(wake, 1000);
  });
}

addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest?.("button");
    if (button?.type === "button" && !isReady() && !button.popoverTargetElement) again = () => button.click();
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    // A form wakes after the page around it: until it says so, the browser would send it by itself.
    if ("ready" in form.dataset) return;
    event.preventDefault();
    form.addEventListener("form:ready", () => form.requestSubmit(), { once: true });
    wake();
  },
  true,
);
addEventListener("app:ready", () => again?.());

export {};
