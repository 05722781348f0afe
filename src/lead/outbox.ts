/**
 * The outbox: each lead on its way, with its files and how it stands. It decides what is sent: a lead that was taken out is not.
 * It is this device's database, and survives a closed page and a phone without a network. What cannot be stored there is in the memory
 * of its document.
 */
import { del, set, update, values } from "idb-keyval";
import { contentTypeOf } from "../forms/files.ts";
import type { FormValues } from "../forms/fields.ts";
import type { Problem } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import type { Locale } from "../i18n/locale.ts";
import { askForSync } from "./background-sync.ts";
import { DeviceStore } from "./device-store.ts";
import type { Receipt } from "./receipts.ts";
import { LIFE_MS, markEmpty, markFilled, outboxMark, STORED_VERSION } from "./storage.ts";
import { tabChannel } from "./tab-channel.ts";
import type { PickedFile, UploadMethod } from "./upload.ts";

/** What the page adds to the answers. */
export interface SubmissionContext {
  /** The text of a field that no person sees: only programs fill it in. */
  readonly honeypot: string;
  /** From the page's start to the submission, ms. */
  readonly elapsedMs: number;
  /** Field and code of what the page refused before, each once: "city required". Never an answer. */
  readonly refused?: readonly string[];
  /** How many of its files the device could no longer read. */
  readonly unreadable?: number;
}

/** Why a lead was not sent. */
export interface Failure {
  readonly message: string;
  /** The problems of the answers. Problems of files are shown at the files. */
  readonly problems: readonly Problem[];
  /** Whether its files are the reason. */
  readonly isUpload: boolean;
  /** No answer came, and the browser knows of no network. */
  readonly isOffline?: boolean;
  /** Somebody on the way has asked twice to see that this is a person. */
  readonly isChallenge?: boolean;
}

export type LeadStatus =
  | { readonly at: "queued" }
  /** Somebody will try again: its document at `retryAt`, ms since the epoch, and any page later. */
  | { readonly at: "waiting"; readonly failure: Failure; readonly retryAt?: number | undefined }
  /** The same lead would be refused again. It waits until the visitor opens its form. */
  | {
      readonly at: "refused";
      readonly failure: Failure;
      /** The message of each file by the file's id. */
      readonly fileErrors: Readonly<Record<string, string>>;
      /** Of all its messages. */
      readonly locale: Locale;
      /** The visitor has closed the message. */
      readonly isClosed?: boolean;
    }
  /** Sent while no page was open; the next page takes the receipt. */
  | { readonly at: "sent"; readonly receipt: Receipt; readonly unreadable?: readonly string[] };

export interface OutgoingLead {
  /** The submission id. */
  readonly id: string;
  readonly formType: string;
  /** Of the form, and of its page. */
  readonly heading: string;
  readonly path: string;
  /** When it was submitted, ms since the epoch. */
  readonly at: number;
  /** The values of the controls, to fill the form in again. */
  readonly values: FormValues;
  /** The answers on the wire, without files. */
  readonly body: Body;
  readonly meta: SubmissionContext;
  readonly upload?: UploadMethod;
  readonly files: readonly PickedFile[];
}

export interface StoredLead extends OutgoingLead {
  readonly status: LeadStatus;
  /** Only this document has it. */
  readonly isInMemory?: boolean;
}

/** Sets the file's media type, which some phones leave out. */
const withContentType = ({ id, file }: PickedFile): PickedFile => {
  const { name, lastModified } = file;
  return { id, file: new File([file], name, { type: contentTypeOf(name, file.type), lastModified }) };
};

const database = new DeviceStore("aipm-outbox", "leads");

class Gone extends Error {}

/** Called with the id of a lead that has changed; undefined where any may have. */
type Watcher = (id: string | undefined) => unknown;

export class Outbox {
  readonly #isPersistent: boolean;
  /** What this document has put in: all there is where nothing can be stored. */
  readonly #held = new Map<string, StoredLead>();
  /** What it takes out, until the database has: it may fail to. */
  readonly #removed = new Set<string>();
  /** Each with the lead that its form shows at the moment. */
  readonly #watchers = new Map<Watcher, () => string | undefined>();
  readonly #tabs = tabChannel<string>("aipm-outbox", (id) => this.#tell(id));

