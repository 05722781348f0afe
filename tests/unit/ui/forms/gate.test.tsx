/** Requirement F4. Decisions 17, 18. */
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as furniture } from "../../../../src/forms/definitions/furniture-on-demand.form.ts";
import { form as joinGroup } from "../../../../src/forms/definitions/group-buying-join.form.ts";
import { form as partner } from "../../../../src/forms/definitions/partner-application.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as tenant } from "../../../../src/forms/definitions/tenant.form.ts";
import { alerts, choose, control, edge, fill, person, settle, show, submit, submitButton, type } from "./harness.tsx";

beforeEach(() => localStorage.clear());

/** Announced as not yet ready, and open to a press all the same. */
const waits = (): boolean => {
  expect(submitButton().disabled).toBe(false);
  return submitButton().getAttribute("aria-disabled") === "true";
};
const needed = (): string => screen.queryByText(/^Still needed/)?.textContent ?? "";
const toCheck = (): string => screen.queryByText(/^Please check:/)?.textContent ?? "";
/** What is said of the button. */
const describing = (): string =>
  (submitButton().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(" ");

describe("a form whose button waits", () => {
  it("says what is still needed, and lets it be sent once nothing is", async () => {
    await show(contact);
    expect(needed()).toBe("Still needed: full name, phone number and city.");
    expect(waits()).toBe(true);

    fill({ ...person, city: "   " });
    expect(needed()).toBe("Still needed: city.");
    expect(waits()).toBe(true);

    type("city", "Pune");
    expect(needed()).toBe("");
    expect(waits()).toBe(false);
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

  it("says in few words how far one has come, and does not read out the list", async () => {
    await show(contact);
    const status = screen.getByText("0 of 3 answered");
    expect(status.getAttribute("role")).toBe("status");
    expect(screen.getByText(/^Still needed/).closest("[role=status],[aria-live]")).toBeNull();
    fill(person);
    expect(status.textContent).toBe("2 of 3 answered");
    type("city", "Pune");
    expect(status.textContent).toBe("3 of 3 answered");
  });

  it("counts no answer that is asked about, names it, and leads to it", async () => {
    await show(contact);
    fill({ ...person, city: "Pune" });
    const given = (): number => Number(/^(\d+) of/.exec(screen.getByText(/answered$/).textContent)![1]);
    const before = given();
    expect(toCheck()).toBe("");

    type("phoneNumber", "98765 4321");
    expect(given()).toBe(before - 1);
    expect(toCheck()).toBe("Please check: phone number.");
    expect(needed()).not.toContain("phone number");
    // The links stand just before the button: what describes it is the count alone.
    expect(describing()).toBe(screen.getByText(/answered$/).textContent);

    // What would be refused, though nobody has to answer it.
    type("email", "asha@");
    expect(toCheck()).toBe("Please check: phone number and email address.");
    fireEvent.click(screen.getByRole("link", { name: "email address" }));
    expect(document.activeElement).toBe(control("email"));

    type("phoneNumber", "98765 43210");
    type("email", "asha@example.com");
    expect(given()).toBe(before);
    expect(toCheck()).toBe("");
  });

  it("can be sent all the same with an answer that is hardly meant", async () => {
    const calls = edge();
    await show(contact);
    fill({ ...person, city: "Pune" });
    type("phoneNumber", "98765 4321");
    expect(screen.getByText("2 of 3 answered")).toBeTruthy();
    expect(waits()).toBe(false);
    await submit();
    expect(calls).toHaveLength(1);
  });

  it("sends nothing when it is pressed, moves to the first missing answer and says so", async () => {
    const calls = edge();
    await show(contact);
    type("fullName", "Asha Rao");
    await submit();
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(control("phoneNumber"));
    expect(control("phoneNumber").getAttribute("aria-invalid")).toBe("true");
    const said = control("phoneNumber").getAttribute("aria-describedby")!.split(" ");
    expect(said.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toContain(
      "Error: Enter your phone number",
    );
    expect(control("city").getAttribute("aria-invalid")).toBeNull();
    expect(alerts()).toEqual([]);

    type("phoneNumber", "9876543210");
    expect(control("phoneNumber").getAttribute("aria-invalid")).toBeNull();
    await submit();
    expect(document.activeElement).toBe(control("city"));
    type("city", "Pune");
    await submit();
    expect(calls).toHaveLength(1);
  });

  it("moves to the missing cell of a row, and to the first of a set of choices", async () => {
    await show(joinGroup);
    fill(person);
    await submit();
    expect(document.activeElement).toBe(control("budgetRange"));
  });
});

it("marks each required control for those who hear the page", async () => {
  await show(contact);
  for (const name of ["fullName", "phoneNumber", "city"])
    expect(control(name).getAttribute("aria-required"), name).toBe("true");
  expect(control("email").hasAttribute("aria-required")).toBe(false);
  expect(screen.getByText(/marked “\(optional\)”/)).toBeTruthy();
  cleanup();
  await show(joinGroup);
  expect(control("purpose").closest("[role=radiogroup]")?.getAttribute("aria-required")).toBe("true");
});

describe("a form whose button speaks up", () => {
  it("shows the alert in the page, and takes it back", async () => {
    const calls = edge();
    await show(furniture);
    expect(submitButton().disabled).toBe(false);
    await submit();
    const notice = () => screen.queryByText("Please fill in all required fields");
    expect(notice()).toBeTruthy();
    // It is seen; what is heard is the summary, which says more.
    expect(alerts()).toEqual([expect.stringContaining("Enter your city")]);
    expect(calls).toEqual([]);

    fill({ ...person, city: "Pune" });
    expect(notice()).toBeNull();
    await submit();
    expect(calls).toHaveLength(1);

    fireEvent.click(screen.getByRole("button", { name: "Send another" }));
    await settle();
    expect(control("city").value).toBe("");
    expect(notice()).toBeNull();
  });
});

describe("a form that relies on the browser", () => {
  it("marks its required fields and leaves the button alone", async () => {
    const container = await show(tenant);
    expect(container.querySelector("form")?.noValidate).toBe(false);
    expect(screen.queryByText(/answered$/)).toBeNull();
    // What is asked about is named here too.
    type("expectedRent", "50");
    expect(toCheck()).toBe("Please check: expected rent.");
    expect(describing()).toBe("Please check: expected rent.");
    expect(submitButton().disabled).toBe(false);
    const required = Object.entries(tenant.fields).filter(([, field]) => "required" in field && field.required);
    expect(required.length).toBeGreaterThan(5);
    for (const [name] of required) expect(control(name).required, name).toBe(true);
    expect(control("email").required).toBe(false);
  });
});
