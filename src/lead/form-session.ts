/** State machine of one form: saves the draft, submits the lead and follows its delivery. Independent of React. */
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import { MESSAGES, messageOfStatus } from "../forms/messages.ts";
import { toPayload } from "../forms/payload.ts";
import { currentLocale, t } from "../i18n/t.ts";
import { clearDraft, type Draft, hasDraft, isOther, isSame, loadDraft, saveDraft, withChanges } from "./draft.ts";
import { forgetFiles, loadFiles } from "./draft-files.ts";
import type { FormFiles } from "./form-files.ts";
import { Intent } from "./intent.ts";
import { makeLead } from "./make-lead.ts";
import { type Failure, isExpired, type OutgoingLead, type StoredLead, type SubmissionContext } from "./outbox.ts";
import { loadReceipt, type Receipt, type StoredReceipt } from "./receipts.ts";
import type { Sender, SenderEvent } from "./sender.ts";
import { LIFE_MS, mayHoldLeads } from "./storage.ts";
import { Store } from "./store.ts";
import type { PickedFile } from "./upload.ts";

/** Why the lead was not sent, as the form shows it. */
export interface ShownFailure extends Failure {
  /** The same lead would be rejected again. */
  readonly isFinal: boolean;
  /** The device keeps and retries it until then, ms since the epoch. */
  readonly expiresAt?: number | undefined;
  /** The time of the next attempt, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

export interface SentLead {
  readonly receipt: Receipt;
  readonly values: FormValues;
}

/** Events that the page of a form handles. */
export type FormEvent =
  | ({ readonly type: "sent" } & SentLead)
  /** `isNew`: the visitor has not read it on an earlier visit. */
  | { readonly type: "failed"; readonly failure: ShownFailure; readonly isNew: boolean }
  /** The outbox had a lead of this form. Its answers go back into the form. */
  | { readonly type: "restored"; readonly values: FormValues };

/**
 *                  edited                 submitted            answered
 *   idle ────────────────────► editing ─────────────► sending ──────► sent
 *                                 ▲                      │   ▲
 *                                 │ edited, discarded    │   │ retried
 *                                 ├─────── waiting ◄─────┤───┘
 *                                 └────── rejected ◄─────┘
 */
export type FormState =
  /** Untouched since load. Restored answers are already saved. */
  | { readonly status: "idle" }
  | { readonly status: "editing"; readonly failure?: ShownFailure }
  /** The answers of the last lead stay in the form. */
  | { readonly status: "editing"; readonly sent: SentLead }
  /** A retry still shows why the attempt before it failed. */
  | { readonly status: "sending"; readonly failure?: ShownFailure }
  | { readonly status: "waiting" | "rejected"; readonly failure: ShownFailure }
  | { readonly status: "sent"; readonly sent: SentLead };

export const isBusy = ({ status }: FormState): boolean => status === "sending";

/** A retry leaves the fields open: an edit withdraws the lead. */
export const isLocked = (state: FormState): boolean => isBusy(state) && !("failure" in state);

export interface StartValues {
  /** The values of the page and its link, without a draft. */
  readonly pageValues: FormValues;
  readonly values: FormValues;
  /** Some came from the draft. */
  readonly hasDraftValues: boolean;
  /** Some were typed before React was ready. */
  readonly hasTypedValues: boolean;
}

const SAVE_PAUSE_MS = 400;

export class FormSession {
  readonly #form: AnyForm;
  readonly #sender: Sender;
  readonly #files: FormFiles;
  readonly #intent: Intent;
  readonly state = new Store<FormState>({ status: "idle" });
  /** A receipt of this form that is not the receipt of its present answers. */
  readonly earlierReceipt = new Store<StoredReceipt | undefined>(undefined);
  #onEvent: ((event: FormEvent) => void) | undefined;
  #isMounted = false;
  /** The id of the lead with these answers, if the outbox has it or may have it. */
  #id: string | undefined;
  /** The lead of a restored draft may be in the outbox, until that was read. A lead that another tab submits later is not ours. */
  #mayBeInOutbox = false;
  /** The values of the page and its link, without a draft. */
  pageValues: FormValues = {};
  #values: FormValues = {};
  #draft: Draft = {};
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves once saved answers and files are restored. */
  #restored: Promise<void> | undefined;

  constructor(form: AnyForm, sender: Sender, files: FormFiles) {
    this.#form = form;
    this.#sender = sender;
    this.#files = files;
    this.#intent = new Intent(form.type);
  }

