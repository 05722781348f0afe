/** Fields that a key press redraws, and a field that crashes. */
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { FormBoundary } from "../../../../src/ui/forms/form-boundary.tsx";
import { LeadForm } from "../../../../src/ui/forms/lead-form.tsx";
import {
  contactAnswers,
  control,
  edge,
  fill,
  formPath,
  press,
  readDraft,
  settle,
  show,
  submit,
  type,
} from "./harness.tsx";

const drawn: string[] = [];
/** A city value that its control cannot render. */
let poison: unknown = "Atlantis";

vi.mock(import("../../../../src/ui/forms/field-context.tsx"), async (original) => {
  const context = await original();
  return {
    ...context,
    useControl: (props) => {
      const one = context.useControl(props);
      if (one.name === "city" && one.value === poison) throw new Error("broken");
      drawn.push(one.name);
      return one as never;
    },
  };
});

const listRedrawn = (action: () => void): readonly string[] => {
  drawn.length = 0;
  act(action);
  return [...new Set(drawn)].toSorted();
};

it("redraws one field for a key, and the phone number for its country code", async () => {
  await show(exchange);
  expect(drawn.length).toBeGreaterThan(5);
  type("currentPropertyLocation", "P");
  expect(listRedrawn(() => type("currentPropertyLocation", "Pu"))).toEqual([
    "currentPropertyLocation",
  ]);
  expect(control("currentPropertyLocation").value).toBe("Pu");
  expect(listRedrawn(() => type("countryCode", "+44"))).toEqual(["phoneNumber"]);
});

it("redraws the edited field and the fields with errors after a rejected press", async () => {
  edge();
  await show(contact);
  fill({ ...contactAnswers, email: "asha@" });
  await submit();
  expect(listRedrawn(() => type("city", "Puna"))).toEqual(["city", "email"]);
  expect(listRedrawn(() => type("email", "asha@example.in"))).toEqual(["email"]);
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
