/**
 * A form outside the catalogue. The page, validation and columns follow from its definition.
 */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { viewStatements } from "../../scripts/views.ts";
import FormPage from "../../src/ui/forms/form-page.tsx";
import { listAnswerColumns } from "../../src/forms/columns.ts";
import { defineForm } from "../../src/forms/define.ts";
import { amount, select } from "../../src/forms/fields.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { city, fullName, lockedCode, phoneNumber } from "../../src/forms/definitions/shared-fields.ts";

const form = defineForm({
  type: "GARDEN_DESIGN",
  pages: [{ path: "/garden-design", title: "Garden design", description: "Have a garden drawn for your plot." }],
  heading: "Garden design",
  intro: "For owners of a plot with light.",
  picture: "plot-empty",
  next: ["We look.", "We draw.", "You plant."],
  minutes: 2,
  purpose: "call you back about it",
  retention: 365,
  sections: [
    { legend: "About you", fields: { fullName, countryCode: lockedCode, phoneNumber, city } },
    {
      legend: "The garden",
      fields: {
        style: select({ label: "Style", required: true, options: ["Mughal", "Kitchen"] }),
        budget: amount({ label: "Budget" }),
      },
    },
  ],
  payload: { top: ["fullName", "countryCode", "phoneNumber"], formData: ["city", { garden: ["style", "budget"] }] },
  labels: { submit: "Ask for a drawing", busy: "Submitting...", success: "Thank you!" },
  gate: "disabled",
  afterSuccess: "clear",
});
const body = {
  formType: "GARDEN_DESIGN",
  fullName: "Asha",
  countryCode: "+91",
  phoneNumber: "9876543210",
  formData: { city: "Pune", garden: { style: "Mughal", budget: 50_000 } },
};

it("renders the page of a form from its definition", () => {
  render(<FormPage form={form} path="/garden-design" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Garden design");
  expect(screen.getByLabelText("Style")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask for a drawing" }).getAttribute("aria-disabled")).toBe("true");
});

it("validates a body by the definition", () => {
  expect(validateSubmission(form, body)).toMatchObject({ ok: true, person: { fullName: "Asha", city: "Pune" } });
  const wrong = { ...body, formData: { city: "Pune", garden: { style: "French", budget: 1 } } };
  expect(validateSubmission(form, wrong)).toMatchObject({ ok: false, problems: [{ field: "formData.garden.style" }] });
});

it("derives columns and view from the definition", () => {
  expect(listAnswerColumns(form).map(({ name }) => name)).toEqual(expect.arrayContaining(["style", "budget"]));
  expect(viewStatements([], [form]).join()).toContain("lead_garden_design");
  expect(viewStatements([], [form]).join()).toContain("$.formData.garden.style");
});
