/**
 * A visitor types into the prerendered page before hydration: real markup, typing and hydration.
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
import { control, formPath, settle, storeDraft } from "./harness.tsx";

type Clicks = Readonly<Record<string, readonly string[]>>;
type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let root: Root | undefined;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** Changes the state of a control without an event, like a browser before scripts. */
function typeEarly(answers: Texts): void {
  for (const [name, value] of Object.entries(answers)) control<Control>(name).value = value;
}
function clickEarly(name: string, ...values: string[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
    if (values.includes(box.value)) box.click();
}

function prerender(form: AnyForm): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<LeadForm form={form} path={formPath(form)} />);
  document.body.append(container);
  return container;
}

async function hydrate(form: AnyForm, container: HTMLElement): Promise<void> {
  rememberInput();
  await act(async () => {
    root = hydrateRoot(container, <LeadForm form={form} path={formPath(form)} />, {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
  });
  await settle();
}

const checked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);

describe("input before hydration", () => {
  it("keeps a picked file", async () => {
    const container = prerender(exchange);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const files = [new File(["%PDF-1.4"], "deed.pdf", { type: "application/pdf" })];
    Object.defineProperty(input, "files", { value: files });
    await hydrate(exchange, container);
    expect(screen.getByRole("button", { name: "Remove deed.pdf" })).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  it.each<[what: string, form: AnyForm, clicks: Clicks, texts: Texts, stands: Readonly<Record<string, unknown>>]>([
    [
      "text, a grouped amount, a select, a radio",
      exchange,
      { exchangePreference: ["Smaller house with balance in cash"], legalDocsReady: ["No"] },
      { countryCode: "+44", approximateMarketValue: "12500000.5", additionalNotes: "Two\nlines" },
      {
        exchangePreference: ["Smaller house with balance in cash"],
        legalDocsReady: ["No"],
        countryCode: "+44",
        approximateMarketValue: "1,25,00,000.5",
        additionalNotes: "Two\nlines",
      },
    ],
    ["a tick", askFounder, { notifyWhenAnswered: ["on"] }, {}, { notifyWhenAnswered: ["on"] }],
    [
      "a list with a default option, a date",
      vaastu,
      { servicesNeeded: ["Complete Vaastu Audit", "Remedies & Corrections"] },
      { appointmentDate: "2099-01-15" },
      { servicesNeeded: ["Remedies & Corrections"], appointmentDate: "2099-01-15" },
    ],
    [
      "a yes",
      portfolio,
      { existingTenants: ["Yes"], goals: ["Max ROI", "Tax Planning"] },
      {},
      { existingTenants: ["Yes"], goals: ["Max ROI", "Tax Planning"] },
    ],
    [
      "a row",
      feedback,
      { "visits.0.condition": ["Poor"] },
      { "visits.0.propertyName": "Tower C", "visits.0.clientComment": "Lovely view" },
      {
        "visits.0.condition": ["Poor"],
        "visits.0.propertyName": "Tower C",
        "visits.0.clientComment": "Lovely view",
      },
    ],
    [
      "the unit beside a size",
      mandate,
      { sizeUnit: ["Sqft"] },
      { propertySize: "1,250" },
      { sizeUnit: ["Sqft"], propertySize: "1250" },
    ],
    ["what decides what is asked", partner, { partnerType: ["Professional"] }, {}, { profName: "" }],
    [
      "an option that excludes others",
      documents,
      { documents: ["Title Deed", "None", "POA"] },
      {},
      { documents: ["Title Deed", "POA"] },
    ],
    ["an amount in whole rupees", loan, {}, { loanAmount: "₹ 50,00,000.00" }, { loanAmount: "50,00,000" }],
  ])("keeps %s", async (_, form, clicks, texts, stands) => {
    const container = prerender(form);
    for (const [name, values] of Object.entries(clicks)) clickEarly(name, ...values);
    typeEarly(texts);
    await hydrate(form, container);
    const there = Object.entries(stands).map(([name, value]) => [
      name,
      Array.isArray(value) ? checked(name) : control(name).value,
    ]);
    expect(Object.fromEntries(there)).toEqual(stands);
    expect(complaints).toEqual([]);
  });

  it("keeps the text of a focused field as typed", async () => {
    const container = prerender(loan);
    typeEarly({ loanAmount: "50 l" });
    control("loanAmount").focus();
    await hydrate(loan, container);
    expect(control("loanAmount").value).toBe("50 l");
  });

  it("prefers typed answers over the draft, field by field", async () => {
    storeDraft("LOAN_FUNDING", { fullName: "Old name", city: "Old city" });
    const container = prerender(loan);
    typeEarly({ fullName: "New name" });
    await hydrate(loan, container);
    expect(control("fullName").value).toBe("New name");
    expect(control("city").value).toBe("Old city");
  });
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
