/**
 * What a translation says of one form: the words of its definition, mirrored. A form is translated by a file
 * `src/words/hi/forms/NAME.ts` beside `src/forms/NAME.form.ts`:
 *
 *     import type { form } from "../../../forms/buyer.form.ts";
 *     import type { FormWords } from "../../form-words.ts";
 *
 *     export const words = {
 *       pages: { "/buy-flat": { title: "…", description: "…" } },   // by the English path
 *       heading: "…",
 *       sections: { "About you": "…" },                             // by the English legend
 *       fields: { city: { label: "…", required: "…", hint: "…" } },
 *       …
 *     } satisfies FormWords<typeof form>;
 *
 * The compiler asks for exactly what the English definition says, and for nothing else: a sentence that is missing, or
 * that the form no longer has, does not compile (`tsc -b`). A field's options are a record from the English option,
 * which stays the value on the wire, to what the page shows. `hi/common.ts` has the fields and the lists that forms
 * share. A title is at most 60 characters without the brand, a description at most 160.
 */
import type { AnyForm } from "../forms/define.ts";
import type { Field, Fields } from "../forms/fields.ts";
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
export type FieldWords<F> = { readonly label: string } & Texts<F, "hint" | "placeholder" | "required" | "row"> &
  (F extends { readonly kind: "countryCode" }
    ? unknown
    : [OptionsOf<F>] extends [never]
      ? unknown
      : { readonly options: Readonly<Record<OptionsOf<F>, string>> }) &
  (F extends { readonly kind: "group"; readonly fields: infer Cells }
    ? { readonly fields: { readonly [Name in keyof Cells]: FieldWords<Cells[Name]> } }
    : unknown);

/** The legends of the sections that have a hint. */
type Hinted<F extends AnyForm> = Extract<F["sections"][number], { readonly hint: string }>["legend"];

type Steps = readonly [string, string, string];

export type FormWords<F extends AnyForm> = {
  readonly pages: Readonly<
    Record<F["pages"][number]["path"], { readonly title: string; readonly description: string }>
  >;
  readonly heading: string;
  readonly intro: string;
  readonly next: Steps;
  readonly purpose: string;
  readonly sections: Readonly<Record<F["sections"][number]["legend"], string>>;
  readonly fields: { readonly [Name in keyof F["fields"]]: FieldWords<F["fields"][Name]> };
  readonly labels: { readonly submit: string; readonly busy: string; readonly success: string } & Texts<
    F["labels"],
    "uploading"
  >;
} & Texts<F, "screen" | "seenBy"> &
  ([Hinted<F>] extends [never] ? unknown : { readonly hints: Readonly<Record<Hinted<F>, string>> });

interface AnyFieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: string;
  readonly row?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, AnyFieldWords>>;
}

/** The words of a form whose literal types do not matter to the reader. */
export interface AnyFormWords {
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
  readonly fields: Readonly<Record<string, AnyFieldWords>>;
  readonly labels: AnyForm["labels"];
}

function fieldsIn(fields: Fields, words: AnyFormWords["fields"]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      const { options, fields: cells, ...texts }: Partial<AnyFieldWords> = words[name] ?? {};
      const inner = field.kind === "group" && cells ? { fields: fieldsIn(field.fields, cells) } : {};
      return [name, { ...field, ...texts, ...(options && { shown: options }), ...inner } as Field];
    }),
  );
}

/**
 * The form as a page in that language shows it; what has no words stays English. What it sends, and how that is judged, stays
 * the same.
 */
export function inLanguage(form: AnyForm, words: AnyFormWords, locale: Locale): AnyForm {
  const { wrapper: _, ...rest } = form;
  const { pages, sections, hints, fields, ...texts } = words;
  return {
    ...rest,
    ...texts,
    original: form,
    pages: form.pages.map((page) => ({ ...page, ...pages[page.path], path: pathIn(locale, page.path) })),
    sections: form.sections.map((section) => ({
      ...section,
      legend: sections[section.legend] ?? section.legend,
      ...(hints?.[section.legend] && { hint: hints[section.legend]! }),
      fields: fieldsIn(section.fields, fields),
    })),
    fields: fieldsIn(form.fields, fields),
  };
}
