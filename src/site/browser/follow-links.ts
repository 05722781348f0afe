/** Decides who follows a link of an awake page. */
import { isPagePath } from "../../i18n/links.ts";
import { mayHoldLeads } from "../../lead/storage.ts";
import { isPlainClick } from "../../ui/plain-click.ts";
import type { AppRouter } from "../router.tsx";

/** Whether this document should stay: the device keeps a lead or files, or the browser would show its error page. */
const shouldStay = (): boolean => mayHoldLeads() || !navigator.onLine;

/**
 * The browser follows a link to another page: it has prerendered the document (`lists.ts`), and goes back to this one at once.
 * The router follows it while the document should stay, and a link to the same page with other parameters.
 */
export function followLinks(router: AppRouter): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = link;
    if (
      origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      !isPagePath(pathname)
    )
      return;
    const isSamePage = pathname === location.pathname;
    if (isSamePage ? hash && search === location.search : !shouldStay()) return;
    event.preventDefault();
    void router.navigate({ to: ".", href: pathname + search + hash });
  });
}
