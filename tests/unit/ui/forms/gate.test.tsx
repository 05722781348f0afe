import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/contact.form.ts";
import { form as furniture } from "../../../../src/forms/furniture-on-demand.form.ts";
import { form as joinGroup } from "../../../../src/forms/group-buying-join.form.ts";
import { form as partner } from "../../../../src/forms/partner-application.form.ts";
import { form as feedback } from "../../../../src/forms/field-executive-feedback.form.ts";
import { form as tenant } from "../../../../src/forms/tenant.form.ts";
import { alerts, choose, control, edge, fill, person, show, submit, submitButton, type } from "./harness.tsx";

beforeEach(() => localStorage.clear());

const needed = (): string => screen.queryByText(/^Still needed/)?.textContent ?? "";

describe("a form whose button waits", () => {
  it("says what is still needed, and lets it be sent once nothing is", async () => {
    await show(contact);
    expect(needed()).toBe("Still needed: full name, phone number and city.");
    expect(submitButton().disabled).toBe(true);

    fill({ ...person, city: "   " });
    expect(needed()).toBe("Still needed: city.");
    expect(submitButton().disabled).toBe(true);

    type("city", "Pune");
    expect(needed()).toBe("");
    expect(submitButton().disabled).toBe(false);
  });

  it("waits for a choice", async () => {
    await show(joinGroup);
    fill(person);
    choose("budgetRange", "Above ₹1Cr");
    choose("propertySizePref", "2 BHK");
    expect(submitButton().disabled).toBe(true);
    choose("purpose", "Investment");
    expect(submitButton().disabled).toBe(false);
  });

  it("names the rows of a group, and keeps capitals that are not a sentence's", async () => {
    await show(feedback);
    expect(needed()).toContain("visit 1: property name, visit 1: location");
    expect(control("email").required).toBe(false);
  });

  it("asks for what the chosen kind of partner has to answer, and for nothing else", async () => {
    await show(partner);
    fill(person);
    expect(needed()).toBe("Still needed: builder name, contact person, projects location and city focus.");
    choose("partnerType", "Landowner");
    expect(needed()).toBe("Still needed: owner name and land details.");
    expect(document.querySelector("[name=builderName]")).toBeNull();
  });

  it("lets an answer that is wrong, not missing, be sent and explained", async () => {
    const calls = edge();
    await show(contact);
    fill({ ...person, city: "Pune", email: "asha@" });
    await submit();
    expect(calls).toEqual([]);
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a form whose button speaks up", () => {
  it("shows the alert in the page, and takes it back", async () => {
    const calls = edge();
    await show(furniture);
    expect(submitButton().disabled).toBe(false);
    await submit();
    expect(alerts()).toContain("Please fill in all required fields");
    expect(calls).toEqual([]);

    fill({ ...person, city: "Pune" });
    expect(alerts()).not.toContain("Please fill in all required fields");
    await submit();
    expect(calls).toHaveLength(1);
  });
});

describe("a form that relies on the browser", () => {
  it("marks its required fields and leaves the button alone", async () => {
    const container = await show(tenant);
    expect(container.querySelector("form")?.noValidate).toBe(false);
    expect(submitButton().disabled).toBe(false);
    const required = Object.entries(tenant.fields).filter(([, field]) => "required" in field && field.required);
    expect(required.length).toBeGreaterThan(5);
    for (const [name] of required) expect(control(name).required, name).toBe(true);
    expect(control("email").required).toBe(false);
  });
});
