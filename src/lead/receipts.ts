/** The last receipt of each form on this device, kept for a day: for this tab, for others, and after a reload. */
import type { FormValues } from "../forms/fields.ts";
import { loadItem, saveItem } from "./storage.ts";
import { tabChannel } from "./tab-channel.ts";

export interface Receipt {
  readonly id: string;
  readonly reference: string;
}
/** With the time at which it was stored, ms since the epoch. */
export interface StoredReceipt extends Receipt {
  readonly at: number;
}

const keyOf = (formType: string): string => `aipm:receipt:${formType}`;

/** The answers stay in the tab that sent them: a reload shows them again, but the next person on the device does not see them. */
interface SentAnswers {
  readonly at: number;
  readonly id: string;
  readonly values: FormValues;
}
const answersKeyOf = (formType: string): string => `aipm:answers:${formType}`;

/** The answers of a lead that this tab sent within the last day. */
export function loadAnswers(formType: string, id: string): FormValues | undefined {
  const sent = loadItem<SentAnswers>(answersKeyOf(formType), "sessionStorage");
  return sent?.id === id ? sent.values : undefined;
}

export const loadReceipt = (formType: string): StoredReceipt | undefined => loadItem(keyOf(formType));

interface ReceiptMessage {
  readonly formType: string;
  readonly receipt: StoredReceipt;
  /** The answers, which go from tab to tab and are stored nowhere. */
  readonly values?: FormValues | undefined;
}
const listeners = new Set<(message: ReceiptMessage) => void>();

const notifyListeners = (message: ReceiptMessage): void => {
  for (const listener of listeners) listener(message);
};

/** A browser without channels still has the storage event. */
const tabs = tabChannel<ReceiptMessage>("aipm-receipts", notifyListeners);

/**
 * Stores the receipt of a form, over the one before, and tells all tabs, this one too.
 *
 * @param values the answers; where they are given, this tab can show them after a reload
 */
export function storeReceipt(formType: string, { id, reference }: Receipt, values?: FormValues): void {
  saveItem(keyOf(formType), { id, reference });
  if (values) saveItem(answersKeyOf(formType), { id, values }, "sessionStorage");
  const message: ReceiptMessage = { formType, receipt: { id, reference, at: Date.now() }, values };
  notifyListeners(message);
  tabs.post(message);
}

/**
 * Calls back with each new receipt of a form, from this tab or another. The same receipt may come twice.
 *
 * @returns how to stop
 */
export function watchReceipts(
  formType: string,
  onReceipt: (receipt: StoredReceipt, values?: FormValues) => void,
): () => void {
  const notify = (message: ReceiptMessage): void => {
    if (message.formType === formType) onReceipt(message.receipt, message.values);
  };
  const onStorage = (event: StorageEvent): void => {
    const receipt = event.key === keyOf(formType) ? loadReceipt(formType) : undefined;
    if (receipt) notify({ formType, receipt });
  };
  listeners.add(notify);
  tabs.open();
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener("storage", onStorage);
  };
}
