/** Once React is ready, a click on a plain `<a>` navigates on the client: pages and translated texts need no link component. */
import { localeOf } from "../../i18n/locale.ts";
import type { LoadedPage } from "../../routes/-page.tsx";
import { isPlainClick } from "../../ui/plain-click.ts";
import { dispatchPageEvent } from "../../ui/page-events.ts";
import type { AppRouter } from "../router.tsx";

/** The link under an event, if the router can follow it: to this site, in this language, and not to a file. */
function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  // A document has one language, so another one needs a new document.
  return localeOf(link.pathname) === localeOf(location.pathname) ? link : undefined;
}

/** The link that a click follows on the client; undefined when the browser should handle it. */
export function linkToIntercept(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.defaultPrevented || !isPlainClick(event) ? undefined : internalLink(event);
  // For an anchor of this page the browser scrolls, focuses and keeps the history itself.
  if (link?.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

/** The same condition as `@view-transition` in base.css. */
const allowsMotion = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** After so long a page that was asked for is the browser's, which shows that it waits and can be told to stop. */
const LATE_MS = 8000;

/** Whether the site answers. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Follows links on the client, and preloads a page when its link is pointed at or focused; a failed preload changes nothing. */
export function interceptLinks(router: AppRouter): void {
  let latestHref = "";

  /** Loads the page of a link. False if that fails, and for an address that is no page: the edge may redirect it. */
  async function preload({ pathname }: HTMLAnchorElement): Promise<boolean> {
    const matches = await router.preloadRoute({ to: pathname as never });
    const page = matches?.at(-1)?.loaderData as LoadedPage | undefined;
    return page?.description.path === pathname;
  }

  /** When the code of a page cannot be loaded or is late, the browser loads the document; offline, this page stays. */
  async function follow(link: HTMLAnchorElement): Promise<void> {
    const { href } = link;
    latestHref = href;
    const late = new Promise<"late">((resolve) => setTimeout(resolve, LATE_MS, "late"));
    const isLoaded = await Promise.race([preload(link), late]);
    const isReachable = isLoaded || (await Promise.race([isOnline(), late]));
    // Meanwhile another link was clicked, or the back button.
    if (latestHref !== href) return;
    if (isLoaded === true)
      await router.navigate({ href: link.pathname + link.search + link.hash, viewTransition: allowsMotion() });
    else if (isReachable) location.assign(href);
    else dispatchPageEvent(document, "page:offline");
  }

  addEventListener("popstate", () => {
    latestHref = "";
  });
  document.addEventListener("click", (event) => {
    const link = linkToIntercept(event);
    if (!link) return;
    event.preventDefault();
    void follow(link);
  });
  const preloadOnIntent = (event: Event): void => {
    const link = internalLink(event);
    if (link && link.pathname !== location.pathname) void preload(link);
  };
  document.addEventListener("pointerover", preloadOnIntent, { passive: true });
  document.addEventListener("focusin", preloadOnIntent);
}