  /** @param isPersistent whether it stores anything */
  constructor(isPersistent = true) {
    this.#isPersistent = isPersistent;
  }

  /** Puts a lead in, over the one of that id. @returns whether the device stores it, and not this document alone */
  async put(lead: OutgoingLead): Promise<boolean> {
    const queued: StoredLead = { ...lead, status: { at: "queued" } };
    this.#removed.delete(lead.id);
    this.#held.set(lead.id, queued);
    const isStored = await this.#ask(async (store) => {
      markFilled();
      await set(lead.id, { ...queued, files: lead.files.map(withContentType), version: STORED_VERSION }, store);
      return true;
    });
    if (isStored) {
      markFilled();
      void askForSync();
    } else if (this.#held.has(lead.id)) this.#held.set(lead.id, { ...queued, isInMemory: true });
    return isStored === true;
  }

  /** All leads, the oldest first. */
  async list(): Promise<readonly StoredLead[]> {
    const mark = outboxMark();
    const stored = await this.#ask((store) => values<StoredLead & { readonly version?: number }>(store));
    const all = new Map<string, StoredLead>();
    for (const lead of stored ?? []) {
      if (lead.version === STORED_VERSION) all.set(lead.id, lead);
      // Another release's is left for that one, for its day.
      else if (isExpired(lead)) void this.#ask((store) => del(lead.id, store));
    }
    for (const [id, lead] of this.#held) {
      if (all.has(id)) continue;
      if (!stored || lead.isInMemory) all.set(id, lead);
      else this.#held.delete(id);
    }
    for (const id of this.#removed) all.delete(id);
    if (stored?.length === 0) markEmpty(mark);
    return [...all.values()].sort((one, other) => one.at - other.at);
  }

  get = async (id: string): Promise<StoredLead | undefined> => (await this.list()).find((lead) => lead.id === id);

  /** Sets how a lead stands. @returns undefined where it was taken out */
  async update(id: string, status: LeadStatus): Promise<StoredLead | undefined> {
    const held = this.#held.get(id);
    if (held) this.#held.set(id, { ...held, status });
    if (held?.isInMemory) return { ...held, status };
    let next: StoredLead | undefined;
    const isDone = await this.#ask(async (store) => {
      const change = (lead: StoredLead | undefined): StoredLead => {
        if (!lead || this.#removed.has(id)) throw new Gone();
        // A receipt needs no files.
        next = { ...lead, status, ...(status.at === "sent" && { files: [] }) };
        return next;
      };
      await update<StoredLead>(id, change, store).catch((error: unknown) => {
        if (!(error instanceof Gone)) throw error;
      });
      return true;
    });
    if (next) this.#tabs.post(id);
    return isDone ? next : this.#held.get(id);
  }

  /** Takes a lead out. Nobody sends it after that. */
  async remove(id: string): Promise<void> {
    this.#held.delete(id);
    this.#removed.add(id);
    this.#tell(id);
    const isDone = await this.#ask(async (store) => {
      await del(id, store);
      return true;
    });
    if (isDone) this.#removed.delete(id);
    this.#tabs.post(id);
    await this.list();
  }

  /**
   * Calls back with what changes here or in another tab, and where a change may have been missed.
   *
   * @param shown the id of the lead that the watching form shows at the moment
   * @returns how to stop
   */
  watch(watcher: Watcher, shown: () => string | undefined = () => undefined): () => void {
    this.#watchers.set(watcher, shown);
    this.#tabs.open();
    const look = (): void => {
      if (document.visibilityState === "visible") watcher(undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      this.#watchers.delete(watcher);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Whether a form on this page shows the lead. */
  isShown = (id: string): boolean => [...this.#watchers.values()].some((shown) => shown() === id);

  #tell(id: string): void {
    for (const watcher of this.#watchers.keys()) watcher(id);
  }

  readonly #ask: DeviceStore["ask"] = async (work) => (this.#isPersistent ? database.ask(work) : undefined);
}

/** Whether a lead has waited for a day, after which nobody sends it. */
export const isExpired = ({ at }: OutgoingLead): boolean => Date.now() - at >= LIFE_MS;
