/** A form and the outbox: what is given back to it, and what stays one lead. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import type { FormValues } from "../../../src/forms/fields.ts";
import { MESSAGES } from "../../../src/forms/messages.ts";
import { initialValues as initialOf, toPayload } from "../../../src/forms/payload.ts";
import { loadDraft, saveDraft, withChanges } from "../../../src/lead/draft.ts";
import { type FormPage, FormSession, parentsIn } from "../../../src/lead/form-session.ts";
import { Intent } from "../../../src/lead/intent.ts";
import { Outbox, type OutgoingLead, type StoredLead } from "../../../src/lead/outbox.ts";
import { storeReceipt } from "../../../src/lead/receipts.ts";
import { STORED_VERSION } from "../../../src/lead/storage.ts";
import { Sender } from "../../../src/lead/sender.ts";
import type { PickedFile } from "../../../src/lead/upload.ts";

const kept = new Map<string, StoredLead>();
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  values: async () => [...kept.values()],
  set: async (id: string, lead: StoredLead) => void kept.set(id, lead),
  del: async (id: string) => void kept.delete(id),
  update: async (id: string, next: (lead: StoredLead | undefined) => StoredLead) =>
    void kept.set(id, next(kept.get(id))),
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

/** What a visitor who reloads finds. */
const drafted = (): FormValues =>
  Object.fromEntries(Object.entries(loadDraft("CONTACT_US")).map(([name, { value }]) => [name, value]));
const draft = (values: FormValues): void =>
  void saveDraft("CONTACT_US", withChanges(parentsIn(contact), {}, values, initialValues));

/** The ids of what was posted. */
let posted: string[] = [];
let answer: () => Response = () => Response.json({}, { status: 503 });
const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

/** A form that is opened where storage holds what it holds. */
async function open() {
  const stored = drafted();
  let values: FormValues = { ...initialValues, ...stored };
  let picked: readonly PickedFile[] = [];
  const page: FormPage = {
    values: () => values,
    files: () => picked,
    whenReady: async () => [],
    context: () => ({ honeypot: "", elapsedMs: 9000 }),
    prefetch: () => {},
    fillIn: (found) => (values = found.values),
    restoreFiles: async () => {},
    startOver: () => (values = initialValues),
    showProblems: () => {},
    showFile: () => {},
    onFailure: () => {},
    onSent: () => page.startOver(),
  };
  const session = new FormSession(contact, new Sender({}), () => page);
  session.begin({ pageValues: initialValues, values, restored: Object.keys(stored).length > 0, typed: false });
  const leave = session.mount();
  const press = async (): Promise<void> => {
    session.press();
    await session.submit(values);
    await rest();
  };
  const write = (city: string, more: Partial<FormValues> = {}): void => {
    values = { ...values, city, ...more } as FormValues;
    session.edited();
  };
  const pick = (...files: readonly File[]): void => {
    picked = files.map((file) => ({ id: file.name, file }));
  };
  await rest();
  return { session, leave, press, write, pick, values: () => values };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  kept.clear();
  posted = [];
  answer = () => Response.json({}, { status: 503 });
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    posted.push((JSON.parse(String(init.body)) as { submissionId: string }).submissionId);
    return answer();
  });
});

it("says so where something throws while it is sent, keeps every answer, and can be sent again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = vi.spyOn(Outbox.prototype, "put").mockRejectedValueOnce(new TypeError("gone"));
  draft(answers);
  const form = await open();
  await form.press();
  expect(form.session.state.get()).toMatchObject({
    status: "editing",
    failure: { message: MESSAGES.submissionFailed },
  });
  expect(form.values()).toMatchObject({ city: "Pune" });
  await form.press();
  expect(posted).toHaveLength(1);
  broken.mockRestore();
  form.leave();
});

