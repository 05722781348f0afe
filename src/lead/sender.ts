/**
 * Sends the leads of an outbox. Each document and the service worker have one sender each. A sender reads the outbox before
 * each attempt and writes the result back.
 */
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import { currentLocale, t } from "../i18n/t.ts";
import { askForSync } from "./background-sync.ts";
import { clearSent, isSame } from "./draft.ts";
import { inTime } from "./in-time.ts";
import {
  isExpired,
  type LeadStatus,
  type OutgoingLead,
  Outbox,
  type Sent,
  type StoredLead,
} from "./outbox.ts";
import { loadReceipt, type Receipt, storeReceipt } from "./receipts.ts";
import { type LeadMessage, LeadMessages } from "./lead-messages.ts";
import {
  isOffline,
  pauseBefore,
  postJson,
  type RequestError,
  requestError,
  type RequestResult,
  RETRY_MS,
} from "./json-request.ts";
import { report } from "./report.ts";
import { mayHoldLeads } from "./storage.ts";
import { type Send, sendWithProgress } from "./transfer.ts";
import { type FileState, nameOf, type PickedFile, Uploads } from "./upload.ts";

export type SubmitLead = (
  id: string,
  body: Body,
  meta: OutgoingLead["meta"],
) => Promise<RequestResult<Receipt>>;

/** Crockford's alphabet, as `createReference` of the edge uses it. */
const REFERENCE = /^AIPM(?:-[0-9A-HJKMNP-TV-Z]{5}){2}$/;

/** `POST /forms`. Only a receipt of this lead counts as an answer. Never rejects. */
const postLead: SubmitLead = (submissionId, body, meta) =>
  postJson<Receipt>(
    "/forms",
    { ...body, submissionId, meta },
    ({ id, reference }) => id === submissionId && REFERENCE.test(reference ?? ""),
  );

export type SenderEvent =
  | { readonly type: "sending"; readonly lead: OutgoingLead }
  /** The visitor discarded or changed the lead, here or in another tab. */
  | { readonly type: "withdrawn"; readonly lead: OutgoingLead }
  /** The lead is more than a day old, and its last attempt failed. */
  | { readonly type: "expired"; readonly lead: OutgoingLead }
  | { readonly type: "waiting" | "rejected"; readonly lead: StoredLead }
  | ({ readonly type: "sent"; readonly lead: OutgoingLead } & Sent);

interface Listener {
  readonly onLead?: (event: SenderEvent) => void;
  readonly onFile?: (id: string, state: FileState) => void;
}

/** The retries of a lead since its visitor pressed the button or the network returned. */
interface RetryState {
  failures: number;
  /** Whether the sender uploaded the files again, because the edge did not have them. */
  isReuploaded?: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

interface Failed extends RequestError {
  readonly isUpload: boolean;
  /** The files that the request named. */
  readonly files: readonly PickedFile[];
}
type Delivery = ({ readonly ok: true } & Sent) | Failed;

const LOCK_MS = 3000;

/**
 * Runs an attempt unless another document runs one for this lead. That only saves traffic, because the edge stores an id once.
 *
 * @param isAsked Whether the visitor pressed the button. The attempt then runs in any case.
 * @returns Whether the attempt ran.
 */
async function withLock(
  id: string,
  isAsked: boolean,
  attempt: () => Promise<void>,
): Promise<boolean> {
  let attempted: Promise<boolean> | undefined;
  const run = (): Promise<boolean> => (attempted ??= attempt().then(() => true));
  // Insecure pages have no locks. If storage is forbidden, a request for one rejects.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  const locked = locks.request(`aipm-lead-${id}`, { ifAvailable: true }, (lock) =>
    lock || isAsked ? run() : false,
  );
  // A browser may never answer. Later than this, `run` returns the attempt that the lock has begun.
  return inTime(LOCK_MS, locked).catch(run);
}

/** Whether the retry time has passed. A time beyond the longest pause was written by a wrong clock. */
function isDue({ status }: StoredLead): boolean {
  const pause = status.at === "waiting" ? (status.retryAt ?? 0) - Date.now() : 0;
  return pause <= 0 || pause > RETRY_MS;
}

/** The path of an attached file in the body, with its index. */
const FILE_PATH = /^(?:formData\.)?(uploadedFileKeys|uploadedDocuments)\.(\d+)/;

