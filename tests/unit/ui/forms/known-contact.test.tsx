/**
 * Who sent a form is offered on the next one: never silently, for a day, and forgotten with one tap.
 */
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as seller } from "../../../../src/forms/definitions/seller.form.ts";
import { control, edge, fill, person, show, submit, type } from "./harness.tsx";

beforeEach(() => localStorage.clear());

async function sendContact(phoneNumber: string = person.phoneNumber): Promise<void> {
  edge();
  await show(contact);
  fill({ fullName: "Asha Menon", phoneNumber, city: "Pune", email: "asha@example.in" });
  await submit();
  cleanup();
}
const offer = (): HTMLElement | null => screen.queryByRole("button", { name: /^Use / });

it.each([
  ["+44 7911 123456", "+447911123456"],
  ["+44 07911 123456", "+4407911123456"],
])("fills in all that was given, with the country of a number from abroad: %s", async (typed, kept) => {
  await sendContact(typed);
  await show(exchange);
  expect(control("fullName").value).toBe("");
  fireEvent.click(offer()!);
  expect(control("phoneNumber").value.replaceAll(" ", "")).toBe(kept);
  expect([control("fullName").value, control("email").value]).toEqual(["Asha Menon", "asha@example.in"]);
  expect(document.activeElement).toBe(control("fullName"));
  expect(offer()).toBeNull();
});

it("is forgotten with one tap", async () => {
  await sendContact();
  await show(seller);
  fireEvent.click(screen.getByRole("button", { name: "Forget it" }));
  expect(offer()).toBeNull();
  cleanup();
  await show(seller);
  expect(offer()).toBeNull();
});

it("gives way to whoever types", async () => {
  await sendContact();
  await show(seller);
  type("fullName", "R");
  expect(offer()).toBeNull();
});
