import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as dataRequest } from "../../../../src/forms/definitions/data-request.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { form as mandate } from "../../../../src/forms/definitions/seller-mandate.form.ts";
import { form as tenant } from "../../../../src/forms/definitions/tenant.form.ts";
import { form as seller } from "../../../../src/forms/definitions/seller.form.ts";
import { choose, control, edge, fill, person, refused, show, submit, type } from "./harness.tsx";

beforeEach(() => localStorage.clear());

const options = (name: string): string[] => [
  ...new Set(
    [
      ...document.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
        `[name="${name}"][value],[name="${name}"] option`,
      ),
    ]
      .map(({ value }) => value)
      .filter(Boolean),
  ),
];
const checked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);

const AMOUNT = "approximateMarketValue";

it.each<[what: string, form: AnyForm, answers: Readonly<Record<string, string>>, said: string]>([
  [
    "an amount that is no figure",
    exchange,
    { [AMOUNT]: "negotiable" },
    "Enter the approximate market value in rupees, like 50,00,000 or 50 lakh",
  ],
  [
    "a size in a unit that differs from state to state",
    buyer,
    { size: "5 bigha" },
    "Property size: A bigha is not the same in every state. How many gaj is it?",
  ],
])("asks about %s, keeps it as typed and does not send it", async (_, form, answers, question) => {
  const calls = edge();
  await show(form);
  fill({ ...person, ...answers });
  expect(await screen.findByText(question)).toBeTruthy();
  const [[name, typed]] = Object.entries(answers) as [[string, string]];
  fireEvent.blur(control(name));
  expect(control(name).value).toBe(typed);
  await submit();
  expect(calls).toEqual([]);
});

describe("a size", () => {
  it("shows the placeholder and sign of its unit, and sends the number in that unit", async () => {
    await show(seller);
    const size = control("propertySize");
    const signs = () => [size.placeholder, size.nextElementSibling?.textContent];
    expect(signs()).toEqual(["e.g. 3", "BHK"]);
    choose("sizeType", "Sqft");
    expect(signs()).toEqual(["e.g. 1200", "sqft"]);
    expect(screen.queryByRole("group", { name: "Bedrooms" })).toBeNull();
    choose("sizeType", "BHK");
    type("propertySize", "1,250.5 sq");
    expect(size.value).toBe("1,250.5 sq");
    fireEvent.blur(size);
    expect(size.value).toBe("1250.5");
    expect(checked("sizeType")).toEqual(["Sqft"]);
  });
});

describe("a size of land", () => {
  it("adds a unit with a tap, and replaces it with another tap", async () => {
    await show(buyer, { path: "/buy-plot" });
    const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("button", { name: "gaj" })).toBeNull();
    type("size", "160");
    fireEvent.click(await screen.findByRole("button", { name: "gaj" }));
    expect(control("size").value).toBe("160 gaj");
    expect(screen.getByRole("button", { name: "gaj" }).getAttribute("aria-pressed")).toBe("true");
    tap("sq m");
    expect(screen.getByText("= 1,722.23 sqft")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "kanal" })).toBeNull();
    tap("More units");
    tap("kanal");
    expect(control("size").value).toBe("160 kanal");
    type("size", "40");
    tap("times");
    type("size", `${control("size").value}60`);
    expect(screen.getByText("= 2,400 sqft")).toBeTruthy();
  });

  it("clears a bare number when its unit changes, and keeps a typed unit", async () => {
    await show(buyer, { path: "/buy-flat" });
    type("size", "3");
    choose("buyFor", "plot");
    expect(control("size").value).toBe("");
    type("size", "160 gaj");
    choose("buyFor", "flat");
    expect(control("size").value).toBe("160 gaj");
    type("size", "1200");
    choose("sizeType", "Sqft");
    choose("buyFor", "plot");
    expect(control("size").value).toBe("1200");
  });

  it("shows a typed size in square feet and sends the typed text", async () => {
    const calls = edge();
    await show(jv);
    type("totalArea", "2 acre");
    expect(await screen.findByText("= 87,120 sqft")).toBeTruthy();
    type("totalArea", "3 बीघा");
    expect(screen.getByText("A bigha is not the same in every state. How many gaj is it?")).toBeTruthy();
    fill({ ...person, location: "Meerut" });
    await submit();
    expect(calls[0]?.body["formData"]).toMatchObject({ totalArea: "3 बीघा" });
    document.body.replaceChildren();
    await show(partner);
    choose("partnerType", "Landowner");
    type("landDetails", "6 acres near Karjat, 20 ft road");
    expect(screen.getByText("= 2,61,360 sqft")).toBeTruthy();
  });
});

