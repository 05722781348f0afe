/** One form with its draft and the outbox: restoring, sending, and the state that the form shows. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as documents } from "../../../src/forms/definitions/document-verification.form.ts";
import type { FormValues } from "../../../src/forms/fields.ts";
import { MESSAGES } from "../../../src/forms/messages.ts";
import { initialValues as initialOf } from "../../../src/forms/payload.ts";
import { clearSent, loadDraft, saveDraft, withChanges } from "../../../src/lead/draft.ts";
import { FormFiles } from "../../../src/lead/form-files.ts";
import { FormSession } from "../../../src/lead/form-session.ts";
import { isSending, type ShownFailure } from "../../../src/lead/form-states.ts";
import { Outbox } from "../../../src/lead/outbox.ts";
import { storeReceipt } from "../../../src/lead/receipts.ts";
import { Sender } from "../../../src/lead/sender.ts";
import {
  accept,
  answers,
  database,
  edge,
  HOUR,
  initialValues,
  lockElsewhere,
  REFERENCE,
  resetDevice,
  row,
  settle,
} from "./device.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

/** The answers that a reload restores. */
const drafted = (): FormValues =>
  Object.fromEntries(
    Object.entries(loadDraft("CONTACT_US")).map(([name, { value }]) => [name, value]),
  );
const draft = (values: FormValues): void =>
  void saveDraft("CONTACT_US", withChanges({}, values, initialValues), initialValues);

/** Leaves the page of each open form. */
const openForms = new Set<() => void>();

/** Opens a form with the stored draft and outbox. */
async function open(form: typeof contact | typeof documents = contact, sender = new Sender({})) {
  const stored = drafted();
  let values: FormValues = { ...initialOf(form), ...stored };
  const files = new FormFiles(form.type);
  const failures: ShownFailure[] = [];
  const session = new FormSession(form, sender, files);
  session.begin({
    pageValues: initialOf(form),
    values,
    hasDraftValues: Object.keys(stored).length > 0,
    hasTypedValues: false,
  });
  const stop = sender.start();
  const unmountForm = session.mount((event) => {
    if (event.type === "failed") failures.push(event.failure);
    else values = event.type === "sent" ? initialOf(form) : event.values;
  });
  const unmount = (): void => {
    unmountForm();
    stop();
  };
  const leave = (): void => {
    if (openForms.delete(unmount)) unmount();
  };
  openForms.add(unmount);
  const press = async (): Promise<void> => {
    session.press();
    session.submit(values, { honeypot: "", elapsedMs: 300 });
    await settle();
  };
  const write = (city: string, more: Partial<FormValues> = {}): void => {
    values = { ...values, city, ...more } as FormValues;
    session.updateAnswers(values);
  };
  await settle();
  return {
    session,
    sender,
    leave,
    press,
    write,
    failures,
    files,
    values: () => values,
    state: () => session.state.get(),
  };
}

/** Fills in the form and presses its button. The edge answers 503. */
async function openWaiting() {
  draft(answers);
  const form = await open();
  await form.press();
  return form;
}
const showAgain = (): boolean => document.dispatchEvent(new Event("visibilitychange"));
const never = (): Promise<never> => new Promise(() => {});

beforeEach(resetDevice);
afterEach(() => {
  for (const unmount of openForms) unmount();
  openForms.clear();
});

it("keeps every answer and can be sent again when our own code throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Outbox.prototype, "put").mockRejectedValueOnce(new TypeError("gone"));
  const form = await openWaiting();
  expect(form.state()).toMatchObject({
    status: "editing",
    failure: { message: MESSAGES.submissionFailed },
  });
  expect(form.values()).toMatchObject({ city: "Pune" });
  await form.press();
  expect(edge.posted).toHaveLength(1);
});

it("sends the same answers again after a receipt as a new lead", async () => {
  edge.answer = accept;
  for (const _ of [1, 2]) {
    draft(answers);
    const form = await open();
    await form.press();
    expect(form.state().status).toBe("sent");
    form.leave();
  }
  expect(new Set(edge.posted).size).toBe(2);
});

