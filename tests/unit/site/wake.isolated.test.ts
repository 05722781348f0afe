import { expect, it, vi } from "vitest";

const root = document.documentElement;
const move = (): unknown => dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 3, movementY: 0 }));

/** A page asleep, whose scripts come and do nothing. @returns what was fetched */
async function asleep(): Promise<readonly string[]> {
  root.dataset.js = "data:text/javascript,0 data:text/javascript,1";
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response("x");
  });
  vi.stubGlobal("performance", Object.assign(performance, { getEntriesByType: () => [] }));
  vi.resetModules();
  await import("../../../src/site/browser/wake.ts");
  return fetched;
}

it("fetches the scripts once, however often the pointer moves while React hydrates", async () => {
  const fetched = await asleep();
  move();
  // The last step before the scripts run.
  await vi.waitUntil(() => document.querySelectorAll("link[rel=modulepreload]").length >= 2, { timeout: 120_000 });
  for (let i = 0; i < 20; i += 1) {
    move();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(root.dataset.state).toBe("loading");
  expect(fetched).toHaveLength(2);
});
