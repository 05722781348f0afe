import { createRouter, lazyRouteComponent, type RouterHistory, useMatch } from "@tanstack/react-router";
import { LocatedPage } from "../ui/page.tsx";
import { CrashScreen } from "../ui/shell/crash-screen.tsx";
import { routeTree } from "../routeTree.gen.ts";

/** What every route shows: a page by the modules that its loader fetched. */
function Loaded() {
  const { pathname, loaderData } = useMatch({ strict: false });
  return loaderData && <LocatedPage path={pathname} page={loaderData} />;
}

/** @param history the browser's own, unless it is given */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    trailingSlash: "never",
    scrollRestoration: true,
    // A new page starts at its top at once; only links within a page glide.
    scrollRestorationBehavior: "instant",
    defaultComponent: Loaded,
    defaultErrorComponent: CrashScreen,
    // The way back to one that was asked for by its address: a link to an address of ours that is nobody's is the browser's to follow.
    defaultNotFoundComponent: lazyRouteComponent(() => import("../ui/shell/not-found.tsx")),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
