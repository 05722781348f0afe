/** Runs the states of one form (form-states.ts): saves the draft, submits the lead and follows its delivery. Independent of React. */
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import { MESSAGES, messageOfStatus } from "../forms/messages.ts";
import { toPayload } from "../forms/payload.ts";
import { currentLocale, t } from "../i18n/t.ts";
import {
  clearDraft,
  type Draft,
  hasDraft,
  isOther,
  isSame,
  loadDraft,
  saveDraft,
  withChanges,
} from "./draft.ts";
import type { FormFiles } from "./form-files.ts";
import {
  type Command,
  type FormState,
  isSending,
  type OwnLead,
  ownLead,
  type SentLead,
  type ShownFailure,
  shownId,
  type StateEvent,
  step,
} from "./form-states.ts";
import { Intent } from "./intent.ts";
import { makeLead } from "./make-lead.ts";
import { isExpired, type OutgoingLead, type StoredLead, type SubmissionContext } from "./outbox.ts";
import { loadReceipt, type StoredReceipt } from "./receipts.ts";
import type { Sender, SenderEvent } from "./sender.ts";
import { LIFE_MS, mayHoldLeads } from "./storage.ts";
import { Observable } from "./observable.ts";

/** Events that the page of a form handles. */
export type FormEvent =
  | ({ readonly type: "sent" } & SentLead)
  /** `isNew`: the visitor has not read it on an earlier visit. */
  | { readonly type: "failed"; readonly failure: ShownFailure; readonly isNew: boolean }
  /** The outbox had a lead of this form. Its answers go back into the form. */
  | { readonly type: "restored"; readonly values: FormValues };

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

const localFailure = (message: string): ShownFailure => ({
  message,
  problems: [],
  isUpload: false,
  isFinal: false,
});

/** Describes why a lead waits or was rejected. */
function failureOf({ status, at, isInMemory = false }: StoredLead): ShownFailure | undefined {
  if (status.at !== "waiting" && status.at !== "refused") return undefined;
  const isFinal = status.at === "refused";
  const message = status.failure.message || messageOfStatus(400);
  const retryAt = status.at === "waiting" ? status.retryAt : undefined;
  const expiresAt = isFinal || isInMemory ? undefined : at + LIFE_MS;
  return { ...status.failure, message, isFinal, retryAt, expiresAt };
}

export class FormSession {
  readonly #form: AnyForm;
  readonly #sender: Sender;
  readonly #files: FormFiles;
  readonly #intent: Intent;
  readonly state = new Observable<FormState>({ status: "idle" });
  /** A receipt of this form that is not the receipt of its present answers. */
  readonly earlierReceipt = new Observable<StoredReceipt | undefined>(undefined);
  /** The device had no room for the draft. */
  readonly isUnsaved = new Observable(false);
  #onEvent: ((event: FormEvent) => void) | undefined;
  #isMounted = false;
  /** The values of the page and its link, without a draft. */
  pageValues: FormValues = {};
  #values: FormValues = {};
  #draft: Draft = {};
  #context: SubmissionContext = { honeypot: "", elapsedMs: 0 };
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

  #dispatch(event: StateEvent): void {
    const [state, commands] = step(this.#state, event);
    if (state !== this.#state) this.#set(state);
    for (const command of commands) this.#run(command);
  }

  #set(state: FormState): void {
    this.state.set(state);
    this.#claim();
  }

  /** Reports to the sender which lead the form of this page shows. */
  #claim(): void {
    if (this.#isMounted) this.#sender.messages.inForm = shownId(this.#state);
  }

