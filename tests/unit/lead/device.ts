/** Leads in a fake outbox database, and a fake edge. A test file mocks "idb-keyval" (fake-idb.ts). */
import { vi } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { initialValues as initialOf, toPayload } from "../../../src/forms/payload.ts";
import type { Failure, StoredLead } from "../../../src/lead/outbox.ts";
import { STORED_VERSION } from "../../../src/lead/storage.ts";
import { resetDatabases, table } from "./fake-idb.ts";

type LeadRow = Omit<StoredLead, "files"> & {
  readonly fileIds: readonly string[];
  readonly version: number;
};

/** The rows of leads. Files have rows of their own. */
export const database = table as Map<string, LeadRow>;

export const HOUR = 3_600_000;
export const initialValues = initialOf(contact);
export const answers = {
  ...initialValues,
  fullName: "Asha",
  phoneNumber: "9876543210",
  city: "Pune",
};
/** Why a lead waits or was rejected. */
export const failure: Failure = { message: "no", problems: [], isUpload: false };
export const lead = (more: Partial<StoredLead> = {}): StoredLead => ({
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
  ...more,
});
/** A stored lead without files. */
export function row(more: Partial<StoredLead> = {}): LeadRow {
  const { files: _, ...stored } = lead(more);
  return { ...stored, fileIds: [], version: STORED_VERSION };
}

type Answer = () => Response | Promise<Response>;
const unavailable: Answer = () => Response.json({}, { status: 503 });

/** The posted leads, and the answer to the next one. */
export const edge = {
  /** Ids in the order of their posts. */
  posted: [] as string[],
  /** `elapsedMs` of each post. */
  elapsed: [] as number[],
  metas: [] as object[],
  answer: unavailable,
};
export const REFERENCE = "AIPM-7K2M9-QAAAA";
export const accept = (): Response =>
  Response.json({ success: true, data: { id: edge.posted.at(-1), reference: REFERENCE } });

/** Waits until the sender has settled. */
export const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

/** Makes all locks belong to another tab. */
export function lockElsewhere(): void {
  const request = (
    _: string,
    { ifAvailable }: LockOptions,
    work: (lock: null) => unknown,
  ): Promise<unknown> => (ifAvailable ? Promise.resolve(work(null)) : new Promise(() => {}));
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
}

/** Empties the databases. The edge answers 503. */
export function resetDevice(): void {
  resetDatabases();
  Object.assign(edge, { posted: [], elapsed: [], metas: [], answer: unavailable });
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { submissionId, meta } = JSON.parse(String(init.body)) as {
      readonly submissionId: string;
      readonly meta: {
        readonly elapsedMs: number;
        readonly attempts: number;
        readonly waitedMs: number;
      };
    };
    edge.posted.push(submissionId);
    edge.elapsed.push(meta.elapsedMs);
    edge.metas.push(meta);
    return edge.answer();
  });
}
