/** `router.ssr` of client.ts is the router's own, and not documented: these counts say when it means something else. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

async function open(isHydrated: boolean) {
  const rendered = vi.fn();
  const root = createRootRoute({ component: () => <Outlet /> });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: function Page() {
      rendered();
      return <p>page</p>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
  });
  if (isHydrated) router.ssr = { manifest: undefined };
  await router.load();
  const container = document.createElement("div");
  // As the server renders it: a Suspense boundary around the page alone.
  container.innerHTML = "<!--$--><p>page</p><!--/$-->";
  const onRecoverableError = vi.fn();
  await act(
    async () =>
      void hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError }),
  );
  return {
    renders: rendered.mock.calls.length,
    errors: onRecoverableError.mock.calls.length,
    container,
  };
}

it("hydrates the page with one render and keeps its markup", async () => {
  vi.stubGlobal("scrollTo", () => {});
  expect(await open(true)).toMatchObject({ renders: 1, errors: 0 });
});
