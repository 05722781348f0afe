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
import { checked, control, fileInput, formPath, settle, show, storeDraft } from "./harness.tsx";

type Answers = Readonly<Record<string, string | readonly string[]>>;
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

/** Types texts and clicks options without an event that React could hear, like a visitor before scripts. */
function answerEarly(answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === "string") control<Control>(name).value = answer;
    else
      for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
        if (answer.includes(box.value)) box.click();
  }
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

describe("input before hydration", () => {
  it("keeps a picked file", async () => {
    const container = prerender(exchange);
    const files = [new File(["%PDF-1.4"], "deed.pdf", { type: "application/pdf" })];
    Object.defineProperty(fileInput(), "files", { value: files });
    await hydrate(exchange, container);
    expect(screen.getByRole("button", { name: "Remove deed.pdf" })).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  it.each<{ what: string; form: AnyForm; answers: Answers; becomes?: Answers }>([
    {
      what: "text, a grouped amount, a select, a radio",
      form: exchange,
      answers: {
        exchangePreference: ["Smaller house with balance in cash"],
        legalDocsReady: ["No"],
        countryCode: "+44",
        approximateMarketValue: "12500000.5",
        additionalNotes: "Two\nlines",
      },
      becomes: { approximateMarketValue: "1,25,00,000.5" },
    },
    { what: "a tick", form: askFounder, answers: { notifyWhenAnswered: ["on"] } },
    {
      what: "a list with a default option, a date",
      form: vaastu,
      answers: {
        servicesNeeded: ["Complete Vaastu Audit", "Remedies & Corrections"],
        appointmentDate: "2099-01-15",
      },
      becomes: { servicesNeeded: ["Remedies & Corrections"] },
    },
    {
      what: "a yes",
      form: portfolio,
      answers: { existingTenants: ["Yes"], goals: ["Max ROI", "Tax Planning"] },
    },
    {
      what: "a row",
      form: feedback,
      answers: {
        "visits.0.condition": ["Poor"],
        "visits.0.propertyName": "Tower C",
        "visits.0.clientComment": "Lovely view",
      },
    },
    {
      what: "the unit of a size",
      form: mandate,
      answers: { sizeUnit: ["Sqft"], propertySize: "1,250" },
      becomes: { propertySize: "1250" },
    },
    {
      what: "an answer that decides which fields follow",
      form: partner,
      answers: { partnerType: ["Professional"] },
      becomes: { profName: "" },
    },
    {
      what: "an option that excludes others",
      form: documents,
      answers: { documents: ["Title Deed", "None", "POA"] },
      becomes: { documents: ["Title Deed", "POA"] },
    },
    {
      what: "an amount in whole rupees",
      form: loan,
      answers: { loanAmount: "₹ 50,00,000.00" },
      becomes: { loanAmount: "50,00,000" },
    },
  ])("keeps $what", async ({ form, answers, becomes }) => {
    const container = prerender(form);
    answerEarly(answers);
    await hydrate(form, container);
    const expected = Object.entries({ ...answers, ...becomes });
    const read = ([name, answer]: (typeof expected)[number]) =>
      typeof answer === "string" ? control(name).value : checked(name);
    expect(expected.map(read)).toEqual(expected.map(([, answer]) => answer));
    expect(complaints).toEqual([]);
  });

  it("keeps the text of a focused field as typed", async () => {
    const container = prerender(loan);
    answerEarly({ loanAmount: "50 l" });
    control("loanAmount").focus();
    await hydrate(loan, container);
    expect(control("loanAmount").value).toBe("50 l");
  });

  it("prefers typed answers over the draft, field by field", async () => {
    storeDraft("LOAN_FUNDING", { fullName: "Old name", city: "Old city" });
    const container = prerender(loan);
    answerEarly({ fullName: "New name" });
    await hydrate(loan, container);
    expect(control("fullName").value).toBe("New name");
    expect(control("city").value).toBe("Old city");
  });
});

const ofEachKind = new Set(oneOfEachKind().map(({ type }) => type));

for (const form of catalogue.filter(({ pages }) => pages.length > 0))
  it(
    `hydrates ${form.type} without a complaint`,
    { tags: ofEachKind.has(form.type) ? [] : ["all"] },
    async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      await hydrate(form, prerender(form));
      expect(complaints).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
    },
  );

it("keeps typed answers out of another form that Back draws after a reload", async () => {
  document.body.innerHTML = renderToString(
    <LeadForm form={askFounder} path={formPath(askFounder)} />,
  );
  answerEarly({ fullName: "Asha Rao" });
  rememberInput();
  document.body.replaceChildren();
  await show(documents);
  expect(control("fullName").value).toBe("");
});
