/** The pages of the other locales, and the modules that each is made of: files of src/words beside what they translate. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Locale, pathIn, translatedLocales } from "../../i18n/locale.ts";
import { readForms, wordsOf } from "./form-files.ts";
import { contentPages, formParts, pageSources, type PageSource, type Parts } from "./page-sources.ts";
import { ROOT } from "./settings.ts";

export interface Translation extends Parts {
  readonly locale: Locale;
  /** With the prefix of its locale. */
  readonly path: string;
  /** What it is translated from, without the prefix. */
  readonly original: string;
}

const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

async function formsIn(locale: Locale): Promise<Translation[]> {
  // A new form has no words yet.
  const translated = (await readForms()).filter(({ file }) => exists(wordsOf(file, locale)));
  return translated.flatMap(({ form, file }) =>
    form.pages.map((page) => ({
      locale,
      path: pathIn(locale, page.path),
      original: page.path,
      ...formParts(file, form),
      words: wordsOf(file, locale),
    })),
  );
}

/** A page of content has its words in one file; its component is built once more, with them. */
async function contentIn(locale: Locale): Promise<Translation[]> {
  const isTranslated = ({ source }: PageSource): boolean =>
    exists(`src/words/${locale}/pages/${path.basename(source)}.ts`);
  return (await contentPages()).filter(isTranslated).map(({ page, component, definition }) => ({
    locale,
    path: pathIn(locale, page.path),
    original: page.path,
    component: `${component}?${locale}`,
    definition,
    words: definition && exists(wordsOf(definition, locale)) ? wordsOf(definition, locale) : undefined,
  }));
}

export async function readTranslations(): Promise<Translation[]> {
  return (await Promise.all(translatedLocales.flatMap((locale) => [formsIn(locale), contentIn(locale)]))).flat();
}

/** What each page is made of, in every locale, by its path. */
export async function partsByPath(): Promise<ReadonlyMap<string, Parts>> {
  const [english, translated] = await Promise.all([pageSources(), readTranslations()]);
  return new Map<string, Parts>([
    ...english.map((source) => [source.page.path, source] as const),
    ...translated.map((page) => [page.path, page] as const),
  ]);
}
