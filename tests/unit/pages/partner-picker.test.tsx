/** Requirement F1. */
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PartnerPicker } from "../../../src/pages/partner/partner-picker.tsx";
import { content } from "../../../src/pages/partner/content.en.ts";
import { form } from "../../../src/forms/definitions/partner-application.form.ts";

it("offers four cards, the builders' chosen to begin with", () => {
  render(<PartnerPicker content={content} />);
  const cards = screen.getAllByRole<HTMLInputElement>("radio");
  expect(cards.map((card) => card.checked)).toEqual([true, false, false, false]);
  expect(new Set(cards.map((card) => card.name)).size).toBe(1);
});

it("keeps one card chosen", () => {
  render(<PartnerPicker content={content} />);
  fireEvent.click(screen.getByRole("radio", { name: /Landowners/ }));
  const chosen = screen.getAllByRole<HTMLInputElement>("radio").filter((card) => card.checked);
  expect(chosen.map((card) => card.value)).toEqual(["Landowner"]);
});

it.each(content.partners)(
  "leads $title to the application with their type chosen",
  ({ id, title, apply, benefits }) => {
    render(<PartnerPicker content={content} />);
    const link = screen.getByRole("link", { name: apply });
    expect(link.getAttribute("href")).toBe(`/partner-application?partnerType=${id}`);
    expect(form.fields.partnerType.options).toContain(id);
    const panel = screen.getByRole("region", { name: title });
    expect(panel.contains(link)).toBe(true);
    for (const benefit of benefits) expect(panel.textContent).toContain(benefit);
  },
);
