import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { form as solar } from "../../../../src/forms/definitions/solar-advantage.form.ts";
import type { RowInput } from "../../../../src/forms/fields.ts";
import { filled, findExample } from "../../../contracts/examples.ts";
import {
  alerts,
  control,
  edge,
  fill,
  refused,
  sendContact,
  show,
  storeDraft,
  submit,
  submitButton,
  type,
} from "./harness.tsx";

beforeEach(() => void (document.title = "Contact us | AIPM"));

const summary = (): HTMLElement | null =>
  screen.queryByText("There is a problem")?.closest(".notice") ?? null;
const links = (): HTMLElement[] => within(summary()!).getAllByRole("link");
const problems = (): string[] => links().map((link) => link.textContent);

const BAD_NUMBER = "Enter a phone number with 7 to 15 digits, like 98765 43210";

describe("error summary", () => {
  it("lists errors in the order of the page, takes the focus and links to fields", async () => {
    await show(solar);
    fill({ email: "asha@", phoneNumber: "12" });
    await submit();
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe("Error: Contact us | AIPM");
    const order = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const targets = links().map((link) => link.getAttribute("href")!.slice(1));
    expect(targets).toEqual(targets.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(targets).toEqual(
      expect.arrayContaining(["fullName", "phoneNumber", "email", "city", "interests"]),
    );

    for (const link of links()) {
      fireEvent.click(link);
      expect(document.activeElement).toBe(control(link.getAttribute("href")!.slice(1)));
    }
    const { id } = screen.getByText(/^Enter an email address in the correct format/, {
      selector: "p",
    });
    expect(control("email").getAttribute("aria-describedby")).toContain(id);
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    // After each submission.
    await submit();
    expect(document.activeElement).toBe(summary());
  });

  it("updates and removes errors one by one, and adds no later errors", async () => {
    await sendContact({ email: "asha@", phoneNumber: "12" });
    expect(problems()).toHaveLength(2);

    control("email").focus();
    type("email", "asha@example.in");
    expect(problems()).toEqual([BAD_NUMBER]);
    type("phoneNumber", "");
    expect(problems()).toEqual(["Enter your phone number"]);
    type("phoneNumber", "98");
    expect(problems()).toEqual([BAD_NUMBER]);
    type("phoneNumber", "9876543210");
    expect(summary()).toBeNull();
    expect(document.title).toBe("Contact us | AIPM");

    type("email", "asha@exam");
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(control("email"));
  });
});

describe("an error from the edge", () => {
  it("is shown at its field until the field changes, and keeps the answers", async () => {
    const message = "Enter a city we can find";
    await sendContact({}, () =>
      refused(400, [{ field: "formData.city", control: "city", code: "invalid", message }]),
    );
    expect(problems()).toEqual([message]);
    expect(document.activeElement).toBe(summary());
    const text = /^Invalid request\. Please check your input and try again\./;
    expect(alerts()).toContainEqual(expect.stringMatching(text));
    expect(control("fullName").value).toBe("Asha Rao");
    expect(submitButton().textContent).toBe("Send message");

    type("fullName", "Asha R Rao");
    expect(problems()).toEqual([message]);
    type("city", "Pune City");
    expect(summary()).toBeNull();
  });

  it("is shown at the cell of a row", async () => {
    const { form, body } = findExample("FIELD_EXECUTIVE_FEEDBACK");
    const [field, message] = ["formData.visits.1.location", "Enter a place we can find"];
    const problem = { field, control: "visits.1.location", code: "invalid", message };
    edge(() => refused(400, [problem]));
    const { visits, ...values } = filled(form, body);
    const [row] = visits as readonly RowInput[];
    storeDraft(form.type, { ...values, visits: [row, { ...row, id: "2" }] });
    await show(form);
    await submit();
    fireEvent.click(screen.getByRole("link", { name: problem.message }));
    expect(document.activeElement).toBe(control("visits.1.location"));
  });

  it.each(["", "formData.cityName"])(
    "is shown next to the button when no field has the path %j",
    async (field) => {
      const problem = { field, code: "forbidden", message: "This name is not allowed" };
      await sendContact({}, () => refused(400, [problem]));
      expect(alerts().join()).toContain(problem.message);
    },
  );

  it("is removed at the next submission", async () => {
    await sendContact({}, () => refused(503));
    expect(alerts().join()).toContain("Server error occurred. Please try again later.");
    expect(alerts().join()).toContain("Everything you entered is still here.");
    expect(submitButton().disabled).toBe(false);
    type("email", "asha@");
    await submit();
    expect(alerts().join()).not.toContain("Server error");
  });
});
