/** A crashing form keeps its draft. */
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { FormBoundary } from "../../../../src/ui/forms/form-boundary.tsx";
import { LeadForm } from "../../../../src/ui/forms/lead-form.tsx";
import { control, formPath, press, readDraft, settle, type } from "./harness.tsx";

/** A city value that its control cannot render. */
let poison: unknown = "Atlantis";

vi.mock(import("../../../../src/ui/forms/field-context.tsx"), async (original) => {
  const context = await original();
  return {
    ...context,
    useControl: (props) => {
      const drawn = context.useControl(props);
      if (drawn.name === "city" && drawn.value === poison) throw new Error("broken");
      return drawn as never;
    },
  };
});

it("names the crashed form, offers two ways on and keeps the answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const isBroken = (): boolean => screen.queryByText("Contact Error") !== null;
  render(
    <FormBoundary name="Contact" formType={contact.type}>
      <LeadForm form={contact} path={formPath(contact)} />
    </FormBoundary>,
  );
  await settle();
  type("fullName", "Asha Rao");
  await act(async () => type("city", "Atlantis"));
  expect(isBroken()).toBe(true);
  expect(
    screen.getByText(
      "Sorry, something went wrong with the form. Please try again or contact support if the problem persists.",
    ),
  ).toBeTruthy();
  expect(readDraft("CONTACT_US")).toMatchObject({ fullName: "Asha Rao" });
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  press("Go Back");
  expect(back).toHaveBeenCalledOnce();
  poison = undefined;
  press("Reload Form");
  await settle();
  expect(isBroken()).toBe(false);
  expect(control("fullName").value).toBe("Asha Rao");
});
