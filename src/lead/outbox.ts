/**
 * Leads that have no receipt yet, with their files, in this device's database: they outlive the page, the browser and a
 * phone without a network. Where storage is forbidden or full there is no outbox, and the page alone keeps them.
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

/** What the page knows beside the answers. */
export interface SubmissionContext {
  /** Filled in by programs alone. */
  readonly honeypot: string;
  /** From the page's first moment to the submission, ms. */
  readonly elapsedMs: number;
  /** What the page refused before, each once: "city required". Never an answer. */
  readonly refused?: readonly string[];
}

export interface OutgoingLead {
  /** The submission id. */
  readonly id: string;
  readonly formType: string;
  /** What the form is called, and where it stands. */
  readonly heading: string;
  readonly path: string;
  readonly at: number;
  /** What its controls held, to fill the form in again. */
  readonly values: FormValues;
  /** The answers on the wire, without files. */
  readonly body: Body;
  readonly meta: SubmissionContext;
  readonly upload?: UploadMethod;
  readonly files: readonly PickedFile[];
  /** The edge refused it as it is: it waits for its visitor, who finds this in the form. */
  readonly problems?: readonly Problem[];
  /** Why in a sentence, and what is wrong with each file, by its id. */
  readonly message?: string;
  readonly faults?: Readonly<Record<string, string>>;
  /** The language of these two: that of who sent it. */
  readonly toldIn?: Locale;
  /** It was sent while no page was open: the next one tells. */
  readonly receipt?: Receipt;
}

/** A database may hang, and a lead must not wait for it. */
const TIMEOUT_MS = 3000;

let database: UseStore | undefined;
const leadStore = (): UseStore => (database ??= createStore("aipm-outbox", "leads"));

type Listener = (id: string) => void;
const listeners = new Set<Listener>();
const notifyClaimed = (id: string): void => {
  for (const listener of listeners) listener(id);
};

/** Hears of each lead that a form looks after from here on, or that is no longer kept. */
export function watchClaimed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leads that a form on this page looks after itself. */
const claimed = new Set<string>();
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

/** With the type it is sent under, which some phones leave out. */
const withContentType = ({ id, file }: PickedFile): PickedFile => {
  const { name, lastModified } = file;
  return { id, file: new File([file], name, { type: contentTypeOf(name, file.type), lastModified }) };
};

/** Answers whether it is kept. */
export async function store(lead: OutgoingLead): Promise<boolean> {
  if (!isAvailable()) return false;
  return withTimeout(async () => {
    await set(lead.id, { ...lead, files: lead.files.map(withContentType) }, leadStore());
    markFilled();
    if (!lead.problems && !lead.receipt) void askForSync();
    return true;
  }, false);
}

export async function remove(id: string): Promise<void> {
  release(id);
  notifyClaimed(id);
  if (!isAvailable()) return;
  await withTimeout(() => del(id, leadStore()), undefined);
  await storedLeads();
}

/** What is kept, the oldest first. */
export async function storedLeads(): Promise<readonly OutgoingLead[]> {
  if (!isAvailable()) return [];
  const all = await withTimeout(async () => {
    const found = await values<OutgoingLead>(leadStore());
    if (found.length === 0) markEmpty();
    return found;
  }, []);
  return [...all].sort((one, other) => one.at - other.at);
}

export const isExpired = ({ at }: OutgoingLead): boolean => Date.now() - at >= LIFE_MS;
