/** The fields that a key press redraws. */
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { control, edge, fill, person, show, submit, type } from "./harness.tsx";

const drawn: string[] = [];

vi.mock(import("../../../../src/ui/forms/field-context.tsx"), async (original) => {
  const context = await original();
  return {
    ...context,
    useControl: (props) => {
      const one = context.useControl(props);
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

it("redraws one field for a key", async () => {
  await show(contact);
  expect(drawn.length).toBeGreaterThan(5);
  type("city", "P");
  expect(listRedrawn(() => type("city", "Pu"))).toEqual(["city"]);
  expect(control("city").value).toBe("Pu");
});

it("redraws the phone number when its country code changes", async () => {
  await show(exchange);
  expect(listRedrawn(() => type("countryCode", "+44"))).toEqual(["phoneNumber"]);
});

it("redraws the edited field and the fields with errors after a rejected press", async () => {
  edge();
  await show(contact);
  fill({ ...person, city: "Pune", email: "asha@" });
  await submit();
  expect(listRedrawn(() => type("city", "Puna"))).toEqual(["city", "email"]);
  expect(listRedrawn(() => type("email", "asha@example.in"))).toEqual(["email"]);
});
