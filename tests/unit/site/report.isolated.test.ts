/** The report of a failure: names of our own, never the text of an error. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { report } from "../../../src/lead/report.ts";

const sendBeacon = vi.fn((_url: string, _body: string) => true);
beforeAll(async () => {
  document.documentElement.dataset["js"] = "";
  await import("../../../src/site/browser/wake.ts");
});
beforeEach(() => Object.assign(navigator, { sendBeacon }));
afterEach(() => {
  sendBeacon.mockClear();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

/** An error that quotes an answer, as a browser throws it. */
function quoting(stack: string): Error {
  const error = new TypeError("Asha Rao 98765 43210 is not a function");
  error.stack = stack;
  return error;
}
const AT = "https://www.aipm.example/assets/form-B1x.js:1:2345";

it.each([
  [
    "Chromium",
    `TypeError: Asha Rao 98765 43210 is not a function\n    at f (${AT})\n    at g (${AT})`,
  ],
  ["Firefox", `f@${AT}\ng@${AT}`],
])("sends class and place, and never the message, of an error in %s", (_, stack) => {
  report("crash", "CONTACT_US", quoting(stack));
  const expected = {
    kind: "crash",
    form: "CONTACT_US",
    error: "TypeError",
    place: "/assets/form-B1x.js:1:2345",
  };
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
    ["/report", expected],
  ]);
});

it("names the script that could not be fetched", () => {
  report("wake", undefined, new Error("/assets/client-B1x.js"));
  expect(JSON.parse(sendBeacon.mock.calls[0]![1])).toEqual({
    kind: "wake",
    error: "Error",
    place: "/assets/client-B1x.js",
  });
});

it("sends the form alone when a lead expires, and nothing where browsers have no beacons", () => {
  report("expired", "CONTACT_US");
  expect(sendBeacon.mock.calls[0]![1]).toBe('{"kind":"expired","form":"CONTACT_US"}');
  Reflect.deleteProperty(navigator, "sendBeacon");
  report("crash");
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
