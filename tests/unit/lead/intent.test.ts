import { expect, it, vi } from "vitest";
import { clearSent } from "../../../src/lead/draft.ts";
import { Intent } from "../../../src/lead/intent.ts";

/** Creates the intent of a form with a draft. */
const loadIntent = (): Intent => {
  const intent = new Intent("CONTACT_US");
  intent.save();
  return intent;
};
const body = (city: string) => ({ formType: "CONTACT_US", formData: { city } });

it("changes the id after a day", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T06:00:00Z") });
  const id = loadIntent().idFor(body("Karjat"));
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(new Intent("CONTACT_US").idFor(body("Karjat"))).toBe(id);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(new Intent("CONTACT_US").idFor(body("Karjat"))).not.toBe(id);
});

it("changes the id when the answers or the form differ", () => {
  const id = loadIntent().idFor(body("Karjat"));
  expect(new Intent("CONTACT_US").idFor(body("Pune"))).not.toBe(id);
  expect(new Intent("LOAN_FUNDING").idFor(body("Karjat"))).not.toBe(id);
});

it("ignores the order of answers and always returns a UUID", () => {
  const intent = new Intent("CONTACT_US");
  const firstId = intent.idFor({
    formType: "CONTACT_US",
    formData: { a: [{ x: 1, y: 2 }], b: "२" },
  });
  expect(intent.idFor({ formData: { b: "२", a: [{ y: 2, x: 1 }] }, formType: "CONTACT_US" })).toBe(
    firstId,
  );
  const ids = Array.from({ length: 200 }, (_, i) => intent.idFor(body(`city ${i}`)));
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

it("returns a new id after the lead was received", () => {
  const intent = loadIntent();
  const id = intent.idFor(body("Karjat"));
  intent.complete();
  clearSent("CONTACT_US", {});
  expect(intent.idFor(body("Karjat"))).not.toBe(id);
  expect(new Intent("CONTACT_US").idFor(body("Karjat"))).not.toBe(id);
});

it("saves no answer in localStorage", () => {
  loadIntent().idFor(body("Karjat"));
  expect(JSON.stringify({ ...localStorage })).not.toContain("Karjat");
});
