/** What the loader imports: takes over the prerendered page, or throws and leaves it as it is. */
import { RouterProvider } from "@tanstack/react-router";
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createAppRouter } from "../router.tsx";
import { followLinks } from "./navigation.ts";
import { stylesLoaded } from "./styles.ts";

const router = createAppRouter();
// The markup was rendered from the same tree, without the router's own streaming protocol.
Object.assign(router, { ssr: { manifest: undefined } });
await Promise.all([router.load(), stylesLoaded()]);

const broken = router.state.matches.find(({ status }) => status === "error");
// What is on the page is whole; an error would be drawn over it.
if (broken) throw broken.error;

// In a transition React stops every few milliseconds for whoever taps or types.
startTransition(() => {
  hydrateRoot(document.querySelector("#root")!, createElement(RouterProvider, { router }));
});
followLinks(router);
