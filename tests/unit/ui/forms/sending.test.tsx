import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import type { SubmitLead } from "../../../../src/lead/sender.ts";
import {
  alerts,
  contactAnswers,
  control,
  edge,
  fill,
  holdAnswer,
  RECEIPT,
  settle,
  show,
  submit,
  submitButton,
} from "./harness.tsx";

it("changes the label of the button and ignores presses while the form is sent", async () => {
  const { answer, release } = holdAnswer();
  const calls = edge(answer);
  await show(contact);
  fill(contactAnswers);
  fireEvent.click(submitButton());
  await submit();
  expect(submitButton().disabled).toBe(true);
  expect(document.querySelector("form")?.getAttribute("aria-busy")).toBe("true");
  expect(control("fullName").matches(":disabled")).toBe(true);
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(submitButton().textContent).toBe("Submitting...");
  await release();
  expect(screen.getByText(contact.labels.success)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it("announces that the form is being sent, and again after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { answer, release } = holdAnswer();
  edge(answer);
  await show(contact);
  fill(contactAnswers);
  const status = document.querySelector("[data-sending]")!;
  expect(status.getAttribute("role")).toBe("status");
  expect(status.textContent).toBe("");
  await submit();
  expect(status.textContent).toBe("Sending your answers…");
  act(() => void vi.advanceTimersByTime(10_000));
  expect(status.textContent).toBe(
    "Still sending. The network is slow: please keep this page open.",
  );
  await release();
});

it("measures the time to fill in the form with a monotonic clock", async () => {
  const calls = edge();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.parse("2026-11-21T06:00:00Z") });
  await show(contact);
  fill(contactAnswers);
  vi.advanceTimersByTime(9000);
  vi.setSystemTime(Date.parse("2015-01-01T00:00:00Z"));
  await submit();
  expect(calls[0]?.body).toMatchObject({ meta: { elapsedMs: 9000 } });
});

it("submits by a parent's handler, and shows a failure when the handler throws", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const calls = edge();
  const onSuccess = vi.fn();
  const ownSubmit = vi.fn<SubmitLead>(async () => ({ ok: true, data: RECEIPT }));
  ownSubmit.mockRejectedValueOnce(new Error("broken"));
  await show(contact, { submit: ownSubmit, onSuccess });
  fill(contactAnswers);
  await submit();
  expect(alerts().join()).toContain("Submission failed");
  expect(log).toHaveBeenCalled();
  expect(onSuccess).not.toHaveBeenCalled();
  await submit();
  expect(screen.getByText(contact.labels.success)).toBeTruthy();
  expect(calls).toEqual([]);
  expect(ownSubmit).toHaveBeenCalledTimes(2);
  expect(ownSubmit.mock.calls[1]?.[1]).toMatchObject({
    formType: "CONTACT_US",
    formData: { city: "Pune" },
  });
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(RECEIPT);
});
