/** Requirement F12. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as loan } from "../../../../src/forms/definitions/loan-funding.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { form as trending } from "../../../../src/forms/definitions/trending-city-enquiry.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { choose, control, draftOf, edge, fill, person, show, storeDraft, submit, type } from "./harness.tsx";

const HOUR = 60 * 60 * 1000;
const restored = (): HTMLElement | null => screen.queryByText("We kept what you typed earlier on this device.");
/** A pause long enough for the draft to be kept. */
const pause = async (ms = 1000): Promise<void> => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-21T06:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

it("brings back what was typed, chosen and ticked, after a reload", async () => {
  await show(jv);
  fill({ ...person, location: "Mohali", totalArea: "2 acres" });
  choose("propertyType", "Land");
  choose("documentsAvailable", "Title Deed");
  choose("documentsAvailable", "Other");
  await pause();
  cleanup();

  await show(jv);
  expect(restored()).toBeTruthy();
  expect(control("location").value).toBe("Mohali");
  const ticked = [...document.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);
  expect(ticked).toEqual(expect.arrayContaining(["Land", "Title Deed", "Other"]));
});

it("brings back rows and grouped amounts", async () => {
  await show(feedback);
  fireEvent.click(screen.getByRole("button", { name: "Add another visit" }));
  fill({ "visits.1.location": "Faridabad" });
  await pause();
  cleanup();
  await show(feedback);
  expect(control("visits.1.location").value).toBe("Faridabad");
  cleanup();

  await show(loan);
  type("loanAmount", "2500000");
  await pause();
  cleanup();
  await show(loan);
  expect(control("loanAmount").value).toBe("25,00,000");
});

it("keeps the last word where the form is sent at once: what waits must be what was typed", async () => {
  edge(() => Promise.reject(new TypeError("offline")));
  await show(contact);
  fill({ ...person, city: "Pu" });
  await pause();
  fill({ city: "Pune" });
  fireEvent.submit(document.querySelector("form")!);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(draftOf("CONTACT_US")).toMatchObject({ city: "Pune" });
});

it("keeps the last word when the page is left at once", async () => {
  await show(contact);
  type("city", "Pune");
  dispatchEvent(new Event("pagehide"));
  expect(draftOf("CONTACT_US")).toMatchObject({ city: "Pune" });
  localStorage.clear();
  type("city", "Nashik");
  cleanup();
  expect(draftOf("CONTACT_US")).toMatchObject({ city: "Nashik" });
});

it("can be cleared, and stays cleared", async () => {
  await show(contact);
  type("city", "Pune");
  await pause();
  cleanup();
  await show(contact);
  fireEvent.click(screen.getByRole("button", { name: "Clear it" }));
  await pause();
  expect(control("city").value).toBe("");
  expect(restored()).toBeNull();
  expect(draftOf("CONTACT_US")).toBeUndefined();
});

it("keeps who is writing when it is cleared, and the focus in the form", async () => {
  await show(contact);
  fill({ fullName: "Asha Rao", phoneNumber: "9876543210", email: "asha@example.in", city: "Pune" });
  await pause();
  cleanup();
  await show(contact);
  fireEvent.click(screen.getByRole("button", { name: "Clear it" }));
  const values = ["fullName", "phoneNumber", "email", "city"].map((name) => control(name).value);
  expect(values).toEqual(["Asha Rao", "9876543210", "asha@example.in", ""]);
  expect(document.activeElement).toBe(document.querySelector("form"));
});

it("lives for 24 hours and no longer", async () => {
  await show(contact);
  type("city", "Pune");
  await pause();
  cleanup();
  const kept = localStorage.getItem("aipm:draft:CONTACT_US")!;
  await pause(24 * HOUR - 5000);
  await show(contact);
  expect(control("city").value).toBe("Pune");
  cleanup();
  localStorage.setItem("aipm:draft:CONTACT_US", kept);
  await pause(10_000);
  await show(contact);
  expect(control("city").value).toBe("");
  expect(draftOf("CONTACT_US")).toBeUndefined();
});

it.each([contact, askFounder])("%# is gone once the form is sent, even when it was sent in haste", async (form) => {
  edge();
  await show(form);
  fill({ ...person, city: "Pune" });
  if (form === askFounder) type("question", "Why?");
  await submit();
  await pause();
  dispatchEvent(new Event("pagehide"));
  cleanup();
  expect(draftOf(form.type)).toBeUndefined();
});

it("gives way to the link, and is not made by the link alone", async () => {
  history.replaceState(null, "", "/partner-application?partnerType=Broker");
  await show(partner);
  expect(control("brokerName")).toBeTruthy();
  await pause();
  expect(draftOf("PARTNER_APPLICATION")).toBeUndefined();
  type("brokerName", "Shaikh Realty");
  await pause();
  cleanup();

  history.replaceState(null, "", "/partner-application?partnerType=Professional&nonsense=1");
  await show(partner);
  expect(document.querySelector<HTMLInputElement>("[name=partnerType]:checked")?.value).toBe("Professional");
  choose("partnerType", "Broker");
  expect(control("brokerName").value).toBe("Shaikh Realty");
});

it("gives way to an amount of the link, however the field writes it", async () => {
  await show(loan);
  type("loanAmount", "2500000");
  await pause();
  cleanup();
  history.replaceState(null, "", "/loan-funding?loanAmount=4000000");
  await show(loan);
  expect(control("loanAmount").value).toBe("40,00,000");
});

