import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as dataRequest } from "../../../../src/forms/definitions/data-request.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { form as mandate } from "../../../../src/forms/definitions/seller-mandate.form.ts";
import { choose, control, edge, fill, refused, show, submit, type } from "./harness.tsx";

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
    // A locked code is a prefix of the field, not a control.
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
