/** What was typed into a form survives a reload on this device for a day. Never files; gone once the form is sent. */
import type { FormValues } from "../forms/fields.ts";
import { load, remove, save } from "./storage.ts";

export interface Draft {
  readonly values: FormValues;
  /** What the form began with, before anybody typed: what has changed since is the visitor's. None in a draft of an earlier release. */
  readonly first?: FormValues;
}
/** What native-form.ts kept before React came: the texts of each touched control, by name. */
interface EarlyDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (formType: string): string => `aipm:draft:${formType}`;
const earlyKeyOf = (formType: string): string => `aipm:early:${formType}`;

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;
const isDraft = ({ values, first = {} }: Partial<Draft>): boolean => isRecord(values) && isRecord(first);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

export const loadDraft = (formType: string): Draft | undefined =>
  load<Draft & { readonly at: number }>(keyOf(formType), isDraft);

export function saveDraft(formType: string, draft: Draft): void {
  save(keyOf(formType), draft);
  remove(earlyKeyOf(formType));
}

export function clearDraft(formType: string): void {
  remove(keyOf(formType));
  remove(earlyKeyOf(formType));
}

export function loadEarlyDraft(formType: string): ReadonlyMap<string, readonly string[]> {
  const { values } = load<EarlyDraft>(earlyKeyOf(formType), isDraft) ?? {};
  return new Map(Object.entries(values ?? {}).filter(([, texts]) => isTexts(texts)));
}
