/** One form with its draft and the outbox: restoring, sending, and the state that the form shows. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as documents } from "../../../src/forms/definitions/document-verification.form.ts";
import type { FormValues } from "../../../src/forms/fields.ts";
import { MESSAGES } from "../../../src/forms/messages.ts";
import { initialValues as initialOf, toPayload } from "../../../src/forms/payload.ts";
import { loadDraft, saveDraft, withChanges } from "../../../src/lead/draft.ts";
import { forgetFiles, keepFile } from "../../../src/lead/draft-files.ts";
import { FormFiles } from "../../../src/lead/form-files.ts";
import { FormSession, isLocked, type ShownFailure } from "../../../src/lead/form-session.ts";
import { Outbox, type OutgoingLead, type StoredLead } from "../../../src/lead/outbox.ts";
import { loadReceipt, storeReceipt } from "../../../src/lead/receipts.ts";
import { STORED_VERSION } from "../../../src/lead/storage.ts";
import { Sender, type SenderEvent } from "../../../src/lead/sender.ts";

const database = new Map<string, StoredLead>();
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: async (id: string) => database.get(id),
  values: async () => [...database.values()],
  set: async (id: string, lead: StoredLead) => void database.set(id, lead),
  del: async (id: string) => void database.delete(id),
  update: async (id: string, next: (lead: StoredLead | undefined) => StoredLead) =>
    void database.set(id, next(database.get(id))),
}));

const HOUR = 3_600_000;
const initialValues = initialOf(contact);
const answers = { ...initialValues, fullName: "Asha", phoneNumber: "9876543210", city: "Pune" };
const lead = (more: Partial<OutgoingLead> = {}): StoredLead & { readonly version: number } => ({
  id: "1",
  formType: "CONTACT_US",
  heading: "Contact us",
  path: "/contact",
  at: Date.now() - HOUR,
  values: answers,
  body: toPayload(contact, answers),
  meta: { honeypot: "", elapsedMs: 9000 },
  files: [],
  status: { at: "queued" },
  version: STORED_VERSION,
  ...more,
});

/** The answers that a reload restores. */
const drafted = (): FormValues =>
  Object.fromEntries(Object.entries(loadDraft("CONTACT_US")).map(([name, { value }]) => [name, value]));
const draft = (values: FormValues): void =>
  void saveDraft("CONTACT_US", withChanges({}, values, initialValues), initialValues);

/** The id of each posted lead, and its `elapsedMs`. */
let posted: string[] = [];
let elapsed: number[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({}, { status: 503 });
const ACCEPTED = (): Response => Response.json({ data: { id: posted.at(-1), reference: "AIPM-1" } });
const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

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
  const leave = session.mount({
    sent: () => void (values = initialOf(form)),
    failed: (failure) => void failures.push(failure),
    restored: (restored) => void (values = restored),
  });
  const press = async (): Promise<void> => {
    session.press();
    await session.submit(values, { honeypot: "", elapsedMs: 300 });
    await rest();
  };
  const write = (city: string, more: Partial<FormValues> = {}): void => {
    values = { ...values, city, ...more } as FormValues;
    session.updateAnswers(values);
  };
  await rest();
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  database.clear();
  posted = [];
  elapsed = [];
  answer = () => Response.json({}, { status: 503 });
  vi.unstubAllGlobals();
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { submissionId, meta } = JSON.parse(String(init.body)) as {
      submissionId: string;
      meta: { elapsedMs: number };
    };
    posted.push(submissionId);
    elapsed.push(meta.elapsedMs);
    return answer();
  });
});

it("keeps every answer and can be sent again when our own code throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = vi.spyOn(Outbox.prototype, "put").mockRejectedValueOnce(new TypeError("gone"));
  draft(answers);
  const form = await open();
  await form.press();
  expect(form.state()).toMatchObject({ status: "editing", failure: { message: MESSAGES.submissionFailed } });
  expect(form.values()).toMatchObject({ city: "Pune" });
  await form.press();
  expect(posted).toHaveLength(1);
  broken.mockRestore();
  form.leave();
});

