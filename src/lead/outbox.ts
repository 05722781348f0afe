/**
 * The outbox: leads without a receipt, with their files, in this device's database. They survive a closed page and a phone
 * without a network. Where storage is forbidden or full there is no outbox, and only the open page has the lead.
 */
import { createStore, del, set, type UseStore, values } from "idb-keyval";
import { contentTypeOf } from "../forms/files.ts";
import type { FormValues } from "../forms/fields.ts";
import type { Problem } from "../forms/messages.ts";
import type { Body } from "../forms/payload.ts";
import type { Locale } from "../i18n/locale.ts";
import { askForSync } from "./background-sync.ts";
import { markEmpty, markFilled } from "./outbox-flag.ts";
import type { Receipt } from "./receipts.ts";
import { attempt, LIFE_MS } from "./storage.ts";
import type { PickedFile, UploadMethod } from "./upload.ts";

/** What the page adds to the answers. */
export interface SubmissionContext {
  /** The text of a field that no person sees: only programs fill it in. */
  readonly honeypot: string;
  /** From the page's start to the submission, ms. */
  readonly elapsedMs: number;
  /** Field and code of what the page refused before, each once: "city required". Never an answer. */
  readonly refused?: readonly string[];
}

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
  /** Why the edge refused it. It waits until the visitor opens its form, which shows them. */
  readonly problems?: readonly Problem[];
  /** The refusal in a sentence, and the problem of each file by the file's id. */
  readonly message?: string;
  readonly faults?: Readonly<Record<string, string>>;
  /** The locale of these two. */
  readonly toldIn?: Locale;
  /** The visitor was told of the refusal, and has closed the message. */
  readonly isClosed?: boolean;
  /** It was sent while no page was open; the next page shows this. */
  readonly receipt?: Receipt;
}

/** A database may hang. A lead must not wait for it. */
const TIMEOUT_MS = 3000;

let database: UseStore | undefined;
const leadStore = (): UseStore => (database ??= createStore("aipm-outbox", "leads"));

type Listener = (id: string) => void;
const listeners = new Set<Listener>();
const notifyClaimed = (id: string): void => {
  for (const listener of listeners) listener(id);
};

/**
 * Calls the listener with the id of each lead that a form claims, or that leaves the outbox.
 *
 * @returns how to stop
 */
export function watchClaimed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const claimed = new Set<string>();
/** Marks a lead as sent by its form on this page, so that the outbox runner leaves it alone. */
export function claim(id: string): void {
  claimed.add(id);
  notifyClaimed(id);
}
export const release = (id: string): void => void claimed.delete(id);
export const isClaimed = (id: string): boolean => claimed.has(id);

async function withTimeout<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, otherwise)));
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    console.warn("The outbox is not available", error);
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

const isAvailable = (): boolean => attempt(() => typeof indexedDB === "object" && indexedDB !== null) ?? false;

/** Sets the file's media type, which some phones leave out. */
const withContentType = ({ id, file }: PickedFile): PickedFile => {
  const { name, lastModified } = file;
  return { id, file: new File([file], name, { type: contentTypeOf(name, file.type), lastModified }) };
};

/** Stores a lead with its files. @returns whether that succeeded */
export async function store(lead: OutgoingLead): Promise<boolean> {
  if (!isAvailable()) return false;
  return withTimeout(async () => {
    await set(lead.id, { ...lead, files: lead.files.map(withContentType) }, leadStore());
    markFilled();
    if (!lead.problems && !lead.receipt) void askForSync();
    return true;
  }, false);
}

/** Deletes a lead, and releases it. */
export async function remove(id: string): Promise<void> {
  release(id);
  notifyClaimed(id);
  if (!isAvailable()) return;
  await withTimeout(() => del(id, leadStore()), undefined);
  await storedLeads();
}

/** All leads of the outbox, the oldest first; none where there is no outbox. */
export async function storedLeads(): Promise<readonly OutgoingLead[]> {
  if (!isAvailable()) return [];
  const all = await withTimeout(async () => {
    const found = await values<OutgoingLead>(leadStore());
    if (found.length === 0) markEmpty();
    return found;
  }, []);
  return [...all].sort((one, other) => one.at - other.at);
}

/** Whether a lead has waited for a day, after which nobody sends it. */
export const isExpired = ({ at }: OutgoingLead): boolean => Date.now() - at >= LIFE_MS;
