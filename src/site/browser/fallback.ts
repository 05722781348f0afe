/** Follows a link when the router cannot load the next page. */
import type { LoadedPage } from "../../routes/-page.tsx";
import { dispatchPageEvent } from "../../ui/page-events.ts";
import type { AppRouter } from "../router.tsx";

/** After this time the browser loads the document instead: it shows progress and offers to stop, ms. */
const LATE_MS = 8000;

/** Sends a small request to the site. @returns Whether it answered. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Loads the code of a page. @returns False if that fails, and for an unknown address, which the edge may redirect. */
async function preload(router: AppRouter, pathname: string): Promise<boolean> {
  const matches = await router.preloadRoute({ to: ".", href: pathname });
  const page = matches?.at(-1)?.loaderData as LoadedPage | undefined;
  return page?.description.path === pathname;
}

/** Lets the browser load a page whose code fails or is late. Offline the present page stays. */
export function fallBackToDocuments(router: AppRouter): void {
  let latest = 0;
  addEventListener("popstate", () => latest++);

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation: { pathname, href } }) => {
      if (action !== "PUSH" || pathname === currentLocation.pathname) return false;
      const click = ++latest;
      const late = new Promise<"late">((resolve) => setTimeout(resolve, LATE_MS, "late"));
      const isLoaded = await Promise.race([preload(router, pathname), late]);
      const isReachable = isLoaded || (await Promise.race([isOnline(), late]));
      // Meanwhile another link was clicked, or the back button.
      if (click !== latest) return true;
      if (isLoaded === true) return false;
      if (isReachable) location.assign(href);
      else dispatchPageEvent(document, "page:offline");
      return true;
    },
  });
}
