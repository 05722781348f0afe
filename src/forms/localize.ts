/**
 * Translates forms. The words are in `buyer.hi.ts` next to `buyer.form.ts`. The compiler requires exactly
 * those of the English form. Pages are keyed by their path, and sections by their English legend.
 * Options are keyed by the option, which stays the value on the wire. A title has at most 60
 * characters without the brand, a description at most 160.
 *
 *     export const messages = { heading: "…", sections: { "About you": "…" }, … } satisfies FormMessages<typeof form>;
 */
import type { AnyForm } from "./define.ts";
import type { Field, Fields } from "./fields.ts";
import { type Locale, pathIn } from "../i18n/locale.ts";

type Words<Key extends string = string> = Readonly<Record<Key, string>>;

type OptionNames<F> = F extends { readonly options: infer O }
  ? O extends readonly (infer One extends string)[]
    ? One
    : O extends { readonly of: Readonly<Record<string, readonly (infer One extends string)[]>> }
      ? One
      : never
  : never;

/** A text for each of these names under which `T` has one. */
type Texts<T, Name extends string> = {
  readonly [N in Name as T extends { readonly [M in N]: string } ? N : never]: string;
};

/** The words of one field. */
export type FieldMessages<F> = Words<"label"> &
  Texts<F, "hint" | "placeholder" | "required" | "row"> &
  (F extends { readonly kind: "countryCode" }
    ? unknown
    : [OptionNames<F>] extends [never]
      ? unknown
      : { readonly options: Words<OptionNames<F>> }) &
  (F extends { readonly kind: "group"; readonly fields: infer Cells }
    ? { readonly fields: { readonly [Name in keyof Cells]: FieldMessages<Cells[Name]> } }
    : unknown);

/** The legends of the sections that have a hint. */
type Hinted<F extends AnyForm> = Extract<
  F["sections"][number],
  { readonly hint: string }
>["legend"];

/** The words of one form. */
export type FormMessages<F extends AnyForm> = Pick<
  AnyForm,
  "heading" | "intro" | "next" | "purpose"
> &
  Texts<F, "screen" | "seenBy"> & {
    readonly pages: Readonly<Record<F["pages"][number]["path"], Words<"title" | "description">>>;
    readonly sections: Words<F["sections"][number]["legend"]>;
    readonly fields: { readonly [Name in keyof F["fields"]]: FieldMessages<F["fields"][Name]> };
    readonly labels: Words<"submit" | "busy" | "success"> & Texts<F["labels"], "uploading">;
  } & (F extends { readonly papers: infer Papers }
    ? { readonly papers: { readonly [I in keyof Papers]: string } }
    : unknown) &
  ([Hinted<F>] extends [never] ? unknown : { readonly hints: Words<Hinted<F>> });

interface AnyFieldMessages extends Partial<
  Words<"label" | "hint" | "placeholder" | "required" | "row">
> {
  readonly options?: Words;
  readonly fields?: Readonly<Record<string, AnyFieldMessages>>;
}

/** The words of any form. */
export interface AnyFormMessages extends Pick<
  AnyForm,
  "heading" | "screen" | "intro" | "next" | "papers" | "purpose" | "seenBy" | "labels"
> {
  readonly pages: Readonly<Record<string, Words<"title" | "description">>>;
  readonly sections: Words;
  /** The hints of sections, by their English legend. */
  readonly hints?: Words;
  readonly fields: Readonly<Record<string, AnyFieldMessages>>;
}

const localizeFields = (fields: Fields, messages: AnyFormMessages["fields"]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      const { options, fields: cells, ...texts } = messages[name] ?? {};
      const inner =
        field.kind === "group" && cells ? { fields: localizeFields(field.fields, cells) } : {};
      return [
        name,
        { ...field, ...texts, ...(options && { optionLabels: options }), ...inner } as Field,
      ];
    }),
  );

const cache = new WeakMap<AnyFormMessages, AnyForm>();

/**
 * Translates a form. Its payload and its validation stay the same.
 *
 * @param messages Missing words stay English.
 * @returns The same object for the same messages.
 */
export function localizeForm(form: AnyForm, messages: AnyFormMessages, locale: Locale): AnyForm {
  const cached = cache.get(messages);
  if (cached) return cached;
  const { wrapper: _, ...rest } = form;
  const { pages, sections, hints, fields, ...texts } = messages;
  const translated: AnyForm = {
    ...rest,
    ...texts,
    original: form,
    pages: form.pages.map((page) => ({
      ...page,
      ...pages[page.path],
      path: pathIn(locale, page.path),
    })),
    sections: form.sections.map((section) => ({
      ...section,
      legend: sections[section.legend] ?? section.legend,
      ...(hints?.[section.legend] && { hint: hints[section.legend]! }),
      fields: localizeFields(section.fields, fields),
    })),
    fields: localizeFields(form.fields, fields),
  };
  cache.set(messages, translated);
  return translated;
}
