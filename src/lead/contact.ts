/** Name, phone and email of the last form sent from this device, kept for a day. The next form offers them and never fills them in by itself. */
import { givenPhone } from "../forms/reading/dialled.ts";
import type { FormValues } from "../forms/fields.ts";
import { loadItem, removeItem, saveItem } from "./storage.ts";

export interface Contact {
  readonly at: number;
  readonly fullName: string;
  /** With its country code, which counts more than the code that a form has chosen. */
  readonly phone: string;
  readonly email: string;
}

const KEY = "aipm:contact";

export const loadContact = (): Contact | undefined => loadItem<Contact>(KEY);

/** Saves the contact of a form's values; nothing where name or phone is missing. */
export function saveContact(values: FormValues): void {
  const { fullName, email } = values;
  const phone = givenPhone(values);
  if (typeof fullName !== "string" || !fullName.trim() || !phone) return;
  saveItem(KEY, { fullName: fullName.trim(), phone, email: typeof email === "string" ? email.trim() : "" });
}

export const removeContact = (): void => removeItem(KEY);
