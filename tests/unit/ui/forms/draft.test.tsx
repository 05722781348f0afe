import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as loan } from "../../../../src/forms/definitions/loan-funding.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { form as trending } from "../../../../src/forms/definitions/trending-city-enquiry.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { loadDraft, saveDraft, withChanges } from "../../../../src/lead/draft.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import type { FormValues, RowInput } from "../../../../src/forms/fields.ts";
import { startValues } from "../../../../src/ui/forms/start-values.ts";
import {
  control,
  readDraft,
  edge,
  fill,
  person,
  press,
  show,
  storeDraft,
  type,
} from "./harness.tsx";

const restored = (): HTMLElement | null =>
  screen.queryByText("We kept what you typed earlier on this device.");
/** A pause long enough for the draft to be kept. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T06:00:00Z") }));

it("saves the last letter when the form is submitted immediately", async () => {
  edge(() => Promise.reject(new TypeError("offline")));
  await show(contact);
  fill({ ...person, city: "Pu" });
  await pause();
  fill({ city: "Pune" });
  fireEvent.submit(document.querySelector("form")!);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(readDraft("CONTACT_US")).toMatchObject({ city: "Pune" });
});

it("saves the last word when the page is left immediately", async () => {
  await show(contact);
  type("city", "Pune");
  dispatchEvent(new Event("pagehide"));
  expect(readDraft("CONTACT_US")).toMatchObject({ city: "Pune" });
  localStorage.clear();
  type("city", "Nashik");
  cleanup();
  expect(readDraft("CONTACT_US")).toMatchObject({ city: "Nashik" });
});

it("says that the device has no room for the answers, until it has", async () => {
  const notice = (): HTMLElement | null =>
    screen.queryByText(/^This device has no room for your answers/);
  await show(contact);
  type("city", "Pu");
  await pause();
  expect(notice()).toBeNull();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  type("city", "Pun");
  await pause();
  expect(notice()).not.toBeNull();
  full.mockRestore();
  type("city", "Pune");
  await pause();
  expect(notice()).toBeNull();
  expect(readDraft("CONTACT_US")).toMatchObject({ city: "Pune" });
});

it.each([
  ["three days behind", "2026-11-18T06:00:00Z"],
  ["a year behind", "2025-11-21T06:00:00Z"],
  ["a year ahead", "2027-11-21T06:00:00Z"],
])("keeps the draft when a clock that was %s is corrected", async (_, before) => {
  const now = Date.now();
  vi.setSystemTime(Date.parse(before));
  await show(contact);
  type("city", "Pune");
  await pause();
  vi.setSystemTime(now);
  cleanup();
  await show(contact);
  expect(control("city").value).toBe("Pune");
});

it("keeps a draft cleared when another tab cleared it", async () => {
  await show(contact);
  type("city", "Pune");
  await pause();
  localStorage.clear();
  cleanup();
  expect(readDraft("CONTACT_US")).toBeUndefined();
});

it("keeps the rows of a draft when a cell is typed before React is ready", () => {
  const visits = [
    { id: "2", propertyName: "Kiran Heights", location: "Old" },
    { id: "3", propertyName: "Asha Villa" },
  ];
  storeDraft(feedback.type, { visits });
  const element = document.createElement("form");
  element.innerHTML = '<input name="visits.0.propertyName"><input name="visits.0.location">';
  element.querySelector<HTMLInputElement>("[name$=location]")!.value = "Ka";
  const { values } = startValues(feedback, "/field-executive-feedback", element);
  // The row keeps the id that the page has drawn, so that its controls stay.
  expect(values.visits).toMatchObject([
    { id: "1", propertyName: "Kiran Heights", location: "Ka" },
    visits[1],
  ]);
});

it("clears the draft except for the contact, and focuses the form", async () => {
  await show(contact);
  fill({ ...person, email: "asha@example.in", city: "Pune" });
  await pause();
  cleanup();
  await show(contact);
  press("Clear it");
  expect(document.activeElement).toBe(document.querySelector("form"));
  await pause();
  const values = ["fullName", "phoneNumber", "email", "city"].map((name) => control(name).value);
  expect(values).toEqual(["Asha Rao", "9876543210", "asha@example.in", ""]);
  expect(restored()).toBeNull();
  expect(readDraft("CONTACT_US")).toBeUndefined();
});

/** Loads a page and its form, and the changes that a draft saves. */
function visit(form: AnyForm, address: string, changes: FormValues = {}): FormValues {
  history.replaceState(null, "", address);
  const { values, pageValues } = startValues(
    form,
    location.pathname,
    document.createElement("form"),
  );
  saveDraft(
    form.type,
    withChanges(loadDraft(form.type), { ...values, ...changes }, pageValues),
    pageValues,
  );
  return values;
}
const LAND = {
  location: "Mohali",
  propertyType: "Land",
  documentsAvailable: ["Title Deed", "Other"],
};
const VISITS: readonly RowInput[] = [{ id: "1" }, { id: "2", location: "Faridabad" }];
type Visit = readonly [address: string, stands: FormValues, changes?: FormValues];

