/**
 * The form in one tab, after another tab sent it: storage and its event are all that they share.
 */
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { storeReceipt } from "../../../../src/lead/receipts.ts";
import { STORED_VERSION } from "../../../../src/lead/storage.ts";
import { Intent } from "../../../../src/lead/intent.ts";
import { toPayload } from "../../../../src/forms/payload.ts";
import { control, edge, fill, person, RECEIPT, settle, show, storeDraft, submit, type } from "./harness.tsx";

const KEY = "aipm:receipt:CONTACT_US";
const answers = { ...person, city: "Pune" };
const already = (): HTMLElement | null => screen.queryByText(`Already sent, reference ${RECEIPT.reference}`);
const draft = (): string | null => localStorage.getItem("aipm:draft:CONTACT_US");

/** What this tab hears when another one was given a receipt. */
async function sentElsewhere(id = RECEIPT.id): Promise<void> {
  const newValue = JSON.stringify({ version: STORED_VERSION, ...RECEIPT, id, at: Date.now() });
  localStorage.setItem(KEY, newValue);
  localStorage.removeItem("aipm:draft:CONTACT_US");
  await act(async () => dispatchEvent(new StorageEvent("storage", { key: KEY, newValue })));
  await settle();
}

/** The id that the answers on the page are sent under, as a tab has kept it. */
const idOfAnswers = (): string => {
  const values = { ...person, countryCode: "+91", city: "Pune", email: "", notes: "" };
  const intent = new Intent("CONTACT_US");
  intent.keep();
  return intent.idFor(toPayload(contact, values));
};

beforeEach(() => localStorage.clear());

it("says of the same answers what was sent, instead of a form that would send them again", async () => {
  await show(contact);
  fill(answers);
  const id = idOfAnswers();
  await sentElsewhere(id);
  expect(already()).toBeTruthy();
  expect(document.querySelector("form")).toBeNull();
  // What is answered after that is another lead, even when it is the same.
  const calls = edge();
  fireEvent.click(screen.getByRole("button", { name: "Send another" }));
  await settle();
  expect(control("city").value).toBe("");
  fill(answers);
  await submit();
  expect(calls[0]!.body["submissionId"]).not.toBe(id);
});

it("shows what was answered there, which no storage holds", async () => {
  await show(contact);
  const others = new BroadcastChannel("aipm-receipts");
  const values = { ...answers, countryCode: "+91", email: "", notes: "Two rooms" };
  await sentElsewhere();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
  others.postMessage({ formType: "CONTACT_US", receipt: { ...RECEIPT, at: Date.now() }, values });
  expect(await screen.findByText("Two rooms")).toBeTruthy();
  expect(already()).toBeTruthy();
  expect(screen.getByText("+91 98765 43210", { selector: "span" })).toBeTruthy();
  expect(Object.values(localStorage).join("\n")).not.toContain("Two rooms");
  others.close();
});

it("leaves a form alone in which something else was typed, and tells of the other above it", async () => {
  await show(contact);
  act(() => storeReceipt("BUYER_FORM", RECEIPT));
  expect(screen.queryByText(RECEIPT.reference)).toBeNull();
  fill({ ...answers, city: "Nashik" });
  await sentElsewhere();
  expect(already()).toBeNull();
  expect(control("city").value).toBe("Nashik");
  expect(screen.getByText(RECEIPT.reference)).toBeTruthy();
  dispatchEvent(new Event("pagehide"));
  expect(draft()).toContain("Nashik");
});

it.each([contact, askFounder])("%# still knows the reference when it is opened again that day", async (form) => {
  storeReceipt(form.type, RECEIPT);
  await show(form);
  expect(screen.getByText(RECEIPT.reference)).toBeTruthy();
  type("fullName", "Asha");
  fireEvent.click(screen.getByRole("button", { name: "Show it" }));
  expect(already()).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send another" }));
  await settle();
  expect(control("fullName").value).toBe("Asha");
});

it("takes what the page's loader kept before React came, under what was typed since", async () => {
  const early = { version: STORED_VERSION, at: Date.now(), values: { fullName: ["Asha"], city: ["Pune"] } };
  storeDraft("CONTACT_US", { city: "Old" });
  localStorage.setItem("aipm:early:CONTACT_US", JSON.stringify(early));
  await show(contact);
  expect(control("fullName").value).toBe("Asha");
  expect(control("city").value).toBe("Pune");
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("aipm:early:CONTACT_US")).toBeNull();
  expect(draft()).toContain("Pune");
});