describe("restored lead", () => {
  it("is restored with the same draft, a shorter one, or none", async () => {
    database.set("1", lead());
    const form = await open();
    expect(form.values()).toMatchObject({ city: "Pune" });
    expect(posted).toEqual(["1"]);
    form.leave();
    draft(answers);
    (await open()).leave();
    // A link had filled in the rest.
    draft({ ...initialValues, fullName: "Asha" });
    const other = await open();
    expect(other.values()).toMatchObject({ city: "Pune" });
    other.leave();
    expect(posted).toEqual(["1", "1", "1"]);
  });

  it("ignores leads of other forms, and leads older than a day", async () => {
    database.set("1", lead({ formType: "BUYER_FORM" }));
    database.set("2", lead({ id: "2", at: Date.now() - 25 * HOUR }));
    const form = await open();
    expect(form.values()).toEqual(initialValues);
    form.leave();
  });

  it("keeps its id when the device has another receipt", async () => {
    storeReceipt("CONTACT_US", { id: "other", reference: "AIPM-2" }, answers);
    database.set("1", lead());
    const form = await open();
    expect(form.state().status).toBe("waiting");
    await form.press();
    expect(posted).toEqual(["1", "1"]);
    form.leave();
  });

  it("is left to another tab that is sending it", async () => {
    database.set("1", lead());
    const request = (_: string, { ifAvailable }: LockOptions, work: (lock: null) => unknown): Promise<unknown> =>
      ifAvailable ? Promise.resolve(work(null)) : new Promise(() => {});
    vi.stubGlobal("navigator", { onLine: true, locks: { request } });
    const form = await open();
    expect(form.values()).toMatchObject({ city: "Pune" });
    expect(form.state()).toEqual({ status: "editing" });
    expect(posted).toEqual([]);
    form.leave();
  });
});

describe("a retry", () => {
  it("keeps the fields enabled and the message visible", async () => {
    draft(answers);
    const form = await open();
    await form.press();
    const { failure } = form.state() as { readonly failure: ShownFailure };
    let arrive: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    dispatchEvent(new Event("online"));
    await rest();
    expect(form.state()).toMatchObject({ status: "sending", failure: { message: failure.message } });
    expect(isLocked(form.state())).toBe(false);
    arrive(ACCEPTED());
    await rest();
    expect(form.state()).toMatchObject({ status: "sent", sent: { receipt: { reference: "AIPM-1" } } });
    form.leave();
  });

  it("withdraws the lead when an answer is edited", async () => {
    draft(answers);
    const form = await open();
    await form.press();
    answer = () => new Promise(() => {});
    dispatchEvent(new Event("online"));
    await rest();
    form.write("Nashik");
    await rest();
    expect(form.state().status).toBe("editing");
    expect(database.size).toBe(0);
    form.leave();
  });

  it("runs when the page is shown again", async () => {
    draft(answers);
    const form = await open();
    await form.press();
    answer = ACCEPTED;
    document.dispatchEvent(new Event("visibilitychange"));
    await rest();
    expect(form.state().status).toBe("sent");
    form.leave();
  });
});

describe("lead that another tab removed", () => {
  it.each(["sent", "withdrawn"])("shows that it was %s", async (outcome) => {
    draft(answers);
    const form = await open();
    await form.press();
    const [id = ""] = database.keys();
    database.delete(id);
    if (outcome === "sent") storeReceipt("CONTACT_US", { id, reference: "AIPM-7" }, answers);
    document.dispatchEvent(new Event("visibilitychange"));
    await rest();
    if (outcome === "sent") expect(form.state()).toMatchObject({ status: "sent", sent: { receipt: { id } } });
    else {
      expect(form.failures.at(-1)?.message).toBe("It was withdrawn on another page and was not sent.");
      expect(form.state()).toMatchObject({ status: "editing", failure: form.failures.at(-1) });
    }
    form.leave();
  });

  it("gives another tab with the same answers the same receipt", async () => {
    draft(answers);
    const [form, other] = [await open(), await open()];
    answer = ACCEPTED;
    await form.press();
    expect(other.values()).toMatchObject({ city: "Pune" });
    await other.press();
    expect(new Set(posted).size).toBe(1);
    expect(other.state()).toMatchObject({ status: "sent", sent: { receipt: { reference: "AIPM-1" } } });
    form.leave();
    other.leave();
  });
});

