/** What the loader imports: takes over the prerendered page, or throws and leaves it as it is. */
import "virtual:uno.css";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { createAppRouter } from "../router.tsx";
import { App } from "./app.tsx";
import { followLinks } from "./navigation.ts";

const PATIENCE_MS = 3000;

/** Styles of what the prerendered page does not show yet; a sheet that fails or stalls must not keep React away. */
function stylesLoaded(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-full]");
  if (!sheet || sheet.sheet) return Promise.resolve();
  const settled = ["load", "error"].map(
    (outcome) => new Promise((resolve) => sheet.addEventListener(outcome, resolve, { once: true })),
  );
  return Promise.race([...settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

const router = createAppRouter();
// The markup was rendered from the same tree, without the router's own streaming protocol.
Object.assign(router, { ssr: { manifest: undefined } });
await Promise.all([router.load(), stylesLoaded()]);

const broken = router.state.matches.find(({ status }) => status === "error");
// What is on the page is whole; an error would be drawn over it. The loader leaves the form to the browser.
if (broken) throw broken.error;

dispatchEvent(new Event("app:hydrate"));
rememberInput();
hydrateRoot(document.querySelector("#root")!, createElement(App, { router }));
followLinks(router);
