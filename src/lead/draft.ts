/** The draft of a form: the answers that its visitor changed, without files. It lasts a day, and ends when the form is sent. */
import type { FormValues, InputValue } from "../forms/fields.ts";
import { toEnglishPath } from "../i18n/locale.ts";
import { attempt, loadItem, removeItem, saveItem } from "./storage.ts";

export interface DraftAnswer {
  readonly value: InputValue;
  /** When it was changed, ms since the epoch. */
  readonly at: number;
}
/** Answers by field name. */
export type Draft = Readonly<Record<string, DraftAnswer>>;

export interface StoredDraft {
  /** When it was saved, ms since the epoch. */
  readonly at: number;
  readonly answers: Draft;
  /** Texts by the name of their control, kept while React was not ready (src/site/browser/native-form.ts). They count as just typed. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** The address at which it was written: see `draftPage`. */
  readonly page?: string;
}

/** The address of this page in any language. */
export const draftPage = (): string => toEnglishPath(location.pathname) + location.search;

const storageKey = (formType: string): string => `aipm:draft:${formType}`;
/** The key of the draft's nonce (intent.ts). */
export const intentKey = (formType: string): string => `aipm:intent:${formType}`;

/** Compares plain data by content, as JSON would: a property that is `undefined` is no property. */
export function isSame(first: unknown, other: unknown): boolean {
  if (first === other) return true;
  if (typeof first !== "object" || typeof other !== "object" || !first || !other) return false;
  if (Array.isArray(first) !== Array.isArray(other)) return false;
  const [one, two] = [first, other] as readonly Readonly<Record<string, unknown>>[];
  return Object.keys({ ...one, ...two }).every((key) => isSame(one![key], two![key]));
}

export const loadStoredDraft = (formType: string): StoredDraft | undefined =>
  loadItem(storageKey(formType));

/** Returns the draft of a form, no older than a day. It may be empty. */
export const loadDraft = (formType: string): Draft => loadStoredDraft(formType)?.answers ?? {};

/** Whether a draft is stored, of any age. */
export const hasDraft = (formType: string): boolean =>
  attempt(() => localStorage.getItem(storageKey(formType))) != null;

/** Whether the draft has another answer than these values. Their form may lack a field of the draft. */
export const isOther = (draft: Draft, values: FormValues): boolean =>
  Object.entries(draft).some(([name, { value }]) => name in values && !isSame(value, values[name]));

/** Adds the answers that differ from the draft, or from the page. */
export function withChanges(draft: Draft, values: FormValues, pageValues: FormValues): Draft {
  const time = Date.now();
  const changed = Object.entries(values).flatMap(([name, value]) =>
    isSame(value, draft[name]?.value ?? pageValues[name])
      ? []
      : [[name, { value, at: time }] as const],
  );
  return { ...draft, ...Object.fromEntries(changed) };
}

/**
 * Merges the draft of this tab into the stored one. The later answer wins. A draft that says no more than the page is deleted.
 *
 * @returns The merged answers, and whether the device stores them.
 */
export function saveDraft(
  formType: string,
  own: Draft,
  pageValues: FormValues,
): { readonly answers: Draft; readonly isSaved: boolean } {
  const later = Object.entries(loadDraft(formType)).filter(
    ([name, { at }]) => at > (own[name]?.at ?? 0),
  );
  const answers: Draft = { ...own, ...Object.fromEntries(later) };
  if (Object.entries(answers).some(([name, { value }]) => !isSame(value, pageValues[name])))
    return { answers, isSaved: saveItem(storageKey(formType), { answers, page: draftPage() }) };
  clearDraft(formType);
  return { answers, isSaved: true };
}

export const clearDraft = (formType: string): void => removeItem(storageKey(formType));

/**
 * Deletes the draft and its nonce once the lead has arrived, unless another tab has changed the draft.
 * @returns Whether no draft is left.
 */
export function clearSent(formType: string, sent: FormValues): boolean {
  if (isOther(loadDraft(formType), sent)) return false;
  clearDraft(formType);
  removeItem(intentKey(formType));
  return true;
}
