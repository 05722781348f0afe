/** The draft of a form on this device: what was typed, without files. It lasts a day, and ends when the form is sent. */
import type { FormValues } from "../forms/fields.ts";
import { loadItem, removeItem, saveItem } from "./storage.ts";

export interface Draft {
  readonly values: FormValues;
  /** The values before anybody typed, to tell what the visitor changed. */
  readonly initialValues?: FormValues;
}
/** What native-form.ts stored before hydration: the texts of each touched control, by name. */
interface PreHydrationDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (formType: string): string => `aipm:draft:${formType}`;
const preHydrationKeyOf = (formType: string): string => `aipm:early:${formType}`;

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The draft of a form, no older than a day. */
export const loadDraft = (formType: string): (Draft & { readonly at: number }) | undefined =>
  loadItem<Draft & { readonly at: number }>(keyOf(formType));

/** Whether the draft says something else: its visitor has written since, perhaps in another tab. */
export function hasOtherDraft(formType: string, values: FormValues): boolean {
  const draft = loadDraft(formType);
  return draft !== undefined && !isSame(draft.values, values);
}

/** Saves the draft, which replaces what was stored before hydration. */
export function saveDraft(formType: string, draft: Draft): void {
  saveItem(keyOf(formType), draft);
  removeItem(preHydrationKeyOf(formType));
}

/** What a tab saw when it last read the draft. */
export interface DraftSnapshot {
  /** The values in this tab's form. */
  readonly values: FormValues;
  /** The values in storage. Where storage holds something else now, another tab has written. */
  readonly stored: FormValues;
}

/**
 * Merges the values of two tabs that fill in the same form.
 *
 * @param before what this tab saw when it last read the draft
 * @returns this tab's values, with those that only another tab has changed
 */
export function mergeDraft(formType: string, mine: FormValues, before: DraftSnapshot): FormValues {
  const { values: kept = {} } = loadDraft(formType) ?? {};
  const theirs = Object.entries(kept).filter(
    ([name, value]) => !isSame(value, before.stored[name]) && isSame(mine[name], before.values[name]),
  );
  return { ...mine, ...Object.fromEntries(theirs) };
}

export function clearDraft(formType: string): void {
  removeItem(keyOf(formType));
  removeItem(preHydrationKeyOf(formType));
}

/**
 * Clears the draft once the lead has arrived, unless another tab has written something new into it.
 *
 * @param before the stored values as this tab last saw them
 */
export function clearSent(formType: string, sent: FormValues, before: FormValues = sent): void {
  const { values = {} } = loadDraft(formType) ?? {};
  const isTheirs = (name: string): boolean =>
    name in sent && !isSame(values[name], sent[name]) && !isSame(values[name], before[name]);
  if (!Object.keys(values).some(isTheirs)) clearDraft(formType);
}

/** The texts of each control that was touched before hydration, by name; empty where none was. */
export function loadPreHydrationDraft(formType: string): ReadonlyMap<string, readonly string[]> {
  const { values } = loadItem<PreHydrationDraft>(preHydrationKeyOf(formType)) ?? {};
  return new Map(Object.entries(values ?? {}));
}
