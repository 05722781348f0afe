/**
 * The outbox of unsent leads, with their files, in IndexedDB. It survives a closed page and a phone without a network. A lead that was
 * removed from it is not sent. If IndexedDB is unavailable, leads are in the memory of the document.
 */
import { del, get, set, update, values } from "idb-keyval";
import { inferContentType } from "../forms/files.ts";
import type { FormValues } from "../forms/fields.ts";
import type { Problem } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import type { Locale } from "../i18n/locale.ts";
import { askForSync } from "./background-sync.ts";
import { DeviceStore } from "./device-store.ts";
import type { Receipt } from "./receipts.ts";
import {
  isOver,
  loadItem,
  markEmpty,
  markFilled,
  mayHoldLeads,
  outboxMark,
  removeItem,
  saveItem,
  STORED_VERSION,
} from "./storage.ts";
import type { PickedFile, UploadMethod } from "./upload.ts";

/** Data of the page that is sent with the answers. */
export interface SubmissionContext {
  /** The text of a field that no visitor sees. Only programs fill it in. */
  readonly honeypot: string;
  /** From the start of the page, or of the draft, to the submission, ms. */
  readonly elapsedMs: number;
  /** How many of its files the device could no longer read. */
  readonly unreadable?: number;
  /** For the log of the edge: attempts since the button was pressed or the network returned, ms since the lead was submitted, and the sender. */
  readonly attempts?: number;
  readonly waitedMs?: number;
  readonly sentBy?: "page" | "worker";
}

/** Why a lead was not sent. */
export interface Failure {
  readonly message: string;
  /** The problems of the answers. Problems of files are shown at the files. */
  readonly problems: readonly Problem[];
  /** Whether its files are the reason. */
  readonly isUpload: boolean;
  /** No response came, and the browser reports no network. */
  readonly isOffline?: boolean;
}

/** Stored on devices, so its keys keep their names. */
export type LeadStatus =
  | { readonly at: "queued" }
  /** Its document retries it at `retryAt`, ms since the epoch. Any other page retries it later. */
  | { readonly at: "waiting"; readonly failure: Failure; readonly retryAt?: number | undefined }
  /** The same lead would be rejected again. It waits until the visitor opens its form. */
  | {
      readonly at: "refused";
      readonly failure: Failure;
      /** Messages by file id. */
      readonly fileErrors: Readonly<Record<string, string>>;
      /** The language of the messages. */
      readonly locale: Locale;
      /** The visitor has closed the message. */
      readonly isClosed?: boolean;
    }
  /** Sent by the service worker. The next page takes the receipt. */
  | { readonly at: "sent"; readonly receipt: Receipt; readonly unreadable?: readonly string[] };

export interface OutgoingLead {
  /** The submission id. */
  readonly id: string;
  readonly formType: string;
  /** The heading of the form, and the path of its page. */
  readonly heading: string;
  readonly path: string;
  /** When it was submitted, ms since the epoch. */
  readonly at: number;
  /** The values of the controls, to restore the form. */
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
type Versioned = StoredLead & { readonly version?: number };

/** Sets the media type of a file, which some phones leave out. */
const withContentType = ({ id, file }: PickedFile): PickedFile => {
  const { name, lastModified } = file;
  return { id, file: new File([file], name, { type: inferContentType(name, file.type), lastModified }) };
};

/**
 * Ids of removed leads that the database may still have. Later pages repeat the removals. All tabs share the list, because another tab
 * may submit the same lead again.
 */
const REMOVED_KEY = "aipm:removed";
interface StoredRemovals {
  readonly at: number;
  readonly ids: readonly string[];
}
const loadRemoved = (): readonly string[] => loadItem<StoredRemovals>(REMOVED_KEY)?.ids ?? [];

/** Ends an update of a lead that was removed. */
class Removed extends Error {}

export class Outbox {
  readonly #isPersistent: boolean;
  readonly #database = new DeviceStore("aipm-outbox", "leads");
  /** The leads of this document. The only copies if IndexedDB is unavailable. */
  readonly #inMemory = new Map<string, StoredLead>();
  /** Removed leads, if this device cannot save the list. */
  #removedHere: readonly string[] = [];
  readonly #watchers = new Set<() => void>();

  /** @param isPersistent Whether it stores anything. */
  constructor(isPersistent = true) {
    this.#isPersistent = isPersistent;
  }

