import { languageOf } from "../../words/language.ts";
import type { AppRouter } from "../router.tsx";

/** The link that a plain click means to follow within the site; undefined when the browser should have the click. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  // A document has one language.
  if (languageOf(link.pathname) !== languageOf(location.pathname)) return undefined;
  // An anchor of this very page is the browser's: it scrolls, focuses and keeps the history by itself.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

const hrefOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/** Whether the code of a page is here, or could be fetched. */
async function isAtHand(router: AppRouter, to: string): Promise<boolean> {
  const matches = await router.preloadRoute({ to: to as never });
  return matches?.every(({ status }) => status !== "error") ?? false;
}

/** Whether the site answers at all. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

let asked = "";

/** A page that the visitor asked for. Where its code cannot be had, the browser loads it; offline, this page stays. */
async function follow(router: AppRouter, href: string, to: string): Promise<void> {
  asked = href;
  const isHere = await isAtHand(router, to);
  const isReachable = isHere || (await isOnline());
  // Another link was followed meanwhile.
  if (asked !== href) return;
  if (isHere) await router.navigate({ href });
  else if (isReachable) location.assign(href);
  else dispatchEvent(new Event("site:offline"));
}

/**
 * Plain links become client navigation once React is awake, so that pages need no link component. The next page's
 * code is fetched on intent; that this fails is nobody's business until the link is followed.
 */
export function followLinks(router: AppRouter): void {
  document.addEventListener("click", (event) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    void follow(router, hrefOf(link), link.pathname);
  });

  const preload = (event: Event): void => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
    if (link.pathname === location.pathname || link.pathname.includes(".")) return;
    if (languageOf(link.pathname) !== languageOf(location.pathname)) return;
    void isAtHand(router, link.pathname);
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