interface SenderOptions {
  readonly outbox?: Outbox;
  readonly post?: SubmitLead;
  readonly sendFile?: Send;
  /** A page sets timers for retries and stores receipts. The service worker does not. */
  readonly isPage?: boolean;
}

export class Sender {
  readonly outbox: Outbox;
  readonly #post: SubmitLead;
  readonly #sendFile: Send;
  readonly #isPage: boolean;
  readonly #retries = new Map<string, RetryState>();
  readonly #attempts = new Map<string, Promise<boolean>>();
  readonly #listeners = new Set<Listener>();
  /** By file id. A corrected lead reuses the uploads of its earlier version. */
  readonly #uploads = new Map<string, Uploads>();
  readonly messages = new LeadMessages();

  constructor({
    outbox = new Outbox(),
    post = postLead,
    sendFile = sendWithProgress,
    isPage = true,
  }: SenderOptions) {
    this.outbox = outbox;
    this.#post = post;
    this.#sendFile = sendFile;
    this.#isPage = isPage;
  }

  /** @returns The unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a lead after a press of the button, and retries it. Never rejects. */
  async send(lead: OutgoingLead): Promise<void> {
    this.#restartRetries(lead.id);
    await this.#attempt(lead, true);
  }

  /** Sends a lead unless another document is sending it. @returns Whether this document attempted it. */
  async sendIfFree(lead: StoredLead): Promise<boolean> {
    this.#restartRetries(lead.id);
    return this.#attempt(lead, false);
  }

