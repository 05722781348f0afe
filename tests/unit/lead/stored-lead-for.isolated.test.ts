/** What the outbox still holds goes back into its form, unless its visitor has written something else since. Requirement F13. */
import { beforeEach, expect, it, vi } from "vitest";
import { saveDraft } from "../../../src/lead/draft.ts";
import type { OutgoingLead } from "../../../src/lead/outbox.ts";
import { storedLeadFor } from "../../../src/lead/send-stored.ts";
import { startSession } from "../../../src/lead/session.ts";

const kept: OutgoingLead[] = [];
vi.mock("idb-keyval", () => ({ createStore: () => undefined, values: async () => kept }));

const HOUR = 3_600_000;
const answers = { fullName: "Asha", city: "Pune" };
const lead = (more: Partial<OutgoingLead> = {}): OutgoingLead => ({
  id: "1",
  formType: "CONTACT_US",
  heading: "Contact us",
  path: "/contact",
  at: Date.now() - HOUR,
  values: answers,
  body: { formType: "CONTACT_US" } as unknown as OutgoingLead["body"],
  meta: { honeypot: "", elapsedMs: 9000 },
  files: [],
  ...more,
});
/** The id of what a form gets that has just been opened, with what its draft holds. */
const found = async (values: OutgoingLead["values"] = answers) => {
  const session = startSession(() => ({}), false);
  session.send({ type: "began", isDirty: false, isOwn: false });
  return (await storedLeadFor("CONTACT_US", session, { isMounted: () => true, values: () => values }))?.id;
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", {});
  kept.splice(0, kept.length, lead());
});

it("goes back into its form, with a draft that says the same, or none", async () => {
  expect(await found()).toBe("1");
  saveDraft("CONTACT_US", { values: answers });
  expect(await found()).toBe("1");
});

it("does not take the place of what was written since, when the page was left before it could be withdrawn", async () => {
  const later = { ...answers, city: "Nashik" };
  saveDraft("CONTACT_US", { values: later });
  expect(await found(later)).toBeUndefined();
});

it("does not take the place of what another tab had written before that one sent it", async () => {
  const other = { ...answers, city: "Nashik" };
  saveDraft("CONTACT_US", { values: other });
  kept.splice(0, 1, lead({ at: Date.now() + 1 }));
  expect(await found(other)).toBeUndefined();
});

it("is not of another form, and not of the day before", async () => {
  kept.splice(0, 1, lead({ formType: "BUYER_FORM" }), lead({ at: Date.now() - 25 * HOUR }));
  expect(await found()).toBeUndefined();
});
