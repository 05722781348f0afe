/** e2e/next-page.spec.ts and e2e/reliability.spec.ts follow links while the network works and while it is down. */
import { beforeEach, expect, it, vi } from "vitest";
import { fallBackToDocuments } from "../../../src/site/browser/fallback.ts";
import type { AppRouter } from "../../../src/site/router.tsx";

type Blocker = Parameters<AppRouter["history"]["block"]>[0];

const assign = vi.fn();
const never = (): Promise<never> => new Promise(() => {});
const preloadRoute = vi.fn<() => Promise<unknown>>(never);

let blocker!: Blocker["blockerFn"];
const block = (options: Blocker): void => void (blocker = options.blockerFn);
fallBackToDocuments({ preloadRoute, history: { block } } as never);

/** Follows a link. @returns Whether the router is kept from navigating. */
const follow = (pathname: string, action = "PUSH"): Promise<boolean> => {
  const nextLocation = { pathname, href: `${pathname}#fees` };
  return Promise.resolve(blocker({ action, nextLocation, currentLocation: location } as never));
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/faq", assign });
  vi.stubGlobal("fetch", never);
});

it("loads the document when the address is not that of the loaded page", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve());
  preloadRoute.mockResolvedValue([{ loaderData: { description: { path: "/404" } } }]);
  await expect(follow("/old-address")).resolves.toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/old-address#fees");
});

it.each([
  ["never comes", never],
  ["fails while the network is silent", () => Promise.resolve(undefined)],
])("loads the document after eight seconds when the page %s", async (_, preload) => {
  preloadRoute.mockImplementation(preload);
  const isBlocked = follow("/contact");
  await vi.advanceTimersByTimeAsync(7900);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/contact#fees");
  await expect(isBlocked).resolves.toBe(true);
});

it.each([
  ["another link", () => void follow("/about")],
  ["the back button", () => void dispatchEvent(new Event("popstate"))],
])("ignores a late page after %s was clicked", async (_, act) => {
  preloadRoute.mockImplementation(never);
  const isBlocked = follow("/contact");
  await vi.advanceTimersByTimeAsync(4000);
  act();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(isBlocked).resolves.toBe(true);
  expect(assign).not.toHaveBeenCalledWith("/contact#fees");
});

it("does not delay the back button or a change within the page", async () => {
  await expect(follow("/contact", "BACK")).resolves.toBe(false);
  await expect(follow("/faq")).resolves.toBe(false);
  expect(preloadRoute).not.toHaveBeenCalled();
});
