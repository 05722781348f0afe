/** The entry of every page: hydrates it. If anything fails, it throws and the page stays as it is. */
import { RouterProvider } from "@tanstack/react-router";
import { createElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadMessages } from "../../i18n/load-messages.ts";
import { readLocale } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { forgetExpired } from "../../lead/storage.ts";
import { leaveFirstPage } from "../../ui/hydrated.ts";
import { dispatchPageEvent } from "../../ui/page-events.ts";
import { createAppRouter } from "../router.tsx";
import { followLinks } from "./follow-links.ts";
import { stayOffline } from "./offline.ts";
import { keepEntries } from "./entries.ts";
import { startSending } from "./start-sending.ts";
import { hasStyles, stylesLoaded } from "./styles.ts";

const { path = "/" } = document.documentElement.dataset;
const locale = readLocale(path);
/** False when the back button changed the address after a reload: then the document is another page than the address. */
const isDocumentOfPath = location.pathname === path;

/** Until the first navigation the browser restores the scroll position, then the router. */
let hasNavigated = !isDocumentOfPath;
/** A link to a part of the page was pressed again: the browser scrolls there. */
let isSameAddress = false;
if (hasNavigated) leaveFirstPage();
const router = createAppRouter({ scrollRestoration: () => hasNavigated && !isSameAddress });
router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged, hrefChanged }) => {
  hasNavigated ||= fromLocation !== undefined;
  isSameAddress = !hrefChanged;
  if (fromLocation && pathChanged) leaveFirstPage();
});
const unsubscribe = router.subscribe("onRendered", () => {
  unsubscribe();
  // The router stores a position when it sees a scroll event. The page may have been scrolled before the router was there.
  document.dispatchEvent(new Event("scroll"));
});
// Tells the router that a server rendered the markup. `router.load` below loads the loader data.
router.ssr = { manifest: undefined };
// The page is drawn already: only the navigations after it are transitions.
router.shouldViewTransition = false;

const translated = (locale === "en" ? Promise.resolve({}) : loadMessages(locale)).then((messages) =>
  setLocale({ locale, messages }),
);
// Also if the page cannot be hydrated.
void translated.catch(() => {}).then(startSending);
await Promise.all([translated, router.load(), stylesLoaded()]);
const failed = router.state.matches.find(({ status }) => status === "error");
if (failed) throw failed.error;

forgetExpired();
dispatchPageEvent(document, "page:hydrate");
rememberInput();

const root = document.querySelector("#root")!;
const app = createElement(RouterProvider, { router });
// In a transition React pauses every few milliseconds for input.
startTransition(() => {
  if (isDocumentOfPath) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
router.update({ context: { canDraw: hasStyles } });
keepEntries(router);
stayOffline(router);
followLinks(router);
