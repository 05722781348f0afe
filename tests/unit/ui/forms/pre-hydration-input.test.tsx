/**
 * What a visitor does to the prerendered page before React has come: real markup, real typing, real hydration.
 * Requirement F12.
 */
import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LeadForm } from "../../../../src/ui/forms/lead-form.tsx";
import { catalogue } from "../../../../src/forms/catalogue.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as loan } from "../../../../src/forms/definitions/loan-funding.form.ts";
import { form as mandate } from "../../../../src/forms/definitions/seller-mandate.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { form as portfolio } from "../../../../src/forms/definitions/portfolio-management.form.ts";
import { form as vaastu } from "../../../../src/forms/definitions/vaastu-intelligence.form.ts";
import { rememberInput } from "../../../../src/lead/pre-hydration-input.ts";
import { oneOfEachKind } from "../../../contracts/examples.ts";
import { control, edge, pathOf, person, settle, storeDraft, submit, submitButton } from "./harness.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let root: Root | undefined;
let complaints: string[] = [];

beforeEach(() => {
  localStorage.clear();
  complaints = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** As a browser does it before any script: the control's own state changes, and nothing listens. */
function typeEarly(answers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(answers)) control<Control>(name).value = value;
}
function clickEarly(name: string, ...values: string[]): void {
  for (const value of values) {
    document.querySelector<HTMLInputElement>(`[name="${name}"][value="${CSS.escape(value)}"]`)!.click();
  }
}

function prerender(form: AnyForm): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<LeadForm form={form} path={pathOf(form)} />);
  document.body.append(container);
  return container;
}

