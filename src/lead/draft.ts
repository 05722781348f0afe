/** What was typed into a form survives a reload on this device for a day. Never files; gone once the form is sent. */
import type { FormValues } from "../forms/fields.ts";
import { load, remove, save } from "./storage.ts";

interface Draft {
  readonly at: number;
  readonly values: FormValues;
}
/** What native-form.ts kept before React came: the texts of each touched control, by name. */
interface EarlyDraft {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (formType: string): string => `aipm:draft:${formType}`;
const earlyKeyOf = (formType: string): string => `aipm:early:${formType}`;

const hasValues = (value: object): boolean => "values" in value;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

export const loadDraft = (formType: string): FormValues | undefined =>
  load<Draft>(keyOf(formType), hasValues)?.values ?? undefined;

export function saveDraft(formType: string, values: FormValues): void {
  save(keyOf(formType), { values });
  remove(earlyKeyOf(formType));
}

export function clearDraft(formType: string): void {
  remove(keyOf(formType));
  remove(earlyKeyOf(formType));
}

export function loadEarlyDraft(formType: string): ReadonlyMap<string, readonly string[]> {
  const { values } = load<EarlyDraft>(earlyKeyOf(formType), hasValues) ?? {};
  return new Map(Object.entries(values ?? {}).filter(([, texts]) => isTexts(texts)));
}
