import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as solar } from "../../../../src/forms/definitions/solar-advantage.form.ts";
import { alerts, control, edge, fill, person, refused, settle, show, submit, submitButton, type } from "./harness.tsx";

beforeEach(() => {
  localStorage.clear();
  document.title = "Contact us | AIPM";
});

const summary = (): HTMLElement | null => screen.queryByText("There is a problem")?.closest(".notice") ?? null;
const links = (): string[] =>
  within(summary()!)
    .getAllByRole("link")
    .map((link) => link.textContent);

const filled = { ...person, city: "Pune" } as const;

describe("error summary", () => {
  it("lists errors in the order of the page, takes the focus and links to fields", async () => {
    await show(solar);
    fill({ email: "asha@", phoneNumber: "12" });
    await submit();
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe("Error: Contact us | AIPM");
    const order = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const targets = within(summary()!)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")!.slice(1));
    expect(targets).toEqual(targets.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(targets).toEqual(expect.arrayContaining(["fullName", "phoneNumber", "email", "city", "interests"]));

    for (const target of targets) {
      fireEvent.click(summary()!.querySelector(`a[href="#${target}"]`)!);
      expect(document.activeElement?.id).toBe(target);
      expect(control(target)).toBe(document.activeElement);
    }
    const { id } = screen.getByText(/^Enter an email address in the correct format/, { selector: ".field-error" });
    expect(control("email").getAttribute("aria-describedby")).toContain(id);
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    // After each submission.
    await submit();
    expect(document.activeElement).toBe(summary());
  });

  it("removes errors one by one, and adds no later errors", async () => {
    await show(contact);
    fill({ ...filled, email: "asha@", phoneNumber: "12" });
    await submit();
    expect(links()).toHaveLength(2);

    control("email").focus();
    type("email", "asha@example.in");
    expect(links()).toEqual(["Enter a phone number with 7 to 15 digits, like 98765 43210"]);
    type("phoneNumber", "9876543210");
    expect(summary()).toBeNull();
    expect(document.title).toBe("Contact us | AIPM");

    type("email", "asha@exam");
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(control("email"));
  });

  it("updates an error when the answer is wrong in another way", async () => {
    await show(contact);
    fill({ ...filled, phoneNumber: "12" });
    await submit();
    expect(links()).toEqual(["Enter a phone number with 7 to 15 digits, like 98765 43210"]);
    type("phoneNumber", "");
    expect(links()).toEqual(["Enter your phone number"]);
    type("phoneNumber", "98");
    expect(links()).toEqual(["Enter a phone number with 7 to 15 digits, like 98765 43210"]);
  });
});

describe("an error from the edge", () => {
  const problem = { field: "formData.city", code: "invalid", message: "Enter a city we can find" };

  it("shows the error at its field and keeps the answers", async () => {
    edge(() => refused(400, [problem]));
    await show(contact);
    fill(filled);
    await submit();
    expect(links()).toEqual([problem.message]);
    expect(document.activeElement).toBe(summary());
    expect(alerts().some((text) => text.startsWith("Invalid request. Please check your input and try again."))).toBe(
      true,
    );
    expect(control("fullName").value).toBe("Asha Rao");
    expect(submitButton().textContent).toBe("Send message");

    type("fullName", "Asha R Rao");
    expect(links()).toEqual([problem.message]);
    type("city", "Pune City");
    expect(summary()).toBeNull();
  });

  it("shows an error without a field next to the button", async () => {
    edge(() => refused(400, [{ field: "", code: "forbidden", message: "This name is not allowed" }]));
    await show(contact);
    fill(filled);
    await submit();
    expect(alerts().join()).toContain("This name is not allowed");
  });

  it("announces an error once, and removes it at the next submission", async () => {
    edge(() => refused(503));
    await show(contact);
    fill(filled);
    await submit();
    expect(alerts().join()).toContain("Server error occurred. Please try again later.");
    expect(alerts().join()).toContain("Everything you entered is still here.");
    expect(submitButton().disabled).toBe(false);
    type("email", "asha@");
    await submit();
    expect(alerts().join()).not.toContain("Server error");
    await settle();
  });
});
