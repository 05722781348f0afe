import { expect, it, vi } from "vitest";
import { TRAP } from "../../src/forms/trap.ts";
import { oneOfEachKind } from "../contracts/examples.ts";
import { down, leads, noBucket, postByBrowser } from "./forms-support.ts";

const send: typeof postByBrowser = (fields, { headers, ...more } = {}) =>
  postByBrowser(fields, {
    headers: { referer: "https://www.aipm.example/buy-plot?x=1", ...headers },
    ...more,
  });

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
  [TRAP, ""],
] as const;

it("stores a form without script once, and answers with a receipt", async () => {
  const [page, ...again] = await Promise.all([1, 2, 3].map(() => send(portfolio)));
  const { status, headers, html } = page!;
  expect(again.map((answer) => answer.html)).toEqual([html, html]);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/html/);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  const [lead, ...others] = await leads();
  expect(others).toEqual([]);
  expect(html).toContain("Our portfolio management experts will contact you shortly.");
  expect(html).toContain(lead!.reference);
  expect(lead).toMatchObject({
    city: "Pune",
    phone: "9876543210",
    source_path: "/buy-plot",
    flags: "",
  });
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
  for (const part of [
    "We will call +91 98765 43210",
    "within 24 working hours",
    "<dt>Full name</dt><dd>Asha &lt;b&gt;Rao&lt;/b&gt;</dd>",
    "<dd>Max ROI, Tax Planning</dd>",
    "Baner\nWakad",
    "12 Barakhamba Road",
    "mailto:",
  ])
    expect(html).toContain(part);
  const chats = [...html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );
  expect(chats.length).toBeGreaterThan(0);
  for (const text of chats)
    expect(decodeURIComponent(text)).toMatch(/^Portfolio Management Services: .*AIPM-/);
});

it("dates the receipt by the first post of a form, in Indian time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T18:45:00Z") });
  for (const locale of ["", "/hi"]) {
    const post = () =>
      send(portfolio, {
        headers: { referer: `https://www.aipm.example${locale}/portfolio-management` },
      });
    const { html } = await post();
    expect(html).toMatch(
      locale ? />29 नवंबर 2026.*12:15 am.* IST</ : />29 November 2026.*12:15 am IST</,
    );
    vi.setSystemTime(Date.parse("2026-11-28T18:55:00Z"));
    expect((await post()).html).toBe(html);
    vi.setSystemTime(Date.parse("2026-11-28T18:45:00Z"));
  }
});

it.each([
  ["BUYER_FORM", 'id="city"', 'autocomplete="section-property address-level2"'],
  [
    "FIELD_EXECUTIVE_FEEDBACK",
    'id="visits.0.location"',
    'autocomplete="section-property address-level2"',
  ],
  ["NRI_SUPPORT", 'id="countryCode"', 'autocomplete="tel-country-code"'],
  ["NRI_SUPPORT", 'id="phoneNumber"', 'autocomplete="tel-national"'],
  ["CONTACT_US", 'id="phoneNumber"', 'autocomplete="tel"'],
])("draws the autofill token of %s %s on the page without script", async (formType, id, token) => {
  const { html } = await send({ formType });
  const tags = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => tag);
  expect(tags.find((tag) => tag.includes(id))).toContain(token);
});

it("flags an unusual amount, and shows every amount in words", async () => {
  const person = { fullName: "Asha", phoneNumber: "9876543210", propertyLocation: "Pune" };
  const flat = { formType: "SELLER_MANDATE", ...person, propertyType: "Flat", propertySize: "3" };
  const odd = await send({ ...flat, askingPrice: "50" });
  expect(odd.status).toBe(200);
  expect(odd.html).toContain("<dd>₹50</dd>");
  const usual = await send({ ...flat, askingPrice: "50 lakh" });
  expect(usual.html).toContain("<dd>₹50,00,000 (50 lakh)</dd>");
  const payload = expect.stringContaining('"askingPrice":50') as string;
  expect(await leads()).toMatchObject([{ flags: "odd_amount", payload }, { flags: "" }]);
});

