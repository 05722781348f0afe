/** The last receipt of each form on this device, kept for a day. */
import type { FormValues } from "../forms/fields.ts";
import { loadItem, saveItem } from "./storage.ts";

export interface Receipt {
  readonly id: string;
  readonly reference: string;
}
export interface StoredReceipt extends Receipt {
  /** When it was stored, ms since the epoch. */
  readonly at: number;
}

const storageKey = (formType: string): string => `aipm:receipt:${formType}`;

/** The answers stay in the tab that sent them. A reload shows them again, and the next person on the device does not see them. */
export interface SentAnswers {
  readonly values: FormValues;
  /** Names of its files. */
  readonly files?: readonly string[];
}
const answersKey = (formType: string): string => `aipm:answers:${formType}`;

/** Returns the answers and the names of the files of a lead that this tab sent within the last day. */
export function loadAnswers(formType: string, id: string): SentAnswers | undefined {
  const sent = loadItem<SentAnswers & StoredReceipt>(answersKey(formType), "sessionStorage");
  return sent?.id === id
    ? { values: sent.values, ...(sent.files && { files: sent.files }) }
    : undefined;
}

export const loadReceipt = (formType: string): StoredReceipt | undefined =>
  loadItem(storageKey(formType));

/**
 * Stores the receipt of a form and replaces the one before.
 *
 * @param values The answers, and `files` the names of files, so that this tab can show them after a reload.
 */
export function storeReceipt(
  formType: string,
  { id, reference }: Receipt,
  values: FormValues,
  files: readonly string[] = [],
): void {
  saveItem(storageKey(formType), { id, reference });
  saveItem(answersKey(formType), { id, values, files }, "sessionStorage");
}
