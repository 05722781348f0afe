import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { control, edge, fill, person, show, submit, submitButton } from "./harness.tsx";

beforeEach(() => localStorage.clear());

/** Sets a value in the page's own world, where React ignores the event. */
function setInPage(name: string, value: string, ...events: readonly string[]): void {
  control(name).value = value;
  for (const type of events) control(name).dispatchEvent(new Event(type, { bubbles: true }));
}

it.each([[["input", "change"]], [[]]])("sends a value that a script sets with the events %j", async (events) => {
  const calls = edge();
  await show(contact);
  fill(person);
  setInPage("city", "Pune", ...events);
  await submit();
  expect(calls[0]?.body).toMatchObject({ formData: { city: "Pune" } });
});

it("adopts a silent value at the click and not before, so that the button does not move", async () => {
  const calls = edge();
  await show(contact);
  fill(person);
  fireEvent.focus(control("city"));
  setInPage("city", "Pune");
  fireEvent.blur(control("city"), { relatedTarget: submitButton() });
  expect(screen.getByText("2 of 3 answered")).toBeTruthy();
  await submit();
  expect(calls[0]?.body).toMatchObject({ formData: { city: "Pune" } });
});

it("keeps a silent value when another field is left", async () => {
  await show(contact);
  setInPage("city", "Pune");
  fireEvent.focus(control("fullName"));
  fill({ fullName: "Asha Rao" });
  fireEvent.blur(control("fullName"));
  expect(control("city").value).toBe("Pune");
});
