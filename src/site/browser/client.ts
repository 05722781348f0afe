/** What the loader imports: takes over the prerendered page, or throws and leaves it as it is. */
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { forgetExpired } from "../../lead/storage.ts";
import { App } from "../app.tsx";
import { placeAt } from "../place.tsx";
import { setDocumentLocale } from "./document-locale.ts";
import { followLinks } from "./navigation.ts";
import { stylesLoaded } from "./styles.ts";

const path = document.documentElement.dataset.path!;
const [{ page, ...place }] = await Promise.all([placeAt(path), setDocumentLocale(path), stylesLoaded()]);

forgetExpired();

// In transitions React stops every few milliseconds for whoever taps or types.
startTransition(() => {
  const root = hydrateRoot(document.querySelector("#root")!, createElement(App, { place }, page));
  followLinks(place.path, (next, outlet) =>
    startTransition(() => root.render(createElement(App, { place: next }, outlet))),
  );
});
