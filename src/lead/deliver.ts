/** Sends a lead with its files to the edge, from one tab at a time. */
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import { t } from "../i18n/t.ts";
import type { Job, LeadEvent } from "./machine.ts";
import type { OutgoingLead } from "./outbox.ts";
import { loadReceipt, type Receipt } from "./receipts.ts";
import { type RequestResult, type RequestError, pauseBefore } from "./request.ts";
import type { FileState, PickedFile, Uploads } from "./upload.ts";

/** How a lead is sent, and who is told of the progress. */
export interface Transport {
  /** Undefined where the form takes no files. */
  readonly uploads: Uploads | undefined;
  /** Called with each new state of a file, by the file's id. */
  readonly report: (id: string, state: FileState) => void;
  readonly onStage: (at: "uploading" | "sending") => void;
  readonly post: (body: Body) => Promise<RequestResult<Receipt>>;
}

type Delivery = { readonly ok: true; readonly data: Receipt } | (RequestError & { readonly isUpload: boolean });

const LOCK_TIMEOUT_MS = 40_000;

/** The edge stores an id only once, so the lock just saves bytes: without locks, or behind a stuck tab, the lead is sent anytransport. */
async function withLock<T>(id: string, action: () => Promise<T>): Promise<T> {
  // Insecure pages have no locks.
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

/** Reports each problem at its file, which is then uploaded again. @returns the problems of other fields */
function withoutFiles(
  problems: readonly Problem[],
  files: readonly PickedFile[],
  transport: Transport,
): readonly Problem[] {
  return problems.filter(({ field, code, message }) => {
    const [, list, digits = -1] = FILE_PATH.exec(field) ?? [];
    const place = Number(digits);
    const picked = files[place];
    if (!picked) return true;
    transport.uploads?.forget(picked.id, code === "unknown_upload");
    const { name } = picked.file;
    // Without its ledger the edge knows only the number of a file that is claimed by its key. The visitor reads the file's name instead.
    const number = new RegExp(`\\b${place + 1}\\b`);
    const reason =
      list === "uploadedFileKeys" && !message.includes(name) ? message.replace(number, () => name) : message;
    transport.report(picked.id, { at: "failed", message: uploadFailedFor(name, reason) });
    return false;
  });
}

const sendWithFiles = (lead: OutgoingLead, transport: Transport): Promise<Delivery> =>
  withLock(lead.id, async () => {
    const receipt = loadReceipt(lead.formType);
    if (receipt?.id === lead.id) return { ok: true, data: receipt };

    let { body } = lead;
    if (transport.uploads && lead.files.length > 0) {
      transport.onStage("uploading");
      const delivered = await transport.uploads.deliver(lead.files, transport.report);
      if (!delivered.ok) return { ...delivered, isUpload: true };
      const { uploadedDocuments, ...batch } = delivered.data;
      body = { ...body, formData: { ...body.formData, ...batch }, ...(uploadedDocuments && { uploadedDocuments }) };
    }
    transport.onStage("sending");
    const answer = await transport.post(body);
    return answer.ok ? answer : { ...answer, isUpload: false };
  });

/**
 * Sends a lead once with its files. Never rejects.
 *
 * @param job the lead, and its earlier tries
 * @param transport how it is sent
 * @returns what to tell the machine: `arrived`, `failed`, or `broke` where our own code threw
 */
export async function deliver(job: Job, transport: Transport): Promise<LeadEvent> {
  try {
    const answer = await sendWithFiles(job.lead, transport);
    if (answer.ok) return { type: "arrived", receipt: answer.data };
    const { message, problems, transient } = answer;
    const rest = withoutFiles(problems, job.lead.files, transport);
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
    // The form must not wait for ever because of an error in our own code.
    console.error(error);
    return { type: "broke", message: t(MESSAGES.submissionFailed) };
  }
}
