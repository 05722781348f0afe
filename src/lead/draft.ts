/** The draft of a form on this device: the answers that its visitor changed, without files. It lasts a day, and ends when the form is sent. */
import type { FormValues, InputValue } from "../forms/fields.ts";
import { loadItem, removeItem, saveItem } from "./storage.ts";

export interface DraftAnswer {
  readonly value: InputValue;
  /** What page and link say there: the draft wins over what says no more than then. Undefined where that is not known. */
  readonly initial?: InputValue | undefined;
  /** When it was changed, ms since the epoch: of two tabs the later one has the last word. */
  readonly at: number;
}
/** By the names of the fields. */
export type Draft = Readonly<Record<string, DraftAnswer>>;

interface StoredDraft {
  readonly at: number;
  readonly answers: Draft;
}
/** What native-form.ts stored before hydration: the texts of each touched control, by name. */
interface PreHydrationDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (formType: string): string => `aipm:draft:${formType}`;
const preHydrationKeyOf = (formType: string): string => `aipm:early:${formType}`;

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft of a form, no older than a day; empty where there is none. */
export const loadDraft = (formType: string): Draft => loadItem<StoredDraft>(keyOf(formType))?.answers ?? {};

/** Whether an answer of the draft is another one than in these values, in which its form may lack a field. */
export const isOther = (draft: Draft, values: FormValues): boolean =>
  Object.entries(draft).some(([name, { value }]) => name in values && !isSame(value, values[name]));

/**
 * @param parents fields that a draft always tells of
 * @returns the draft, with what these values say otherwise than it and than the form before anybody typed
 */
export function withChanges(
  parents: readonly string[],
  draft: Draft,
  values: FormValues,
  pageValues: FormValues,
): Draft {
  const at = Date.now();
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const initial = pageValues[name];
    const before = draft[name]?.value ?? (parents.includes(name) ? undefined : initial);
    return isSame(value, before) ? [] : [[name, { value, initial, at }] as const];
  });
  return { ...draft, ...Object.fromEntries(changed) };
}

/**
 * Saves the answers of this tab into the draft, which replaces what was stored before hydration.
 *
 * @returns the draft: where another tab has written later, its answer
 */
export function saveDraft(formType: string, mine: Draft): Draft {
  const theirs = loadDraft(formType);
  const later = Object.entries(theirs).filter(([name, { at }]) => at > (mine[name]?.at ?? 0));
  const answers: Draft = { ...mine, ...Object.fromEntries(later) };
  if (Object.values(answers).every(({ value, initial }) => isSame(value, initial))) clearDraft(formType);
  else saveItem(keyOf(formType), { answers });
  removeItem(preHydrationKeyOf(formType));
  return answers;
}

export function clearDraft(formType: string): void {
  removeItem(keyOf(formType));
  removeItem(preHydrationKeyOf(formType));
}

/** Clears the draft once the lead has arrived, unless another tab has written something else into it. */
export function clearSent(formType: string, sent: FormValues): void {
  if (!isOther(loadDraft(formType), sent)) clearDraft(formType);
}

/** The texts of each control that was touched before hydration, by name; empty where none was. */
export function loadPreHydrationDraft(formType: string): ReadonlyMap<string, readonly string[]> {
  const { values = {} } = loadItem<PreHydrationDraft>(preHydrationKeyOf(formType)) ?? {};
  return new Map(Object.entries(values));
}
