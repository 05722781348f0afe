/** What a request that failed is told as, and when it is tried again. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pauseBefore, postJson, requestError, requestErrorOf } from "../../../src/lead/request.ts";

const since = Date.parse("2026-11-21T06:00:00Z");
const gone = requestError("network", "gone");
/** The body of the edge's own refusals. */
const REFUSED = { success: false, code: "x", message: "x", errors: [] };

beforeEach(() => vi.useFakeTimers({ now: since }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("waits about twice as long each time, never all at once, and four tries at most", () => {
  const pauses = (failed: number) => Array.from({ length: 50 }, () => pauseBefore({ failed, since }, gone)!);
  for (const [failed, most] of [
    [1, 2000],
    [2, 4000],
    [3, 8000],
  ] as const) {
    const all = pauses(failed);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.max(...all)).toBeLessThanOrEqual(most);
    expect(new Set(all).size).toBeGreaterThan(10);
  }
  expect(pauseBefore({ failed: 4, since }, gone)).toBeUndefined();
});

it("never begins a try more than a minute after the first", () => {
  expect(pauseBefore({ failed: 1, since: since - 57_000 }, gone)).toBeDefined();
  expect(pauseBefore({ failed: 1, since: since - 60_000 }, gone)).toBeUndefined();
});

it.each([
  [429, "20", 20_000],
  [429, "Sat, 21 Nov 2026 06:00:30 GMT", 30_000],
  // More than a minute is left for later.
  [503, "61", undefined],
  ...[400, 403, 404, 409, 413].map((status) => [status, "1", undefined] as const),
] as const)("after %i with Retry-After %s waits as long as it is asked, where that may help", (status, after, ms) => {
  const error = requestErrorOf(status, REFUSED, () => after);
  expect(pauseBefore({ failed: 1, since }, error)).toBe(ms);
});

it.each([
  [429, "Too many requests. Please wait a moment and try again."],
  [409, "A conflict occurred. Please refresh and try again."],
  [503, "Server error occurred. Please try again later."],
  [418, "An unexpected error occurred. Please try again."],
])("%i has the catalogue's words", (status, message) => {
  expect(requestErrorOf(status, REFUSED)).toMatchObject({ message });
});

it.each([
  [true, new TypeError("Failed to fetch"), "Unable to reach the server. Please try again later."],
  [false, new TypeError("Failed to fetch"), "Unable to connect to the server. Please check your internet connection."],
  [true, new DOMException("late", "TimeoutError"), "Request timed out. Please try again."],
])(
  "an edge that is not reached is told from a slow one and from no network (online: %s)",
  async (on, error, message) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
    vi.stubGlobal("fetch", () => Promise.reject(error));
    expect(await postJson("/forms", {})).toMatchObject({ kind: "network", transient: true, message });
  },
);

describe("what others on the way answer in the edge's name", () => {
  const html = (name: string): string | null => (name === "content-type" ? "text/html" : null);
  const challenged = (name: string): string | null => (name === "cf-mitigated" ? "challenge" : html(name));
  const xml = (name: string): string | null => (name === "content-type" ? "application/xml" : null);

  it.each([401, 403, 404, 407, 429, 451, 502, 511])("is no refusal: %i", (status) => {
    const error = requestErrorOf(status, undefined, html);
    expect(pauseBefore({ failed: 1, since }, error)).toBeDefined();
    expect(error.message).not.toMatch(/denied|not found|not authorized/);
  });

  it.each([
    [403, undefined, html, true],
    [503, undefined, html, true],
    [429, undefined, challenged, true],
    [403, REFUSED, html, undefined],
    [503, REFUSED, html, undefined],
    [403, undefined, xml, undefined],
    [451, undefined, html, undefined],
  ] as const)("is a challenge or not: %i, case %#", (status, body, headerOf, isChallenge) => {
    expect(requestErrorOf(status, body, headerOf).isChallenge).toBe(isChallenge);
  });

  it("is final where it says that a file is too large", () => {
    expect(requestErrorOf(413, undefined, html).transient).toBe(false);
  });
});

it("waits for the network where the browser knows that there is none", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(pauseBefore({ failed: 1, since }, gone)).toBeUndefined();
  // Who got an answer is online, whatever the browser says.
  expect(pauseBefore({ failed: 1, since }, requestErrorOf(503, REFUSED))).toBeDefined();
});
