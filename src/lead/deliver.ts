/** A lead with its files on the way to the edge, by one tab at a time. */
import type { Body } from "../forms/payload.ts";
import type { OutgoingLead } from "./outbox.ts";
import { loadReceipt, type Receipt } from "./receipts.ts";
import type { Answer } from "./request.ts";
import type { FileState, Uploads } from "./upload.ts";

interface Way {
  readonly uploads: Uploads | undefined;
  readonly report: (id: string, state: FileState) => void;
  readonly onStage: (stage: "uploading" | "submitting") => void;
  readonly post: (body: Body) => Promise<Answer<Receipt>>;
}

/** Files are what kept it from being sent. */
export type Delivery = Answer<Receipt> | (Extract<Answer<Receipt>, { ok: false }> & { readonly isUpload: true });

const LOCK_PATIENCE_MS = 40_000;

/** The edge takes the same id once all the same: a lock only saves bytes, and its absence or a stuck tab costs nothing. */
async function alone<T>(id: string, action: () => Promise<T>): Promise<T> {
  // Browsers have locks on secure pages alone.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return action();
  let started: Promise<T> | undefined;
  try {
    return await locks.request(`aipm-lead-${id}`, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, () => {
      started = action();
      return started;
    });
  } catch {
    return started ?? action();
  }
}

export const deliver = (lead: OutgoingLead, way: Way): Promise<Delivery> =>
  alone(lead.id, async () => {
    const receipt = loadReceipt(lead.formType);
    if (receipt?.id === lead.id) return { ok: true, data: receipt };

    let { body } = lead;
    if (way.uploads && lead.files.length > 0) {
      way.onStage("uploading");
      const delivered = await way.uploads.deliver(lead.files, way.report);
      if (!delivered.ok) return { ...delivered, isUpload: true };
      const { uploadedDocuments, ...batch } = delivered.data;
      body = { ...body, formData: { ...body.formData, ...batch }, ...(uploadedDocuments && { uploadedDocuments }) };
    }
    way.onStage("submitting");
    return way.post(body);
  });
