/** A lead with its files on the way to the edge, by one tab at a time. */
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import { t } from "../i18n/t.ts";
import type { Job, LeadEvent } from "./machine.ts";
import type { OutgoingLead } from "./outbox.ts";
import { loadReceipt, type Receipt } from "./receipts.ts";
import { type Answer, type ErrorResponse, pauseBefore } from "./request.ts";
import type { FileState, PickedFile, Uploads } from "./upload.ts";

/** By what means it goes, and who hears of it. */
export interface Transport {
  readonly uploads: Uploads | undefined;
  readonly report: (id: string, state: FileState) => void;
  readonly onStage: (at: "uploading" | "sending") => void;
  readonly post: (body: Body) => Promise<Answer<Receipt>>;
}

type Delivery = { readonly ok: true; readonly data: Receipt } | (ErrorResponse & { readonly isUpload: boolean });

const LOCK_TIMEOUT_MS = 40_000;

/** The edge takes the same id once all the same: a lock only saves bytes, and its absence or a stuck tab costs nothing. */
async function withLock<T>(id: string, action: () => Promise<T>): Promise<T> {
  // Browsers have locks on secure pages alone.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return action();
  let started: Promise<T> | undefined;
  try {
    return await locks.request(`aipm-lead-${id}`, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      started = action();
      return started;
    });
  } catch {
    return started ?? action();
  }
}

/** The path of an attached file in the body, with its place in the list. */
const FILE_PATH = /^(?:formData\.)?(uploadedFileKeys|uploadedDocuments)\.(\d+)/;

/** The edge knows a file that is claimed by its key alone by its number, in any language. */
const withFileName = (message: string, place: number, name: string): string =>
  message.replace(new RegExp(`\\b${place + 1}\\b`), () => name);

/** What the edge found wrong with a file is told of that file, which is then sent anew; answers the rest. */
function withoutFiles(problems: readonly Problem[], files: readonly PickedFile[], way: Transport): readonly Problem[] {
  return problems.filter(({ field, message }) => {
    const [, list, digits = -1] = FILE_PATH.exec(field) ?? [];
    const place = Number(digits);
    const picked = files[place];
    if (!picked) return true;
    way.uploads?.forget(picked.id);
    const { name } = picked.file;
    const reason = list === "uploadedFileKeys" ? withFileName(message, place, name) : message;
    way.report(picked.id, { at: "failed", message: uploadFailedFor(name, reason) });
    return false;
  });
}

const sendWithFiles = (lead: OutgoingLead, way: Transport): Promise<Delivery> =>
  withLock(lead.id, async () => {
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
    way.onStage("sending");
    const answer = await way.post(body);
    return answer.ok ? answer : { ...answer, isUpload: false };
  });

/**
 * Sends a lead once, and tells the machine how that went. Never rejects.
 * @param job the lead, and how its earlier tries went
 */
export async function deliver(job: Job, way: Transport): Promise<LeadEvent> {
  try {
    const answer = await sendWithFiles(job.lead, way);
    if (answer.ok) return { type: "arrived", receipt: answer.data };
    const { message, problems, transient } = answer;
    const rest = withoutFiles(problems, job.lead.files, way);
    const pause = pauseBefore({ failed: job.failed + 1, since: job.since }, answer);
    return {
      type: "failed",
      isStale: problems.length > 0 && problems.every(({ code }) => code === "unknown_upload"),
      failure: {
        message,
        problems: rest,
        isUpload: answer.isUpload || rest.length < problems.length,
        isFinal: !transient,
        retryAt: pause === undefined ? undefined : Date.now() + pause,
      },
    };
  } catch (error) {
    // Nothing that is thrown on the way may leave the form waiting without a word.
    console.error(error);
    return { type: "broke", message: t(MESSAGES.submissionFailed) };
  }
}
