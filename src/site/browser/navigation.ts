import type { AppRouter } from "../router.tsx";

/** The link that a plain click means to follow within the site; undefined when the browser should have the click. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  if (link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  // An anchor of this very page is the browser's: it scrolls, focuses and keeps the history by itself.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

const hrefOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/**
 * Plain links become client navigation once React is awake, so that pages need no link component. The next page's
 * code is fetched on intent. Where its code cannot be had, the browser loads the page.
 */
export function followLinks(router: AppRouter): void {
  document.addEventListener("click", (event) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    void router.navigate({ href: hrefOf(link) });
  });

  const preload = (event: Event): void => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
    if (link.pathname === location.pathname || link.pathname.includes(".")) return;
    router.preloadRoute({ to: link.pathname as never }).catch(() => {
      // Only a head start: the navigation itself tells what is wrong.
    });
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);

  addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    location.assign(router.latestLocation.href);
  });
}
