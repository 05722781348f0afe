import { CALL_TIME } from "../../forms/call-time.ts";
import type { AnyForm } from "../../forms/define.ts";
import { type FormValues, type InputValue, isOptionsBy, offeredOptions } from "../../forms/fields.ts";
import { INDIA } from "../../forms/shared-fields.ts";
import { valuesFromControls } from "../../forms/values-from-controls.ts";
import { initialValues, knownToday } from "../../forms/payload.ts";
import { isSame, loadDraft, loadPreHydrationDraft } from "../../lead/draft.ts";
import { adoptInput } from "../../lead/pre-hydration-input.ts";

/** The choices whose options hang on the answer to a field. */
export const choicesBy = ({ fields }: AnyForm, changed: string) =>
  Object.entries(fields).flatMap(([name, field]) =>
    (field.kind === "select" || field.kind === "choice") && isOptionsBy(field.options) && field.options.by === changed
      ? [{ name, options: field.options }]
      : [],
  );

/**
 * Options that hang on the field that changed begin anew where their choice is no longer on offer, or was only what they began
 * with: a plot is measured in square feet first, whatever the flat before it was.
 */
function withDependents(form: AnyForm, values: FormValues, changed: string, before: FormValues): FormValues {
  const next = { ...values };
  for (const { name, options } of choicesBy(form, changed)) {
    const offered = offeredOptions(options, next);
    const isUntouched = next[name] === offeredOptions(options, before)[0];
    if (isUntouched || !offered.includes(String(next[name]))) next[name] = offered[0] ?? "";
  }
  return next;
}

/** A draft may be older than the form: what has another shape than the field holds today is left out. */
const isOfKind = (value: unknown, example: InputValue | undefined): value is InputValue =>
  example !== undefined && typeof value === typeof example && Array.isArray(value) === Array.isArray(example);

/** Answers of a draft that were given to another question: a flat's size and unit say nothing of a plot's. */
function outdated(form: AnyForm, draft: FormValues, ofPage: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== "select" && field.kind !== "choice") continue;
    const by = isOptionsBy(field.options) ? field.options.by : "";
    if (by in ofPage && by in draft && draft[by] !== ofPage[by]) names.add(name);
  }
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === "size" && names.has(field.unit)) names.add(name);
  }
  return names;
}

/** What somebody wrote in their own words stays, under what the link adds to it. */
const beside = (given: string, written: string): string => (written.includes(given) ? written : `${given}\n${written}`);

/** As browsers of today and of yesterday call it; one that tells nothing is taken for one at home. */
const isAtHome = (): boolean =>
  /^(?:Asia\/(?:Kolkata|Calcutta)|undefined)$/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Codes that nobody has chosen. The page was sent with India's before the number: abroad a visitor's is not known until it is
 * chosen, and a wrong one cannot be dialled.
 */
const openCodes = ({ fields }: AnyForm): readonly string[] =>
  isAtHome()
    ? []
    : Object.entries(fields).flatMap(([name, field]) => (field.kind === "countryCode" && !field.locked ? [name] : []));

/** What a form begins with on this device. */
function startOn(form: AnyForm, path: string, known: Readonly<Record<string, unknown>>): FormValues {
  const values = initialValues(form, path, { ...knownToday(form), ...known });
  const unchosen = openCodes(form).filter((name) => values[name] !== known[name]);
  return { ...values, ...Object.fromEntries(unchosen.map((name) => [name, ""])) };
}

interface Start {
  /** What the page and its link begin with, before anybody typed. */
  readonly initialValues: FormValues;
  readonly values: FormValues;
  /** Something of them was typed earlier, on this device. */
  readonly restored: boolean;
  /** Something of them was typed before React came. */
  readonly typed: boolean;
}

/**
 * What page and link know wins over the draft but for a text of one's own, the link over the page, and what was typed before React
 * came over all. Where link and page say what they said when the draft was begun, the visitor has had their word since: the draft wins.
 */
export function startValues(form: AnyForm, path: string, element: HTMLFormElement): Start {
  const known = Object.fromEntries(new URLSearchParams(location.search));
  const start = startOn(form, path, known);
  const plain = startOn(form, path, {});
  const isKnown = (name: string): boolean => start[name] === known[name] || !isSame(start[name], plain[name]);
  const { values: stored, initialValues: initialThen = {} } = loadDraft(form.type) ?? { values: {} };
  const isAsBegun = (name: string): boolean => name in initialThen && isSame(initialThen[name], start[name]);
  const initial = form.pages.find((page) => page.path === path)?.initial ?? {};
  const ofPage = Object.fromEntries(
    Object.keys(initial).flatMap((name) => (isAsBegun(name) ? [] : [[name, String(start[name])]])),
  );
  const gone = outdated(form, stored, ofPage);
  const draft = Object.entries(stored).flatMap(([name, value]): [string, InputValue][] => {
    const given = start[name];
    if (!isOfKind(value, given) || name in ofPage || gone.has(name) || isSame(value, given)) return [];
    if (isAsBegun(name)) return [[name, value]];
    // Nobody changed it: yesterday's date, or what another link wrote.
    if (name in initialThen && isSame(initialThen[name], value)) return [];
    if (!isKnown(name)) return [[name, value]];
    return form.fields[name]?.kind === "longText" && value ? [[name, beside(String(given), String(value))]] : [];
  });
  const before: FormValues = { ...start, ...Object.fromEntries(draft), ...ofPage };
  const typedEarly = valuesFromControls(
    form,
    adoptInput(element, loadPreHydrationDraft(form.type)),
    document.activeElement?.id,
  );
  // India's code stands in the page as it was sent: nobody chose it.
  if (typedEarly.countryCode === INDIA) delete typedEarly.countryCode;
  const given: FormValues = { ...before, ...typedEarly };
  const typed = !isSame(given, before);
  const values = Object.keys(given).reduce((all, name) => withDependents(form, all, name, before), given);
  return { initialValues: start, values, restored: draft.length > 0, typed };
}

/** Who is writing stays when the rest of a draft is cleared. */
export const personOf = (values: FormValues): FormValues =>
  Object.fromEntries(
    ["fullName", "countryCode", "phoneNumber", "email", CALL_TIME].flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
