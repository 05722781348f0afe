/** Messages about the leads of the outbox, on pages and in forms. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import { messages } from "../../../../src/i18n/messages.hi.ts";
import { setLocale } from "../../../../src/i18n/t.ts";
import type { StoredLead } from "../../../../src/lead/outbox.ts";
import { storeReceipt } from "../../../../src/lead/receipts.ts";
import { pageSender } from "../../../../src/lead/sender.ts";
import { markFilled } from "../../../../src/lead/storage.ts";
import { OutboxMessages } from "../../../../src/ui/forms/outbox-messages.tsx";
import { accept, database, edge, HOUR, REFERENCE, resetDevice, row } from "../../lead/device.ts";
import { press, show } from "./harness.tsx";

vi.mock("idb-keyval", async () => (await import("../../lead/fake-idb.ts")).fakeIdbKeyval);

const stops: (() => void)[] = [];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Draws the messages of a page, whose sender has started before. */
function draw(): void {
  stops.push(pageSender().start());
  render(<OutboxMessages />);
  void pageSender().sendAll();
}
/** Opens a page of a device that stores a lead. */
async function openPage(more: Partial<StoredLead> = {}, ms = 30_000): Promise<void> {
  const stored = row(more);
  database.set(stored.id, stored);
  markFilled();
  draw();
  await pass(ms);
}

beforeEach(() => {
  resetDevice();
  vi.useFakeTimers();
});
afterEach(() => {
  setLocale();
  for (const stop of stops.splice(0)) stop();
  for (const { lead } of pageSender().messages.list.get()) pageSender().messages.drop(lead.id);
});

it.each([
  [
    "en",
    "Your reference is AIPM-7K2M9Q. This device could no longer read some files, so they were not sent: a.pdf, b.jpg.",
  ],
  [
    "hi",
    "आपका रेफ़रेंस AIPM-7K2M9Q है। आपका फ़ोन या कंप्यूटर कुछ फ़ाइलें पढ़ नहीं सका, इसलिए वे नहीं भेजी गईं: a.pdf, b.jpg।",
  ],
] as const)(
  "names the files that were left out, next to the reference: %s",
  async (locale, message) => {
    if (locale === "hi") setLocale({ locale, messages });
    const receipt = { id: "1", reference: "AIPM-7K2M9Q" };
    await openPage(
      { status: { at: "sent", receipt, files: [], unreadable: ["a.pdf", "b.jpg"] } },
      100,
    );
    expect(screen.getByRole("status").textContent).toContain(message);
    expect(database.size).toBe(0);
  },
);

it.each(["on this page", "on the next one"])(
  "stays closed after a rejected lead, %s",
  async (where) => {
    const problems = [
      { field: "formData.city", control: "city", code: "required", message: "Enter a city" },
    ] as const;
    const failure = { message: "", problems, isUpload: false };
    // The page remembers by its id that the message was closed.
    await openPage(
      { id: where, status: { at: "refused", failure, fileErrors: {}, locale: "en" } },
      100,
    );
    press("Close");
    await pass(100);
    if (where === "on the next one") {
      cleanup();
      draw();
    }
    await pass(61_000);
    expect(screen.queryByText("Close")).toBeNull();
    expect(database.size).toBe(1);
  },
);

it.each([
  [true, "You can send it now"],
  [false, "when you are back online"],
])("explains the next step of a waiting lead (online: %s)", async (isOnline, message) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // A response proves that the browser is online.
  if (!isOnline) vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await openPage();
  const waiting = document.querySelector("[data-outbox=waiting]")!;
  expect(waiting.textContent).toMatch(/“Contact us” is kept on this device until \w+, \d/);
  expect(waiting.textContent).toContain(message);
  expect([...waiting.querySelectorAll("a")].map(({ href }) => href.split(":")[0])).toEqual([
    "tel",
    "https",
    "http",
  ]);
  await show(contact);
  await pass(30_000);
  const note = screen.getByText(/“Contact us” is kept on this device until/);
  expect(note.closest("form")).not.toBeNull();
  expect(note.parentElement!.textContent).toContain(message);
  // Only the form shows it.
  expect(document.querySelector("[data-outbox]")).toBeNull();
});

it("keeps a waiting lead when its message is closed, and reports its success", async () => {
  await openPage();
  expect(document.querySelector("[data-outbox=waiting]")).not.toBeNull();
  press("Close");
  await pass(10 * 60_000);
  expect(document.querySelector("[data-outbox]")).toBeNull();
  expect(database.size).toBe(1);
  edge.answer = accept;
  await pass(HOUR);
  expect(screen.getByRole("status").textContent).toContain(`Your reference is ${REFERENCE}`);
});

it.each([
  ["shows the receipt", true],
  ["drops the message", false],
])("%s once another page has removed a waiting lead", async (_, isSent) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const id = isSent ? "sent elsewhere" : "withdrawn elsewhere";
  await openPage({ id });
  expect(document.querySelector("[data-outbox=waiting]")).not.toBeNull();
  database.clear();
  if (isSent) storeReceipt("CONTACT_US", { id, reference: REFERENCE }, {});
  await pass(61_000);
  expect(document.querySelector("[data-outbox=waiting]")).toBeNull();
  expect(document.querySelector("[data-outbox=sent]")?.textContent.includes(REFERENCE)).toBe(
    isSent || undefined,
  );
});

it("sends nothing with “Send now” when another page has discarded the lead", async () => {
  await openPage({ id: "discarded elsewhere" });
  const sent = edge.posted.length;
  edge.answer = accept;
  database.clear();
  press("Send now");
  await pass(100);
  expect(edge.posted).toHaveLength(sent);
  expect(document.querySelector("[data-outbox]")).toBeNull();
});

it("reports that a lead expired when the last attempt failed", async () => {
  await openPage({ at: Date.now() - 25 * HOUR });
  expect(screen.getByRole("status").textContent).toContain("could not be sent within a day");
  expect(database.size).toBe(0);
});

it("shows the result of a lead that was sent before the code of its message had loaded", async () => {
  database.set("1", row());
  edge.answer = accept;
  await pageSender().sendAll();
  render(<OutboxMessages />);
  expect(screen.getByRole("status").textContent).toContain(`Your reference is ${REFERENCE}`);
});
