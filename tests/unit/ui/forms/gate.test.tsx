import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as furniture } from "../../../../src/forms/definitions/furniture-on-demand.form.ts";
import { form as joinGroup } from "../../../../src/forms/definitions/group-buying-join.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as tenant } from "../../../../src/forms/definitions/tenant.form.ts";
import {
  alerts,
  choose,
  contactAnswers,
  control,
  edge,
  fill,
  person,
  press,
  settle,
  show,
  submit,
  submitButton,
  type,
} from "./harness.tsx";

/** The button is aria-disabled and accepts presses. */
const isWaiting = (): boolean => {
  expect(submitButton().disabled).toBe(false);
  return submitButton().getAttribute("aria-disabled") === "true";
};
const needed = (): string => screen.queryByText(/^Still needed/)?.textContent ?? "";
const toCheck = (): string => screen.queryByText(/^Please check:/)?.textContent ?? "";
/** The texts about the button. */
const describing = (): string =>
  (submitButton().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(" ");

describe("form with a disabled button", () => {
  it("lists missing answers after half of them, and describes the button by a number", async () => {
    await show(contact);
    const status = screen.getByText("0 of 3 answered");
    expect(status.getAttribute("role")).toBe("status");
    expect(needed()).toBe("");
    expect(isWaiting()).toBe(true);

    fill({ ...person, city: "   " });
    expect(status.textContent).toBe("2 of 3 answered");
    expect(needed()).toBe("Still needed: city.");
    expect(screen.getByText(/^Still needed/).closest("[role=status],[aria-live]")).toBeNull();
    expect(isWaiting()).toBe(true);

    type("city", "Pune");
    expect(status.textContent).toBe("3 of 3 answered");
    expect(needed()).toBe("");
    expect(isWaiting()).toBe(false);

    // An optional answer that is invalid.
    type("email", "asha@");
    expect(toCheck()).toBe("Please check: email address.");
    expect(describing()).toBe("3 of 3 answered");
  });

  it("names the rows of a group, and keeps capitals of names", async () => {
    await show(feedback);
    await submit();
    expect(needed()).toContain("visit 1: property name, visit 1: location");
    expect(control("email").required).toBe(false);
  });

  it("requires only the answers of the chosen kind of partner", async () => {
    await show(partner);
    fill(person);
    await submit();
    expect(needed()).toBe(
      "Still needed: builder name, contact person, projects location and city focus.",
    );
    choose("partnerType", "Landowner");
    expect(needed()).toBe("Still needed: owner name and land details.");
    expect(document.querySelector("[name=builderName]")).toBeNull();
  });

  it("focuses the first missing answer when pressed, and shows only that error", async () => {
    const calls = edge();
    await show(joinGroup);
    await submit();
    expect(document.activeElement).toBe(control("fullName"));
    const areInvalid = ["fullName", "phoneNumber"].map((name) =>
      control(name).getAttribute("aria-invalid"),
    );
    expect(areInvalid).toEqual(["true", null]);
    expect(alerts()).toEqual([]);
    fill(person);
    await submit();
    expect(document.activeElement).toBe(control("budgetRange"));
    // Screen readers announce it for the group.
    expect(control("purpose").closest("[role=radiogroup]")?.getAttribute("aria-required")).toBe(
      "true",
    );
    expect(calls).toEqual([]);
  });
});

describe("form with an alert", () => {
  it("shows the alert in the page, and removes it after the answer", async () => {
    const calls = edge();
    await show(furniture);
    expect(submitButton().disabled).toBe(false);
    await submit();
    const notice = () => screen.queryByText("Please fill in all required fields");
    expect(notice()).toBeTruthy();
    // The line is visible. Screen readers get the summary instead.
    expect(alerts()).toEqual([expect.stringContaining("Enter your city")]);
    expect(calls).toEqual([]);

    fill(contactAnswers);
    expect(notice()).toBeNull();
    await submit();
    expect(calls).toHaveLength(1);

    press("Send another");
    await settle();
    expect(notice()).toBeNull();
  });
});

describe("form with native validation", () => {
  it("marks the required fields and keeps the button enabled", async () => {
    const container = await show(tenant);
    expect(container.querySelector("form")?.noValidate).toBe(false);
    expect(screen.queryByText(/answered$/)).toBeNull();
    // A doubtful answer is listed too.
    type("expectedRent", "50");
    expect(toCheck()).toBe("Please check: expected rent.");
    expect(describing()).toBe("Please check: expected rent.");
    expect(submitButton().disabled).toBe(false);
    const required = Object.entries(tenant.fields).filter(
      ([, field]) => "required" in field && field.required,
    );
    expect(required.length).toBeGreaterThan(5);
    for (const [name] of required) expect(control(name).required, name).toBe(true);
    expect(control("email").required).toBe(false);
  });
});
