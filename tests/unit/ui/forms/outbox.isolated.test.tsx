/** Messages about the leads of the outbox, on pages and in forms. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { toPayload } from "../../../../src/forms/payload.ts";
import { messages } from "../../../../src/i18n/messages.hi.ts";
import { setLocale } from "../../../../src/i18n/t.ts";
import { Intent } from "../../../../src/lead/intent.ts";
import type { LeadStatus, StoredLead } from "../../../../src/lead/outbox.ts";
import { STORED_VERSION } from "../../../../src/lead/storage.ts";
import { OutboxMessages } from "../../../../src/ui/forms/outbox-messages.tsx";
import { formPath, person, show } from "./harness.tsx";

const database = new Map<string, StoredLead & { readonly version: number }>();
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: async (id: string) => database.get(id),
  values: async () => [...database.values()],
  set: async (id: string, lead: never) => void database.set(id, lead),
  del: async (id: string) => void database.delete(id),
  update: async (id: string, next: (lead: unknown) => never) => void database.set(id, next(database.get(id))),
}));

/** The city of each lead that came to the edge, by its id. */
const stored = new Map<string, unknown>();
let answer: () => Response = () => Response.json({}, { status: 503 });

/** A lead of an earlier visit, with its intent. */
function keep(status: LeadStatus = { at: "queued" }, time = Date.now()): void {
  const values = { ...person, countryCode: "+91", city: "Pune", email: "", notes: "" };
  const body = toPayload(contact, values);
  const intent = new Intent("CONTACT_US");
  intent.save();
  const lead = { id: intent.idFor(body), values, body, files: [], at: time, path: formPath(contact) };
  const meta = { honeypot: "", elapsedMs: 9000 };
  const about = { formType: "CONTACT_US", heading: "Contact us", version: STORED_VERSION };
  database.set(lead.id, { ...lead, ...about, meta, status });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  database.clear();
  stored.clear();
  vi.stubGlobal("indexedDB", {});
  vi.useFakeTimers();
  answer = () => Response.json({}, { status: 503 });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { submissionId: string; formData: { city?: string } };
    const response = answer();
    if (response.ok) stored.set(body.submissionId, body.formData.city);
    return response;
  });
});
afterEach(() => {
  cleanup();
  setLocale();
  vi.useRealTimers();
});
it.each([
  [
    "en",
    "Your reference is AIPM-7K2M9Q. This device could no longer read some files, so they were not sent: a.pdf, b.jpg.",
  ],
  ["hi", "आपका रेफ़रेंस AIPM-7K2M9Q है। आपका फ़ोन या कंप्यूटर कुछ फ़ाइलें पढ़ नहीं सका, इसलिए वे नहीं भेजी गईं: a.pdf, b.jpg।"],
] as const)("names the files that were left out, next to the reference: %s", async (locale, message) => {
  if (locale === "hi") setLocale({ locale, messages });
  keep({ at: "sent", receipt: { id: "1", reference: "AIPM-7K2M9Q" }, unreadable: ["a.pdf", "b.jpg"] });
  render(<OutboxMessages />);
  await pass(100);
  expect(screen.getByRole("status").textContent).toContain(message);
  expect(database.size).toBe(0);
});

it.each(["on this page", "on the next one"])("stays closed after a rejected lead, %s", async (where) => {
  const problems = [{ field: "formData.city", code: "required", message: "Enter a city" }] as const;
  keep({ at: "refused", failure: { message: "", problems, isUpload: false }, fileErrors: {}, locale: "en" });
  render(<OutboxMessages />);
  await pass(100);
  fireEvent.click(screen.getByText("Close"));
  await pass(100);
  if (where === "on the next one") {
    cleanup();
    render(<OutboxMessages />);
  }
  await pass(61_000);
  expect(screen.queryByText("Close")).toBeNull();
  expect(database.size).toBe(1);
});

it.each([
  [true, "You can send it now", "You can send it now"],
  [false, "when you are back online", "when you are back online"],
])("explains the next step of a waiting lead (online: %s)", async (isOnline, message, inForm) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // A response proves that the browser is online.
  if (!isOnline) vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  keep();
  render(<OutboxMessages />);
  await pass(30_000);
  const waiting = document.querySelector("[data-outbox=waiting]")!;
  expect(waiting.textContent).toMatch(/“Contact us” is kept on this device until \w+, \d/);
  expect(waiting.textContent).toContain(message);
  expect([...waiting.querySelectorAll("a")].map(({ href }) => href.split(":")[0])).toEqual(["tel", "https", "http"]);
  await show(contact);
  await pass(30_000);
  const note = screen.getByText(/“Contact us” is kept on this device until/);
  expect(note.closest("form")).not.toBeNull();
  expect(note.parentElement!.textContent).toContain(inForm);
  // Only the form shows it.
  expect(document.querySelector("[data-outbox]")).toBeNull();
  vi.restoreAllMocks();
});

it("keeps a waiting lead when its message is closed, and reports its success", async () => {
  keep();
  render(<OutboxMessages />);
  await pass(30_000);
  expect(document.querySelector("[data-outbox=waiting]")).not.toBeNull();
  fireEvent.click(screen.getByText("Close"));
  await pass(10 * 60_000);
  expect(document.querySelector("[data-outbox]")).toBeNull();
  expect(database.size).toBe(1);
  answer = () => Response.json({ success: true, data: { id: "1", reference: "AIPM-7K2M9Q" } });
  await pass(60 * 60_000);
  expect(screen.getByRole("status").textContent).toContain("Your reference is AIPM-7K2M9Q");
});

it("reports that a lead expired when the last attempt failed", async () => {
  keep({ at: "queued" }, Date.now() - 25 * 60 * 60_000);
  render(<OutboxMessages />);
  await pass(30_000);
  expect(screen.getByRole("status").textContent).toContain("could not be sent within a day");
  expect(database.size).toBe(0);
});
