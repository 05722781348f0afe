/** What the edge refuses while its form is closed is kept for its form, under nothing that was written since. Requirement F13. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadDraft, saveDraft } from "../../../src/lead/draft.ts";
import { type OutboxEvent, runOutbox } from "../../../src/lead/outbox-runner.ts";
import type { OutgoingLead } from "../../../src/lead/outbox.ts";

const kept = new Map<string, OutgoingLead>();
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  values: async () => [...kept.values()],
  set: async (id: string, lead: OutgoingLead) => void kept.set(id, lead),
  del: async (id: string) => void kept.delete(id),
}));

const answers = { fullName: "Asha", city: "Pune" };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", {});
  const errors = [{ field: "formData.city", code: "required", message: "Enter a city" }];
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: false, code: "validation_failed", errors }, { status: 400 }),
  );
  kept.clear();
  kept.set("1", {
    id: "1",
    formType: "CONTACT_US",
    heading: "Contact us",
    path: "/contact",
    at: Date.now(),
    values: answers,
    body: { formType: "CONTACT_US" } as unknown as OutgoingLead["body"],
    meta: { honeypot: "", elapsedMs: 9000 },
    files: [],
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What becomes of the lead. */
const outcome = (): Promise<OutboxEvent["at"]> =>
  new Promise((resolve) => {
    const runner = runOutbox((event) => {
      runner.stop();
      resolve(event.at);
    });
  });

it("is its form's draft again", async () => {
  expect(await outcome()).toBe("refused");
  expect(loadDraft("CONTACT_US")).toMatchObject({ values: answers });
  expect(kept.get("1")?.problems).toMatchObject([{ field: "formData.city" }]);
});

it("leaves a draft alone that says something else", async () => {
  const later = { ...answers, city: "Nashik" };
  saveDraft("CONTACT_US", { values: later });
  expect(await outcome()).toBe("refused");
  expect(loadDraft("CONTACT_US")?.values).toEqual(later);
});
