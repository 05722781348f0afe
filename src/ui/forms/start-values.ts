import { CALL_TIME } from "../../forms/reading/call-time.ts";
import type { AnyForm } from "../../forms/define.ts";
import { type FormValues, type InputValue, isOptionsBy, offeredOptions } from "../../forms/fields.ts";
import type { OptionsBy } from "../../forms/kinds/options.ts";
import { INDIA } from "../../forms/definitions/shared-fields.ts";
import { valuesFromControls } from "../../forms/values-from-controls.ts";
import { initialValues, knownToday } from "../../forms/payload.ts";
import { type Draft, isSame, loadDraft, loadPreHydrationDraft } from "../../lead/draft.ts";
import type { Beginning } from "../../lead/form-session.ts";
import { adoptInput } from "../../lead/pre-hydration-input.ts";

/**
 * The choices to set to their first option after a field changed on which their options depend: a plot starts with square feet, whatever
 * unit the flat before it had.
 * @param isChosen whether the visitor has chosen the present option; it is kept if it is still offered
 * @returns names and first options
 */
export const choicesToReset = (
  { fields }: AnyForm,
  values: FormValues,
  changed: string,
  isChosen: (name: string, options: OptionsBy) => boolean | undefined,
): [name: string, option: string][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== "select" && field.kind !== "choice") return [];
    if (!isOptionsBy(field.options) || field.options.by !== changed) return [];
    const offered = offeredOptions(field.options, values);
    return isChosen(name, field.options) && offered.includes(String(values[name])) ? [] : [[name, offered[0] ?? ""]];
  });

/** A draft may be older than the form: a value of another type is left out. */
const hasTypeOf = (value: unknown, example: InputValue | undefined): value is InputValue =>
  example !== undefined && typeof value === typeof example && Array.isArray(value) === Array.isArray(example);

/** The answers of a draft that belong to another page's value: a flat's size and unit are wrong for a plot. */
function staleAnswers(form: AnyForm, draft: Draft, fixedValues: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== "select" && field.kind !== "choice") continue;
    const by = isOptionsBy(field.options) ? field.options.by : "";
    if (by in fixedValues && draft[by] && draft[by].value !== fixedValues[by]) names.add(name);
  }
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === "size" && names.has(field.unit)) names.add(name);
  }
  return names;
}

/** Puts what the link says above the text of the draft. */
const prepend = (added: string, text: string): string => (text.includes(added) ? text : `${added}\n${text}`);

/** By the time zone, which has two names; a browser that gives none counts as in India. */
const isInIndia = (): boolean =>
  /^(?:Asia\/(?:Kolkata|Calcutta)|undefined)$/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The country codes that a visitor has to choose. The page is served with India's; abroad that is probably wrong, and a wrong number
 * cannot be called.
 */
const codesToChoose = ({ fields }: AnyForm): readonly string[] =>
  isInIndia()
    ? []
    : Object.entries(fields).flatMap(([name, field]) => (field.kind === "countryCode" && !field.locked ? [name] : []));

/** The initial values of a page with the values of its link, on this device. */
function pageValuesOf(form: AnyForm, path: string, linkValues: Readonly<Record<string, unknown>>): FormValues {
  const values = initialValues(form, path, { ...knownToday(form), ...linkValues });
  const unchosen = codesToChoose(form).filter((name) => values[name] !== linkValues[name]);
  return { ...values, ...Object.fromEntries(unchosen.map((name) => [name, ""])) };
}

/**
 * The values that a form starts with. From weak to strong: the form's own, the draft, the page, the link, what was typed before React
 * was ready. The draft wins over a page or link that says the same as when the draft was started, because the visitor has
 * changed the answer since. A longer text of the draft is kept below the text of the link.
 */
export function startValues(form: AnyForm, path: string, element: HTMLFormElement): Beginning {
  const linkValues = Object.fromEntries(new URLSearchParams(location.search));
  const start = pageValuesOf(form, path, linkValues);
  const plain = pageValuesOf(form, path, {});
  const isGiven = (name: string): boolean => start[name] === linkValues[name] || !isSame(start[name], plain[name]);
  const stored = loadDraft(form.type);
  const isUnchangedSinceDraft = (name: string): boolean => {
    const initial = stored[name]?.initial;
    return initial !== undefined && isSame(initial, start[name]);
  };
  const initial = form.pages.find((page) => page.path === path)?.initial ?? {};
  const fixedValues = Object.fromEntries(
    Object.keys(initial).flatMap((name) => (isUnchangedSinceDraft(name) ? [] : [[name, String(start[name])]])),
  );
  const stale = staleAnswers(form, stored, fixedValues);
  const draft = Object.entries(stored).flatMap(([name, { value, initial: before }]): [string, InputValue][] => {
    const given = start[name];
    if (!hasTypeOf(value, given) || name in fixedValues || stale.has(name) || isSame(value, given)) return [];
    // Changed back: yesterday's date, or the value of another link.
    if (isSame(value, before)) return [];
    if (isUnchangedSinceDraft(name) || !isGiven(name)) return [[name, value]];
    return form.fields[name]?.kind === "longText" && value ? [[name, prepend(String(given), String(value))]] : [];
  });
  const before: FormValues = { ...start, ...Object.fromEntries(draft), ...fixedValues };
  const preHydration = valuesFromControls(
    form,
    adoptInput(element, loadPreHydrationDraft(form.type)),
    document.activeElement?.id,
  );
  // India's code is part of the served page: nobody chose it.
  if (preHydration.countryCode === INDIA) delete preHydration.countryCode;
  const given: FormValues = { ...before, ...preHydration };
  const typed = !isSame(given, before);
  const values = Object.keys(given).reduce<FormValues>((all, changed) => {
    const isChosen = (name: string, options: OptionsBy): boolean => all[name] !== offeredOptions(options, before)[0];
    return { ...all, ...Object.fromEntries(choicesToReset(form, all, changed, isChosen)) };
  }, given);
  return { pageValues: start, values, restored: draft.length > 0, typed };
}

/** Name and contact: they stay when the rest of a draft is cleared. */
export const contactValues = (values: FormValues): FormValues =>
  Object.fromEntries(
    ["fullName", "countryCode", "phoneNumber", "email", CALL_TIME].flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
