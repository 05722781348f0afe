/** The router over the tree of src/routes, which is the table of all pages. */
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { providePages } from "../i18n/links.ts";
import { pathIn } from "../i18n/locale.ts";
import { routeTree } from "../routeTree.gen.ts";
import { pagesOf } from "../routes/-page.tsx";
import { CrashScreen } from "../ui/shell/crash-screen.tsx";

interface Options {
  /** The browser's own, unless it is given. */
  readonly history?: RouterHistory;
  /** Whether a page begins where its reader left it, and else at its top. */
  readonly scrollRestoration?: () => boolean;
}

export function createAppRouter(options: Options = {}) {
  const router = createRouter({
    ...options,
    routeTree,
    trailingSlash: "never",
    // A new page starts at its top at once; only links within a page glide.
    scrollRestorationBehavior: "instant",
    // What a page is made of does not change while a document lives.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: CrashScreen,
  });
  providePages(pagesOf(router.routesByPath));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The addresses of all pages, in every language. */
export const pathsOf = ({ routesByPath }: AppRouter): string[] =>
  [...pagesOf(routesByPath)].flatMap(([path, locales]) => locales.map((locale) => pathIn(locale, path))).sort();

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
