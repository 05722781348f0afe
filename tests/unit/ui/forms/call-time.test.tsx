/** The visitor's preferred time for a call and its time zone, which are not answers. */
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as nri } from "../../../../src/forms/definitions/nri-support.form.ts";
import { valuesFromControls } from "../../../../src/forms/values-from-controls.ts";
import { edge, fill, person, show, submit } from "./harness.tsx";

const word = (name: string): HTMLInputElement => screen.getByRole("radio", { name });
const readMeta = (body: Record<string, unknown>) => body.meta as Record<string, unknown>;

it("is optional, and is cleared by a second tap", async () => {
  const calls = edge();
  await show(contact);
  fill({ ...person, city: "Pune" });
  fireEvent.click(word("Morning"));
  expect(word("Morning").checked).toBe(true);
  fireEvent.click(word("Morning"));
  expect(word("Morning").checked).toBe(false);
  await submit();
  expect(readMeta(calls[0]!.body).callTime).toBe("");
});

it("keeps a call time that was chosen before hydration", () => {
  const early = (name: string): readonly string[] | undefined => (name === "callTime" ? ["evening"] : undefined);
  expect(valuesFromControls(contact, early)).toEqual({ callTime: "evening" });
  expect(valuesFromControls(feedback, early)).toEqual({});
});

it("asks for no call time on forms of staff, or with a question in words", async () => {
  await show(nri);
  expect(screen.queryByRole("radio", { name: "Evening" })).toBeNull();
  cleanup();
  await show(feedback);
  expect(screen.queryByRole("radio", { name: "Evening" })).toBeNull();
});
