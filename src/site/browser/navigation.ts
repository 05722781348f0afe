import { isPlainClick } from "../../ui/plain-click.ts";
import { localeOf } from "../../i18n/locale.ts";
import { pageAt } from "../place.tsx";
import type { Routing, Show } from "./routing.tsx";

/** The link to a page of the site that an event is on. */
function linkWithin({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  // A document has one language.
  return localeOf(link.pathname) === localeOf(location.pathname) ? link : undefined;
}

/** The link that a plain click means to follow within the site; undefined when the browser should have the click. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.defaultPrevented || !isPlainClick(event) ? undefined : linkWithin(event);
  // An anchor of this very page is the browser's: it scrolls, focuses and keeps the history by itself.
  if (link?.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

const hrefOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/** Whether the site answers at all. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Plain links become client navigation once React is awake, so that pages need no link component. The router and the next
 * page's code are fetched on intent; that this fails is nobody's business until the link is followed.
 * @param first the path of the page that came with the document
 */
export function followLinks(first: string, show: Show): void {
  let started: Promise<Routing> | undefined;
  let asked = "";
  const routing = (): Promise<Routing> =>
    (started ??= import("./routing.tsx").then(({ startRouting }) => startRouting(show)));

  /** Whether the router is here, and the code of a page, or both could be fetched. */
  async function isAtHand(to: string): Promise<boolean> {
    try {
      // Side by side: a route's own file only names what is fetched here.
      const [{ preload }, page] = await Promise.all([routing(), pageAt(to)]);
      // What is nobody's page may lead on to one: that is the edge's to say.
      return page !== undefined && (await preload(to));
    } catch {
      return false;
    }
  }

  /** A page that the visitor asked for. Where its code cannot be had, the browser loads it; offline, this page stays. */
  async function follow(href: string, to: string): Promise<void> {
    asked = href;
    const isHere = await isAtHand(to);
    const isReachable = isHere || (await isOnline());
    // Another link was followed meanwhile, or the way back.
    if (asked !== href) return;
    if (isHere) await (await routing()).go(href);
    else if (isReachable) location.assign(href);
    else dispatchEvent(new Event("site:offline"));
  }

  /** The address may be that of a page before this one: after a reload the way back changes it, and no more. */
  async function catchUp(): Promise<void> {
    if (location.pathname === first) return;
    try {
      (await routing()).catchUp();
    } catch {
      if (await isOnline()) location.reload();
      else dispatchEvent(new Event("site:offline"));
    }
  }
  addEventListener("popstate", () => {
    asked = "";
    void catchUp();
  });
  void catchUp();

  document.addEventListener("click", (event) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    void follow(hrefOf(link), link.pathname);
  });

  const preload = (event: Event): void => {
    const link = linkWithin(event);
    if (link && link.pathname !== location.pathname) void isAtHand(link.pathname);
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
