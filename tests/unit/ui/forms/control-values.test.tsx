import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as loan } from "../../../../src/forms/definitions/loan-funding.form.ts";
import { form as seller } from "../../../../src/forms/definitions/seller.form.ts";
import { TRAP } from "../../../../src/forms/trap.ts";
import {
  checked,
  choose,
  contactAnswers,
  control,
  edge,
  fill,
  person,
  readDraft,
  refused,
  settle,
  show,
  submit,
  submitButton,
} from "./harness.tsx";

/** Sets a value in the page's own world, where React ignores the event. */
function setInPage(name: string, value: string, ...events: readonly string[]): void {
  control(name).value = value;
  for (const type of events) control(name).dispatchEvent(new Event(type, { bubbles: true }));
}

// e2e/typing.spec.ts sends values that were set without an event.
it("adopts a silent value only at the click, so that the button does not move", async () => {
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

/** Ticks or unticks a box in the page's own world. */
function setBox(name: string, value: string, isTicked: boolean): void {
  const box = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
  box.checked = isTicked;
  for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
}

it("keeps a unit that a script chooses right after its size", async () => {
  await show(seller);
  act(() => {
    setInPage("propertySize", "1200", "input", "change");
    setBox("sizeType", "Sqft", true);
  });
  expect(checked("sizeType")).toEqual(["Sqft"]);
});

it("sends a value that a script sets, and no box that it unticks", async () => {
  const calls = edge();
  await show(jv);
  fill({ ...person, totalArea: "2 acres" });
  setInPage("location", "Mohali", "input", "change");
  choose("documentsAvailable", "Title Deed");
  choose("documentsAvailable", "Registry Copy");
  setBox("documentsAvailable", "Title Deed", false);
  await submit();
  expect(calls[0]?.body).toMatchObject({
    formData: { location: "Mohali", documentsAvailable: ["Registry Copy"] },
  });
});

it.each([
  [
    "the tab is hidden",
    () => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  ],
  ["another page of the site opens", cleanup],
  ["the visitor goes back", () => void dispatchEvent(new PopStateEvent("popstate"))],
  ["the tab is closed", () => void dispatchEvent(new Event("pagehide"))],
])("saves a silent value in the draft when %s", async (_, leave) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await show(contact);
  setInPage("city", "Pune");
  act(leave);
  expect(readDraft("CONTACT_US")).toMatchObject({ city: "Pune" });
});

it.each([
  ["an amount", loan, "loanAmount", "2500000"],
  ["an email address", contact, "email", "asha@example.com."],
] as const)(
  "keeps a waiting lead when the field of the Enter key is left: %s",
  async (_, form, name, text) => {
    edge(() => refused(503));
    await show(form);
    fill({ ...contactAnswers, [name]: text });
    control(name).focus();
    fireEvent.submit(document.querySelector("form")!);
    await settle();
    expect(screen.getByRole("timer")).toBeTruthy();
    control(name).focus();
    act(() => control(name).blur());
    expect(screen.getByRole("timer")).toBeTruthy();
  },
);

it("hides its trap from password managers", async () => {
  await show(contact);
  const trap = control(TRAP);
  expect(`${trap.name} ${trap.labels![0]!.textContent}`).not.toMatch(
    /url|web|site|mail|name|phone|tel|address|city|company|user|login|pass|code|card|date/i,
  );
  expect({ ...trap.dataset }).toMatchObject({
    "1pIgnore": "",
    lpignore: "true",
    bwignore: "",
    formType: "other",
  });
  expect([trap.autocomplete, trap.tabIndex, trap.id]).toEqual(["off", -1, ""]);
});