it("reads land and money like the page, and asks about an unclear value", async () => {
  const person = { fullName: "Asha Rao", phoneNumber: "9876543210", city: "Rohtak" };
  const plot = {
    formType: "BUYER_FORM",
    ...person,
    buyFor: "plot",
    type: "Plot",
    sizeType: "Sqft",
    maxBudget: "1 crore",
  };
  const { status, html } = await send({ ...plot, size: "160 गज", minBudget: "५० लाख" });
  expect(status).toBe(200);
  expect(html).toContain("160 गज (1,440 sqft)");
  expect(JSON.parse((await leads())[0]!.payload)).toMatchObject({
    formData: {
      propertyRequirements: { size: 1440 },
      budgetDetails: { minBudget: 5_000_000, maxBudget: 10_000_000 },
    },
  });
  const unusual = await send({ ...plot, size: "2", minBudget: "50 lakh" });
  expect(unusual.html).toMatch(/: 2 sqft\? Did you mean 2 \w+\?</i);
  const answer = await send({ ...plot, size: "5 bigha", minBudget: "4500/sqft" });
  expect(answer.status).toBe(400);
  for (const part of [
    "A bigha is not the same in every state",
    "enter the total",
    "5 bigha",
    "4500/sqft",
  ])
    expect(answer.html).toContain(part);
});

it("renders the form again with the hints and required marks of the page", async () => {
  const readQuestion = async (formType: string, phoneNumber: string) =>
    (await send({ formType, phoneNumber })).html;
  const html = await readQuestion("CONTACT_US", "12");
  const hint =
    "We will call you back on this number. Outside India? Start with + and your country code.";
  expect(html).toContain(`<p class="hint" id="phoneNumber-hint">${hint}</p>`);
  expect(html).toMatch(/<span aria-hidden="true">\+91<\/span><input id="phoneNumber"/);
  expect(html).toMatch(
    /<input id="phoneNumber"[^>]* aria-describedby="phoneNumber-hint phoneNumber-error" aria-invalid="true" aria-required="true">/,
  );
  expect(html).not.toContain('<select id="countryCode"');
  expect(await readQuestion("CONTACT_US", "+971 50")).not.toContain('aria-hidden="true">+91');
  const open = await readQuestion("NRI_SUPPORT", "12");
  expect(open).toContain("Another country? Start with + and its code.");
  expect(open).toContain('<select id="countryCode"');
  expect(open).not.toContain('aria-hidden="true">+91');
});

it("marks no question as optional that begins with an answer", async () => {
  const { html } = await send({ formType: "PORTFOLIO_MANAGEMENT" });
  expect(html).toContain("<legend>Would you like a quarterly review?</legend>");
  expect(html).toMatch(/<label for="email">[^<]* <small>\(optional\)<\/small><\/label>/);
});

it("omits an unticked box, and keeps the defaults of the page", async () => {
  const person = { fullName: "Asha", phoneNumber: "9876543210", propertyAddress: "Baner" };
  const visit = { preferredMode: "On-Site Visit", appointmentDate: "2099-01-15" };
  await send({ formType: "VAASTU_INTELLIGENCE", ...person, ...visit });
  const [lead] = await leads();
  expect(JSON.parse(lead!.payload)).toMatchObject({
    formData: { servicesNeeded: [], propertyType: "Home" },
  });
});

const LURE = "Your account is locked. Ring +91 99999 00000";

it.each(["<i>", LURE, "constructor"])("repeats no unknown form: %s", async (type) => {
  const { status, html } = await send({ formType: type });
  expect(status).toBe(400);
  expect(html).toContain("Your form was not sent");
  expect(html.replace(/<style>.*<\/style>/s, "")).not.toContain(type.replace("<", "&lt;"));
});

