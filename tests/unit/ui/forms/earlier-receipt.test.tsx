/** A form and the receipts of this device. */
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { storeReceipt } from "../../../../src/lead/receipts.ts";
import { control, edge, fill, person, RECEIPT, settle, show, submit, type } from "./harness.tsx";

const already = (): HTMLElement | null => screen.queryByText(`Already sent, reference ${RECEIPT.reference}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([contact, askFounder])("%# shows the reference when it is opened again that day", async (form) => {
  storeReceipt(form.type, RECEIPT, {});
  sessionStorage.clear();
  await show(form);
  expect(screen.getByText(RECEIPT.reference)).toBeTruthy();
  type("fullName", "Asha");
  fireEvent.click(screen.getByRole("button", { name: "Show it" }));
  expect(already()).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send another" }));
  await settle();
  expect(control("fullName").value).toBe("Asha");
});

it("sends other answers as another lead, after the receipt of another tab", async () => {
  await show(contact);
  fill({ ...person, city: "Nashik" });
  storeReceipt("CONTACT_US", RECEIPT, {});
  expect(control("city").value).toBe("Nashik");
  const calls = edge();
  await submit();
  expect(calls[0]!.body["submissionId"]).not.toBe(RECEIPT.id);
});
