import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import worker from "../../worker/index.ts";
import { contact, leads, post } from "./forms-support.ts";
import { emptyLedger } from "./uploads-support.ts";

beforeEach(emptyLedger);

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** As a browser without script sends a form. */
async function send(fields: readonly (readonly [string, string])[], stores: Partial<Env> = {}): Promise<Page> {
  const request = new Request("https://www.aipm.example/forms", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      referer: "https://www.aipm.example/buy-plot?x=1",
    },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, { ...env, ...stores }, context);
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
type Env = typeof env;

const portfolio = [
  ["formType", "PORTFOLIO_MANAGEMENT"],
  ["fullName", "Asha <b>Rao</b>"],
  ["phoneNumber", "098765 43210"],
  ["email", ""],
  ["city", "Pune"],
  ["propertyLocations", "Baner\r\nWakad"],
  ["existingTenants", "Yes"],
  ["goals", "Max ROI"],
  ["goals", "Tax Planning"],
  ["buySellInterest", "Maybe"],
  ["quarterlyReview", "No"],
  ["website", ""],
] as const;

it("a form without script becomes the same lead, and is answered with a page", async () => {
  const { status, headers, html } = await send(portfolio);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/html/);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  const [lead] = await leads();
  expect(html).toContain("Our portfolio management experts will contact you shortly.");
  expect(html).toContain(lead!.reference);
  expect(lead).toMatchObject({ city: "Pune", phone: "9876543210", source_path: "/buy-plot", flags: "" });
  expect(lead!.notice_version).toBeTruthy();
  expect(JSON.parse(lead!.payload)).toEqual({
    formType: "PORTFOLIO_MANAGEMENT",
    formData: {
      fullName: "Asha <b>Rao</b>",
      countryCode: "+91",
      phoneNumber: "098765 43210",
      city: "Pune",
      propertyLocations: "Baner\nWakad",
      goals: ["Max ROI", "Tax Planning"],
      existingTenants: true,
      buySellInterest: "Maybe",
      quarterlyReview: false,
    },
  });
});

it("is one lead, however often it is sent", async () => {
  const pages = await Promise.all([1, 2, 3].map(() => send(portfolio)));
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  expect(await leads()).toHaveLength(1);
});

it("what is not ticked is not answered, and what the page begins with is its own", async () => {
  await send([
    ["formType", "VAASTU_INTELLIGENCE"],
    ["fullName", "Asha"],
    ["phoneNumber", "9876543210"],
    ["propertyAddress", "Baner"],
    ["preferredMode", "On-Site Visit"],
    ["appointmentDate", "2099-01-15"],
  ]);
  const [lead] = await leads();
  expect(JSON.parse(lead!.payload)).toMatchObject({ formData: { servicesNeeded: [], propertyType: "Home" } });
});

it("lists what is wrong, and no word that was sent runs as markup", async () => {
  const fields = portfolio.filter(([name]) => name !== "city" && name !== "phoneNumber");
  const { status, html } = await send([...fields, ["phoneNumber", "<script>"]]);
  expect(status).toBe(400);
  expect(html).toContain("Enter your city");
  expect(html).toContain("Enter a phone number with 7 to 15 digits");
  expect(html).toContain("Back button");
  expect(html).not.toContain("<script>");
  expect((await send([["formType", "<i>"]])).html).toContain("Form configuration not found for type: &lt;i&gt;");
  expect(await leads()).toEqual([]);
});

it("takes an amount as figures, and no figure out of words", async () => {
  const loan = [
    ["formType", "LOAN_FUNDING"],
    ["fullName", "Asha"],
    ["phoneNumber", "9876543210"],
    ["city", "Pune"],
  ] as const;
  const { status, html } = await send([...loan, ["loanAmount", "50 lakh"]]);
  expect(status).toBe(400);
  expect(html).toContain("Enter the amount you would like to borrow");
  await send([...loan, ["loanAmount", "₹ 50,00,000"]]);
  const [lead] = await leads();
  expect(JSON.parse(lead!.payload)).toMatchObject({ formData: { loanDetails: { loanAmount: 5_000_000 } } });
});

it("marks what fills in the trap", async () => {
  await send([...portfolio.filter(([name]) => name !== "website"), ["website", "http://spam"]]);
  expect((await leads()).map(({ flags }) => flags)).toEqual(["honeypot"]);
});

it("JSON under the type of a form is JSON", async () => {
  const { status } = await post(contact, { headers: { "content-type": "application/x-www-form-urlencoded" } });
  expect(status).toBe(200);
});
