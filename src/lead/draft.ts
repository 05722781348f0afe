/** What was typed into a form survives a reload on this device for a day. Never files; gone once the form is sent. */
import type { FormValues } from "../forms/fields.ts";

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;
const keyOf = (formType: string): string => `aipm:draft:${formType}`;

export interface Draft {
  readonly at: number;
  readonly values: FormValues;
}

/** Storage can be full, or forbidden: then there is no draft, and the form works all the same. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && typeof (value as Draft).at === "number" && "values" in value;

export function loadDraft(formType: string, now = Date.now()): FormValues | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(formType)));
  const draft: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined;
  if (!isDraft(draft)) return undefined;
  if (now - draft.at < DRAFT_LIFE_MS) return draft.values;
  clearDraft(formType);
  return undefined;
}

export const saveDraft = (formType: string, values: FormValues, now = Date.now()): void => {
  attempt(() => localStorage.setItem(keyOf(formType), JSON.stringify({ at: now, values } satisfies Draft)));
};

export const clearDraft = (formType: string): void => {
  attempt(() => localStorage.removeItem(keyOf(formType)));
};
