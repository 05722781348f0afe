/**
 * A form that is filled in, and the lead that becomes of it: its intent, its draft, the receipts of other tabs. It puts the lead into the
 * outbox, has it sent, and watches how it stands. No React: the page that shows the form is a few functions to it.
 */
import type { AnyForm } from "../forms/define.ts";
import type { FormValues } from "../forms/fields.ts";
import { MESSAGES, messageOfStatus, type Problem } from "../forms/messages.ts";
import { toPayload } from "../forms/payload.ts";
import { currentLocale, t } from "../i18n/t.ts";
import { clearDraft, type Draft, isOther, isSame, loadDraft, saveDraft, withChanges } from "./draft.ts";
import { forgetFiles, loadFiles } from "./draft-files.ts";
import { Intent } from "./intent.ts";
import { makeLead } from "./make-lead.ts";
import { type Failure, isExpired, type OutgoingLead, type StoredLead, type SubmissionContext } from "./outbox.ts";
import { loadAnswers, loadReceipt, type Receipt, type StoredReceipt, watchReceipts } from "./receipts.ts";
import type { Sender, SenderEvent } from "./sender.ts";
import { LIFE_MS, mayHoldLeads } from "./storage.ts";
import { Store } from "./store.ts";
import type { FileState, PickedFile } from "./upload.ts";

/** What the session asks of the page that shows the form. */
export interface FormPage {
  readonly values: () => FormValues;
  readonly files: () => readonly PickedFile[];
  /** Waits until every photo is ready. Undefined if one was rejected. */
  readonly whenReady: () => Promise<readonly PickedFile[] | undefined>;
  readonly context: () => SubmissionContext;
  /** Loads what sending needs, since the network may be gone later. */
  readonly prefetch: () => void;
  readonly fillIn: (lead: OutgoingLead) => void;
  /** Files that were picked before the page was left. */
  readonly restoreFiles: (files: readonly PickedFile[]) => void;
  /** Empties the form. */
  readonly startOver: () => void;
  readonly showProblems: (problems: readonly Problem[]) => void;
  readonly showFile: (id: string, state: FileState) => void;
  readonly onFailure: (message: string) => void;
  readonly onSent: (receipt: Receipt, values: FormValues) => void;
}

/** Why the lead was not sent, as the form shows it. */
export interface ShownFailure extends Failure {
  /** The same lead would be refused again. */
  readonly isFinal: boolean;
  /** Until when it is stored on the device, and sent from there, ms since the epoch. */
  readonly keptUntil?: number | undefined;
  /** The time of the next try, ms since the epoch. */
  readonly retryAt?: number | undefined;
}

/** A receipt of this form from earlier today, or from another tab. */
export interface KnownReceipt {
  readonly receipt: StoredReceipt;
  /** The answers, where an open tab knows them: storage holds none beside a receipt. */
  readonly values?: FormValues | undefined;
  /** Shown above the form, or in its place. */
  readonly display: "banner" | "page";
}

/**
 *                  edited                 submitted                          sent
 *   idle ────────────────────► editing ─────────────► sending ◄─► uploading ──────► sent
 *                                 ▲                      │   ▲
 *                                 │ edited, discarded    │   │ tried again
 *                                 ├─────── waiting ◄─────┤───┘
 *                                 └─────── refused ◄─────┘
 */
export interface FormState {
  /** "idle" as long as nobody has typed here: restored answers are in storage already. */
  readonly at: "idle" | "editing" | "uploading" | "sending" | "waiting" | "refused" | "sent";
  /** Shown until the next try. */
  readonly failure?: ShownFailure | undefined;
  /** Shown until the next try. */
  readonly sent?: { readonly receipt: Receipt; readonly values: FormValues } | undefined;
  readonly known?: KnownReceipt | undefined;
}

export const isBusy = ({ at }: FormState): boolean => at === "uploading" || at === "sending";

/** What a form begins with. */
export interface Beginning {
  /** From the page and its link alone. */
  readonly pageValues: FormValues;
  readonly values: FormValues;
  /** Some came from the draft. */
  readonly restored: boolean;
  /** Some were typed before React was ready. */
  readonly typed: boolean;
}

const PAUSE_MS = 400;

