/** What was typed into a form survives a reload on this device for a day. Never files; gone once the form is sent. */
import type { FormValues } from "../forms/fields.ts";
import { load, remove, save } from "./storage.ts";

export interface Draft {
  readonly values: FormValues;
  /** What the form began with, before anybody typed: what has changed since is the visitor's. None in a draft of an earlier release. */
  readonly initialValues?: FormValues;
}
/** What native-form.ts kept before React came: the texts of each touched control, by name. */
interface PreHydrationDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (formType: string): string => `aipm:draft:${formType}`;
const preHydrationKeyOf = (formType: string): string => `aipm:early:${formType}`;

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;
const isDraft = ({ values, initialValues = {} }: Partial<Draft>): boolean =>
  isRecord(values) && isRecord(initialValues);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

export const loadDraft = (formType: string): (Draft & { readonly at: number }) | undefined =>
  load<Draft & { readonly at: number }>(keyOf(formType), isDraft);

/** Whether something else has been written into the form since then. */
export function hasWrittenSince(formType: string, at: number, values: FormValues): boolean {
  const draft = loadDraft(formType);
  return draft !== undefined && draft.at > at && !isSame(draft.values, values);
}

export function saveDraft(formType: string, draft: Draft): void {
  save(keyOf(formType), draft);
  remove(preHydrationKeyOf(formType));
}

/** What a tab knew when it last looked at the draft. */
export interface DraftSnapshot {
  /** What the form held there. */
  readonly values: FormValues;
  /** What was kept of it; what is kept otherwise now, another tab wrote. */
  readonly stored: FormValues;
}

/** Two tabs may fill in the same form: what another tab has changed since stays, but for what was changed here too. */
export function mergeDraft(formType: string, mine: FormValues, before: DraftSnapshot): FormValues {
  const { values: kept = {} } = loadDraft(formType) ?? {};
  const theirs = Object.entries(kept).filter(
    ([name, value]) => !isSame(value, before.stored[name]) && isSame(mine[name], before.values[name]),
  );
  return { ...mine, ...Object.fromEntries(theirs) };
}

export function clearDraft(formType: string): void {
  remove(keyOf(formType));
  remove(preHydrationKeyOf(formType));
}

/**
 * Once it has arrived, what was sent goes. What another tab has written since stays.
 * @param before what this tab knew to be kept
 */
export function clearSent(formType: string, sent: FormValues, before: FormValues = sent): void {
  const { values = {} } = loadDraft(formType) ?? {};
  const isTheirs = (name: string): boolean =>
    name in sent && !isSame(values[name], sent[name]) && !isSame(values[name], before[name]);
  if (!Object.keys(values).some(isTheirs)) clearDraft(formType);
}

export function loadPreHydrationDraft(formType: string): ReadonlyMap<string, readonly string[]> {
  const { values } = load<PreHydrationDraft>(preHydrationKeyOf(formType), isDraft) ?? {};
  return new Map(Object.entries(values ?? {}).filter(([, texts]) => isTexts(texts)));
}
