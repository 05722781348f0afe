import { expect, it, vi } from "vitest";

const root = document.documentElement;
const move = (): unknown =>
  dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 3, movementY: 0 }));

/**
 * A page whose scripts load and do nothing.
 *
 * @returns The fetched URLs.
 */
async function asleep(): Promise<readonly string[]> {
  root.dataset.js = "data:text/javascript,0 data:text/javascript,1";
  root.dataset.css = "data:text/css,";
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    // As Chromium often does with a preloaded file.
    const blob = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
    return Object.assign(new Response("x"), { blob });
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
  await vi.waitUntil(() => document.querySelectorAll("link[rel=modulepreload]").length >= 2, {
    timeout: 120_000,
  });
  for (let i = 0; i < 20; i += 1) {
    move();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(root.dataset.state).toBe("loading");
  expect(fetched).toEqual([root.dataset.css, ...root.dataset.js!.split(" ")]);
});

it.each([
  ["a campaign", "?utm_source=print&gclid=1&fbclid=2", false],
  ["an answer of its form", "?amount=500000", true],
  ["a state that a link of the page carries", "?member=3", true],
])("wakes when the address has %s: %s", async (_, search, wakes) => {
  document.body.innerHTML = `<main><input name="amount" /><a href="/about/team?member=1">1</a></main>`;
  history.replaceState(null, "", `/${search}`);
  const fetched = await asleep();
  expect(fetched.length > 0).toBe(wakes);
});

it("asks again for each file whose first request stalls", async () => {
  vi.useFakeTimers();
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  await asleep();
  const refusals: boolean[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: { readonly signal: AbortSignal }) => {
    refusals.push(signal.aborted);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", reject));
  });
  move();
  for (const timeout of timeouts) timeout.abort();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  // Two requests of each of three files.
  expect(refusals.length).toBeGreaterThanOrEqual(6);
  expect(refusals).not.toContain(true);
});

it("does not wake a prerendered page before it is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const fetched = await asleep();
  move();
  expect(fetched).toEqual([]);
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(fetched).not.toEqual([]);
});

it.each([
  { holds: "a lead", mark: "1", wakes: true },
  { holds: "no lead", mark: undefined, wakes: false },
])("wakes: $wakes, when it is shown again and the device holds $holds", async ({ mark, wakes }) => {
  const fetched = await asleep();
  if (mark) localStorage.setItem("aipm:outbox", mark);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetched.length > 0).toBe(wakes);
});
