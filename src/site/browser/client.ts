/** The script of every page: takes over what stands, or throws and leaves it as it is. */
import { RouterProvider } from "@tanstack/react-router";
import { createElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadMessages } from "../../i18n/load-messages.ts";
import { localeOf } from "../../i18n/locale.ts";
import { setLocale } from "../../i18n/t.ts";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { forgetExpired } from "../../lead/storage.ts";
import { announce } from "../../ui/page-events.ts";
import { createAppRouter } from "../router.tsx";
import { interceptLinks } from "./links.ts";
import { stylesLoaded } from "./styles.ts";

const { path = "/" } = document.documentElement.dataset;
const locale = localeOf(path);
/** After a reload the way back changes the address, and no more: the page that came is then not the one that is wanted. */
const stands = location.pathname === path;

/** The place of a page that came with the document is the browser's to remember, until a link leads away from it. */
let isLeft = !stands;
const router = createAppRouter({ scrollRestoration: () => isLeft });
router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
  isLeft ||= fromLocation !== undefined;
});
const firstDrawn = router.subscribe("onRendered", () => {
  firstDrawn();
  // The router remembers places that it saw being scrolled to. This one was, perhaps, before it came.
  document.dispatchEvent(new Event("scroll"));
});
// The markup came without the router's own notes of what the server had loaded: all of it is loaded here.
router.ssr = { manifest: undefined };

const [messages] = await Promise.all([locale === "en" ? {} : loadMessages(locale), router.load(), stylesLoaded()]);
// One language a document.
setLocale({ locale, messages });
const failed = router.state.matches.find(({ status }) => status === "error");
if (failed) throw failed.error;

forgetExpired();
announce(document, "page:hydrate");
rememberInput();

const root = document.querySelector("#root")!;
const app = createElement(RouterProvider, { router });
// In a transition React stops every few milliseconds for whoever taps or types.
startTransition(() => {
  if (stands) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
interceptLinks(router);
