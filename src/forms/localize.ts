/**
 * A form in another locale. Its words stand beside its definition: `buyer.hi.ts` beside `buyer.form.ts`.
 *
 *     export const messages = {
 *       pages: { "/buy-flat": { title: "…", description: "…" } },   // by the English path
 *       heading: "…",
 *       sections: { "About you": "…" },                             // by the English legend
 *       fields: { city: { label: "…", required: "…", hint: "…" } },
 *       …
 *     } satisfies FormMessages<typeof form>;
 *
 * The compiler asks for exactly what the English definition says. A field's options are a record from the English option, which
 * stays the value on the wire, to what the page shows. `shared-fields.hi.ts` has the fields and the lists that forms share. A title
 * is at most 60 characters without the brand, a description at most 160.
 */
import type { AnyForm } from "./define.ts";
import type { Field, Fields } from "./fields.ts";
import { type Locale, pathIn } from "../i18n/locale.ts";

type OptionsOf<F> = F extends { readonly options: infer O }
  ? O extends readonly (infer One extends string)[]
    ? One
    : O extends { readonly of: Readonly<Record<string, readonly (infer One extends string)[]>> }
      ? One
      : never
  : never;

/** The names under which `T` has a text. */
type Texts<T, Name extends string> = {
  readonly [N in Name as T extends { readonly [M in N]: string } ? N : never]: string;
};

/** What a translation says of one field. */
export type FieldMessages<F> = { readonly label: string } & Texts<F, "hint" | "placeholder" | "required" | "row"> &
  (F extends { readonly kind: "countryCode" }
    ? unknown
    : [OptionsOf<F>] extends [never]
      ? unknown
      : { readonly options: Readonly<Record<OptionsOf<F>, string>> }) &
  (F extends { readonly kind: "group"; readonly fields: infer Cells }
    ? { readonly fields: { readonly [Name in keyof Cells]: FieldMessages<Cells[Name]> } }
    : unknown);

/** The legends of the sections that have a hint. */
type Hinted<F extends AnyForm> = Extract<F["sections"][number], { readonly hint: string }>["legend"];

type Steps = readonly [string, string, string];

export type FormMessages<F extends AnyForm> = {
  readonly pages: Readonly<
    Record<F["pages"][number]["path"], { readonly title: string; readonly description: string }>
  >;
  readonly heading: string;
  readonly intro: string;
  readonly next: Steps;
  readonly purpose: string;
  readonly sections: Readonly<Record<F["sections"][number]["legend"], string>>;
  readonly fields: { readonly [Name in keyof F["fields"]]: FieldMessages<F["fields"][Name]> };
  readonly labels: { readonly submit: string; readonly busy: string; readonly success: string } & Texts<
    F["labels"],
    "uploading"
  >;
} & Texts<F, "screen" | "seenBy"> &
  ([Hinted<F>] extends [never] ? unknown : { readonly hints: Readonly<Record<Hinted<F>, string>> });

interface AnyFieldMessages {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: string;
  readonly row?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, AnyFieldMessages>>;
}

/** The words of a form whose literal types do not matter to the reader. */
export interface AnyFormMessages {
  readonly pages: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  readonly heading: string;
  readonly screen?: string;
  readonly intro: string;
  readonly next: Steps;
  readonly purpose: string;
  readonly seenBy?: string;
  readonly sections: Readonly<Record<string, string>>;
  /** Of sections, by their English legend. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, AnyFieldMessages>>;
  readonly labels: AnyForm["labels"];
}

function localizeFields(fields: Fields, messages: AnyFormMessages["fields"]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      const { options, fields: cells, ...texts }: Partial<AnyFieldMessages> = messages[name] ?? {};
      const inner = field.kind === "group" && cells ? { fields: localizeFields(field.fields, cells) } : {};
      return [name, { ...field, ...texts, ...(options && { shown: options }), ...inner } as Field];
    }),
  );
}

const localized = new WeakMap<AnyFormMessages, AnyForm>();

/**
 * The form as a page in a locale shows it: what it sends, and how that is judged, stays the same. The same for the same words.
 * @param messages what has none stays English
 */
export function localizeForm(form: AnyForm, messages: AnyFormMessages, locale: Locale): AnyForm {
  const known = localized.get(messages);
  if (known) return known;
  const { wrapper: _, ...rest } = form;
  const { pages, sections, hints, fields, ...texts } = messages;
  const shown: AnyForm = {
    ...rest,
    ...texts,
    original: form,
    pages: form.pages.map((page) => ({ ...page, ...pages[page.path], path: pathIn(locale, page.path) })),
    sections: form.sections.map((section) => ({
      ...section,
      legend: sections[section.legend] ?? section.legend,
      ...(hints?.[section.legend] && { hint: hints[section.legend]! }),
      fields: localizeFields(section.fields, fields),
    })),
    fields: localizeFields(form.fields, fields),
  };
  localized.set(messages, shown);
  return shown;
}