  #run(command: Command): void {
    switch (command.do) {
      case "submit":
        return void this.#submit(command.own);
      case "withdraw":
        return this.#sender.withdraw(command.id);
      case "renew":
        return this.#intent.renew();
      case "save":
        return this.#saveNow();
      case "forget":
        this.#draft = {};
        this.isUnsaved.set(false);
        clearTimeout(this.#saveTimer);
        this.#saveTimer = undefined;
        clearDraft(this.#form.type);
        return this.#files.forget();
      case "showFailure":
        return this.#onEvent?.({ type: "failed", failure: command.failure, isNew: command.isNew });
      case "showReceipt":
        this.#draft = {};
        this.#intent.complete();
        this.earlierReceipt.set(undefined);
        return this.#onEvent?.({ type: "sent", ...command.sent });
    }
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
      const id = this.#intent.idFor(toPayload(this.#form, values));
      this.#set({ status: "idle", own: { id, isKept: mayHoldLeads() } });
    }
    this.earlierReceipt.set(loadReceipt(type));
    const own = ownLead(this.#state);
    if (hasTypedValues) this.#set({ status: "editing", ...(own && { own }) });
  }

  /** Restores and sends the lead of this form that is in the outbox. @returns The function to call when the page is left. */
  mount(onEvent: (event: FormEvent) => void): () => void {
    this.#onEvent = onEvent;
    this.#isMounted = true;
    this.#files.isShown = true;
    const mounted = new AbortController();
    const { signal } = mounted;
    this.#claim();
    const stop = this.#sender.subscribe({
      onLead: this.#onSenderEvent,
      onFile: this.#files.showState,
    });
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
      stop();
      this.#isMounted = false;
      this.#files.isShown = false;
      this.#sender.messages.inForm = undefined;
    };
  }

  /** An answer or a file has changed. */
  updateAnswers(values: FormValues): void {
    const isFiles = Object.entries(values).every(([name, value]) => value === this.#values[name]);
    this.#values = values;
    this.#noteChanges();
    this.#saveSoon();
    this.#dispatch({ type: "edited", isFiles });
  }

  /** The button was pressed. The form may still reject the answers. */
  press(): void {
    this.#dispatch({ type: "pressed" });
  }

  /** Submits answers that the form has accepted. */
  submit(values: FormValues, context: SubmissionContext): void {
    if (isSending(this.#state)) return;
    this.#values = values;
    this.#context = context;
    this.#dispatch({ type: "submitted" });
  }

  /** Withdraws a waiting lead. Its answers stay in the form, and would be the same lead. */
  readonly discard = (): void => this.#dispatch({ type: "discarded" });

  /** Deletes the draft, and withdraws a waiting lead. */
  clear(): void {
    this.#dispatch({ type: "cleared" });
  }

  /** The visitor has read the receipt. */
  startNewLead(): void {
    this.#dispatch({ type: "read" });
  }

  /** Prepares, saves and sends the lead. Never rejects. */
  async #submit(own: OwnLead | undefined): Promise<void> {
    try {
      // The button may be pressed before the files of an earlier visit are restored. They belong to the lead.
      await this.#restored?.catch((error: unknown) => console.error(error));
      const files = await this.#files.whenReady();
      // The visitor must not believe that this file was sent. The file picker shows the reason.
      const leftOut = t("Not sent yet: a file was left out. The reason is next to the file.");
      if (!files) return this.#dispatch({ type: "unprepared", failure: localFailure(leftOut) });
      this.#saveNow();
      const values = this.#values;
      const body = toPayload(this.#form, values);
      const id = ownLead(this.#state)?.id ?? own?.id ?? this.#intent.idFor(body);
      this.#dispatch({ type: "prepared", id });
      // Another tab has sent these answers meanwhile.
      if (this.#state.status !== "sending") return;
      const elapsedMs = Math.max(this.#context.elapsedMs, this.#draftAgeMs);
      const lead = makeLead(
        this.#form,
        { id, values, body, files },
        { ...this.#context, elapsedMs },
      );
      await this.#sender.outbox.put(lead);
      void this.#sender.send(lead);
    } catch (error) {
      console.error(error);
      this.#dispatch({ type: "unprepared", failure: localFailure(t(MESSAGES.submissionFailed)) });
    }
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
    const own = ownLead(this.#state);
    // Sent answers are not saved again. Another tab may have sent them at this moment.
    const isSent = status === "sent" || (own && loadReceipt(this.#form.type)?.id === own.id);
    if (status !== "idle" && !isSent) this.#saveNow();
  }

  #saveNow(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    this.#noteChanges();
    const { answers, isSaved } = saveDraft(this.#form.type, this.#draft, this.pageValues);
    this.isUnsaved.set(!isSaved);
    // The answers of another tab keep the nonce of that tab.
    if (!isOther(answers, this.#values)) this.#intent.save();
  }

  /** Restores the newest lead of this form in the outbox, unless the visitor has written something else since. */
  async #restore(mounted: AbortSignal): Promise<void> {
    const { type } = this.#form;
    const all = await this.#sender.outbox.list();
    const own = ownLead(this.#state);
    if (own && !all.some(({ id }) => id === own.id)) this.#dispatch({ type: "missed" });
    const [lead] = all.filter((stored) => stored.formType === type && !isExpired(stored)).slice(-1);
    if (mounted.aborted || !["idle", "editing", "sending"].includes(this.#state.status)) return;
    // The button was pressed meanwhile, and the submission waits for the files.
    const isPressed = isSending(this.#state);
    if (!lead || this.#hasOtherAnswers(lead) || (lead.status.at === "sent" && isPressed))
      return this.#form.upload && this.#files.restore(this.#form.upload, mounted);
    if (isPressed && this.#files.get().length > 0) return;
    // The id depends on a nonce that this device may have deleted tomorrow.
    this.#intent.save();
    this.#values = { ...this.pageValues, ...lead.values };
    this.#files.list.set(lead.files);
    this.#onEvent?.({ type: "restored", values: this.#values });
    this.#dispatch({ type: "restored", id: lead.id });
    if (!isPressed) await this.#resumeRestored(lead);
  }

  async #resumeRestored(lead: StoredLead): Promise<void> {
    const { id, status } = lead;
    const failure = failureOf(lead);
    // Messages in another language are requested again.
    if (status.at === "refused" && status.locale === currentLocale() && failure) {
      for (const [file, message] of Object.entries(status.fileErrors))
        this.#files.showState(file, { status: "failed", message });
      return this.#dispatch({ type: "failed", id, failure, isRestored: true });
    }
    // Another tab may be sending it. The form then stays filled in, and an edit here does not withdraw the lead.
    if (!(await this.#sender.sendIfFree(lead))) this.#dispatch({ type: "left", id });
  }

  #hasOtherAnswers({ values }: OutgoingLead): boolean {
    if (this.#state.status === "idle") return isOther(loadDraft(this.#form.type), values);
    return !isSame(this.#values, values);
  }

  readonly #onSenderEvent = (event: SenderEvent): void => {
    const { lead, type } = event;
    const { id } = lead;
    switch (type) {
      case "sending":
        return this.#dispatch({ type: "attempted", id });
      case "waiting":
      case "rejected": {
        const failure = failureOf(event.lead);
        return failure && this.#dispatch({ type: "failed", id, failure });
      }
      case "withdrawn": {
        const failure = localFailure(t("You discarded it in another tab, so it was not sent."));
        return this.#dispatch({ type, id, failure });
      }
      case "expired":
        // The form says it, and still has the answers.
        if (shownId(this.#state) === id) this.#sender.messages.drop(id);
        return this.#dispatch({
          type,
          id,
          failure: localFailure(t("It could not be sent within a day.")),
        });
      case "sent":
        return this.#onSent(event);
    }
  };

  #onSent({ lead, receipt, files }: SenderEvent & { readonly type: "sent" }): void {
    const { id, formType, values } = lead;
    if (id === ownLead(this.#state)?.id)
      return this.#dispatch({ type: "answered", id, sent: { receipt, values, files } });
    if (formType === this.#form.type && id !== shownId(this.#state))
      this.earlierReceipt.set({ ...receipt, at: Date.now() });
  }
}
