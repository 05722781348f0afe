/**
 * A form that is filled in, and the lead that becomes of it: its intent, its draft, the receipts of other tabs. It puts the lead into the
 * outbox, has it sent, and watches how it stands. No React: the page that shows the form is a few functions to it.
 */
import type { AnyForm } from "../forms/define.ts";
import { type FormValues, isOptionsBy } from "../forms/fields.ts";
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
  readonly restoreFiles: (files: readonly PickedFile[]) => Promise<void>;
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
}

export interface SentLead {
  readonly receipt: Receipt;
  readonly values: FormValues;
}

/**
 *                  edited                 submitted                          sent
 *   idle ────────────────────► editing ─────────────► sending ◄─► uploading ──────► sent
 *                                 ▲                      │   ▲
 *                                 │ edited, discarded    │   │ tried again
 *                                 ├─────── waiting ◄─────┤───┘
 *                                 └─────── refused ◄─────┘
 */
export type FormState =
  /** Nobody has typed here: restored answers are in storage already. */
  | { readonly status: "idle" }
  /** What the last try came to is shown until the next one. */
  | { readonly status: "editing"; readonly failure?: ShownFailure }
  | { readonly status: "editing"; readonly sent: SentLead }
  | { readonly status: "uploading" | "sending" }
  | { readonly status: "waiting" | "refused"; readonly failure: ShownFailure }
  | { readonly status: "sent"; readonly sent: SentLead }
  /** Another tab has sent these answers, or another page: its receipt is the one that is known. */
  | { readonly status: "sentElsewhere" };

export const isBusy = ({ status }: FormState): boolean => status === "uploading" || status === "sending";

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

/** The fields on whose answers the options of others hang: a draft says of which kind of property it is. */
export const parentsIn = ({ fields }: AnyForm): readonly string[] =>
  Object.values(fields).flatMap((field) =>
    "options" in field && isOptionsBy(field.options) ? [field.options.by] : [],
  );

export class FormSession {
  readonly #form: AnyForm;
  readonly #sender: Sender;
  readonly #page: () => FormPage;
  readonly #intent: Intent;
  readonly state = new Store<FormState>({ status: "idle" });
  /** Of another lead than this one. */
  readonly known = new Store<KnownReceipt | undefined>(undefined);
  /** The id of the lead that these answers are, where it has left, or may leave from another tab. */
  #id: string | undefined;
  readonly #parents: readonly string[];
  #pageValues: FormValues = {};
  /** What this tab knows of the draft. Another one may have written since. */
  #draft: Draft = {};
  #saving: ReturnType<typeof setTimeout> | undefined;
  /** Settles when what an earlier visit has left stands in the form again. */
  #restored: Promise<void> | undefined;

  /** @param page asked anew each time, since each render of a page has new functions */
  constructor(form: AnyForm, sender: Sender, page: () => FormPage) {
    this.#form = form;
    this.#sender = sender;
    this.#page = page;
    this.#intent = new Intent(form.type);
    this.#parents = parentsIn(form);
  }

