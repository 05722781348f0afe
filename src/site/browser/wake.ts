/**
 * Inlined in every page. It fetches the page's scripts at a visitor's first pointer, touch, key or
 * focus. A page with a form wakes as soon as it is idle. Meanwhile before-react.ts answers. When the
 * scripts fail, native-form.ts lets the browser send the form.
 *
 * It never reloads or leaves the page.
 */
import type { Report } from "../../lead/report.ts";
import type { PageEvent } from "../../ui/page-events.ts";

/**
 * The state of a page's scripts, in `<html data-state>`. It stays `failed` while it tries again.
 *
 *   asleep ──sign──► loading ──────► ready
 *                       │              ▲
 *        blocked, late  ▼              │ online, next sign, back again
 *                     failed ──────────┘  (forms are the browser's own)
 */
type PageState = "asleep" | "loading" | "ready" | "failed";

const root = document.documentElement;
const page = root.dataset as DOMStringMap & { state: PageState };
const scripts = page.js!.split(" ");
page.state = "asleep";
/** The path that this document was made for. The address may have changed by the time React starts. */
page.path = location.pathname;

const listen = (event: PageEvent, listener: () => void): void =>
  addEventListener(event, listener, true);
listen("page:ready", () => {
  if (page.state !== "asleep") page.state = "ready";
});
listen("page:failed", () => {
  if (page.state !== "ready") page.state = "failed";
});

/**
 * Fetches a file before the document uses it, because a document never repeats a failed import or
 * sheet. It retries once after two seconds: Safari and Firefox abort all requests when a link is
 * clicked, and a server may answer 5xx.
 */
async function fetchFile(url: string): Promise<void> {
  const get = async (): Promise<boolean> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    // Not `blob()`: Chromium often fails to read a preloaded file as one, and the next attempt is two seconds later.
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(url);
    return answer.ok;
  };
  const isFetched = await get().catch(() =>
    new Promise((resolve) => setTimeout(resolve, 2000)).then(get),
  );
  if (!isFetched) throw new Error(url);
}

/** Adds the sheet of the whole site, for pages that the router draws. Sets `data-styled`. */
async function addSheet(): Promise<void> {
  await fetchFile(page.css!);
  const sheet = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: page.css,
  });
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", reject);
    document.head.append(sheet);
  });
  page.styled = "";
  dispatchEvent(new Event("page:styled" satisfies PageEvent));
}

/** Reports a failure to `POST /report`: its kind, the class and the place of the error, and the form. Never what was typed. */
function report({ kind, form, error }: Report): void {
  const { name, stack } = (error ?? {}) as Partial<Error>;
  // Of the text of an error, only the path of a script of ours.
  const place = /\/assets\/[\w.$-]+\.js(?::\d+:\d+)?/.exec(`${String(error)} ${stack}`)?.[0];
  navigator.sendBeacon?.("/report", JSON.stringify({ kind, form, error: name, place }));
}
addEventListener("page:report", (event) => report((event as CustomEvent<Report>).detail));

let sheet: Promise<void> | undefined;
/** A page without it stays usable, so a failure is none of waking. `online` tries again. */
const style = (): void => void (sheet ??= addSheet().catch(() => (sheet = undefined)));

/** Until it fails: once the scripts run there is nothing more to fetch. */
let isWaking = false;
/** The time of the next attempt, ms. Each failure doubles the pause. */
let retryAt = 0;
let retryDelay = 4000;

async function wake(): Promise<void> {
  if (isWaking || page.state === "ready" || Date.now() < retryAt) return;
  // The browser prepares the page for a link that the visitor may follow.
  if ((document as Document & { readonly prerendering?: boolean }).prerendering)
    return document.addEventListener("prerenderingchange", () => void wake(), { once: true });
  isWaking = true;
  if (page.state === "asleep") page.state = "loading";
  try {
    style();
    await Promise.all(scripts.map(fetchFile));
    // Read and compiled side by side, out of the browser's cache.
    for (const href of scripts)
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    // Run one after the other, so that no single task is long.
    for (const url of scripts) await import(/* @vite-ignore */ url);
  } catch (error) {
    console.warn(error);
    // Once for each page. Further attempts fail for the same reason.
    if (retryDelay === 4000) report({ kind: "wake", error });
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
addEventListener("online", () => {
  if (page.state !== "asleep") style();
  if (page.state === "failed") retry();
});
// Restored from the back/forward cache: requests that were open when the page was left are gone.
addEventListener("pageshow", ({ persisted }) => persisted && page.state !== "asleep" && retry());
/** Whether the page reads a parameter of its address: a control has its name, or a link of the page carries it. */
const isRead = (name: string): boolean =>
  document.querySelector(`[name="${CSS.escape(name)}"],main a[href*="?${CSS.escape(name)}="]`) !==
  null;
/** False where storage is forbidden. */
function isStored(place: "localStorage" | "sessionStorage", item: string): boolean {
  try {
    return item in self[place];
  } catch {
    return false;
  }
}
/** Whether this tab keeps what the page held when it was left: see entries.ts. */
function wasLeft(): boolean {
  const { __TSR_key: key } = (history.state ?? {}) as { readonly __TSR_key?: string };
  return isStored("sessionStorage", `aipm:entry:${key}`);
}
if (location.hash || [...new URLSearchParams(location.search).keys()].some(isRead) || wasLeft())
  void wake();

/** Whether the outbox holds a lead or a file of an earlier visit: see storage.ts of src/lead. */
const holdsLead = (): boolean => isStored("localStorage", "aipm:outbox");
// A form should be interactive early, and a lead in the outbox should be sent.
addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("[data-lead]") && !holdsLead()) return;
  self.requestIdleCallback?.(wake);
  // Safari has no requestIdleCallback, and Chromium may never call it on a page where nothing moves.
  setTimeout(wake, 1000);
});

// A tab that held a lead may have been closed.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && holdsLead()) void wake();
});

addEventListener("popstate", () => {
  // Back to a page from before a reload: the browser changes the address only, so React has to draw that page.
  if (location.pathname !== page.path) void wake();
});