it.each<[what: string, form: AnyForm, ...visits: readonly Visit[]]>([
  ["restores texts, choices and ticks", jv, ["/joint-venture", {}, LAND], ["/joint-venture", LAND]],
  [
    "restores rows",
    feedback,
    ["/field-executive-feedback", {}, { visits: VISITS }],
    ["/field-executive-feedback", { visits: VISITS }],
  ],
  [
    "keeps an answer that the link leaves blank",
    exchange,
    ["/property-exchange", {}, { propertyType: "Villa", preferredExchangeLocation: "Pune" }],
    [
      "/property-exchange?propertyType=&preferredExchangeLocation=",
      { propertyType: "Villa", preferredExchangeLocation: "Pune" },
    ],
  ],
  [
    "prefers the link, and keeps the other answers",
    partner,
    [
      "/partner-application?partnerType=Broker",
      { partnerType: "Broker" },
      { brokerName: "Shaikh Realty" },
    ],
    [
      "/partner-application?partnerType=Professional",
      { partnerType: "Professional", brokerName: "Shaikh Realty" },
    ],
  ],
  [
    "saves nothing for a link alone",
    partner,
    ["/partner-application?partnerType=Broker&nonsense=1", { partnerType: "Broker" }],
    ["/partner-application", { partnerType: "Builder" }],
  ],
  [
    "prefers an amount of the link in any format",
    loan,
    ["/loan-funding", {}, { loanAmount: "25,00,000" }],
    ["/loan-funding?loanAmount=4000000", { loanAmount: "40,00,000" }],
  ],
  [
    "prefers the text of another link",
    trending,
    [
      "/trending-property-enquiry?additionalNotes=Pune",
      { additionalNotes: "Pune" },
      { fullName: "Asha" },
    ],
    [
      "/trending-property-enquiry?additionalNotes=Mumbai",
      { additionalNotes: "Mumbai", fullName: "Asha" },
    ],
  ],
  [
    "prefers the draft over the page",
    buyer,
    ["/buy-flat", {}, { buyFor: "plot", type: "Agricultural", size: "1800", sizeType: "Sqft" }],
    ["/buy-flat", { buyFor: "plot", type: "Agricultural", size: "1800", sizeType: "Sqft" }],
  ],
  [
    "prefers the draft over its own link, and another link over the draft",
    nri,
    [
      "/nri-property?propertyLocationIndia=Pune&natureOfConcern=Inherited",
      { propertyLocationIndia: "Pune" },
      { propertyLocationIndia: "Mumbai, Andheri", natureOfConcern: "Sale / Transfer" },
    ],
    [
      "/nri-property?propertyLocationIndia=Pune&natureOfConcern=Inherited",
      { propertyLocationIndia: "Mumbai, Andheri", natureOfConcern: "Sale / Transfer" },
    ],
    ["/nri-property?propertyLocationIndia=Nagpur", { propertyLocationIndia: "Nagpur" }],
  ],
  [
    "clears the size of a flat when the link chooses a plot",
    buyer,
    ["/buy-flat", {}, { type: "Villa", size: "3", city: "Pune" }],
    [
      "/buy-flat?buyFor=plot",
      { buyFor: "plot", type: "Plot", sizeType: "Sqft", size: "", city: "Pune" },
    ],
  ],
  [
    "clears the size of a flat on the page for plots",
    buyer,
    ["/buy-flat", {}, { fullName: "Asha", type: "Villa", size: "3" }],
    ["/buy-plot", { fullName: "Asha", type: "Plot", sizeType: "Sqft", size: "" }],
  ],
  [
    "starts with a plot when the link or the page chooses it",
    buyer,
    ["/buy-flat?buyFor=plot", { buyFor: "plot", type: "Plot", sizeType: "Sqft", size: "" }],
    ["/buy-plot?buyFor=castle", { buyFor: "plot", type: "Plot", sizeType: "Sqft", size: "" }],
  ],
])("%s", (_, form, ...visits) => {
  for (const [address, stands, changes] of visits)
    expect(visit(form, address, changes)).toMatchObject(stands);
});

it("starts with today's date when the draft is of yesterday", () => {
  const today = visit(feedback, "/field-executive-feedback", { fullName: "Asha" });
  expect(today).toMatchObject({ submissionDate: "2026-11-21" });
  vi.setSystemTime(Date.parse("2026-11-21T19:00:00Z"));
  const tomorrow = visit(feedback, "/field-executive-feedback");
  expect(tomorrow).toMatchObject({ fullName: "Asha", submissionDate: "2026-11-22" });
});

it("renders the form for any stored content", async () => {
  storeDraft("CONTACT_US", {
    fullName: 7,
    phoneNumber: ["1"],
    city: "Pune",
    gone: "x",
    notes: null,
  });
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
