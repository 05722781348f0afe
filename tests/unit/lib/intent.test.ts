import { beforeEach, expect, it } from "vitest";
import { Intent } from "../../../src/lib/send-lead.ts";

const body = (city: string) => ({ formType: "CONTACT_US", formData: { city } });

beforeEach(() => sessionStorage.clear());

it("keeps its id over every try, and over a reload", () => {
  const intent = new Intent("CONTACT_US");
  const id = intent.idFor(body("Karjat"));
  expect(intent.idFor(body("Karjat"))).toBe(id);
  expect(new Intent("CONTACT_US").idFor(body("Karjat"))).toBe(id);
});

it("is another one for other answers, and for another form", () => {
  const id = new Intent("CONTACT_US").idFor(body("Karjat"));
  expect(new Intent("CONTACT_US").idFor(body("Pune"))).not.toBe(id);
  expect(new Intent("LOAN_FUNDING").idFor(body("Karjat"))).not.toBe(id);
});

it("ends when the lead was received", () => {
  const intent = new Intent("CONTACT_US");
  const id = intent.idFor(body("Karjat"));
  intent.fulfil();
  expect(intent.idFor(body("Karjat"))).not.toBe(id);
  expect(new Intent("CONTACT_US").idFor(body("Karjat"))).not.toBe(id);
});

it("keeps no answer in the store", () => {
  new Intent("CONTACT_US").idFor(body("Karjat"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Karjat");
});
