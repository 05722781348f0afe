/** The router for src/routes, the one table of all pages. */
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from "@tanstack/react-router";
import { providePages } from "../i18n/links.ts";
import { pathIn } from "../i18n/locale.ts";
import { report } from "../lead/report.ts";
import { routeTree } from "../routeTree.gen.ts";
import { listPages } from "./page-loader.tsx";
import { CrashScreen } from "../ui/shell/crash-screen.tsx";

interface Options {
  /** The browser's unless given. */
  readonly history?: RouterHistory;
  /**
   * Whether the router restores the scroll position of a page. Otherwise a page begins at the top.
   */
  readonly scrollRestoration?: () => boolean;
}

/** The same condition as `@view-transition` in base.css. */
const allowsMotion = (): boolean =>
  !import.meta.env.SSR && matchMedia("(prefers-reduced-motion: no-preference)").matches;

export function createAppRouter(options: Options = {}) {
  const router = createRouter({
    ...options,
    routeTree,
    trailingSlash: "never",
    defaultViewTransition: allowsMotion(),
    // Parameters stay as they are: the router's own format is JSON, which rewrites numbers.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    // At once: only links within a page scroll smoothly.
    scrollRestorationBehavior: "instant",
    // The content of a page does not change while the document is open.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: CrashScreen,
    defaultOnCatch: (error) => report("crash", undefined, error),
  });
  providePages(listPages(router.routesByPath));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The addresses of all pages, in every language. */
export const listPagePaths = ({ routesByPath }: AppRouter): string[] =>
  [...listPages(routesByPath)]
    .flatMap(([path, locales]) => locales.map((locale) => pathIn(locale, path)))
    .sort();

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
