/**
 * Sends the leads of an outbox: one sender a document, and the same in the service worker. Before each try it looks whether the
 * outbox still holds the lead; how the try ended is written there.
 */
import { MESSAGES, type Problem, uploadFailedFor } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import { currentLocale, t } from "../i18n/t.ts";
import { clearSent } from "./draft.ts";
import { forgetFiles } from "./draft-files.ts";
import { isExpired, type LeadStatus, type OutgoingLead, Outbox, type StoredLead } from "./outbox.ts";
import { loadReceipt, type Receipt, storeReceipt } from "./receipts.ts";
import { isOffline, pauseBefore, postJson, type RequestError, type RequestResult } from "./request.ts";
import { attempt } from "./storage.ts";
import { type Transfers, watchedTransfers } from "./transfer.ts";
import { type FileState, type PickedFile, Uploads } from "./upload.ts";

export type SubmitLead = (id: string, body: Body, meta: OutgoingLead["meta"]) => Promise<RequestResult<Receipt>>;

/** `POST /forms`. Never rejects. */
const postLead: SubmitLead = (submissionId, body, meta) => postJson("/forms", { ...body, submissionId, meta });

interface Sent {
  readonly receipt: Receipt;
  /** The names of the files that did not come with it, since the device could no longer read them. */
  readonly unreadable: readonly string[];
}

/** How a lead stands, as the document that sends it tells. */
export type SenderEvent =
  | { readonly at: "uploading" | "sending"; readonly lead: OutgoingLead }
  /** Its visitor has taken it out, here or in another tab. */
  | { readonly at: "gone"; readonly lead: OutgoingLead }
  /** It waited for a day. */
  | { readonly at: "expired"; readonly lead: OutgoingLead }
  /** `isFirst`: by the first try since the visitor or the network asked for it. */
  | { readonly at: "waiting" | "refused"; readonly lead: StoredLead; readonly isFirst: boolean }
  | ({ readonly at: "sent"; readonly lead: OutgoingLead } & Sent);

interface Listener {
  readonly onLead?: (event: SenderEvent) => void;
  /** Of the bytes that have gone nothing is stored. */
  readonly onFile?: (id: string, state: FileState) => void;
}

/** The tries since the visitor or the network asked for them. */
interface Series {
  failed: number;
  /** When the first began, ms since the epoch. */
  readonly since: number;
  /** Its files were uploaded again, since the edge no longer knew them. */
  isReuploaded?: boolean;
  /** What the last try would have posted, once its files had arrived. */
  whole?: object | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

interface Refusal extends RequestError {
  readonly isUpload: boolean;
  /** Those that were sent. */
  readonly files: readonly PickedFile[];
  /** What was posted. */
  readonly whole?: object;
}
type Delivery = ({ readonly ok: true } & Sent) | Refusal;

const LOCK_TIMEOUT_MS = 40_000;

/**
 * One tab at a time tries to send a lead. Where the one that tries is stuck, or was frozen by the browser, the lock is taken from it: the
 * edge stores an id only once.
 */
async function withLock<T>(id: string, action: () => Promise<T>): Promise<T> {
  // Insecure pages have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return action();
  const name = `aipm-lead-${id}`;
  let work: Promise<T> | undefined;
  const begin = (): Promise<T> => (work ??= action());
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, begin);
  } catch (error) {
    // It has begun: the lock was taken from it, or the action failed.
    if (work) return work;
    if ((error as Error).name !== "TimeoutError") return begin();
    return attempt(() => locks.request(name, { steal: true }, begin).catch(() => begin())) ?? begin();
  }
}

/** The path of an attached file in the body, with its place in the list. */
const FILE_PATH = /^(?:formData\.)?(uploadedFileKeys|uploadedDocuments)\.(\d+)/;

interface SenderOptions {
  readonly outbox?: Outbox;
  readonly post?: SubmitLead;
  readonly transfers?: Transfers;
  /** In a page, which tries again after a pause, and takes receipts. */
  readonly isPage?: boolean;
}

const EVERY_MS = 60_000;

export class Sender {
  readonly outbox: Outbox;
  readonly #post: SubmitLead;
  readonly #transfers: Transfers;
  readonly #isPage: boolean;
  readonly #series = new Map<string, Series>();
  readonly #trying = new Map<string, Promise<void>>();
  readonly #listeners = new Set<Listener>();
  /** By the id of each file: a lead that was corrected goes on with what has arrived for the one before. */
  readonly #uploads = new Map<string, Uploads>();
  /** Refusals that this document has told of. */
  readonly #told = new Set<string>();

  constructor({ outbox = new Outbox(), post = postLead, transfers = watchedTransfers, isPage = true }: SenderOptions) {
    this.outbox = outbox;
    this.#post = post;
    this.#transfers = transfers;
    this.#isPage = isPage;
  }