it("drafts texts, choices, dates, amounts and ticks", () => {
  const values = {
    fullName: "Asha",
    buyFor: "plot",
    visitDate: "2027-01-31",
    maxBudget: "50 lakh",
    loanAssistance: true,
  };
  saveDraft("BUYER_FORM", withChanges({}, values, {}), {});
  const saved = Object.entries(loadDraft("BUYER_FORM")).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(saved)).toEqual(values);
});

describe("restored lead", () => {
  it("is restored with the same draft, a shorter one, or none", async () => {
    database.set("1", row());
    // A link had filled in the rest of the shorter one.
    for (const values of [undefined, answers, { ...initialValues, fullName: "Asha" }]) {
      if (values) draft(values);
      const form = await open();
      expect(form.values()).toMatchObject({ city: "Pune" });
      form.leave();
    }
    expect(edge.posted).toEqual(["1", "1", "1"]);
  });

  it("ignores leads of other forms, and leads older than a day", async () => {
    database.set("1", row({ formType: "BUYER_FORM" }));
    database.set("2", row({ id: "2", at: Date.now() - 25 * HOUR }));
    expect((await open()).values()).toEqual(initialValues);
  });

  it("keeps its id when the device has another receipt", async () => {
    storeReceipt("CONTACT_US", { id: "other", reference: "AIPM-2" }, answers);
    database.set("1", row());
    const form = await open();
    expect(form.state().status).toBe("waiting");
    await form.press();
    expect(edge.posted).toEqual(["1", "1"]);
  });

  it("is left to another tab that is sending it", async () => {
    database.set("1", row());
    lockElsewhere();
    const form = await open();
    expect(form.values()).toMatchObject({ city: "Pune" });
    expect(form.state()).toMatchObject({ status: "editing", own: { id: "1", isKept: false } });
    expect(edge.posted).toEqual([]);
  });
});

describe("a retry", () => {
  it("keeps fields enabled and its message visible until an edit withdraws the lead", async () => {
    const form = await openWaiting();
    const { failure } = form.state() as { readonly failure: ShownFailure };
    edge.answer = never;
    dispatchEvent(new Event("online"));
    await settle();
    expect(form.state()).toMatchObject({
      status: "waiting",
      isRetried: true,
      failure: { message: failure.message },
    });
    expect(isSending(form.state())).toBe(false);
    form.write("Nashik");
    await settle();
    expect(form.state().status).toBe("editing");
    expect(database.size).toBe(0);
  });

  it("runs when the page is shown again", async () => {
    const form = await openWaiting();
    edge.answer = accept;
    showAgain();
    await settle();
    expect(form.state()).toMatchObject({
      status: "sent",
      sent: { receipt: { reference: REFERENCE } },
    });
  });
});

// e2e/reliability-lead.spec.ts sends one draft from two tabs.
describe("lead that another tab removed", () => {
  it("shows that it was sent", async () => {
    const form = await openWaiting();
    const [id = ""] = database.keys();
    database.delete(id);
    storeReceipt("CONTACT_US", { id, reference: "AIPM-7" }, answers);
    showAgain();
    await settle();
    expect(form.state()).toMatchObject({ status: "sent", sent: { receipt: { id } } });
  });

  it("does not become a draft again when its page is left at that moment", async () => {
    const form = await openWaiting();
    const [id = ""] = database.keys();
    database.delete(id);
    clearSent("CONTACT_US", answers);
    storeReceipt("CONTACT_US", { id, reference: "AIPM-7" }, answers);
    // The other tab goes on with answers of its own.
    draft({ ...initialValues, city: "Pune" });
    form.leave();
    expect(drafted()).toEqual({ city: "Pune" });
  });

  it("shows that it was withdrawn", async () => {
    const form = await openWaiting();
    database.clear();
    showAgain();
    await settle();
    expect(form.failures.at(-1)?.message).toBe(
      "You discarded it in another tab, so it was not sent.",
    );
    expect(form.state()).toMatchObject({ status: "editing", failure: form.failures.at(-1) });
  });
});

