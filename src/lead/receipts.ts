/** The receipt of what was sent from this device, by form, for a day: in this tab, in others, and after a reload. */
import type { FormValues } from "../forms/fields.ts";
import { load, save } from "./storage.ts";

export interface Receipt {
  readonly id: string;
  readonly reference: string;
}
/** As it is kept: with the moment it arrived. */
export interface StoredReceipt extends Receipt {
  readonly at: number;
}

const keyOf = (formType: string): string => `aipm:receipt:${formType}`;

const isReceipt = (value: object): boolean => {
  const { id, reference } = value as Partial<Receipt>;
  return typeof id === "string" && typeof reference === "string";
};

/** The answers stay in the tab that sent them: a reload shows them again, and nobody who uses the device next. */
interface SentAnswers {
  readonly at: number;
  readonly id: string;
  readonly values: FormValues;
}
const answersKeyOf = (formType: string): string => `aipm:answers:${formType}`;
const isAnswers = (value: object): boolean => typeof (value as Partial<SentAnswers>).values === "object";

/** What was answered, where this tab sent it within the last day. */
export function loadAnswers(formType: string, id: string): FormValues | undefined {
  const sent = load<SentAnswers>(answersKeyOf(formType), isAnswers, "sessionStorage");
  return sent?.id === id ? sent.values : undefined;
}

export const loadReceipt = (formType: string): StoredReceipt | undefined => load(keyOf(formType), isReceipt);

interface ReceiptMessage {
  readonly formType: string;
  readonly receipt: StoredReceipt;
  /** What was answered: it goes from tab to tab, and is stored nowhere. */
  readonly values?: FormValues | undefined;
}
const listeners = new Set<(told: ReceiptMessage) => void>();

const notifyListeners = (told: ReceiptMessage): void => {
  for (const listener of listeners) listener(told);
};

let channel: BroadcastChannel | undefined;
/** One for the page: it does not hear itself. A browser without it still has the event of storage. */
function tabs(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel !== "function") return channel;
  channel = new BroadcastChannel("aipm-receipts");
  channel.addEventListener("message", ({ data }: MessageEvent<ReceiptMessage>) => notifyListeners(data));
  // While it is open the page is not kept for the button that leads back.
  const close = (): void => {
    channel?.close();
    channel = undefined;
    addEventListener("pageshow", () => void tabs(), { once: true });
  };
  addEventListener("pagehide", close, { once: true });
  return channel;
}

/** The latest one of a form stands; whoever watches in this tab hears of it as other tabs do. */
export function storeReceipt(formType: string, { id, reference }: Receipt, values?: FormValues): void {
  save(keyOf(formType), { id, reference });
  if (values) save(answersKeyOf(formType), { id, values }, "sessionStorage");
  const told: ReceiptMessage = { formType, receipt: { id, reference, at: Date.now() }, values };
  notifyListeners(told);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
  tabs()?.postMessage(told);
}

/** Hears of each receipt that another tab, or the outbox of this one, was given for the form; it may hear twice. */
export function watchReceipts(
  formType: string,
  onReceipt: (receipt: StoredReceipt, values?: FormValues) => void,
): () => void {
  const notify = (told: ReceiptMessage): void => {
    if (told.formType === formType) onReceipt(told.receipt, told.values);
  };
  const onStorage = (event: StorageEvent): void => {
    // A foreign key, or storage cleared as a whole, says nothing of this form.
    const receipt = event.key === keyOf(formType) && event.newValue ? loadReceipt(formType) : undefined;
    if (receipt) notify({ formType, receipt });
  };
  listeners.add(notify);
  tabs();
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener("storage", onStorage);
  };
}