export class FormSession {
  readonly #form: AnyForm;
  readonly #sender: Sender;
  readonly #page: () => FormPage;
  readonly #intent: Intent;
  readonly state = new Store<FormState>({ at: "idle" });
  /** The id of the lead that these answers are, where it has left, or may leave from another tab. */
  #leadId: string | undefined;
  /** The lead of which this form says how it stands. */
  #shownId: string | undefined;
  #unwatch = (): void => {};
  #isMounted = false;
  #pageValues: FormValues = {};
  /** What this tab knows of the draft. Another one may have written since. */
  #draft: Draft = {};
  #saving: ReturnType<typeof setTimeout> | undefined;

  /** @param page asked anew each time, since each render of a page has new functions */
  constructor(form: AnyForm, sender: Sender, page: () => FormPage) {
    this.#form = form;
    this.#sender = sender;
    this.#page = page;
    this.#intent = new Intent(form.type);
  }

  get #state(): FormState {
    return this.state.get();
  }

  #set(state: FormState): void {
    this.state.set(state);
  }

  #idOf = (values: FormValues): string => this.#intent.idFor(toPayload(this.#form, values));

  /** The form is ready, once. */
  begin({ pageValues, values, restored, typed }: Beginning): void {
    const { type } = this.#form;
    this.#pageValues = pageValues;
    this.#draft = loadDraft(type);
    // Keeps the nonce of the intent, so that the draft stays one lead, tomorrow and in other tabs.
    if (restored) this.#intent.keep();
    const receipt = loadReceipt(type);
    // It may have left already, under its own id.
    const id = restored ? this.#idOf(values) : undefined;
    if (id !== receipt?.id) this.#leadId = id;
    if (receipt && !this.#leadId) this.#intent.complete();
    const known = receipt && { receipt, values: loadAnswers(type, receipt.id), display: "banner" as const };
    this.#set({ at: typed ? "editing" : "idle", known });
  }

  /**
   * The form stands on a page. What the outbox holds of it is filled in again and sent.
   *
   * @returns to be called when the page is left
   */
  mount(): () => void {
    this.#isMounted = true;
    const unsubscribe = this.#sender.subscribe({
      onLead: (event) => event.lead.id === this.#shownId && this.#hear(event),
      onFile: (id, state) => this.#page().showFile(id, state),
    });
    const unwatch = watchReceipts(this.#form.type, this.#onReceipt);
    const leave = (): void => this.saveDraft();
    const hide = (): void => {
      if (document.visibilityState === "hidden") this.saveDraft();
    };
    addEventListener("online", this.resume);
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    // The back button may lead to this same page, which is drawn before this component is removed.
    addEventListener("popstate", leave);
    if (this.#state.at !== "idle") this.#saveSoon();
    void this.#restore();
    return () => {
      this.#isMounted = false;
      leave();
      unsubscribe();
      unwatch();
      this.#unwatch();
      removeEventListener("online", this.resume);
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      removeEventListener("popstate", leave);
    };
  }

  /** An answer was changed, or a file. */
  edited(): void {
    const { at, failure, sent, known } = this.#state;
    if (at === "idle") this.#page().prefetch();
    this.#note();
    this.#saveSoon();
    // A photo that becomes ready counts as an edit, and must not stop the sending.
    if (isBusy(this.#state)) return;
    // The lead has the answers from before.
    if (this.#leadId) this.#withdraw();
    this.#leadId = undefined;
    // Nothing changes, so that a key renders its field and not the whole form.
    if (at === "editing") return;
    this.#set({
      at: "editing",
      failure: failure && { ...failure, keptUntil: undefined, isChallenge: false, retryAt: undefined },
      sent,
      known,
    });
  }

  /** The button was pressed. The form may still refuse the answers. */
  press(): void {
    const { at, known } = this.#state;
    if (isBusy(this.#state)) return;
    this.#set({ at: at === "sent" || at === "refused" ? "editing" : at, known });
  }

  /** The answers are good. Never rejects. */
  async submit(values: FormValues): Promise<void> {
    if (isBusy(this.#state)) return;
    const { known } = this.#state;
    this.#set({ at: "sending", known });
    try {
      const files = await this.#page().whenReady();
      if (!files) {
        // The visitor must not believe that this file was sent. The file picker shows the reason.
        const message = t("Not sent yet: a file was left out. Where you chose it you can read why.");
        return this.#showFailure(message);
      }
      // Also where nobody typed: what the outbox gives back is then what the draft says.
      this.#saveNow();
      const body = toPayload(this.#form, values);
      const id = this.#leadId ?? this.#intent.idFor(body);
      const lead = makeLead(this.#form, { id, values, body, files }, this.#page().context());
      this.#show(lead);
      const isStored = await this.#sender.outbox.put(lead);
      // What is kept with the draft gives way to the lead.
      if (!isStored && (await forgetFiles(this.#form.type))) await this.#sender.outbox.put(lead);
      void this.#sender.send(lead);
    } catch (error) {
      console.error(error);
      const message = t(MESSAGES.submissionFailed);
      this.#page().onFailure(message);
      this.#showFailure(message);
    }
  }

  /** Sends a waiting lead now: the network is back, or the visitor wants it. */
  readonly resume = (): void => {
    if (this.#state.at === "waiting") void this.#withStored((lead) => void this.#sender.send(lead));
  };

  /** Posts a waiting lead as a page, on which its visitor can pass a check. */
  readonly postAsPage = (): Promise<void> => this.#withStored((lead) => this.#sender.postAsPage(lead));

  /** Takes a waiting lead out of the outbox. Its answers stay in the form. */
  readonly discard = (): void => {
    // The page offers it for what it says is waiting, and for nothing else.
    if (this.#state.at !== "waiting") return;
    this.#withdraw();
    this.#set({ at: "editing", known: this.#state.known });
  };

  /** The draft is cleared, and a waiting lead withdrawn. */
  clear(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    clearDraft(this.#form.type);
    void forgetFiles(this.#form.type);
    this.#draft = {};
    this.#withdraw();
    this.#leadId = undefined;
    this.#set({ at: "idle", known: this.#state.known });
  }

  readonly openReceipt = (): void => {
    const { known } = this.#state;
    if (known) this.#set({ ...this.#state, known: { ...known, display: "page" } });
  };

  startNewLead(): void {
    if (isBusy(this.#state)) return;
    const { at, known } = this.#state;
    const next = at === "sent" ? "idle" : at;
    this.#set({ at: next, known: known && { ...known, display: "banner" } });
  }

  /** What was changed since, with its time. */
  #note(): void {
    this.#draft = withChanges(this.#form, this.#draft, this.#page().values(), this.#pageValues);
  }

  #saveSoon(): void {
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => this.saveDraft(), PAUSE_MS);
  }

  /** Saves what was typed since the draft was last saved. */
  saveDraft(): void {
    if (this.#saving === undefined) return;
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const { at } = this.#state;
    // These answers were sent, here or in another tab: receipt and outbox have them.
    if (at === "idle" || at === "sent") return;
    const id = this.#idOf(this.#page().values());
    if (loadReceipt(this.#form.type)?.id === id) return;
    this.#saveNow();
    // Another tab may restore these answers and send them.
    if (at === "editing") this.#leadId = id;
  }

  #saveNow(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    this.#note();
    // Another tab's answers keep that tab's nonce.
    if (!isOther(saveDraft(this.#form.type, this.#draft), this.#page().values())) this.#intent.keep();
  }

  #showFailure(message: string): void {
    const failure = { message, problems: [], isUpload: false, isFinal: false };
    this.#set({ at: "editing", failure, known: this.#state.known });
  }

  /** This form shows how the lead stands. */
  #show({ id }: OutgoingLead): void {
    this.#leadId = this.#shownId = id;
    this.#unwatch();
    if (this.#isMounted) this.#unwatch = this.#sender.outbox.watch(() => void this.#look(id), id);
  }

  #hide(): void {
    this.#shownId = undefined;
    this.#unwatch();
    this.#unwatch = () => {};
  }

  /** Takes the lead out of the outbox. The same answers would be the same lead. */
  #withdraw(): void {
    const id = this.#leadId;
    this.#hide();
    const { at } = this.#state;
    if (id && (at === "waiting" || at === "refused" || mayHoldLeads())) void this.#sender.outbox.remove(id);
  }

  /** Another tab has changed how the lead stands, or may have. */
  async #look(id: string): Promise<void> {
    if (this.#state.at !== "waiting") return;
    const lead = await this.#sender.outbox.get(id);
    if (this.#leadId !== id || this.#state.at !== "waiting") return;
    if (!lead) {
      if (loadReceipt(this.#form.type)?.id !== id) this.#hear({ at: "gone", lead: { id } as OutgoingLead });
    } else if (lead.status.at === "waiting" || lead.status.at === "refused")
      this.#hear({ at: lead.status.at, lead, isFirst: false });
  }

  /** The newest lead of this form in the outbox is filled in again, unless the visitor has written something else since. */
  async #restore(): Promise<void> {
    const { type } = this.#form;
    const all = await this.#sender.outbox.list();
    const [found] = all.filter((lead) => lead.formType === type && !isExpired(lead)).slice(-1);
    const { at } = this.#state;
    if (!this.#isMounted || isBusy(this.#state) || at === "waiting") return;
    if (!found) return this.#restoreFiles();
    const { status, values } = found;
    if (status.at === "sent") return this.#sender.take(found, status);
    if (at === "idle" ? isOther(loadDraft(type), values) : !isSame(this.#page().values(), values))
      return this.#restoreFiles();
    // Its id follows from what this device may have forgotten tomorrow.
    this.#intent.keep();
    this.#page().fillIn(found);
    this.#show(found);
    // Messages in another language are asked for again.
    if (status.at === "refused" && status.locale === currentLocale()) {
      for (const [id, message] of Object.entries(status.fileErrors))
        this.#page().showFile(id, { at: "failed", message });
      this.#hear({ at: "refused", lead: found, isFirst: false });
    } else await this.#sender.send(found);
  }

  /** Where none have been picked since. */
  async #restoreFiles(): Promise<void> {
    const files = await loadFiles(this.#form.type);
    if (files.length > 0 && this.#isMounted && !isBusy(this.#state) && this.#page().files().length === 0)
      this.#page().restoreFiles(files);
  }

  async #withStored(use: (lead: StoredLead) => void): Promise<void> {
    const id = this.#leadId;
    const lead = id === undefined ? undefined : await this.#sender.outbox.get(id);
    if (lead && this.#leadId === id) use(lead);
  }

  #hear(event: SenderEvent): void {
    const { known } = this.#state;
    switch (event.at) {
      case "uploading":
      case "sending":
        return this.#set({ at: event.at, known });
      case "sent":
        return this.#arrived(event.lead, event.receipt);
      case "waiting":
      case "refused":
        return this.#failed(event.lead, event.isFirst);
      default:
        this.#hide();
        return this.#set({ at: "editing", known });
    }
  }

  #arrived({ values }: OutgoingLead, receipt: Receipt): void {
    this.#hide();
    this.#leadId = undefined;
    this.#draft = {};
    this.#intent.complete();
    this.#set({ at: "sent", sent: { receipt, values } });
    this.#page().onSent(receipt, values);
  }

  #failed({ status, at, isInMemory = false }: StoredLead, isFirst: boolean): void {
    if (status.at !== "waiting" && status.at !== "refused") return;
    const isFinal = status.at === "refused";
    const message = status.failure.message || messageOfStatus(400);
    const retryAt = status.at === "waiting" ? status.retryAt : undefined;
    const keptUntil = isFinal || isInMemory ? undefined : at + LIFE_MS;
    // Who leaves the page leaves the files that it alone has.
    const isChallenge = status.failure.isChallenge === true && !(isInMemory && status.failure.isUpload);
    const failure = { ...status.failure, message, isFinal, retryAt, keptUntil, isChallenge };
    this.#set({ at: status.at, failure, known: this.#state.known });
    // The form has it, and its draft.
    if (isFinal) {
      this.#saveNow();
      this.#withdraw();
    }
    if (isFirst) this.#page().onFailure(message);
    if (isFirst || isFinal) this.#page().showProblems(failure.problems);
  }

  /** A receipt from another tab, or of what was sent from another page. */
  readonly #onReceipt = (receipt: StoredReceipt, given?: FormValues): void => {
    const { at, sent, known: before } = this.#state;
    const { id } = receipt;
    if (sent?.receipt.id === id) return;
    const isKnown = before?.receipt.id === id;
    const values = given ?? (isKnown ? before.values : undefined);
    const isWaiting = at === "waiting";
    const isThisLead = isWaiting
      ? this.#leadId === id
      : at === "idle" || (this.#page().files().length === 0 && this.#idOf(this.#page().values()) === id);
    // What has left keeps its id: sent again, it must not become a second lead.
    if (!this.#leadId) this.#intent.complete();
    if (isKnown && before.display === "page") {
      this.#set({ ...this.#state, known: { receipt, values, display: "page" } });
    } else if (isBusy(this.#state) || at === "sent" || !isThisLead) {
      this.#set({ ...this.#state, known: { receipt, values, display: "banner" } });
    } else {
      this.#page().startOver();
      this.#draft = {};
      this.#withdraw();
      this.#leadId = undefined;
      this.#intent.complete();
      this.#set({ at: "idle", known: { receipt, values, display: "page" } });
    }
  };
}