  /** Inserts or replaces a lead. @returns Whether it was persisted. */
  async put(lead: OutgoingLead): Promise<boolean> {
    const queued: StoredLead = { ...lead, status: { at: "queued" } };
    this.#saveRemoved(lead.id, false);
    this.#inMemory.set(lead.id, queued);
    const isStored = await this.#run(async (store) => {
      markFilled();
      await set(lead.id, { ...queued, files: lead.files.map(withContentType), version: STORED_VERSION }, store);
      return true;
    });
    if (isStored) {
      markFilled();
      void askForSync();
    } else if (this.#inMemory.has(lead.id)) this.#inMemory.set(lead.id, { ...queued, isInMemory: true });
    return isStored === true;
  }

  /** Whether it may have a lead. A page without one never opens the database. */
  get mayHold(): boolean {
    return mayHoldLeads() || this.#inMemory.size > 0;
  }

  /** Returns all leads, the oldest first. */
  async list(): Promise<readonly StoredLead[]> {
    const mark = outboxMark();
    const removedBefore = this.#removed();
    const stored = await this.#run((store) => values<Versioned>(store));
    const removed = this.#removed();
    const all = new Map<string, StoredLead>();
    for (const lead of stored ?? []) {
      if (removed.includes(lead.id)) {
        // A removal that began meanwhile is under way. A second one might delete a lead that another tab has submitted since.
        if (removedBefore.includes(lead.id)) void this.#delete(lead.id);
      } else if (lead.version === STORED_VERSION) all.set(lead.id, lead);
      // Another release may still read it, for a day.
      else if (isExpired(lead)) void this.#delete(lead.id);
    }
    for (const [id, lead] of this.#inMemory) {
      if (all.has(id)) continue;
      if (!stored || lead.isInMemory) all.set(id, lead);
      else this.#inMemory.delete(id);
    }
    if (stored?.length === 0) markEmpty(mark);
    return [...all.values()].sort((first, other) => first.at - other.at);
  }

  /** Reads one lead. */
  async get(id: string): Promise<StoredLead | undefined> {
    const inMemory = this.#inMemory.get(id);
    if (this.#removed().includes(id) || inMemory?.isInMemory) return inMemory;
    const found = await this.#run(async (store) => ({ lead: await get<Versioned>(id, store) }));
    if (!found) return this.#inMemory.get(id);
    return found.lead?.version === STORED_VERSION && !this.#removed().includes(id) ? found.lead : undefined;
  }

  /** Sets the status of a lead. @returns The lead, or `undefined` if it was removed. */
  async update(id: string, status: LeadStatus): Promise<StoredLead | undefined> {
    const inMemory = this.#inMemory.get(id);
    if (inMemory) this.#inMemory.set(id, { ...inMemory, status });
    if (inMemory?.isInMemory) return { ...inMemory, status };
    let next: StoredLead | undefined;
    const isDone = await this.#run(async (store) => {
      const change = (lead: StoredLead | undefined): StoredLead => {
        if (!lead || this.#removed().includes(id)) throw new Removed();
        // A receipt needs no files.
        next = { ...lead, status, ...(status.at === "sent" && { files: [] }) };
        return next;
      };
      await update<StoredLead>(id, change, store).catch((error: unknown) => {
        if (!(error instanceof Removed)) throw error;
      });
      return true;
    });
    return isDone ? next : this.#inMemory.get(id);
  }

  /** Removes a lead. No one sends it after that, except an attempt that is under way. */
  async remove(id: string): Promise<void> {
    this.#inMemory.delete(id);
    this.#saveRemoved(id, true);
    for (const watcher of this.#watchers) watcher();
    await this.#delete(id);
    await this.list();
  }

  /** Calls back when a lead was removed here, and when the page is shown again. @returns The stop function. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    const onVisible = (): void => {
      if (document.visibilityState === "visible") watcher();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      this.#watchers.delete(watcher);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }

  async #delete(id: string): Promise<void> {
    const isDone = await this.#run(async (store) => {
      await del(id, store);
      return true;
    });
    if (isDone) this.#saveRemoved(id, false);
  }

  readonly #removed = (): readonly string[] => [...loadRemoved(), ...this.#removedHere];

  #saveRemoved(id: string, isRemoved: boolean): void {
    if (!this.#isPersistent) return;
    const others = this.#removed().filter((other) => other !== id);
    const ids = isRemoved ? [...others, id] : others;
    if (ids.length === 0) removeItem(REMOVED_KEY);
    else saveItem(REMOVED_KEY, { ids });
    this.#removedHere = loadRemoved().length === ids.length ? [] : ids;
  }

  readonly #run: DeviceStore["run"] = async (work) => (this.#isPersistent ? this.#database.run(work) : undefined);
}

/** Whether a lead is older than a day, after which it is attempted once more. */
export const isExpired = ({ at }: OutgoingLead): boolean => isOver(at);
