import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { form as askFounder } from "../../../../src/forms/definitions/ask-founder.form.ts";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { form as feedback } from "../../../../src/forms/definitions/field-executive-feedback.form.ts";
import { initialValues } from "../../../../src/forms/payload.ts";
import { company } from "../../../../src/content/company.ts";
import { FormSent } from "../../../../src/ui/forms/form-sent.tsx";
import { toasts, type ToastRequest } from "../../../../src/ui/toast.ts";
import {
  control,
  edge,
  fill,
  holdAnswer,
  person,
  RECEIPT,
  refused,
  settle,
  show,
  submit,
  submitButton,
  type,
} from "./harness.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the receipt", () => {
  it("focuses the receipt, with reference, next steps, phone and answers", async () => {
    edge();
    await show(contact);
    fill({ fullName: "Asha Rao", phoneNumber: "098765-43210", city: "Pune", notes: "Line one\nline two" });
    await submit();
    expect(document.activeElement?.contains(screen.getByRole("heading", { name: contact.labels.success }))).toBe(true);
    expect(document.querySelector("[data-reference]")?.textContent).toBe(RECEIPT.reference);
    const caller = screen.getByText(/^Whoever calls you from AIPM begins with this reference/).parentElement!;
    expect(caller.textContent).toContain(`hang up and call ${company.phone.display}.`);
    for (const step of contact.next) expect(screen.getByText(step)).toBeTruthy();
    expect((await screen.findByText(/^We will call/)).textContent).toBe("We will call +91 98765 43210");
    expect((await screen.findByText(/^Expect the call/)).textContent).toMatch(/within 24 working hours.*\(IST\)/);
    const correct = screen.getByRole<HTMLAnchorElement>("link", { name: "Correct it" });
    expect(new URL(correct.href).searchParams.get("text")).toContain(RECEIPT.reference);
    await screen.findByText("What you sent");
    const answers = [...document.querySelectorAll("dl > div")].map((element) => element.textContent);
    expect(answers).toEqual([
      "Full nameAsha Rao",
      "Phone number+91 98765 43210",
      "CityPune",
      "MessageLine one\nline two",
    ]);
  });

  it("copies, prints and shares the receipt only when asked", async () => {
    const calls = edge();
    const copied: string[] = [];
    const shared: ShareData[] = [];
    const print = vi.spyOn(globalThis, "print").mockImplementation(() => {});
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await show(contact);
    fill({ ...person, city: "Pune" });
    await submit();
    fireEvent.click(screen.getByRole("button", { name: "Copy reference" }));
    fireEvent.click(await screen.findByRole("button", { name: "Save or print" }));
    fireEvent.click(screen.getByRole("button", { name: "Share" }));
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
    edge();
    vi.spyOn(globalThis, "print").mockImplementation(implementation);
    await show(contact);
    fill({ ...person, city: "Pune" });
    await submit();
    const button = await screen.findByRole("button", { name: "Save or print" });
    vi.useFakeTimers();
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(screen.queryAllByText(/This app cannot print/)).toHaveLength(sentences);
  });

  it("has no print button in a browser without printing", async () => {
    edge();
    const { print } = globalThis;
    Reflect.deleteProperty(globalThis, "print");
    await show(contact);
    fill({ ...person, city: "Pune" });
    await submit();
    await screen.findByText("Chat about this request");
    expect(screen.queryByRole("button", { name: "Save or print" })).toBeNull();
    Object.assign(globalThis, { print });
  });

  it("explains how to copy when the browser cannot share", async () => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    edge();
    await show(contact);
    fill({ ...person, city: "Pune" });
    await submit();
    await screen.findByRole("button", { name: "Save or print" });
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Copy reference" }));
    await settle();
    expect(screen.getByText("Press and hold the reference to copy it.")).toBeTruthy();
  });

  it("shows the answers after a reload, only in the tab that sent them", async () => {
    edge();
    await show(contact);
    fill({ ...person, city: "Pune", notes: "Two rooms" });
    await submit();
    cleanup();
    await show(contact);
    fireEvent.click(screen.getByRole("button", { name: "Show it" }));
    expect(await screen.findByText("Two rooms")).toBeTruthy();
    expect(Object.values(localStorage).join("\n")).not.toContain("Two rooms");
    cleanup();
    sessionStorage.clear();
    await show(contact);
    fireEvent.click(screen.getByRole("button", { name: "Show it" }));
    await settle();
    expect(screen.queryByText("Two rooms")).toBeNull();
  });

  it("omits the promise of a call for a colleague who logs a visit", () => {
    render(<FormSent form={feedback} receipt={RECEIPT} values={{ ...initialValues(feedback), ...person }} />);
    expect(screen.queryByText(/^We will call/)).toBeNull();
  });
});

describe("form that clears after success", () => {
  it("starts empty for the next submission", async () => {
    const calls = edge();
    await show(contact);
    fill({ ...person, city: "Pune", notes: "Hello" });
    await submit();
    expect(document.querySelector("form")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Send another" }));
    await settle();
    for (const name of ["fullName", "phoneNumber", "city", "notes"]) expect(control(name).value, name).toBe("");
    expect(document.activeElement).toBe(document.querySelector("form"));
    expect(document.querySelector("form")?.dataset["ready"]).toBe("");

    fill({ ...person, city: "Pune" });
    await submit();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body["submissionId"]).not.toBe(calls[0]?.body["submissionId"]);
  });
});

describe("form that keeps its answers", () => {
  it("shows the receipt above the answers, and waits for a change", async () => {
    edge();
    await show(askFounder);
    fill({ ...person, question: "Why?" });
    await submit();
    expect(screen.getByText("Question submitted successfully!")).toBeTruthy();
    expect(control("question").value).toBe("Why?");
    expect(submitButton().disabled).toBe(true);
    expect(screen.getByText("Sent. Change an answer to send it again.")).toBeTruthy();

    type("question", "And why not?");
    expect(submitButton().disabled).toBe(false);
    const { answer, release } = holdAnswer();
    edge(answer);
    await submit();
    expect(screen.queryByText("Question submitted successfully!")).toBeNull();
    await release();
  });
});

it("shows a toast for 6 s on success and for 4 s on failure", async () => {
  const requests: ToastRequest[] = [];
  const letGo = toasts.connect((change) => {
    if ("kind" in change) requests.push(change);
  });
  requests.length = 0;
  edge(
    () => refused(500),
    () => Response.json({ success: true, data: RECEIPT }),
  );
  await show(contact);
  fill({ ...person, city: "Pune" });
  await submit();
  await submit();
  expect(requests.map(({ kind, message, duration }) => [kind, message, duration])).toEqual([
    ["error", "Server error occurred. Please try again later.", 4000],
    ["success", "Thanks! We'll get back to you soon.", 6000],
  ]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  letGo();
});
