import { CALL_TIME } from "../../forms/reading/call-time.ts";
import type { AnyForm } from "../../forms/define.ts";
import {
  choicesToReset,
  type FormValues,
  type InputValue,
  listOfferedOptions,
  type RowInput,
} from "../../forms/fields.ts";
import type { OptionsBy } from "../../forms/kinds/options.ts";
import { fieldName } from "../../forms/field-path.ts";
import { valuesFromControls } from "../../forms/values-from-controls.ts";
import { initialValues, findTodayValues } from "../../forms/payload.ts";
import { draftPage, isSame, loadStoredDraft } from "../../lead/draft.ts";
import type { StartValues } from "../../lead/form-session.ts";
import { adoptInput } from "../../lead/pre-hydration-input.ts";

/** A draft may be older than the form. A value of another type is ignored. */
const hasSameType = (value: unknown, example: InputValue | undefined): value is InputValue =>
  example !== undefined &&
  typeof value === typeof example &&
  Array.isArray(value) === Array.isArray(example);

/** Adds the cells that were typed before React was ready to the rows of a draft. */
const mergeRows = (rows: readonly RowInput[], typed: readonly RowInput[]): readonly RowInput[] =>
  (rows.length < typed.length ? typed : rows).map((row, i) => ({
    ...row,
    ...Object.fromEntries(Object.entries(typed[i] ?? {}).filter(([, cell]) => cell !== "")),
  }));

/**
 * Returns the values that a form starts with. A link wins over a draft, and a draft wins over the page. Text typed before React was
 * ready wins over all. A draft that was written on the same link wins over it.
 */
export function startValues(form: AnyForm, path: string, element: HTMLFormElement): StartValues {
  // Not by `validateSearch`: the fields of the form validate these values, and a form needs no router.
  const linkValues = Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([, value]) => value !== ""),
  );
  const pageValues = initialValues(form, path, { ...findTodayValues(form), ...linkValues });
  const withoutLink = initialValues(form, path, findTodayValues(form));
  const stored = loadStoredDraft(form.type);
  const isSamePage = stored?.page === draftPage();
  // The number of a size means nothing without its unit, which another page may have changed.
  const isSuperseded = (name: string): boolean =>
    form.fields[name]?.kind === "size" ||
    pageValues[name] === linkValues[name] ||
    !isSame(pageValues[name], withoutLink[name]);
  const draft = Object.entries(stored?.answers ?? {}).flatMap(([name, { value }]) =>
    hasSameType(value, pageValues[name]) &&
    (isSamePage || !isSuperseded(name)) &&
    !isSame(value, pageValues[name])
      ? [[name, value] as const]
      : [],
  );
  const before: FormValues = { ...pageValues, ...Object.fromEntries(draft) };
  const present = adoptInput(element);
  const kept = (name: string): readonly string[] | undefined =>
    isSamePage || !isSuperseded(fieldName(name)) ? stored?.texts?.[name] : undefined;
  const typed = valuesFromControls(
    form,
    (name) => present(name) ?? kept(name),
    document.activeElement?.id,
  );
  const rows = Object.entries(typed).flatMap(([name, value]) =>
    form.fields[name]?.kind === "group"
      ? [
          [
            name,
            mergeRows(before[name] as readonly RowInput[], value as readonly RowInput[]),
          ] as const,
        ]
      : [],
  );
  const start: FormValues = { ...before, ...typed, ...Object.fromEntries(rows) };
  const values = Object.keys(start).reduce<FormValues>((all, changed) => {
    const isChosen = (name: string, options: OptionsBy): boolean =>
      all[name] !== listOfferedOptions(options, before)[0];
    return { ...all, ...Object.fromEntries(choicesToReset(form.fields, all, changed, isChosen)) };
  }, start);
  return {
    pageValues,
    values,
    hasDraftValues: draft.length > 0,
    hasTypedValues: !isSame(start, before),
  };
}

const CONTACT: ReadonlySet<string> = new Set([
  "fullName",
  "countryCode",
  "phoneNumber",
  "email",
  CALL_TIME,
]);

/** Returns name and contact, which stay when the rest of a draft is cleared. */
export const contactValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => CONTACT.has(name)));
