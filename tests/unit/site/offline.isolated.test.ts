/** e2e/next-page.spec.ts and e2e/reliability.spec.ts follow links while the network works and while it is down. */
import { beforeEach, expect, it, vi } from "vitest";
import { stayOffline } from "../../../src/site/browser/offline.ts";
import type { AppRouter } from "../../../src/site/router.tsx";
import { onPageEvent } from "../../../src/ui/page-events.ts";

type Blocker = Parameters<AppRouter["history"]["block"]>[0];

const never = (): Promise<never> => new Promise(() => {});
const preloadRoute = vi.fn<() => Promise<unknown>>(never);
const said: string[] = [];
for (const event of ["page:loading", "page:offline"] as const)
  onPageEvent(event, () => said.push(event));

let blocker!: Blocker["blockerFn"];
const block = (options: Blocker): void => void (blocker = options.blockerFn);
stayOffline({ preloadRoute, history: { block } } as never);

/** Follows a link. @returns Whether the router is kept from navigating. */
const follow = (pathname: string, action = "PUSH"): Promise<boolean> =>
  Promise.resolve(
    blocker({ action, nextLocation: { pathname }, currentLocation: location } as never),
  );

beforeEach(() => {
  said.length = 0;
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/faq" });
  vi.stubGlobal("fetch", never);
});

it("stays without a network, and says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  preloadRoute.mockResolvedValue(undefined);
  await expect(follow("/contact")).resolves.toBe(true);
  expect(said).toEqual(["page:offline"]);
});

it("follows a link without asking the network when its code is there", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  preloadRoute.mockResolvedValue([]);
  await expect(follow("/contact")).resolves.toBe(false);
  expect(said).toEqual([]);
});

it("says after 400 ms that the next page is slow, and follows when the site answers", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve());
  const { promise, resolve } = Promise.withResolvers<undefined>();
  preloadRoute.mockReturnValue(promise);
  const isBlocked = follow("/contact");
  await vi.advanceTimersByTimeAsync(390);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(said).toEqual(["page:loading"]);
  // The loader is late.
  resolve(undefined);
  await expect(isBlocked).resolves.toBe(false);
});

it("leaves the answer to the browser when the network is silent", async () => {
  preloadRoute.mockResolvedValue(undefined);
  const isBlocked = follow("/contact");
  await vi.advanceTimersByTimeAsync(5000);
  await expect(isBlocked).resolves.toBe(false);
});

it.each([
  ["another link", () => void follow("/about")],
  ["the back button", () => void dispatchEvent(new Event("popstate"))],
])("ignores a late page after %s was clicked", async (_, act) => {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  preloadRoute.mockReturnValueOnce(promise);
  const isBlocked = follow("/contact");
  await vi.advanceTimersByTimeAsync(200);
  act();
  resolve([]);
  await expect(isBlocked).resolves.toBe(true);
});

it("does not delay the back button or a change within the page", async () => {
  await expect(follow("/contact", "BACK")).resolves.toBe(false);
  await expect(follow("/faq")).resolves.toBe(false);
  expect(preloadRoute).not.toHaveBeenCalled();
});