  /** Sends every due lead, oldest first. @param isUrgent Treats all leads as due, because the network or the page came back. */
  async sendAll(isUrgent = false): Promise<void> {
    const leads = await this.outbox.list();
    // Another page has removed it, after it was sent or withdrawn.
    for (const kept of this.messages.kept)
      if (!this.#attempts.has(kept.id) && !leads.some(({ id }) => id === kept.id))
        await this.#resolveMissing(kept);
    for (const lead of leads) {
      const { id, status } = lead;
      if (this.#attempts.has(id)) continue;
      if (status.at === "refused") {
        if (isExpired(lead)) await this.outbox.remove(id);
        else if (!status.isClosed) this.#emit({ type: "rejected", lead });
        continue;
      }
      const isNew = isUrgent || !this.#retries.has(id);
      const isAttempted = isNew
        ? await this.sendIfFree(lead)
        : isDue(lead) && (await this.#attempt(lead, false));
      // Another page retries it.
      if (!isAttempted && status.at === "waiting") this.#emit({ type: "waiting", lead });
    }
  }

  /**
   * Sends leads every minute, when the network returns and when the page is shown again. It belongs to the document, and runs for as long
   * as that is open.
   *
   * @returns The stop function, for the sender of a form that is not the page's.
   */
  start(): () => void {
    const stopped = new AbortController();
    const { signal } = stopped;
    const send = (isUrgent: boolean): void => {
      if (this.outbox.mayHold || this.messages.kept.length > 0) void this.sendAll(isUrgent);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") send(true);
      // The visitor may close the page next. An earlier sync may already have run while it was open.
      else if (mayHoldLeads()) void askForSync();
    };
    const timer = setInterval(send, RETRY_MS, false);
    addEventListener("online", () => send(true), { signal });
    document.addEventListener("visibilitychange", onVisibility, { signal });
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }

  /** The visitor takes a lead back. */
  withdraw(id: string): void {
    this.messages.drop(id);
    void this.outbox.remove(id);
  }

  /** The visitor closes a message. A lead that waits is still sent. One that was rejected waits for its form, and no page shows it again. */
  close(message: LeadMessage): void {
    this.messages.close(message);
    const { lead } = message;
    if ("status" in lead && lead.status.at === "refused")
      void this.outbox.update(lead.id, { ...lead.status, isClosed: true });
  }

  /** Deletes the draft, stores the receipt, and deletes the outbox entry with its files. */
  async #take(lead: OutgoingLead, sent: Sent): Promise<void> {
    const { id, formType, values, files } = lead;
    this.#forget(lead);
    for (const file of files) this.#uploads.delete(file.id);
    this.#emit({ type: "sent", lead, ...sent });
    const isDraftGone = clearSent(formType, values);
    storeReceipt(formType, sent.receipt, values, sent.files);
    // Comes last. If the page closes before this line, the next page finds the lead and its receipt.
    await this.outbox.remove(id, isDraftGone ? files.map((file) => file.id) : []);
  }

  /** Handles a lead that is no longer in the outbox, because another tab sent it or its visitor withdrew it. */
  async #resolveMissing(lead: OutgoingLead): Promise<void> {
    const receipt = loadReceipt(lead.formType);
    if (receipt?.id === lead.id)
      return this.#take(lead, { receipt, files: lead.files.map(nameOf), unreadable: [] });
    this.#forget(lead);
    this.#emit({ type: "withdrawn", lead });
  }

  #emit(event: SenderEvent): void {
    this.messages.onEvent(event);
    for (const { onLead } of this.#listeners) onLead?.(event);
  }

  #restartRetries(id: string): void {
    clearTimeout(this.#retries.get(id)?.timer);
    this.#retries.set(id, { failures: 0 });
  }

  #forget({ id }: OutgoingLead): void {
    clearTimeout(this.#retries.get(id)?.timer);
    this.#retries.delete(id);
  }

  #attempt(lead: OutgoingLead, isAsked: boolean): Promise<boolean> {
    const running = this.#attempts.get(lead.id);
    // Emits at once, so that a second press cannot send the lead twice.
    if (running || isAsked) this.#emit({ type: "sending", lead });
    if (running) return running;
    const attempt = withLock(lead.id, isAsked, () =>
      this.#attemptOnce(lead, isAsked).catch((error: unknown) => this.#onBug(lead, error)),
    ).finally(() => this.#attempts.delete(lead.id));
    this.#attempts.set(lead.id, attempt);
    return attempt;
  }

  /** A bug in our code must not leave the form waiting forever. */
  async #onBug(lead: OutgoingLead, error: unknown): Promise<void> {
    console.error(error);
    const message = t(MESSAGES.submissionFailed);
    await this.#fail(lead, {
      ...requestError("server", message),
      isUpload: false,
      files: lead.files,
    });
  }

  /** Runs one attempt. */
  async #attemptOnce(listed: OutgoingLead & Partial<StoredLead>, isAsked: boolean): Promise<void> {
    const lead = await this.outbox.get(listed.id);
    if (!lead || loadReceipt(lead.formType)?.id === lead.id)
      return this.#resolveMissing(lead ?? listed);
    const { status } = lead;
    if (status.at === "sent") return this.#isPage ? this.#take(lead, status) : undefined;
    // Another document has made an attempt since the list was read.
    if (!isAsked && !isSame(status, listed.status))
      return void (status.at === "waiting" && this.#emit({ type: "waiting", lead }));
    if (!this.#isPage && isExpired(lead)) return;
    this.#emit({ type: "sending", lead });
    const result = await this.#deliver(lead);
    if (!result) return this.#resolveMissing(lead);
    if (!result.ok) return this.#fail(lead, result);
    if (this.#isPage) return this.#take(lead, result);
    const { receipt, files, unreadable } = result;
    // The service worker cannot store a receipt. The outbox holds it until a page takes it.
    await this.outbox.update(lead.id, { at: "sent", receipt, files, unreadable });
    this.#emit({ type: "sent", lead, receipt, files, unreadable });
  }

  /** Uploads the files and posts the lead. @returns `undefined` if the visitor withdrew the lead meanwhile. */
  async #deliver(lead: OutgoingLead): Promise<Delivery | undefined> {
    let { body, meta, files } = lead;
    const uploads = this.#uploadsFor(lead);
    if (uploads) {
      let delivered = await uploads.deliver(files);
      // Only an open form can ask for another file. Otherwise the answers are sent without the file.
      while (!delivered.ok && !delivered.transient && this.messages.inForm !== lead.id) {
        const readable = await uploads.filterReadable(files);
        if (readable.length === files.length) break;
        files = readable;
        delivered = await uploads.deliver(files);
      }
      if (!delivered.ok) return { ...delivered, isUpload: true, files };
      if (!(await this.outbox.get(lead.id))) return undefined;
      const { uploadedDocuments, ...batch } = delivered.data;
      body = {
        ...body,
        formData: { ...body.formData, ...batch },
        ...(uploadedDocuments && { uploadedDocuments }),
      };
    }
    const unreadable = lead.files.filter((pickedFile) => !files.includes(pickedFile)).map(nameOf);
    if (unreadable.length > 0) meta = { ...meta, unreadable: unreadable.length };
    const attempts = (this.#retries.get(lead.id)?.failures ?? 0) + 1;
    const waitedMs = Math.max(0, Date.now() - lead.at);
    const sentBy = this.#isPage ? "page" : "worker";
    const result = await this.#post(lead.id, body, { ...meta, attempts, waitedMs, sentBy });
    if (result.ok) return { ok: true, receipt: result.data, files: files.map(nameOf), unreadable };
    return { ...result, isUpload: false, files };
  }

  #uploadsFor({ upload, formType, files }: OutgoingLead): Uploads | undefined {
    if (!upload || files.length === 0) return undefined;
    const before = files.map(({ id }) => this.#uploads.get(id)).find(Boolean);
    const onFile = (id: string, state: FileState): void => {
      for (const listener of this.#listeners) listener.onFile?.(id, state);
    };
    const uploads = before ?? new Uploads({ upload, formType }, this.#sendFile, onFile);
    for (const { id } of files) this.#uploads.set(id, uploads);
    return uploads;
  }

  /** Saves the reason of a failed attempt and the time of the next one. */
  async #fail(lead: OutgoingLead, result: Failed): Promise<void> {
    const { id } = lead;
    const { message, problems, transient } = result;
    const retry = this.#retries.get(id) ?? { failures: 0 };
    this.#retries.set(id, retry);
    const otherProblems = this.#showFileProblems(lead, result);
    // An earlier attempt may have stored other answers with these files. The new answers need new uploads.
    if (
      problems.length > 0 &&
      problems.every(({ code }) => code === "unknown_upload") &&
      !retry.isReuploaded
    ) {
      retry.isReuploaded = true;
      return this.#attemptOnce(lead, true);
    }
    if (isExpired(lead)) return this.#expire(lead);
    retry.failures += 1;
    const isUpload = result.isUpload || otherProblems.length < problems.length;
    const failure = { message, problems: otherProblems, isUpload, isOffline: isOffline(result) };
    const pause = this.#isPage ? pauseBefore(retry.failures, result) : undefined;
    let status: LeadStatus;
    if (transient) {
      status = {
        at: "waiting",
        failure,
        retryAt: pause === undefined ? undefined : Date.now() + pause,
      };
    } else {
      const fileErrors = this.#uploadsFor(lead)?.errors(lead.files) ?? {};
      status = { at: "refused", failure, fileErrors, locale: currentLocale() };
    }
    const stored = await this.outbox.update(id, status);
    if (!stored) return this.#resolveMissing(lead);
    if (!transient) this.#forget(lead);
    if (pause !== undefined)
      retry.timer = setTimeout(() => void this.#attempt(stored, false), pause);
    this.#emit({ type: transient ? "waiting" : "rejected", lead: stored });
  }

  async #expire(lead: OutgoingLead): Promise<void> {
    report("expired", lead.formType);
    this.#forget(lead);
    await this.outbox.remove(lead.id);
    this.#emit({ type: "expired", lead });
  }

  /** Shows each file's problem at the file, and schedules its upload. @returns The problems of other fields. */
  #showFileProblems(lead: OutgoingLead, { problems, files }: Failed): readonly Problem[] {
    return problems.filter(({ field, code, message }) => {
      const [, list, digits = -1] = FILE_PATH.exec(field) ?? [];
      const index = Number(digits);
      const picked: PickedFile | undefined = files[index];
      if (!picked) return true;
      const { name } = picked.file;
      // The edge may name a file by its number only. Show the file's name instead.
      const number = new RegExp(`\\b${index + 1}\\b`);
      const isNumbered = list === "uploadedFileKeys" && !message.includes(name);
      const reason = isNumbered ? message.replace(number, () => name) : message;
      this.#uploadsFor(lead)?.reject(
        picked,
        uploadFailedFor(name, reason),
        code === "unknown_upload",
      );
      return false;
    });
  }
}

let sender: Sender | undefined;
/** Returns the sender of this page. */
export const pageSender = (): Sender => (sender ??= new Sender({}));
