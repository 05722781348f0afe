/**
 * Plain links become client navigation once React is awake, so that pages need no link component, and a link in a text of a
 * translation is followed like any other.
 */
import { localeOf } from "../../i18n/locale.ts";
import type { LoadedPage } from "../../routes/-page.tsx";
import { isPlainClick } from "../../ui/plain-click.ts";
import { announce } from "../../ui/page-events.ts";
import type { AppRouter } from "../router.tsx";

/** The link to a page of the site that an event is on. */
function linkWithin({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  // A document has one language.
  return localeOf(link.pathname) === localeOf(location.pathname) ? link : undefined;
}

/** The link that a plain click means to follow within the site; undefined when the browser should have the click. */
export function linkToIntercept(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.defaultPrevented || !isPlainClick(event) ? undefined : linkWithin(event);
  // An anchor of this very page is the browser's: it scrolls, focuses and keeps the history by itself.
  if (link?.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

/** As `@view-transition` in base.css, for pages that no document is loaded for. */
const mayMove = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** Whether the site answers at all. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Fetches the next page on intent; that this fails is nobody's business until the link is followed. */
export function interceptLinks(router: AppRouter): void {
  let asked = "";

  /** Whether the page of a link is there and could be fetched. What is no page of ours may lead on to one: that is the edge's to say. */
  async function isAtHand({ pathname }: HTMLAnchorElement): Promise<boolean> {
    const matches = await router.preloadRoute({ to: pathname as never });
    const page = matches?.at(-1)?.loaderData as LoadedPage | undefined;
    return page?.description.path === pathname;
  }

  /** A page that the visitor asked for. Where its code cannot be had, the browser loads it; offline, this page stays. */
  async function follow(link: HTMLAnchorElement): Promise<void> {
    const { href } = link;
    asked = href;
    const isHere = await isAtHand(link);
    const isReachable = isHere || (await isOnline());
    // Another link was followed meanwhile, or the way back.
    if (asked !== href) return;
    if (isHere) await router.navigate({ href: link.pathname + link.search + link.hash, viewTransition: mayMove() });
    else if (isReachable) location.assign(href);
    else announce(document, "page:offline");
  }

  addEventListener("popstate", () => {
    asked = "";
  });
  document.addEventListener("click", (event) => {
    const link = linkToIntercept(event);
    if (!link) return;
    event.preventDefault();
    void follow(link);
  });
  const preload = (event: Event): void => {
    const link = linkWithin(event);
    if (link && link.pathname !== location.pathname) void isAtHand(link);
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