  /** @returns how to unsubscribe */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a lead now, and again after pauses where that may help: its visitor, or the network, asks for it. Never rejects. */
  send(lead: OutgoingLead): Promise<void> {
    clearTimeout(this.#series.get(lead.id)?.timer);
    this.#series.set(lead.id, { failed: 0, since: Date.now() });
    return this.#try(lead, true);
  }

  /** Tries all leads that nobody else is about to try, the oldest first. What a form on this page shows is left to that form. */
  async sendAll(): Promise<void> {
    for (const lead of await this.outbox.list()) {
      const { id, status } = lead;
      if (this.#trying.has(id) || this.outbox.isShown(id)) continue;
      if (status.at === "sent") {
        if (this.#isPage) await this.take(lead, status);
      } else if (isExpired(lead)) {
        // Another tab may be sending it at this moment.
        if (this.#isPage) await this.#try(lead, false);
      } else if (status.at === "refused") {
        if (!status.isClosed && !this.#told.has(id)) this.#tell({ at: "refused", lead, isFirst: false });
        this.#told.add(id);
      } else if (!this.#isPage || status.at === "queued" || (status.retryAt ?? 0) <= Date.now()) {
        this.#series.set(id, { failed: 0, since: Date.now() });
        await this.#try(lead, false);
      }
    }
  }

  /**
   * Lets the browser itself post a lead, as a page on which a person can pass what stands in the way. Without its files it is not posted: the
   * browser comes back to the form, which sends it as ever.
   */
  postAsPage({ id, path }: OutgoingLead): void {
    const form = document.createElement("form");
    form.method = "post";
    form.action = `/forms?back=${path}`;
    const whole = this.#series.get(id)?.whole;
    form.innerHTML = '<input type="hidden" name="lead">';
    (form.firstChild as HTMLInputElement).value = whole ? JSON.stringify(whole) : "";
    document.body.append(form);
    form.submit();
  }

  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #run = (): void => void this.sendAll();
  /** Sends all leads: at once, when the network returns, and every minute. */
  start(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(this.#run, EVERY_MS);
    addEventListener("online", this.#run);
    this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    removeEventListener("online", this.#run);
  }

  /** Puts the receipt in the place of draft and lead. */
  async take(lead: OutgoingLead, { receipt, unreadable = [] }: Pick<Sent, "receipt"> & Partial<Sent>): Promise<void> {
    const { id, formType, values } = lead;
    this.#forget(lead);
    this.#tell({ at: "sent", lead, receipt, unreadable });
    clearSent(formType, values);
    storeReceipt(formType, receipt, values);
    // A page that is ended here finds the lead again, and comes here again.
    await this.#forgetFiles(lead);
    await this.outbox.remove(id);
  }

  async #forgetFiles({ formType, files }: OutgoingLead): Promise<void> {
    const ids = files.map(({ id }) => id);
    if (ids.length > 0) await forgetFiles(formType, ids);
  }

  async #expire(lead: StoredLead): Promise<void> {
    await this.outbox.remove(lead.id);
    this.#tell({ at: "expired", lead });
  }

  #tell(event: SenderEvent): void {
    for (const { onLead } of this.#listeners) onLead?.(event);
  }

  #forget({ id, files }: OutgoingLead): void {
    clearTimeout(this.#series.get(id)?.timer);
    this.#series.delete(id);
    for (const file of files) this.#uploads.delete(file.id);
  }

  /** @param isAsked whether this very try was planned, and not only found to be due by a page that looks around */
  #try(lead: OutgoingLead, isAsked: boolean): Promise<void> {
    const running = this.#trying.get(lead.id);
    if (running) {
      this.#tell({ at: "sending", lead });
      return running;
    }
    // At once, so that a second press cannot send it twice.
    if (isAsked) this.#tell({ at: "sending", lead });
    const work = withLock(lead.id, () => this.#once(lead, isAsked))
      .catch((error: unknown) => {
        // The form must not wait for ever because of an error in our own code.
        console.error(error);
        return this.#fail(lead, {
          ok: false,
          kind: "server",
          message: t(MESSAGES.submissionFailed),
          problems: [],
          transient: true,
          isUpload: false,
          files: lead.files,
        });
      })
      .finally(() => this.#trying.delete(lead.id));
    this.#trying.set(lead.id, work);
    return work;
  }

  /** One try, under the lock. */
  async #once(given: OutgoingLead, isAsked: boolean): Promise<void> {
    const lead = await this.outbox.get(given.id);
    const known = loadReceipt(given.formType);
    if (known?.id === given.id) return this.take(lead ?? given, { receipt: known });
    if (!lead) return this.#gone(given);
    const { status } = lead;
    if (status.at === "sent") return this.#isPage ? this.take(lead, status) : undefined;
    if (!isAsked && isExpired(lead)) return this.#expire(lead);
    // Another tab has just tried, and will again.
    if (this.#isPage && !isAsked && status.at === "waiting" && (status.retryAt ?? 0) > Date.now()) return;
    this.#tell({ at: "sending", lead });
    const result = await this.#deliver(lead);
    if (!result) return this.#gone(given);
    if (!result.ok) return this.#fail(lead, result);
    if (this.#isPage) return this.take(lead, result);
    const { receipt, unreadable } = result;
    await this.#forgetFiles(lead);
    // The service worker has no storage for a receipt: it stays until a page takes it.
    await this.outbox.update(lead.id, { at: "sent", receipt, unreadable });
    this.#tell({ at: "sent", lead, receipt, unreadable });
  }

  /** Files, then the lead. @returns undefined where it was taken out meanwhile */
  async #deliver(lead: OutgoingLead): Promise<Delivery | undefined> {
    let { body, meta, files } = lead;
    const uploads = this.#uploadsOf(lead);
    if (uploads) {
      this.#tell({ at: "uploading", lead });
      let delivered = await uploads.deliver(files);
      // Only a form can ask for another file. Without one the answers must not wait for it.
      while (!delivered.ok && !delivered.transient && !this.outbox.isShown(lead.id)) {
        const readable = await uploads.readable(files);
        if (readable.length === files.length) break;
        files = readable;
        delivered = await uploads.deliver(files);
      }
      if (!delivered.ok) return { ...delivered, isUpload: true, files };
      if (!(await this.outbox.get(lead.id))) return undefined;
      const { uploadedDocuments, ...batch } = delivered.data;
      body = { ...body, formData: { ...body.formData, ...batch }, ...(uploadedDocuments && { uploadedDocuments }) };
      this.#tell({ at: "sending", lead });
    }
    const unreadable = lead.files.filter((one) => !files.includes(one)).map(({ file }) => file.name);
    if (unreadable.length > 0) meta = { ...meta, unreadable: unreadable.length };
    const result = await this.#post(lead.id, body, meta);
    if (result.ok) return { ok: true, receipt: result.data, unreadable };
    return { ...result, isUpload: false, files, whole: { ...body, submissionId: lead.id, meta } };
  }

  #uploadsOf({ upload, formType, files }: OutgoingLead): Uploads | undefined {
    if (!upload || files.length === 0) return undefined;
    const before = files.map(({ id }) => this.#uploads.get(id)).find(Boolean);
    const tell = (id: string, state: FileState): void => {
      for (const { onFile } of this.#listeners) onFile?.(id, state);
    };
    const uploads = before ?? new Uploads({ upload, formType }, this.#transfers, tell);
    for (const { id } of files) this.#uploads.set(id, uploads);
    return uploads;
  }

  #gone(lead: OutgoingLead): void {
    clearTimeout(this.#series.get(lead.id)?.timer);
    this.#series.delete(lead.id);
    this.#tell({ at: "gone", lead });
  }

  /** Writes why a try failed, and when the next one is. */
  async #fail(lead: OutgoingLead, result: Refusal): Promise<void> {
    const { id } = lead;
    const { message, problems, transient } = result;
    const series = this.#series.get(id) ?? { failed: 0, since: Date.now() };
    this.#series.set(id, series);
    const rest = this.#withoutFiles(lead, result);
    // An earlier try may have been stored and has claimed the files; only its answer was lost. For the new answers they are uploaded again.
    if (problems.length > 0 && problems.every(({ code }) => code === "unknown_upload") && !series.isReuploaded) {
      series.isReuploaded = true;
      return this.#once(lead, true);
    }
    series.failed += 1;
    series.whole = result.whole;
    const isUpload = result.isUpload || rest.length < problems.length;
    const isChallenge = result.isChallenge === true && series.failed > 1;
    const failure = { message, problems: rest, isUpload, isChallenge, isOffline: isOffline(result) };
    const pause = this.#isPage ? pauseBefore(series, result) : undefined;
    let status: LeadStatus;
    if (transient) {
      status = { at: "waiting", failure, retryAt: pause === undefined ? undefined : Date.now() + pause };
    } else {
      const fileErrors = this.#uploadsOf(lead)?.errors(lead.files) ?? {};
      status = { at: "refused", failure, fileErrors, locale: currentLocale() };
    }
    const isFirst = series.failed === 1;
    const stored = await this.outbox.update(id, status);
    if (!stored) return this.#gone(lead);
    if (pause !== undefined) series.timer = setTimeout(() => void this.#try(lead, true), pause);
    if (status.at === "refused") {
      this.#series.delete(id);
      this.#told.add(id);
    }
    this.#tell({ at: status.at, lead: stored, isFirst });
  }

  /** Reports each problem at its file, which is then uploaded again. @returns the problems of other fields */
  #withoutFiles(lead: OutgoingLead, { problems, files }: Refusal): readonly Problem[] {
    return problems.filter(({ field, code, message }) => {
      const [, list, digits = -1] = FILE_PATH.exec(field) ?? [];
      const place = Number(digits);
      const picked: PickedFile | undefined = files[place];
      if (!picked) return true;
      const { name } = picked.file;
      // Without its ledger the edge knows only the number of a file that is claimed by its key. The visitor reads the file's name instead.
      const number = new RegExp(`\\b${place + 1}\\b`);
      const isNumbered = list === "uploadedFileKeys" && !message.includes(name);
      const reason = isNumbered ? message.replace(number, () => name) : message;
      this.#uploadsOf(lead)?.reject(picked, uploadFailedFor(name, reason), code === "unknown_upload");
      return false;
    });
  }
}

let sender: Sender | undefined;
/** The one of this page. */
export const pageSender = (): Sender => (sender ??= new Sender({}));
