/** Keeps the present page when a link is clicked without a network, and says when the next page is slow. */
import { dispatchPageEvent } from "../../ui/page-events.ts";
import type { AppRouter } from "../router.tsx";

/** After this time a page says that the next one is loading, ms. */
const SLOW_MS = 400;
/** After this time without an answer the router tries, and then the browser, which offers to stop, ms. */
const SILENT_MS = 4000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a small request to the site. @throws without a network. One that is silent counts as there. */
const reach = (): Promise<unknown> =>
  Promise.race([fetch(location.pathname, { method: "HEAD", cache: "no-store" }), wait(SILENT_MS)]);

/** Loads the code of a page. @throws if that fails or is late */
async function preload(router: AppRouter, pathname: string): Promise<void> {
  if (!(await router.preloadRoute({ to: ".", href: pathname }))) throw new Error(pathname);
}

/** Whether the next page can be shown: its code is there, or the site answers. */
async function isReachable(loading: Promise<void>): Promise<boolean> {
  const timer = setTimeout(() => dispatchPageEvent(document, "page:loading"), SLOW_MS);
  try {
    await loading.catch(reach);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export function stayOffline(router: AppRouter): void {
  let latest = 0;
  addEventListener("popstate", () => latest++);

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation: { pathname } }) => {
      if (action !== "PUSH" || pathname === currentLocation.pathname) return false;
      const click = ++latest;
      const isReached = await isReachable(preload(router, pathname));
      // Meanwhile another link was clicked, or the back button.
      if (click !== latest) return true;
      if (!isReached) dispatchPageEvent(document, "page:offline");
      return !isReached;
    },
  });
}
