/** The router, which comes with the first link that is pointed at: the page that stands needs none. */
import { RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Place } from "../place.tsx";
import { type AppRouter, createAppRouter } from "../router.tsx";

/** Draws the frame of a place, and in it what the router shows. */
export type Show = (place: Place, outlet: ReactNode) => void;

const placeOf = ({ state: { location, matches } }: AppRouter): Place => ({
  path: location.pathname,
  // An address that is nobody's is the root's alone, or that of a route that serves many and not this one.
  isFound: matches.length > 1 && matches.every(({ status }) => status !== "notFound"),
});

export interface Routing {
  /** Whether the page at a path could be fetched. */
  preload(path: string): Promise<boolean>;
  go(href: string): Promise<void>;
  /** Shows what the address says, where the page that came with the document still stands. */
  catchUp(): void;
}

/** A router that knows the page that stands, and shows the ones after it. */
export async function startRouting(show: Show): Promise<Routing> {
  const router = createAppRouter();
  // The places of a page are the browser's to remember until the router takes its reader away from it.
  history.scrollRestoration = "auto";
  await router.load();
  // The provider subscribes too, but only once it is mounted, and Back may be pressed before. The same listener counts once.
  router.history.subscribe(router.load);
  // It remembers places that it saw being scrolled to. This one was, perhaps, before it came.
  document.dispatchEvent(new Event("scroll"));

  const outlet = <RouterProvider router={router} />;
  let isShown = false;
  const take = (): void => {
    if (isShown) return;
    isShown = true;
    const draw = (): void => show(placeOf(router), outlet);
    router.subscribe("onRendered", draw);
    draw();
  };
  return {
    preload: async (path) => {
      const matches = await router.preloadRoute({ to: path as never });
      return matches?.every(({ status }) => status !== "error") ?? false;
    },
    go: async (href) => {
      history.scrollRestoration = "manual";
      await router.navigate({ href });
      take();
    },
    catchUp: () => {
      history.scrollRestoration = "manual";
      take();
    },
  };
}