describe("what the outbox holds", () => {
  it("goes back into its form, with a draft that says the same, or none", async () => {
    kept.set("1", lead());
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

  it("is not of another form, and not of the day before", async () => {
    kept.set("1", lead({ formType: "BUYER_FORM" }));
    kept.set("2", lead({ id: "2", at: Date.now() - 25 * HOUR }));
    const form = await open();
    expect(form.values()).toEqual(initialValues);
    form.leave();
  });

  it("is pressed again as the lead that it was, on a page that knows the receipt of another", async () => {
    storeReceipt("CONTACT_US", { id: "other", reference: "AIPM-2" });
    kept.set("1", lead());
    const form = await open();
    expect(form.session.state.get().status).toBe("waiting");
    await form.press();
    expect(posted).toEqual(["1", "1"]);
    form.leave();
  });
});

it("a receipt of these answers leaves a form alone in which a file was picked", async () => {
  const intent = new Intent("CONTACT_US");
  intent.keep();
  const form = await open();
  form.write("Nashik");
  const receipt = { id: intent.idFor(toPayload(contact, form.values())), reference: "AIPM-2" };
  form.pick(new File(["deed"], "deed.txt"));
  storeReceipt("CONTACT_US", receipt);
  expect(form.values()).toMatchObject({ city: "Nashik" });
  // Without one the same receipt empties it.
  intent.keep();
  form.pick();
  storeReceipt("CONTACT_US", receipt);
  expect(form.session.state.get()).toEqual({ status: "sentElsewhere" });
  form.leave();
});

it("what waits is shown no more once another tab has taken it out", async () => {
  const form = await open();
  form.write("Pune");
  await form.press();
  expect(form.session.state.get().status).toBe("waiting");
  const others = new Sender({});
  await others.outbox.remove([...kept.keys()][0]!);
  await vi.waitFor(() => expect(form.session.state.get()).toEqual({ status: "editing" }));
  form.leave();
});

describe("what the edge refuses while its form is closed", () => {
  const errors = [{ field: "formData.city", code: "required", message: "Enter a city" }];
  beforeEach(() => {
    kept.set("1", lead());
    answer = () => Response.json({ success: false, code: "validation_failed", errors }, { status: 400 });
  });

  it("is its form's draft again, which has it from then on", async () => {
    await new Sender({}).sendAll();
    expect(kept.get("1")?.status).toMatchObject({ at: "refused", failure: { problems: errors } });
    (await open()).leave();
    expect(drafted()).toEqual({ fullName: "Asha", phoneNumber: "9876543210", city: "Pune" });
    expect(kept.size).toBe(0);
  });
});

it("the lock of a tab that is stuck is taken from it after a while", async () => {
  kept.set("1", lead());
  const asked: boolean[] = [];
  const request = (_: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => unknown) => {
    asked.push(options.steal === true);
    return options.steal ? Promise.resolve(work()) : Promise.reject(options.signal?.reason as Error);
  };
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  const late = new DOMException("late", "TimeoutError");
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(late));
  await new Sender({}).sendAll();
  expect(asked).toEqual([false, true]);
  expect(posted).toEqual(["1"]);
  timeout.mockRestore();
  vi.unstubAllGlobals();
});

it("a lead whose day ends while another tab sends it is not called expired", async () => {
  const begun = Date.now();
  const now = vi.spyOn(Date, "now").mockReturnValue(begun);
  kept.set("1", lead({ at: begun - 24 * HOUR + 50 }));
  // One at a time, over all tabs.
  let before: Promise<unknown> = Promise.resolve();
  const request = (_: string, _options: object, work: () => Promise<unknown>) => (before = before.then(work));
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal("fetch", async () => {
    await arrived;
    return Response.json({ data: { id: "1", reference: "AIPM-1" } });
  });
  const [sender, other] = [new Sender({}), new Sender({})];
  const told: string[] = [];
  for (const one of [sender, other]) one.subscribe({ onLead: ({ at }) => void told.push(at) });
  const sending = sender.sendAll();
  await vi.waitFor(() => expect(told).toContain("sending"));
  now.mockReturnValue(begun + 100);
  const looking = other.sendAll();
  arrive();
  await Promise.all([sending, looking]);
  expect(told).toContain("sent");
  expect(told).not.toContain("expired");
  vi.unstubAllGlobals();
  now.mockRestore();
});

describe("two tabs that type in one form at once", () => {
  afterEach(() => void vi.useRealTimers());

  it("keep the newer text of each field, whichever tab saves last", async () => {
    const [one, other] = [await open(), await open()];
    vi.useFakeTimers();
    one.write("Pune", { fullName: "Asha" });
    vi.advanceTimersByTime(100);
    other.write("Nashik");
    // It saves at once, and the first tab after it.
    other.leave();
    vi.advanceTimersByTime(1000);
    expect(drafted()).toEqual({ city: "Nashik", fullName: "Asha" });
    one.write("Pune", { notes: "Ring twice" });
    vi.advanceTimersByTime(1000);
    expect(drafted()).toEqual({ city: "Nashik", fullName: "Asha", notes: "Ring twice" });
    one.write("Karjat");
    one.leave();
    expect(drafted()).toEqual({ city: "Karjat", fullName: "Asha", notes: "Ring twice" });
  });

  it("keep what was emptied empty", async () => {
    draft({ ...initialValues, city: "Pune", notes: "Ring twice" });
    const [one, other] = [await open(), await open()];
    vi.useFakeTimers();
    other.write("");
    vi.advanceTimersByTime(1000);
    one.write("Pune", { notes: "Ring once" });
    vi.advanceTimersByTime(1000);
    expect(drafted()).toEqual({ city: "", notes: "Ring once" });
    one.leave();
    other.leave();
  });
});
