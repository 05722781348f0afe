/** The receipt of what was sent from this device, by form, for a day: in this tab, in others, and after a reload. */
import { load, save } from "./storage.ts";

export interface Receipt {
  readonly id: string;
  readonly reference: string;
}
/** As it is kept: with the moment it arrived. */
export interface KeptReceipt extends Receipt {
  readonly at: number;
}

const keyOf = (formType: string): string => `aipm:receipt:${formType}`;

const isReceipt = (value: object): boolean => {
  const { id, reference } = value as Partial<Receipt>;
  return typeof id === "string" && typeof reference === "string";
};

export const loadReceipt = (formType: string): KeptReceipt | undefined => load(keyOf(formType), isReceipt);

const listeners = new Set<(formType: string) => void>();

/** The latest one of a form stands; whoever watches in this tab hears of it as other tabs do. */
export function keepReceipt(formType: string, { id, reference }: Receipt): void {
  save(keyOf(formType), { id, reference });
  for (const listener of listeners) listener(formType);
}

/** Hears of each receipt that another tab, or the outbox of this one, was given for the form. */
export function watchReceipts(formType: string, onReceipt: (receipt: KeptReceipt) => void): () => void {
  const tell = (type: string): void => {
    const receipt = type === formType ? loadReceipt(formType) : undefined;
    if (receipt) onReceipt(receipt);
  };
  const hear = (event: StorageEvent): void => {
    // A foreign key, or storage cleared as a whole, says nothing of this form.
    if (event.key === keyOf(formType) && event.newValue) tell(formType);
  };
  listeners.add(tell);
  addEventListener("storage", hear);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", hear);
  };
}