  get #state(): FormState {
    return this.state.get();
  }

  #set(state: FormState): void {
    this.state.set(state);
  }

  /** The lead of which this form says how it stands. */
  get #shown(): string | undefined {
    return isBusy(this.#state) || this.#state.status === "waiting" ? this.#id : undefined;
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
    if (id !== receipt?.id) this.#id = id;
    if (receipt && !this.#id) this.#intent.complete();
    if (receipt) this.known.set({ receipt, values: loadAnswers(type, receipt.id) });
    if (typed) this.#set({ status: "editing" });
  }

  /**
   * The form stands on a page. What the outbox holds of it is filled in again and sent.
   *
   * @returns to be called when the page is left
   */
  mount(): () => void {
    const mounted = new AbortController();
    const { signal } = mounted;
    const ends = [
      this.#sender.subscribe({
        onLead: (event) => event.lead.id === this.#shown && this.#hear(event),
        onFile: (id, state) => this.#page().showFile(id, state),
      }),
      this.#sender.outbox.watch(this.#look, () => this.#shown),
      watchReceipts(this.#form.type, this.#onReceipt),
    ];
    const leave = (): void => this.saveDraft();
    const hide = (): void => {
      if (document.visibilityState === "hidden") leave();
    };
    addEventListener("online", this.resume, { signal });
    document.addEventListener("visibilitychange", hide, { signal });
    addEventListener("pagehide", leave, { signal });
    // The back button may lead to this same page, which is drawn before this component is removed.
    addEventListener("popstate", leave, { signal });
    if (this.#state.status !== "idle") this.#saveSoon();
    this.#restored = this.#restore(signal);
    return () => {
      mounted.abort();
      leave();
      for (const end of ends) end();
    };
  }

  /** An answer was changed, or a file. */
  edited(): void {
    const state = this.#state;
    if (state.status === "idle") this.#page().prefetch();
    this.#note();
    this.#saveSoon();
    // A photo that becomes ready counts as an edit, and must not stop the sending.
    if (isBusy(state)) return;
    // The lead has the answers from before.
    this.#withdraw();
    this.#id = undefined;
    // Nothing changes, so that a key renders its field and not the whole form.
    if (state.status === "editing") return;
    if ("failure" in state) {
      const failure = { ...state.failure, keptUntil: undefined, isChallenge: false, retryAt: undefined };
      this.#set({ status: "editing", failure });
    } else this.#set({ ...state, status: "editing" });
  }

  /** The button was pressed. The form may still refuse the answers. */
  press(): void {
    const { status } = this.#state;
    if (status === "editing" || status === "refused" || status === "sent") this.#set({ status: "editing" });
  }

  /** The answers are good. Never rejects. */
  async submit(values: FormValues): Promise<void> {
    if (isBusy(this.#state)) return;
    this.#set({ status: "sending" });
    try {
      // The button may be pressed before the files of an earlier visit are back. Without them the answers leave.
      await this.#restored?.catch((error: unknown) => console.error(error));
      const files = await this.#page().whenReady();
      if (!files) {
        // The visitor must not believe that this file was sent. The file picker shows the reason.
        const message = t("Not sent yet: a file was left out. Where you chose it you can read why.");
        return this.#showFailure(message);
      }
      // Also where nobody typed: what the outbox gives back is then what the draft says.
      this.#saveNow();
      const body = toPayload(this.#form, values);
      const id = (this.#id ??= this.#intent.idFor(body));
      const lead = makeLead(this.#form, { id, values, body, files }, this.#page().context());
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
    if (this.#state.status === "waiting") void this.#withStored((lead) => void this.#sender.send(lead));
  };

  /** Posts a waiting lead as a page, on which its visitor can pass a check. */
  readonly postAsPage = (): void => void this.#withStored((lead) => this.#sender.postAsPage(lead));

  /** Takes a waiting lead out of the outbox. Its answers stay in the form, and would be the same lead. */
  readonly discard = (): void => {
    // The page offers it for what it says is waiting, and for nothing else.
    if (this.#state.status !== "waiting") return;
    this.#withdraw();
    this.#set({ status: "editing" });
  };

  /** The draft is cleared, and a waiting lead withdrawn. */
  clear(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    clearDraft(this.#form.type);
    void forgetFiles(this.#form.type);
    this.#withdraw();
    this.#startOver("idle");
  }

  /** Its receipt was read. */
  startNewLead(): void {
    const { status } = this.#state;
    if (status === "sent" || status === "sentElsewhere") this.#set({ status: "idle" });
  }

  /** What is written from here on is another lead. */
  #startOver(status: "idle" | "sentElsewhere"): void {
    this.#draft = {};
    this.#id = undefined;
    this.#set({ status });
  }

  /** What was changed since, with its time. */
  #note(): void {
    this.#draft = withChanges(this.#parents, this.#draft, this.#page().values(), this.#pageValues);
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
    const { status } = this.#state;
    // These answers were sent, here or in another tab: receipt and outbox have them.
    if (status === "idle" || status === "sent" || status === "sentElsewhere") return;
    this.#saveNow();
    // Another tab may restore these answers and send them.
    if (status === "editing") this.#id = this.#idOf(this.#page().values());
  }

  #saveNow(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    this.#note();
    // Another tab's answers keep that tab's nonce.
    if (!isOther(saveDraft(this.#form.type, this.#draft), this.#page().values())) this.#intent.keep();
  }

  #showFailure(message: string): void {
    this.#set({ status: "editing", failure: { message, problems: [], isUpload: false, isFinal: false } });
  }

  /** Takes the lead out of the outbox. */
  #withdraw(): void {
    const { status } = this.#state;
    if (this.#id !== undefined && (status === "waiting" || status === "refused" || mayHoldLeads()))
      void this.#sender.outbox.remove(this.#id);
  }

  /** Another tab has changed how the lead stands, or may have. */
  readonly #look = async (changed?: string): Promise<void> => {
    const id = this.#id;
    if (this.#state.status !== "waiting" || id === undefined || (changed ?? id) !== id) return;
    const lead = await this.#sender.outbox.get(id);
    if (this.#id !== id || this.#state.status !== "waiting") return;
    if (lead) this.#failed(lead, false);
    else if (loadReceipt(this.#form.type)?.id !== id) this.#set({ status: "editing" });
  };

  /** The newest lead of this form in the outbox is filled in again, unless the visitor has written something else since. */
  async #restore(mounted: AbortSignal): Promise<void> {
    const { type } = this.#form;
    const all = await this.#sender.outbox.list();
    const [found] = all.filter((lead) => lead.formType === type && !isExpired(lead)).slice(-1);
    if (mounted.aborted || this.#state.status === "waiting") return;
    if (!found) return this.#restoreFiles(mounted);
    const { id, status, values } = found;
    // What is being sent was pressed meanwhile, and waits for the files.
    const isPressed = isBusy(this.#state);
    if (status.at === "sent" && !isPressed) return this.#sender.take(found, status);
    const hasOthers =
      this.#state.status === "idle" ? isOther(loadDraft(type), values) : !isSame(this.#page().values(), values);
    if (hasOthers || status.at === "sent") return this.#restoreFiles(mounted);
    if (isPressed && this.#page().files().length > 0) return;
    // Its id follows from what this device may have forgotten tomorrow.
    this.#intent.keep();
    this.#page().fillIn(found);
    this.#id = id;
    if (isPressed) return;
    // Messages in another language are asked for again.
    if (status.at === "refused" && status.locale === currentLocale()) {
      for (const [file, message] of Object.entries(status.fileErrors))
        this.#page().showFile(file, { at: "failed", message });
      return this.#failed(found, false);
    }
    this.#set({ status: "sending" });
    await this.#sender.send(found);
  }

  /** Where none have been picked since. */
  async #restoreFiles(mounted: AbortSignal): Promise<void> {
    const files = await loadFiles(this.#form.type);
    if (files.length > 0 && !mounted.aborted && this.#page().files().length === 0)
      await this.#page().restoreFiles(files);
  }

  async #withStored(use: (lead: StoredLead) => void): Promise<void> {
    const id = this.#id;
    const lead = id === undefined ? undefined : await this.#sender.outbox.get(id);
    if (lead && this.#id === id) use(lead);
  }

  #hear(event: SenderEvent): void {
    switch (event.at) {
      case "uploading":
      case "sending":
        return this.#set({ status: event.at });
      case "sent":
        return this.#arrived(event.lead, event.receipt);
      case "waiting":
      case "refused":
        return this.#failed(event.lead, event.isFirst);
      default:
        return this.#set({ status: "editing" });
    }
  }

  #arrived({ values }: OutgoingLead, receipt: Receipt): void {
    this.#id = undefined;
    this.#draft = {};
    this.#intent.complete();
    this.known.set(undefined);
    this.#set({ status: "sent", sent: { receipt, values } });
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
    this.#set({ status: status.at, failure });
    // The form has it, and its draft.
    if (isFinal) {
      this.#saveNow();
      this.#withdraw();
    }
    if (isFirst) this.#page().onFailure(message);
    if (isFirst || isFinal) this.#page().showProblems(failure.problems);
  }

  /** Whether the lead of a receipt has the answers that stand here. */
  #isThisLead(id: string): boolean {
    const { status } = this.#state;
    if (status === "waiting") return this.#id === id;
    return status === "idle" || (this.#page().files().length === 0 && this.#idOf(this.#page().values()) === id);
  }

  /** A receipt from another tab, or of what was sent from another page. */
  readonly #onReceipt = (receipt: StoredReceipt, values?: FormValues): void => {
    const state = this.#state;
    const { id } = receipt;
    if ("sent" in state && state.sent.receipt.id === id) return;
    const before = this.known.get();
    this.known.set({ receipt, values: values ?? (before?.receipt.id === id ? before.values : undefined) });
    const isOver = isBusy(state) || state.status === "sent" || state.status === "sentElsewhere";
    const isThisLead = !isOver && this.#isThisLead(id);
    // What has left keeps its id: sent again, it must not become a second lead.
    if (isThisLead || !this.#id) this.#intent.complete();
    if (!isThisLead) return;
    this.#page().startOver();
    this.#startOver("sentElsewhere");
  };
}
