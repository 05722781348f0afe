import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { CrashScreen } from "../ui/shell/crash-screen.tsx";
import { NotFound } from "../ui/shell/not-found.tsx";
import { routeTree } from "../routeTree.gen.ts";

/** The page that React wakes up in stays where its reader has scrolled it; those that follow start at their top, or where they were left. */
function fromTheSecondPageOn(): () => boolean {
  let isFirst = true;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router remembers places that it saw being scrolled to. This one was, perhaps, while the page slept.
    document.dispatchEvent(new Event("scroll"));
    return false;
  };
}

/** One router for the browser and the prerenderer; the latter brings a history of its own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    trailingSlash: "never",
    scrollRestoration: !import.meta.env.SSR && fromTheSecondPageOn(),
    // A new page starts at its top at once; only links within a page glide.
    scrollRestorationBehavior: "instant",
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFound,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** For a route with a parameter: every path it serves. */
    paths?: () => readonly string[] | Promise<readonly string[]>;
  }
}