async function hydrate(form: AnyForm, container: HTMLElement): Promise<void> {
  rememberInput();
  await act(async () => {
    root = hydrateRoot(container, <LeadForm form={form} path={pathOf(form)} />, {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
  });
  await settle();
}

const checked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);

describe("what was done before the page woke", () => {
  it("is kept: a file that was picked", async () => {
    const container = prerender(exchange);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const files = [new File(["%PDF-1.4"], "deed.pdf", { type: "application/pdf" })];
    Object.defineProperty(input, "files", { value: files });
    await hydrate(exchange, container);
    expect(screen.getByRole("button", { name: "Remove deed.pdf" })).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  it("is kept: text, grouped amounts, selects, radios", async () => {
    const container = prerender(exchange);
    typeEarly({
      ...person,
      email: "asha@example.in",
      countryCode: "+44",
      currentPropertyLocation: "Baner, Pune",
      propertyType: "Villa",
      approximateMarketValue: "12500000.5",
      preferredExchangeLocation: "Goa",
      additionalNotes: "Two\nlines",
    });
    clickEarly("exchangePreference", "Smaller house with balance in cash");
    clickEarly("legalDocsReady", "No");
    await hydrate(exchange, container);
    expect(complaints).toEqual([]);
    expect(control("approximateMarketValue").value).toBe("1,25,00,000.5");
    expect(screen.getByText("₹1.25 crore")).toBeTruthy();

    const calls = edge();
    expect(submitButton().disabled).toBe(false);
    await submit();
    expect(calls[0]?.body["formData"]).toEqual({
      ...person,
      countryCode: "+44",
      email: "asha@example.in",
      currentPropertyLocation: "Baner, Pune",
      propertyType: "Villa",
      approximateMarketValue: 12500000.5,
      exchangePreference: "Smaller house with balance in cash",
      preferredExchangeLocation: "Goa",
      legalDocsReady: "No",
      additionalNotes: "Two\nlines",
    });
  });

  it("is kept: a tick, a list with one that was ticked for them, a yes, a day", async () => {
    let container = prerender(askFounder);
    document.querySelector<HTMLInputElement>("[name=notifyWhenAnswered]")!.click();
    await hydrate(askFounder, container);
    expect(control("notifyWhenAnswered").checked).toBe(true);
    await act(async () => root?.unmount());
    document.body.replaceChildren();

    container = prerender(vaastu);
    clickEarly("servicesNeeded", "Complete Vaastu Audit", "Remedies & Corrections");
    typeEarly({ appointmentDate: "2099-01-15" });
    await hydrate(vaastu, container);
    expect(checked("servicesNeeded")).toEqual(["Remedies & Corrections"]);
    expect(control("appointmentDate").value).toBe("2099-01-15");
    await act(async () => root?.unmount());
    document.body.replaceChildren();

    container = prerender(portfolio);
    clickEarly("existingTenants", "Yes");
    clickEarly("goals", "Max ROI", "Tax Planning");
    await hydrate(portfolio, container);
    expect(checked("existingTenants")).toEqual(["Yes"]);
    expect(checked("goals")).toEqual(["Max ROI", "Tax Planning"]);
  });

  it("is kept: a row, and the unit beside a size", async () => {
    let container = prerender(feedback);
    typeEarly({ "visits.0.propertyName": "Tower C", "visits.0.clientComment": "Lovely view" });
    clickEarly("visits.0.condition", "Poor");
    await hydrate(feedback, container);
    expect(control("visits.0.propertyName").value).toBe("Tower C");
    expect(control("visits.0.clientComment").value).toBe("Lovely view");
    expect(checked("visits.0.condition")).toEqual(["Poor"]);
    await act(async () => root?.unmount());
    document.body.replaceChildren();

    container = prerender(mandate);
    clickEarly("sizeUnit", "Sqft");
    typeEarly({ propertySize: "1,250" });
    await hydrate(mandate, container);
    expect(checked("sizeUnit")).toEqual(["Sqft"]);
    expect(control("propertySize").value).toBe("1250");
  });

  it("decides what is asked", async () => {
    const container = prerender(partner);
    clickEarly("partnerType", "Professional");
    await hydrate(partner, container);
    expect(checked("partnerType")).toEqual(["Professional"]);
    expect(control("profName")).toBeTruthy();
  });

  it("stays under the fingers while it is typed", async () => {
    const container = prerender(loan);
    typeEarly({ loanAmount: "50 l" });
    control("loanAmount").focus();
    await hydrate(loan, container);
    expect(control("loanAmount").value).toBe("50 l");
  });

  it("is put in order: one option may exclude the others, and an amount is in whole rupees", async () => {
    let container = prerender(documents);
    clickEarly("documents", "Title Deed", "None", "POA");
    await hydrate(documents, container);
    expect(checked("documents")).toEqual(["Title Deed", "POA"]);
    await act(async () => root?.unmount());
    document.body.replaceChildren();

    container = prerender(loan);
    typeEarly({ loanAmount: "₹ 50,00,000.00" });
    await hydrate(loan, container);
    expect(control("loanAmount").value).toBe("50,00,000");
  });

  it("wins over yesterday's draft, field by field", async () => {
    storeDraft("LOAN_FUNDING", { fullName: "Old name", city: "Old city" });
    const container = prerender(loan);
    typeEarly({ fullName: "New name" });
    await hydrate(loan, container);
    expect(control("fullName").value).toBe("New name");
    expect(control("city").value).toBe("Old city");
  });
});

it("says when the form is its own, so that an early submission is made good", async () => {
  const container = prerender(loan);
  const form = container.querySelector("form")!;
  const ready = vi.fn(() => form.dataset["ready"]);
  form.addEventListener("form:ready", ready);
  expect(form.dataset["ready"]).toBeUndefined();
  expect(form.method).toBe("post");
  await hydrate(loan, container);
  expect(ready).toHaveReturnedWith("");
  expect(ready).toHaveBeenCalledOnce();
});

const ofEachKind = new Set(oneOfEachKind().map(({ type }) => type));
const onPages = catalogue.filter(({ pages }) => pages.length > 0).map((form) => [form.type, form] as const);

async function hydratesQuietly(_: string, form: AnyForm): Promise<void> {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const container = prerender(form);
  await hydrate(form, container);
  expect(complaints).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
}
it.each(onPages.filter(([type]) => ofEachKind.has(type)))("hydrates %s without a complaint", hydratesQuietly);
it.each(onPages.filter(([type]) => !ofEachKind.has(type)))(
  "hydrates %s without a complaint",
  { tags: ["all"] },
  hydratesQuietly,
);