it("keeps a text of one's own beside what the link adds to it, once", async () => {
  await show(exchange);
  type("additionalNotes", "Two cars, and a school nearby.");
  await pause();
  cleanup();
  history.replaceState(null, "", "/property-exchange?additionalNotes=We+could+agree+in+June.");
  for (const _ of ["once", "again"]) {
    await show(exchange);
    expect(control("additionalNotes").value).toBe("We could agree in June.\nTwo cars, and a school nearby.");
    type("fullName", "Asha Rao");
    await pause();
    cleanup();
  }
});

it("gives way to the page and its link only where these say something else than before", async () => {
  await show(buyer, { path: "/buy-flat" });
  choose("buyFor", "plot");
  choose("type", "Agricultural");
  fill({ size: "1800" });
  await pause();
  cleanup();
  await show(buyer, { path: "/buy-flat" });
  const chosen = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  expect([chosen("buyFor"), chosen("type"), control("size").value, chosen("sizeType")]).toEqual([
    "plot",
    "Agricultural",
    "1800",
    "Sqft",
  ]);
  cleanup();

  history.replaceState(null, "", "/nri-property?propertyLocationIndia=Pune&natureOfConcern=Inherited");
  await show(nri);
  expect(control("propertyLocationIndia").value).toBe("Pune");
  type("propertyLocationIndia", "Mumbai, Andheri");
  type("natureOfConcern", "Sale / Transfer");
  await pause();
  cleanup();
  await show(nri);
  expect(control("propertyLocationIndia").value).toBe("Mumbai, Andheri");
  expect(control("natureOfConcern").value).toBe("Sale / Transfer");
  cleanup();
  history.replaceState(null, "", "/nri-property?propertyLocationIndia=Nagpur");
  await show(nri);
  expect(control("propertyLocationIndia").value).toBe("Nagpur");
});

it("begins with all of a plot where the link says so, over the page and over a flat's draft", async () => {
  const begun = () => [
    ...["buyFor", "type", "sizeType"].map(
      (name) => document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value,
    ),
    control("size").value,
  ];
  history.replaceState(null, "", "/buy-flat?buyFor=plot");
  await show(buyer, { path: "/buy-flat" });
  expect(begun()).toEqual(["plot", "Plot", "Sqft", ""]);
  cleanup();

  history.replaceState(null, "", "/buy-flat");
  await show(buyer, { path: "/buy-flat" });
  choose("type", "Villa");
  fill({ size: "3", city: "Pune" });
  await pause();
  cleanup();
  history.replaceState(null, "", "/buy-flat?buyFor=plot");
  await show(buyer, { path: "/buy-flat" });
  expect(begun()).toEqual(["plot", "Plot", "Sqft", ""]);
  expect(control("city").value).toBe("Pune");
  cleanup();

  localStorage.clear();
  history.replaceState(null, "", "/buy-plot?buyFor=castle");
  await show(buyer, { path: "/buy-plot" });
  expect(begun()).toEqual(["plot", "Plot", "Sqft", ""]);
});

it("takes what another link wrote for nobody's own words", async () => {
  history.replaceState(null, "", "/trending-property-enquiry?additionalNotes=Pune");
  await show(trending);
  type("fullName", "Asha Rao");
  await pause();
  cleanup();
  history.replaceState(null, "", "/trending-property-enquiry?additionalNotes=Mumbai");
  await show(trending);
  expect(control("fullName").value).toBe("Asha Rao");
  expect(control("additionalNotes").value).toBe("Mumbai");
});

it("does not bring back yesterday as today's date", async () => {
  await show(feedback);
  type("fullName", "Asha Rao");
  expect(control("submissionDate").value).toBe("2026-11-21");
  await pause();
  cleanup();
  vi.setSystemTime(Date.parse("2026-11-21T19:00:00Z"));
  await show(feedback);
  expect(control("fullName").value).toBe("Asha Rao");
  expect(control("submissionDate").value).toBe("2026-11-22");
});

it("leaves a flat's size out of the form for a plot", async () => {
  await show(buyer, { path: "/buy-flat" });
  fill({ fullName: "Asha Rao", size: "3" });
  choose("type", "Villa");
  await pause();
  cleanup();
  await show(buyer, { path: "/buy-plot" });
  expect(control("fullName").value).toBe("Asha Rao");
  expect(control("size").value).toBe("");
  expect(document.querySelector<HTMLInputElement>("[name=sizeType]:checked")?.value).toBe("Sqft");
  expect(document.querySelector<HTMLInputElement>("[name=type]:checked")?.value).toBe("Plot");
});

it("never breaks the form it was kept for, whatever is in it", async () => {
  storeDraft("CONTACT_US", { fullName: 7, phoneNumber: ["1"], city: "Pune", gone: "x", notes: null });
  await show(contact);
  expect(control("fullName").value).toBe("");
  expect(control("city").value).toBe("Pune");
  const stored = localStorage.getItem("aipm:draft:CONTACT_US")!;
  cleanup();
  for (const broken of ["", "{", "null", "1", stored.replace(/"version":\d+/, '"version":0')]) {
    localStorage.setItem("aipm:draft:CONTACT_US", broken);
    await show(contact);
    expect(control("city").value).toBe("");
    cleanup();
  }
});
