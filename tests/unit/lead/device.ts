/** Leads in a fake outbox database, and a fake edge. A test file mocks "idb-keyval" with `fakeIdbKeyval`. */
import { vi } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { initialValues as initialOf, toPayload } from "../../../src/forms/payload.ts";
import type { OutgoingLead, StoredLead } from "../../../src/lead/outbox.ts";
import { STORED_VERSION } from "../../../src/lead/storage.ts";

export const database = new Map<string, StoredLead>();
export const fakeIdbKeyval = {
  createStore: () => undefined,
  get: async (id: string) => database.get(id),
  values: async () => [...database.values()],
  set: async (id: string, lead: StoredLead) => void database.set(id, lead),
  del: async (id: string) => void database.delete(id),
  update: async (id: string, next: (lead: StoredLead | undefined) => StoredLead) =>
    void database.set(id, next(database.get(id))),
};

export const HOUR = 3_600_000;
export const initialValues = initialOf(contact);
export const answers = { ...initialValues, fullName: "Asha", phoneNumber: "9876543210", city: "Pune" };
export const lead = (more: Partial<OutgoingLead> = {}): StoredLead & { readonly version: number } => ({
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

type Answer = () => Response | Promise<Response>;
const unavailable: Answer = () => Response.json({}, { status: 503 });

/** The posted leads, and the answer to the next one. */
export const edge = {
  /** Ids in the order of their posts. */
  posted: [] as string[],
  /** `elapsedMs` of each post. */
  elapsed: [] as number[],
  answer: unavailable,
};
export const accept = (): Response => Response.json({ data: { id: edge.posted.at(-1), reference: "AIPM-1" } });

/** Waits until the sender has settled. */
export const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

/** Makes all locks belong to another tab. */
export function lockElsewhere(): void {
  const request = (_: string, { ifAvailable }: LockOptions, work: (lock: null) => unknown): Promise<unknown> =>
    ifAvailable ? Promise.resolve(work(null)) : new Promise(() => {});
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
}

/** Empties the device. The edge answers 503. */
export function resetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  database.clear();
  Object.assign(edge, { posted: [], elapsed: [], answer: unavailable });
  vi.unstubAllGlobals();
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { submissionId, meta } = JSON.parse(String(init.body)) as {
      readonly submissionId: string;
      readonly meta: { readonly elapsedMs: number };
    };
    edge.posted.push(submissionId);
    edge.elapsed.push(meta.elapsedMs);
    return edge.answer();
  });
}
