import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { initialValues } from "../../../../src/forms/payload.ts";
import { storeReceipt } from "../../../../src/lead/receipts.ts";
import { FormSent } from "../../../../src/ui/forms/form-sent.tsx";
import { toasts, type ToastRequest } from "../../../../src/ui/toast.ts";
import {
  accepted,
  contactAnswers,
  control,
  edge,
  fill,
  holdAnswer,
  person,
  press,
  RECEIPT,
  refused,
  sendContact,
  settle,
  show,
  submit,
  submitButton,
  type,
} from "./harness.tsx";

/** Sets the clipboard of the browser. */
const setClipboard = (value: unknown): void =>
  void Object.defineProperty(navigator, "clipboard", { configurable: true, value });

/** e2e/spoken.spec.ts compares the whole receipt with a transcript. */
describe("the receipt", () => {
  it("links to a chat that corrects it, and copies, prints and shares when asked", async () => {
    const copied: string[] = [];
    const shared: ShareData[] = [];
    const print = vi.spyOn(globalThis, "print").mockImplementation(() => {});
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    setClipboard({ writeText: async (text: string) => void copied.push(text) });
    const calls = await sendContact();
    const correct = await screen.findByRole<HTMLAnchorElement>("link", { name: "Correct it" });
    expect(new URL(correct.href).searchParams.get("text")).toContain(RECEIPT.reference);
    press("Copy reference");
    await screen.findByRole("button", { name: "Save or print" });
    press("Save or print");
    press("Share");
    await settle();
    expect(copied).toEqual([RECEIPT.reference]);
    expect(screen.getByText("Copied").closest("[role=status]")).toBeTruthy();
    expect(print).toHaveBeenCalledOnce();
    expect(shared[0]?.text).toContain(RECEIPT.reference);
    expect(JSON.stringify(shared)).not.toContain(person.fullName);
    expect(calls).toHaveLength(1);
    Reflect.deleteProperty(navigator, "share");
  });

  it.each([
    ["ignores printing", (): void => {}, 1],
    ["prints", (): void => void dispatchEvent(new Event("beforeprint")), 0],
  ] as const)("says what to do in an app that %s", async (_, implementation, sentences) => {
    vi.spyOn(globalThis, "print").mockImplementation(implementation);
    await sendContact();
    const button = await screen.findByRole("button", { name: "Save or print" });
    vi.useFakeTimers();
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryAllByText(/This app cannot print/)).toHaveLength(sentences);
  });

  it("hides the print button and explains how to copy when the browser can do neither", async () => {
    setClipboard(undefined);
    const { print } = globalThis;
    Reflect.deleteProperty(globalThis, "print");
    await sendContact();
    await screen.findByText("Chat about this request");
    for (const name of ["Save or print", "Share"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    press("Copy reference");
    await settle();
    expect(screen.getByText("Press and hold the reference to copy it.")).toBeTruthy();
    Object.assign(globalThis, { print });
  });

  it("says before the same answers are sent again that they are a new enquiry", async () => {
    const says = /already sent this form \(AIPM-.*If you send it again, it’s a new enquiry\./;
    await sendContact();
    press("Send another");
    await settle();
    expect(screen.getByText(says)).toBeTruthy();
    cleanup();
    await show(contact);
    expect(screen.getByText(says)).toBeTruthy();
  });

  it("names the time of sending and the firm with its address and phone", async () => {
    await sendContact();
    const sentAt = Date.parse(document.querySelector("time")!.dateTime);
    expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000);
    expect(document.querySelector("address")!.textContent).toMatch(/AIPM.*Barakhamba Road.*\+91/);
  });

  it("shows the answers after a reload, only in the tab that sent them", async () => {
    await sendContact({ notes: "Two rooms" });
    cleanup();
    await show(contact);
    press("Show it");
    expect(await screen.findByText("Two rooms")).toBeTruthy();
    expect(Object.values(localStorage).join("\n")).not.toContain("Two rooms");
    cleanup();
    sessionStorage.clear();
    await show(contact);
    press("Show it");
    await settle();
    expect(screen.queryByText("Two rooms")).toBeNull();
  });

  it("omits the promise of a call for a colleague who logs a visit", () => {
    render(
      <FormSent
        form={feedback}
        receipt={RECEIPT}
        values={{ ...initialValues(feedback), ...person }}
      />,
    );
    expect(screen.queryByText(/^We will call/)).toBeNull();
  });
});

it("starts empty for the next submission when the form clears after success", async () => {
  const calls = await sendContact({ notes: "Hello" });
  expect(document.querySelector("form")).toBeNull();
  press("Send another");
  await settle();
  for (const name of ["fullName", "phoneNumber", "city", "notes"])
    expect(control(name).value, name).toBe("");
  expect(document.activeElement).toBe(document.querySelector("form"));
  expect(document.querySelector("form")?.dataset["ready"]).toBe("");

  fill(contactAnswers);
  await submit();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body["submissionId"]).not.toBe(calls[0]?.body["submissionId"]);
});

it("keeps the answers of a form that does not clear, and waits for a change", async () => {
  const { answer, release } = holdAnswer();
  edge(accepted, answer);
  await show(askFounder);
  fill({ ...person, question: "Why?" });
  await submit();
  expect(screen.getByText("Question submitted successfully!")).toBeTruthy();
  expect(control("question").value).toBe("Why?");
  expect(submitButton().disabled).toBe(true);
  expect(screen.getByText("Sent. Change an answer to send it again.")).toBeTruthy();

  type("question", "And why not?");
  expect(submitButton().disabled).toBe(false);
  await submit();
  expect(screen.queryByText("Question submitted successfully!")).toBeNull();
  await release();
});

it("shows a toast for 6 s on success and for 4 s on failure", async () => {
  const requests: ToastRequest[] = [];
  const letGo = toasts.connect((change) => {
    if ("kind" in change) requests.push(change);
  });
  requests.length = 0;
  await sendContact({}, () => refused(500), accepted);
  await submit();
  expect(requests.map(({ kind, message, duration }) => [kind, message, duration])).toEqual([
    ["error", "Server error occurred. Please try again later.", 4000],
    ["success", "Thanks! We'll get back to you soon.", 6000],
  ]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  letGo();
});

describe("an earlier receipt", () => {
  it.each([contact, askFounder])(
    "%# shows the reference when the form is opened again that day",
    async (form) => {
      storeReceipt(form.type, RECEIPT, {});
      sessionStorage.clear();
      await show(form);
      expect(screen.getByText(RECEIPT.reference)).toBeTruthy();
      type("fullName", "Asha");
      press("Show it");
      expect(screen.getByText(`Already sent, reference ${RECEIPT.reference}`)).toBeTruthy();
      press("Send another");
      await settle();
      expect(control("fullName").value).toBe("Asha");
    },
  );

  it("sends other answers as another lead, after the receipt of another tab", async () => {
    const calls = edge();
    await show(contact);
    fill({ ...person, city: "Nashik" });
    storeReceipt("CONTACT_US", RECEIPT, {});
    expect(control("city").value).toBe("Nashik");
    await submit();
    expect(calls[0]!.body["submissionId"]).not.toBe(RECEIPT.id);
  });
});
