import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { form as buyer } from "../../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as dataRequest } from "../../../../src/forms/definitions/data-request.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as jv } from "../../../../src/forms/definitions/joint-venture.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { form as mandate } from "../../../../src/forms/definitions/seller-mandate.form.ts";
import { valuesFromControls } from "../../../../src/forms/values-from-controls.ts";
import {
  checked,
  choose,
  contactAnswers,
  control,
  edge,
  fill,
  press,
  refused,
  show,
  submit,
  type,
} from "./harness.tsx";

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
  cleanup();
  await show(buyer, { path: "/buy-flat" });
  expect(checked("sizeType")).toEqual(["BHK"]);
  choose("buyFor", "plot");
  expect(checked("sizeType")).toEqual(["Sqft"]);
  choose("buyFor", "flat");
  expect(checked("sizeType")).toEqual(["BHK"]);
});

describe("pills", () => {
  it("stay in the order of the list, and are cleared by None", async () => {
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

  it("fold rare options of a long list, and keep an opened list open", async () => {
    await show(jv);
    const option = (value: string): HTMLInputElement =>
      document.querySelector(`[name="documentsAvailable"][value="${value}"]`)!;
    const rest = option("Other").closest("details")!;
    expect(rest.open).toBe(false);
    expect(option("Title Deed").closest("details")).toBeNull();
    rest.open = true;
    choose("documentsAvailable", "Other");
    choose("documentsAvailable", "Other");
    expect(option("Other").checked).toBe(false);
    expect(rest.open).toBe(true);
  });
});

it("sets the direction of each typed text by its first letter, in the form and in the receipt", async () => {
  const name = "آشا راؤ";
  edge();
  await show(contact);
  fill({ ...contactAnswers, fullName: name });
  for (const field of ["fullName", "city", "notes"])
    expect(control(field).getAttribute("dir")).toBe("auto");
  await submit();
  expect((await screen.findByText(name)).getAttribute("dir")).toBe("auto");
});

it("asks the keyboard for capitals in names", async () => {
  await show(contact);
  expect(control("fullName").getAttribute("autocapitalize")).toBe("words");
});

it("adds and removes visits, and keeps the last one", async () => {
  await show(feedback);
  expect(screen.queryAllByRole("button", { name: /^Remove/ })).toEqual([]);
  type("visits.0.propertyName", "First");
  press("Add another visit");
  expect(document.activeElement).toBe(control("visits.1.propertyName"));
  type("visits.1.propertyName", "Second");
  press("Add another visit");
  type("visits.2.propertyName", "Third");
  press("Remove visit 2");
  expect(document.activeElement).toBe(control("visits.0.propertyName"));
  expect(control("visits.1.propertyName").value).toBe("Third");
  press("Remove visit 1");
  expect(control("visits.0.propertyName").value).toBe("Third");
  expect(screen.queryAllByRole("button", { name: /^Remove/ })).toEqual([]);
});

describe("a phone number", () => {
  it("locks the country code at +91 unless the form offers others", async () => {
    await show(contact);
    // A locked code is a prefix of the field, not a control.
    expect(document.querySelector('[name="countryCode"]')).toBeNull();
    expect(control("phoneNumber").parentElement!.textContent).toBe("+91");
    expect(screen.getByText(/Outside India\? Start with \+ and your country code\./).id).toBe(
      "phoneNumber-hint",
    );
    cleanup();
    await show(exchange);
    expect(control<HTMLSelectElement>("countryCode").disabled).toBe(false);
    expect(options("countryCode")).toEqual(["+91", "+1", "+44", "+971"]);
  });

  it("sends the selected country code, and marks it when the edge rejects it", async () => {
    const problem = {
      field: "countryCode",
      control: "countryCode",
      code: "invalid",
      message: "Choose a country code from the list",
    };
    const calls = edge(() => refused(400, [problem]));
    await show(dataRequest);
    const code = control<HTMLSelectElement>("countryCode");
    expect(code.value).toBe("+91");
    fill({ fullName: "Asha Rao", phoneNumber: "(415) 555-2671", countryCode: "+1" });
    choose("request", "Erasure");
    await submit();
    expect(calls[0]?.body).toMatchObject({ countryCode: "+1", phoneNumber: "(415) 555-2671" });
    expect(code.getAttribute("aria-invalid")).toBe("true");
    expect(control("phoneNumber").getAttribute("aria-invalid")).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: problem.message }));
    expect(document.activeElement).toBe(code);
    const error = document.getElementById(code.getAttribute("aria-describedby")!);
    expect(error?.textContent).toContain(problem.message);
  });

  it("warns about a short number only while its field does not have the focus", async () => {
    await show(contact);
    const doubt = () => screen.queryByText(/^Numbers with \+91 have 10 digits\. This one has 8/);
    fireEvent.focus(control("phoneNumber"));
    type("phoneNumber", "98765 432");
    expect(doubt()).toBeNull();
    fireEvent.blur(control("phoneNumber"));
    expect(doubt()).toBeTruthy();
    fireEvent.focus(control("phoneNumber"));
    expect(doubt()).toBeNull();
  });

  it("warns about an Indian number of a visitor who lives abroad", async () => {
    await show(nri);
    fill({ phoneNumber: "98765 43210", countryOfResidence: "Qatar" });
    expect(
      screen.getByText(/^You live in Qatar, but this looks like an Indian number/),
    ).toBeTruthy();
    type("phoneNumber", "+974 3312 3456");
    expect(screen.queryByText(/^You live in/)).toBeNull();
    expect(
      await screen.findByText("We will use the code you typed, +974, instead of +91."),
    ).toBeTruthy();
    fill({ phoneNumber: "98765 43210", countryOfResidence: "India" });
    expect(screen.queryByText(/^You live in/)).toBeNull();
  });
});

describe("the time to call", () => {
  const word = (name: string): HTMLInputElement => screen.getByRole("radio", { name });

  it("is optional, and is cleared by a second tap", async () => {
    const calls = edge();
    await show(contact);
    fill(contactAnswers);
    fireEvent.click(word("Morning"));
    expect(word("Morning").checked).toBe(true);
    fireEvent.click(word("Morning"));
    expect(word("Morning").checked).toBe(false);
    await submit();
    expect(calls[0]?.body).toMatchObject({ meta: { callTime: "" } });
  });

  it("is kept when it was chosen before hydration", () => {
    const early = (name: string): readonly string[] | undefined =>
      name === "callTime" ? ["evening"] : undefined;
    expect(valuesFromControls(contact, early)).toEqual({ callTime: "evening" });
    expect(valuesFromControls(feedback, early)).toEqual({});
  });

  it.each([nri, feedback])(
    "%#: is not a choice on a form of staff or with a question in words",
    async (form) => {
      await show(form);
      expect(screen.queryByRole("radio", { name: "Evening" })).toBeNull();
    },
  );
});