  get #state(): FormState {
    return this.state.get();
  }

  #set(state: FormState): void {
    this.state.set(state);
    this.#claim();
  }

  /** Reports to the sender which lead the form of this page shows. */
  #claim(): void {
    if (this.#isMounted) this.#sender.inForm.set(this.#shownId);
  }

  /** The id of the lead that this form follows. */
  get #shownId(): string | undefined {
    const state = this.#state;
    if (state.status === "sent") return state.sent.receipt.id;
    return this.#followsLead ? this.#id : undefined;
  }

  get #followsLead(): boolean {
    return isBusy(this.#state) || this.#state.status === "waiting";
  }

  #idFor(values: FormValues): string {
    return this.#intent.idFor(toPayload(this.#form, values));
  }

  /** Starts the form. Called once. */
  begin({ pageValues, values, hasDraftValues, hasTypedValues }: StartValues): void {
    const { type } = this.#form;
    this.pageValues = pageValues;
    this.#values = values;
    this.#draft = loadDraft(type);
    if (hasDraftValues) {
      // The draft stays one lead, tomorrow and in other tabs.
      this.#intent.save();
      this.#id = this.#idFor(values);
      this.#mayBeInOutbox = mayHoldLeads();
    }
    this.earlierReceipt.set(loadReceipt(type));
    if (hasTypedValues) this.#set({ status: "editing" });
  }

  /** Restores and sends the lead of this form that is in the outbox. @returns The function to call when the page is left. */
  mount(onEvent: (event: FormEvent) => void): () => void {
    this.#onEvent = onEvent;
    this.#isMounted = true;
    const mounted = new AbortController();
    const { signal } = mounted;
    this.#claim();
    const stops = [
      this.#sender.subscribe({ onLead: this.#onSenderEvent, onFile: this.#files.showState }),
      this.#sender.outbox.watch(() => void this.#refreshStatus()),
    ];
    const leave = (): void => {
      // A clock may have been set right since the last save. The draft must not look a day old.
      if (hasDraft(this.#form.type)) this.#saveSoon();
      this.saveDraft();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", onVisibility, { signal });
    addEventListener("pagehide", leave, { signal });
    // The back button may lead to this same page, which is drawn before this component is removed.
    addEventListener("popstate", leave, { signal });
    if (this.#state.status !== "idle") this.#saveSoon();
    this.#restored = this.#restore(signal);
    return () => {
      mounted.abort();
      leave();
      for (const stop of stops) stop();
      this.#isMounted = false;
      this.#sender.inForm.set(undefined);
    };
  }

  /** An answer or a file has changed. */
  updateAnswers(values: FormValues): void {
    this.#values = values;
    this.#noteChanges();
    this.#saveSoon();
    const state = this.#state;
    // A photo that becomes ready counts as an edit, and must not stop the submission.
    if (isLocked(state)) return;
    this.#withdraw();
    // The state stays the same object, so that a key renders its field and not the whole form.
    if (state.status === "editing") this.#id = undefined;
    else if ("failure" in state && state.failure)
      this.#edit({ ...state.failure, expiresAt: undefined, retryAt: undefined });
    else if ("sent" in state) this.#set({ ...state, status: "editing" });
    else this.#edit();
  }

  /** The visitor continues to edit. The answers are not a lead any more. */
  #edit(failure?: ShownFailure): void {
    this.#set({ status: "editing", ...(failure && { failure }) });
    this.#id = undefined;
  }

  /** The button was pressed. The form may still reject the answers. */
  press(): void {
    const { status } = this.#state;
    if (status === "editing" || status === "rejected" || status === "sent") this.#set({ status: "editing" });
  }

  /** Submits answers that the form has accepted. Never rejects. */
  async submit(values: FormValues, context: SubmissionContext): Promise<void> {
    if (isLocked(this.#state)) return;
    this.#values = values;
    this.#set({ status: "sending" });
    try {
      // The button may be pressed before the files of an earlier visit are restored. They belong to the lead.
      await this.#restored?.catch((error: unknown) => console.error(error));
      const files = await this.#files.whenReady();
      // The visitor must not believe that this file was sent. The file picker shows the reason.
      if (!files)
        return this.#failBeforeSending(t("Not sent yet: a file was left out. The reason is next to the file."));
      this.#saveNow();
      const body = toPayload(this.#form, values);
      const id = this.#id ?? this.#intent.idFor(body);
      this.#id = id;
      this.#set({ status: "sending" });
      const elapsedMs = Math.max(context.elapsedMs, this.#draftAgeMs);
      const allFiles = [...files, ...(await this.#filesOfOtherTab(id, files))];
      const lead = makeLead(this.#form, { id, values, body, files: allFiles }, { ...context, elapsedMs });
      const isStored = await this.#sender.outbox.put(lead);
      // The files of the draft make room for the lead.
      if (!isStored && (await forgetFiles(this.#form.type))) await this.#sender.outbox.put(lead);
      void this.#sender.send(lead);
    } catch (error) {
      console.error(error);
      this.#failBeforeSending(t(MESSAGES.submissionFailed));
    }
  }

  /** Returns the other files of this lead that another tab has submitted. A file that was removed in this tab is left out. */
  async #filesOfOtherTab(id: string, own: readonly PickedFile[]): Promise<readonly PickedFile[]> {
    const lead = this.#form.upload && (await this.#sender.outbox.get(id));
    if (lead?.status.at !== "queued" && lead?.status.at !== "waiting") return [];
    const known = new Set([...own.map((file) => file.id), ...this.#files.removed]);
    return lead.files.filter((file) => !known.has(file.id));
  }

  /** Sends a waiting lead now. */
  readonly resume = async (): Promise<void> => {
    const id = this.#id;
    if (this.#state.status !== "waiting" || id === undefined) return;
    const lead = await this.#sender.outbox.get(id);
    if (lead && this.#id === id) await this.#sender.send(lead);
  };

  /** Withdraws a waiting lead. Its answers stay in the form, and would be the same lead. */
  readonly discard = (): void => {
    if (!("failure" in this.#state) || !this.#followsLead) return;
    this.#withdraw();
    this.#set({ status: "editing" });
  };

  /** Deletes the draft, and withdraws a waiting lead. */
  clear(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    clearDraft(this.#form.type);
    void forgetFiles(this.#form.type);
    this.#withdraw();
    this.#set({ status: "idle" });
    this.#draft = {};
    this.#id = undefined;
  }

  /** The visitor has read the receipt. */
  startNewLead(): void {
    if (this.#state.status === "sent") this.#set({ status: "idle" });
  }

  /** A restored form may be sent within a second. Its answers took longer. */
  get #draftAgeMs(): number {
    const now = Date.now();
    return now - Math.min(now, ...Object.values(this.#draft).map(({ at }) => at));
  }

  #noteChanges(): void {
    this.#draft = withChanges(this.#draft, this.#values, this.pageValues);
  }

  #saveSoon(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => this.saveDraft(), SAVE_PAUSE_MS);
  }

  /** Saves the changes since the last save. */
  saveDraft(): void {
    if (this.#saveTimer === undefined) return;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    const { status } = this.#state;
    // Sent answers are not saved again.
    if (status !== "idle" && status !== "sent") this.#saveNow();
  }

  #saveNow(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    this.#noteChanges();
    const stored = saveDraft(this.#form.type, this.#draft, this.pageValues);
    // The answers of another tab keep the nonce of that tab.
    if (!isOther(stored, this.#values)) this.#intent.save();
  }

  /** Removes the lead of these answers from the outbox. */
  #withdraw(): void {
    const { status } = this.#state;
    if (this.#id !== undefined && (this.#followsLead || status === "rejected" || this.#mayBeInOutbox))
      void this.#sender.outbox.remove(this.#id);
  }

  /** Shows the stored status of the lead. Another tab may have sent or discarded it. */
  async #refreshStatus(): Promise<void> {
    const id = this.#id;
    const isWaiting = (): boolean => this.#state.status === "waiting" && this.#id === id;
    if (id === undefined || !isWaiting()) return;
    const lead = await this.#sender.outbox.get(id);
    if (!isWaiting()) return;
    if (lead) return this.#showFailure(lead, false);
    const receipt = loadReceipt(this.#form.type);
    if (receipt?.id === id) this.#showReceipt({ receipt, values: this.#values });
    else this.#showWithdrawn();
  }

  /** Restores the newest lead of this form in the outbox, unless the visitor has written something else since. */
  async #restore(mounted: AbortSignal): Promise<void> {
    const { type } = this.#form;
    const all = await this.#sender.outbox.list();
    this.#mayBeInOutbox = all.some(({ id }) => id === this.#id);
    const [lead] = all.filter((stored) => stored.formType === type && !isExpired(stored)).slice(-1);
    if (mounted.aborted || this.#state.status === "waiting") return;
    // The button was pressed meanwhile, and the submission waits for the files.
    const isPressed = isBusy(this.#state);
    if (!lead || this.#hasOtherAnswers(lead) || (lead.status.at === "sent" && isPressed))
      return this.#restoreFiles(mounted);
    if (isPressed && this.#files.get().length > 0) return;
    // The id depends on a nonce that this device may have deleted tomorrow.
    this.#intent.save();
    this.#id = lead.id;
    this.#values = { ...this.pageValues, ...lead.values };
    this.#files.list.set(lead.files);
    this.#onEvent?.({ type: "restored", values: this.#values });
    if (!isPressed) await this.#resumeRestored(lead);
  }

  async #resumeRestored(lead: StoredLead): Promise<void> {
    const { status } = lead;
    // Messages in another language are requested again.
    if (status.at === "refused" && status.locale === currentLocale()) {
      for (const [file, message] of Object.entries(status.fileErrors))
        this.#files.showState(file, { status: "failed", message });
      return this.#showFailure(lead, false);
    }
    this.#set({ status: "sending" });
    const isAttempted = await this.#sender.sendIfFree(lead);
    if (isAttempted || !isLocked(this.#state) || this.#id !== lead.id) return;
    // Another tab is sending it. The form stays filled in, and an edit here does not withdraw it.
    this.#mayBeInOutbox = false;
    this.#set({ status: "editing" });
  }

  #hasOtherAnswers({ values }: OutgoingLead): boolean {
    if (this.#state.status === "idle") return isOther(loadDraft(this.#form.type), values);
    return !isSame(this.#values, values);
  }

  /** Restores files of an earlier visit, unless others were picked since. */
  async #restoreFiles(mounted: AbortSignal): Promise<void> {
    const { upload } = this.#form;
    if (!upload) return;
    const files = await loadFiles(this.#form.type);
    if (files.length > 0 && !mounted.aborted && this.#files.get().length === 0) this.#files.restore(upload, files);
  }

  readonly #onSenderEvent = (event: SenderEvent): void => {
    const { lead, type } = event;
    if (lead.id !== this.#id) {
      if (type === "sent" && lead.formType === this.#form.type && lead.id !== this.#shownId)
        this.earlierReceipt.set({ ...event.receipt, at: Date.now() });
      return;
    }
    if (type === "sent") return this.#showReceipt({ receipt: event.receipt, values: lead.values });
    if (!this.#followsLead) return;
    switch (type) {
      case "sending":
        return this.#showProgress();
      case "waiting":
      case "rejected":
        return this.#showFailure(event.lead, event.isFirst);
      case "withdrawn":
        return this.#showWithdrawn();
      case "expired":
        this.#edit();
    }
  };

  #showProgress(): void {
    const state = this.#state;
    const failure = "failure" in state && state.failure ? { ...state.failure, retryAt: undefined } : undefined;
    this.#set({ status: "sending", ...(failure && { failure }) });
  }

  #showReceipt(sent: SentLead): void {
    this.#draft = {};
    this.#intent.complete();
    this.earlierReceipt.set(undefined);
    this.#set({ status: "sent", sent });
    this.#id = undefined;
    this.#onEvent?.({ type: "sent", ...sent });
  }

  #showFailure({ status, at, isInMemory = false }: StoredLead, isNew: boolean): void {
    if (status.at !== "waiting" && status.at !== "refused") return;
    const isFinal = status.at === "refused";
    const message = status.failure.message || messageOfStatus(400);
    const retryAt = status.at === "waiting" ? status.retryAt : undefined;
    const expiresAt = isFinal || isInMemory ? undefined : at + LIFE_MS;
    const failure = { ...status.failure, message, isFinal, retryAt, expiresAt };
    this.#set({ status: isFinal ? "rejected" : "waiting", failure });
    if (isFinal) {
      // The form and its draft have the answers.
      this.#saveNow();
      this.#withdraw();
    }
    if (isNew || isFinal) this.#onEvent?.({ type: "failed", failure, isNew });
  }

  #failBeforeSending(message: string): void {
    const failure = { message, problems: [], isUpload: false, isFinal: false };
    this.#set({ status: "editing", failure });
    this.#onEvent?.({ type: "failed", failure, isNew: true });
  }

  #showWithdrawn(): void {
    this.#failBeforeSending(t("It was withdrawn on another page and was not sent."));
  }
}