it.each([
  ["by its Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ["by its Origin", { origin: "https://evil.example" }],
  ["a subdomain's", { "sec-fetch-site": "same-site" }],
  ["by an Origin that is hidden", { origin: "null" }],
])("repeats no value of a form that another site posted, %s", async (_, headers) => {
  const lured = portfolio.map(
    ([name, value]) => [name, /name|location/i.test(name) ? LURE : value] as const,
  );
  const stored = await send(lured, { headers });
  const [lead] = await leads();
  expect(lead).toMatchObject({ full_name: LURE, flags: "cross_site" });
  expect(stored.html).toContain(lead!.reference);
  const refused = await send(
    lured.filter(([name]) => name !== "city"),
    { headers },
  );
  expect(refused.status).toBe(400);
  for (const html of [stored.html, refused.html]) {
    expect(html).not.toContain("account is locked");
    expect(html).not.toContain("098765");
  }
  // A page of our own origin shows both, so that they can be corrected.
  expect((await send(lured)).html).toContain("account is locked");
});

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The controls of a page as a browser would send them. */
function controlsIn(html: string): [string, string][] {
  const found = html.matchAll(/<(input|option|textarea)\b[^>]*>([^<]*)/g);
  return [...found].flatMap(([tag, kind, text = ""]): [string, string][] => {
    const of = (attribute: string): string =>
      unescaped(tag.split(` ${attribute}="`)[1]?.split('"')[0] ?? "");
    if (kind === "textarea") return [[of("name"), unescaped(text.replace(/^\n/, ""))]];
    if (kind === "option") return tag.includes(" selected") ? [["select", of("value")]] : [];
    return /^(radio|checkbox)$/.test(of("type")) && !tag.includes(" checked")
      ? []
      : [[of("name"), of("value")]];
  });
}

it("returns the form with all answers and errors", async () => {
  const { status, html } = await send(
    portfolio.map(([name, value]) => [name, name === "phoneNumber" ? "<script>" : value]),
  );
  expect(status).toBe(400);
  expect(html).toContain("Enter a phone number with 7 to 15 digits");
  expect(html).not.toContain("<script>");
  expect(await leads()).toEqual([]);
  const controls = controlsIn(html);
  const remaining = portfolio.filter(
    ([name]) => !["phoneNumber", "buySellInterest", "propertyLocations"].includes(name),
  );
  for (const [name, value] of remaining) expect(controls).toContainEqual([name, value]);
  expect(controls).toContainEqual(["phoneNumber", "<script>"]);
  expect(controls.find(([name]) => name === "propertyLocations")?.[1].split(/\s+/)).toEqual([
    "Baner",
    "Wakad",
  ]);
  expect(html).toContain('aria-describedby="phoneNumber-hint phoneNumber-error"');
  expect(html).toContain('<form method="post" action="/forms"');

  const corrected = controls.map(([name, value]): [string, string] => [
    name === "select" ? "buySellInterest" : name,
    name === "phoneNumber" ? "9876543210" : value,
  ]);
  expect((await send(corrected)).status).toBe(200);
  const [lead] = await leads();
  expect(lead).toMatchObject({ full_name: "Asha <b>Rao</b>", source_path: "/buy-plot" });
  expect(JSON.parse(lead!.payload)).toMatchObject({
    formData: { goals: ["Max ROI", "Tax Planning"], existingTenants: true },
  });
});

it.each(oneOfEachKind().map(({ type, form }) => [type, form] as const))(
  "%s: has a control for every answer",
  async (type, form) => {
    const { status, html } = await send({ formType: type });
    expect(status).toBe(400);
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.kind === "files" || field.when) continue;
      expect(html, name).toContain(field.kind === "group" ? `name="${name}.0.` : `name="${name}"`);
    }
  },
);

it("shows when to try again, and keeps the answers", async () => {
  const away = await send(portfolio, { stores: { DB: down, FILES: noBucket } });
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(away.html).toContain("Please wait 10 seconds, then press Send again.");
  expect(controlsIn(away.html)).toContainEqual(["phoneNumber", "098765 43210"]);
});

it("asks to reload the page above the limit of a network, and then stores the form", async () => {
  const LEAD_CEILING = { limit: async () => ({ success: false }) };
  const headers = { "cf-connecting-ip": "203.0.113.4", accept: "text/html,*/*;q=0.8" };
  const limited = await send(portfolio, { headers, stores: { LEAD_CEILING } });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(limited.html).toContain(
    "Please wait a minute, then reload this page. Your browser will send your answers again.",
  );
  // A reload posts the same form.
  expect((await send(portfolio, { headers })).status).toBe(200);
  expect(await leads()).toHaveLength(1);
});

it("flags a filled trap field", async () => {
  await send([...portfolio.filter(([name]) => name !== TRAP), [TRAP, "http://spam"]]);
  expect((await leads()).map(({ flags }) => flags)).toEqual(["honeypot"]);
});