describe("an amount", () => {
  it("shows the amount in words while typing, and groups it on blur", async () => {
    await show(exchange);
    for (const [typed, words, grouped] of [
      ["15000000", "₹1.5 crore", "1,50,00,000"],
      ["12,34,567.505", "₹12.35 lakh", "12,34,567.50"],
      ["५०००००", "₹5 lakh", "5,00,000"],
    ] as const) {
      fireEvent.focus(control(AMOUNT));
      type(AMOUNT, typed);
      expect(control(AMOUNT).value).toBe(typed);
      expect(screen.getByText(words)).toBeTruthy();
      fireEvent.blur(control(AMOUNT));
      expect(control(AMOUNT).value).toBe(grouped);
    }
  });

  it("adds lakh or crore with a tap, and shows digits after blur", async () => {
    await show(exchange);
    const amount = control(AMOUNT);
    const key = (name: string) => screen.queryByRole("button", { name });
    expect(key("crore")).toBeNull();
    fireEvent.focus(amount);
    type(AMOUNT, "1.2");
    fireEvent.click(await screen.findByRole("button", { name: "crore" }));
    expect(amount.value).toBe("1.2 crore");
    expect(key("crore")!.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(key("lakh")!);
    expect(screen.getByText("₹1.2 lakh")).toBeTruthy();
    fireEvent.click(key("crore")!);
    fireEvent.blur(amount);
    expect(amount.value).toBe("1,20,00,000");
    // It needs none any more.
    expect(key("crore")).toBeNull();
  });

  it("asks about an unclear amount when the focus leaves its field and units", async () => {
    await show(exchange);
    const amount = control(AMOUNT);
    const question = () => screen.queryByText(/enter one figure, 50 or 60/);
    fireEvent.focus(amount);
    type(AMOUNT, "50-60");
    expect(question()).toBeNull();
    const lakh = await screen.findByRole("button", { name: "lakh" });
    // A tap keeps the focus in the field.
    expect(fireEvent.mouseDown(lakh)).toBe(false);
    fireEvent.blur(amount, { relatedTarget: lakh });
    expect(question()).toBeNull();
    fireEvent.blur(lakh, { relatedTarget: control("preferredExchangeLocation") });
    expect(question()).toBeTruthy();
  });

  it("offers thousands for a monthly amount", async () => {
    await show(tenant);
    type("expectedRent", "25");
    fireEvent.click(await screen.findByRole("button", { name: "thousand" }));
    expect(screen.getByText("₹25 thousand")).toBeTruthy();
  });

  it("keeps words while typing, groups on blur and sends rupees", async () => {
    const calls = edge();
    await show(exchange);
    for (const typed of ["5", "50", "50 ", "50 l", "50 la", "50 lakh"]) {
      type(AMOUNT, typed);
      expect(control(AMOUNT).value).toBe(typed);
    }
    fireEvent.blur(control(AMOUNT));
    expect(control(AMOUNT).value).toBe("50,00,000");
    type(AMOUNT, "Rs. 1.2 crore");
    fill({ ...person, currentPropertyLocation: "Pune", preferredExchangeLocation: "Mumbai" });
    choose("exchangePreference", "Same value house in different location");
    await submit();
    expect(calls[0]?.body["formData"]).toMatchObject({ approximateMarketValue: 12_000_000 });
  });
});

describe("a field that depends on another answer", () => {
  it("starts land with square feet, and keeps a unit that the visitor chose", async () => {
    await show(mandate);
    expect(checked("sizeUnit")).toEqual(["BHK"]);
    choose("propertyType", "Plot");
    expect(checked("sizeUnit")).toEqual(["Sqft"]);
    expect(options("sizeUnit")).toEqual(["Sqft", "BHK"]);
    choose("propertyType", "Commercial");
    choose("sizeUnit", "BHK");
    choose("propertyType", "Plot");
    expect(checked("sizeUnit")).toEqual(["BHK"]);
    document.body.replaceChildren();
    await show(buyer, { path: "/buy-flat" });
    expect(checked("sizeType")).toEqual(["BHK"]);
    choose("buyFor", "plot");
    expect(checked("sizeType")).toEqual(["Sqft"]);
    choose("buyFor", "flat");
    expect(checked("sizeType")).toEqual(["BHK"]);
  });
});

it("keeps only the digits of a whole number after blur", async () => {
  await show(partner);
  choose("partnerType", "Broker");
  type("experience", "14 years");
  fireEvent.blur(control("experience"));
  expect(control("experience").value).toBe("14");
});

describe("pills", () => {
  it("sends pills in the order of the list, and clears the others for None", async () => {
    await show(documents);
    for (const option of ["POA", "Title Deed"]) choose("documents", option);
    expect(checked("documents")).toEqual(["Title Deed", "POA"]);
    choose("documents", "None");
    expect(checked("documents")).toEqual(["None"]);
    choose("documents", "Map");
    expect(checked("documents")).toEqual(["Map"]);
    choose("documents", "Map");
    expect(checked("documents")).toEqual([]);
  });

  it("folds rare options of a long list, and keeps an opened list open", async () => {
    await show(jv);
    const other = document.querySelector<HTMLInputElement>('[name="documentsAvailable"][value="Other"]')!;
    const rest = other.closest("details")!;
    expect(rest.open).toBe(false);
    expect(document.querySelector('[name="documentsAvailable"][value="Title Deed"]')!.closest("details")).toBeNull();
    rest.open = true;
    choose("documentsAvailable", "Other");
    choose("documentsAvailable", "Other");
    expect(other.checked).toBe(false);
    expect(rest.open).toBe(true);
  });
});

describe("keyboards", () => {
  it("asks the keyboard for capitals in names", async () => {
    await show(contact);
    expect(control("fullName").getAttribute("autocapitalize")).toBe("words");
  });
});

describe("visits", () => {
  const add = (): boolean => fireEvent.click(screen.getByRole("button", { name: "Add another visit" }));
  const remove = (i: number): boolean => fireEvent.click(screen.getByRole("button", { name: `Remove visit ${i}` }));

  it("adds and removes visits, and keeps the last one", async () => {
    await show(feedback);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    type("visits.0.propertyName", "First");
    add();
    expect(document.activeElement).toBe(control("visits.1.propertyName"));
    type("visits.1.propertyName", "Second");
    add();
    type("visits.2.propertyName", "Third");
    remove(2);
    expect(document.activeElement).toBe(control("visits.0.propertyName"));
    expect(control("visits.1.propertyName").value).toBe("Third");
    remove(1);
    expect(control("visits.0.propertyName").value).toBe("Third");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

describe("a phone number", () => {
  it("locks the country code at +91 unless the form offers others", async () => {
    await show(contact);
    // Locked, it is a prefix of the field and no control.
    expect(document.querySelector('[name="countryCode"]')).toBeNull();
    expect(control("phoneNumber").parentElement!.textContent).toBe("+91");
    expect(screen.getByText(/Outside India\? Begin with \+ and your country code\./).id).toBe("phoneNumber-hint");
    document.body.replaceChildren();
    await show(exchange);
    expect(control<HTMLSelectElement>("countryCode").disabled).toBe(false);
    expect(options("countryCode")).toEqual(["+91", "+1", "+44", "+971"]);
  });

  it("sends the number with the selected country code", async () => {
    const calls = edge();
    await show(dataRequest);
    expect(control<HTMLSelectElement>("countryCode").value).toBe("+91");
    fill({ fullName: "Asha Rao", phoneNumber: "(415) 555-2671", countryCode: "+1" });
    choose("request", "Erasure");
    await submit();
    expect(calls[0]?.body).toMatchObject({ countryCode: "+1", phoneNumber: "(415) 555-2671" });
  });

  it("marks a country code that the edge rejects, and links to it", async () => {
    const problem = { field: "countryCode", code: "invalid", message: "Choose a country code from the list" };
    edge(() => refused(400, [problem]));
    await show(dataRequest);
    fill({ fullName: "Asha Rao", phoneNumber: "98765 43210" });
    choose("request", "Erasure");
    await submit();
    const code = control("countryCode");
    expect(code.getAttribute("aria-invalid")).toBe("true");
    expect(control("phoneNumber").getAttribute("aria-invalid")).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: problem.message }));
    expect(document.activeElement).toBe(code);
    const error = document.getElementById(code.getAttribute("aria-describedby")!);
    expect(error?.textContent).toContain(problem.message);
  });

  it("warns about a short number on blur, and sends it all the same", async () => {
    const calls = edge();
    await show(contact);
    const doubt = () => screen.queryByText(/^Numbers with \+91 have 10 digits, this one has 8/);
    fireEvent.focus(control("phoneNumber"));
    fill({ fullName: "Asha Rao", phoneNumber: "98765 432", city: "Pune" });
    expect(doubt()).toBeNull();
    fireEvent.blur(control("phoneNumber"));
    expect(doubt()).toBeTruthy();
    fireEvent.focus(control("phoneNumber"));
    expect(doubt()).toBeNull();
    await submit();
    expect(calls[0]?.body["phoneNumber"]).toBe("98765 432");
  });

  it("warns about an Indian number of a visitor who lives abroad", async () => {
    await show(nri);
    fill({ phoneNumber: "98765 43210", countryOfResidence: "Qatar" });
    expect(screen.getByText(/^You live in Qatar, and this is an Indian number/)).toBeTruthy();
    type("phoneNumber", "+974 3312 3456");
    expect(screen.queryByText(/^You live in/)).toBeNull();
    expect(await screen.findByText("We use the code that you typed, +974, and not +91.")).toBeTruthy();
    fill({ phoneNumber: "98765 43210", countryOfResidence: "India" });
    expect(screen.queryByText(/^You live in/)).toBeNull();
  });
});