it("says that a lead expired, and keeps its answers", async () => {
  const form = await openWaiting();
  const [id = ""] = database.keys();
  database.set(id, { ...database.get(id)!, at: Date.now() - 25 * HOUR });
  showAgain();
  await settle();
  expect(form.failures.at(-1)?.message).toBe("It could not be sent within a day.");
  expect(form.state()).toMatchObject({ status: "editing", failure: form.failures.at(-1) });
  expect(form.values()).toMatchObject({ city: "Pune" });
  expect([database.size, form.sender.messages.list.get()]).toEqual([0, []]);
});

it("sends another lead when a file changes while the lead is under way", async () => {
  const form = await open(documents);
  form.write("Pune");
  await form.press();
  edge.answer = never;
  dispatchEvent(new Event("online"));
  await settle();
  form.files.list.set([
    { id: "f", file: new File(["deed"], "deed.pdf", { type: "application/pdf" }) },
  ]);
  form.session.updateAnswers(form.values());
  await form.press();
  const [first, retried] = edge.posted;
  expect(retried).toBe(first);
  const waiting = await form.sender.outbox.list();
  expect(waiting.map(({ id, files }) => [id === first, files.length])).toEqual([[false, 1]]);
});

it("restores an answer that the edge rejected while its form was closed", async () => {
  const errors = [
    { field: "formData.city", control: "city", code: "required", message: "Enter a city" },
  ];
  database.set("1", row());
  edge.answer = () =>
    Response.json({ success: false, code: "validation_failed", errors }, { status: 400 });
  await new Sender({}).sendAll();
  expect(database.get("1")?.status).toMatchObject({ at: "refused", failure: { problems: errors } });
  const form = await open();
  expect(form.state()).toMatchObject({ status: "rejected", failure: { problems: errors } });
  form.leave();
  expect(drafted()).toEqual({ fullName: "Asha", phoneNumber: "9876543210", city: "Pune" });
  expect(database.size).toBe(0);
});

it("counts the time of a restored form from its first answer", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T06:00:00Z"));
  draft(answers);
  now.mockReturnValue(Date.parse("2026-11-21T06:00:07Z"));
  const form = await open();
  await form.press();
  expect(edge.elapsed).toEqual([7000]);
});

it.each([
  ["keeps the files of a waiting lead when a tab without them submits it again", false, ["f"]],
  ["drops a file of a waiting lead when a tab that removed it submits the lead again", true, []],
])("%s", async (_, isRemoved, sent) => {
  const [first, other] = [await open(documents), await open(documents)];
  const picked = { id: "f", file: new File(["deed"], "deed.pdf", { type: "application/pdf" }) };
  // As after a day, the device has no copy of the file.
  first.files.list.set([picked]);
  first.write("Pune");
  await first.press();
  if (isRemoved) {
    other.files.list.set([picked]);
    other.files.remove("f");
  }
  other.write("Pune");
  await other.press();
  const waiting = (await other.sender.outbox.list()).find(
    ({ formType }) => formType === documents.type,
  );
  expect(waiting?.files.map(({ id }) => id)).toEqual(sent);
});

it("gives the draft of another tab one id when a lead of its form has arrived", async () => {
  edge.answer = accept;
  const [first, other] = [await open(), await open()];
  first.write("Pune");
  first.session.saveDraft();
  // The draft keeps the later answer.
  await settle();
  other.write("Karjat");
  other.session.saveDraft();
  await first.press();
  const reopened = await open();
  await other.press();
  await reopened.press();
  const [sent, ...same] = edge.posted;
  expect(new Set(same).size).toBe(1);
  expect(same).not.toContain(sent);
});

it("merges the drafts of two tabs by the time of each answer", async () => {
  draft({ ...initialValues, notes: "Ring twice" });
  const [first, other] = [await open(), await open()];
  vi.useFakeTimers();
  first.write("Pune", { fullName: "Asha" });
  vi.advanceTimersByTime(100);
  other.write("Nashik", { notes: "" });
  // It saves at once, and the first tab after it.
  other.leave();
  vi.advanceTimersByTime(1000);
  expect(drafted()).toEqual({ city: "Nashik", fullName: "Asha", notes: "" });
  first.write("Karjat");
  first.leave();
  expect(drafted()).toEqual({ city: "Karjat", fullName: "Asha", notes: "" });
});
