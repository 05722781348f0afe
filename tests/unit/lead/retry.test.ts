/** The message of a failed request, and the pause before the next attempt. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { messageOfStatus } from "../../../src/forms/messages.ts";
import {
  pauseBefore,
  postJson,
  requestError,
  toRequestError,
} from "../../../src/lead/json-request.ts";

const MINUTE = 60_000;
const lost = requestError("network", "lost");
/** A rejection by the edge. */
const REJECTED = { success: false, code: "x", message: "x", errors: [] };
const PROBLEM = { field: "formData.city", code: "required", message: "Enter a city" };

const headers =
  (all: Readonly<Record<string, string>> = {}) =>
  (name: string): string | null =>
    all[name] ?? null;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T06:00:00Z") }));

it.each([
  [1, 1000, 2000],
  [2, 2000, 4000],
  [3, 4000, 8000],
  [4, 30_000, MINUTE],
  [5, 30_000, MINUTE],
  [1000, 30_000, MINUTE],
])("retries after failure %i between %i and %i ms later, at random", (failures, least, most) => {
  const pauses = Array.from({ length: 50 }, () => pauseBefore(failures, lost)!);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
  expect(new Set(pauses).size).toBeGreaterThan(10);
});

it.each([
  [429, "20", 20_000],
  [429, "Sat, 21 Nov 2026 06:00:30 GMT", 30_000],
  [503, "3600", MINUTE],
] as const)("honours Retry-After up to a minute: %i, %s", (status, after, ms) => {
  expect(pauseBefore(1, toRequestError(status, REJECTED, headers({ "retry-after": after })))).toBe(
    ms,
  );
});

it.each([
  [true, new TypeError("Failed to fetch"), "Unable to reach the server. Please try again later."],
  [
    false,
    new TypeError("Failed to fetch"),
    "Unable to connect to the server. Please check your internet connection.",
  ],
  [true, new DOMException("late", "TimeoutError"), "Request timed out. Please try again."],
])(
  "distinguishes an unreachable edge, a slow one and no network (online: %s)",
  async (on, error, message) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
    vi.stubGlobal("fetch", () => Promise.reject(error));
    expect(await postJson("/forms", {}, () => true)).toMatchObject({
      kind: "network",
      transient: true,
      message,
    });
  },
);

describe("a response with an error", () => {
  const BODIES = {
    "our body": REJECTED,
    "foreign JSON": { errors: [{ code: 1020, message: "Access denied" }], success: false },
    "foreign JSON with a message": { message: "Forbidden" },
    "HTML or no body": undefined,
  };
  const STATUSES = [400, 401, 403, 404, 407, 409, 413, 418, 429, 451, 500, 502, 503, 504, 511];
  const rows = STATUSES.flatMap((status) =>
    Object.entries(BODIES).map(([name, body]) => [status, name, body] as const),
  );

  it.each(rows)("shows the text of the status and retries: %i with %s", (status, _name, body) => {
    const error = toRequestError(status, body, headers({ "content-type": "text/html" }));
    expect(error.message).toBe(messageOfStatus(status));
    const isRejected = status === 400 && _name === "our body";
    expect(error.transient).toBe(!isRejected);
  });

  it.each([400, 403, 409, 422])("rejects the lead when the edge names a problem: %i", (status) => {
    const error = toRequestError(status, { ...REJECTED, errors: [PROBLEM] });
    expect(error).toMatchObject({ transient: false, problems: [PROBLEM] });
    expect(pauseBefore(1, error)).toBeUndefined();
  });

  it.each([403, 429, 503])("is a challenge only with its header: %i", (status) => {
    const challenge = toRequestError(status, undefined, headers({ "cf-mitigated": "challenge" }));
    expect(challenge).toMatchObject({
      transient: true,
      message: expect.stringContaining("A security check"),
    });
    expect(toRequestError(status, undefined, headers({ "cf-mitigated": "block" })).message).toBe(
      messageOfStatus(status),
    );
  });
});

it("waits for the online event when the browser reports no network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(pauseBefore(1, lost)).toBeUndefined();
  // A response proves a network, even if the browser reports none.
  expect(pauseBefore(1, toRequestError(503, REJECTED))).toBeDefined();
});