it("restores an answer that the edge rejected while its form was closed", async () => {
  const errors = [{ field: "formData.city", code: "required", message: "Enter a city" }];
  database.set("1", lead());
  answer = () => Response.json({ success: false, code: "validation_failed", errors }, { status: 400 });
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
  expect(elapsed).toEqual([7000]);
  now.mockRestore();
  form.leave();
});

it("does not read restored files before they are sent", async () => {
  const file = new File(["deed"], "deed.pdf", { type: "application/pdf" });
  const read = vi.spyOn(file, "stream");
  const form = await open(documents);
  form.files.restore(documents.upload!, [{ id: "1", file, original: file }]);
  expect(form.files.get()).toHaveLength(1);
  expect(read).not.toHaveBeenCalled();
  form.leave();
});

it.each([
  ["keeps the files of a waiting lead when a tab without them submits it again", [], ["f"]],
  ["drops a file of a waiting lead when a tab removed it before it submits the lead again", ["f"], []],
])("%s", async (_, removed, sent) => {
  const [first, other] = [await open(documents), await open(documents)];
  const picked = { id: "f", file: new File(["deed"], "deed.pdf", { type: "application/pdf" }) };
  await keepFile(documents.type, picked);
  first.files.list.set([picked]);
  first.write("Pune");
  await first.press();
  for (const id of removed) await forgetFiles(documents.type, [id]);
  other.write("Pune");
  await other.press();
  const waiting = (await other.sender.outbox.list()).find(({ formType }) => formType === documents.type);
  expect(waiting?.files.map(({ id }) => id)).toEqual(sent);
  first.leave();
  other.leave();
});

describe("lead that another tab has locked", () => {
  it.each([
    ["is sent when the button is pressed", true, 1],
    ["is skipped by an automatic attempt", false, 0],
  ])("%s", async (_, isAsked, posts) => {
    database.set("1", lead());
    const request = (_name: string, { ifAvailable }: LockOptions, work: (lock: null) => unknown): unknown =>
      ifAvailable ? Promise.resolve(work(null)) : new Promise(() => {});
    vi.stubGlobal("navigator", { onLine: true, locks: { request } });
    const sender = new Sender({});
    void (isAsked ? sender.send(lead()) : sender.sendAll());
    await rest();
    expect(posted).toHaveLength(posts);
  });
});

it("sends without a lock when the browser forbids locks", async () => {
  database.set("1", lead());
  const request = (): Promise<never> => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  await new Sender({}).sendAll();
  expect(posted).toHaveLength(1);
});

describe("lead with an old or future time", () => {
  it.each([
    ["is sent when the last attempt succeeds", -400 * 24 * HOUR, true],
    ["expires when the last attempt fails", -25 * HOUR, false],
    ["expires when the last attempt fails", 365 * 24 * HOUR, false],
  ])("%s: %i", async (_, age, isAccepted) => {
    database.set("1", lead({ at: Date.now() + age }));
    if (isAccepted) answer = ACCEPTED;
    const events: SenderEvent[] = [];
    const sender = new Sender({});
    sender.subscribe({ onLead: (event) => void events.push(event) });
    await sender.sendAll();
    expect(posted).toEqual(["1"]);
    expect(events.at(-1)?.type).toBe(isAccepted ? "sent" : "expired");
    expect(loadReceipt("CONTACT_US")?.reference).toBe(isAccepted ? "AIPM-1" : undefined);
    expect(database.size).toBe(0);
  });

  it.each([
    ["within the next minute waits for its time", 30_000, 0],
    ["in the next year is due at once", 365 * 24 * HOUR, 1],
  ])("a retry %s", async (_, pause, posts) => {
    const failure = { message: "no", problems: [], isUpload: false };
    database.set("1", lead());
    const sender = new Sender({});
    await sender.sendAll();
    database.set("1", lead({ status: { at: "waiting", failure, retryAt: Date.now() + pause } } as Partial<StoredLead>));
    posted = [];
    await sender.sendAll();
    expect(posted).toHaveLength(posts);
  });
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
  vi.useRealTimers();
});
