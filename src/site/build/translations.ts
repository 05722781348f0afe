/** The pages of the other locales, and the modules that each is made of: files beside what they translate. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Locale, pathIn, translatedLocales } from "../../i18n/locale.ts";
import { wordsOf } from "./form-files.ts";
import { contentPages, formPages, pageSources, type PageSource, type Parts } from "./page-sources.ts";
import { ROOT } from "./settings.ts";

export interface Translation extends Parts {
  readonly locale: Locale;
  /** With the prefix of its locale. */
  readonly path: string;
  /** What it is translated from, without the prefix. */
  readonly original: string;
}

const ifThere = (file: string | undefined): string | undefined =>
  file !== undefined && existsSync(path.join(ROOT, file)) ? file : undefined;

/** The file of its words stands beside that of the English ones; a page or a form without one is in English alone. */
function translationOf(source: PageSource, locale: Locale): Translation | undefined {
  const { component, definition, instrument, page } = source;
  const content = ifThere(source.content?.replace(/\.en\.ts$/, `.${locale}.ts`));
  const words = ifThere(definition && wordsOf(definition, locale));
  if (source.content ? !content : !words) return undefined;
  const [original, at] = [page.path, pathIn(locale, page.path)];
  return { locale, path: at, original, component, content, definition, words, instrument };
}

/** A form whose English page says more than a form page does has a page all the same, where only the form is translated. */
export async function readTranslations(): Promise<Translation[]> {
  const content = await contentPages();
  const forms = await formPages();
  return translatedLocales.flatMap((locale) => {
    const translated = [...content, ...forms].flatMap((source) => translationOf(source, locale) ?? []);
    const own = new Set(translated.filter((page) => page.content).map((page) => page.path));
    return translated.filter((page) => page.content || !own.has(page.path));
  });
}

/** What each page is made of, in every locale, by its path. */
export async function partsByPath(): Promise<ReadonlyMap<string, Parts>> {
  const [english, translated] = await Promise.all([pageSources(), readTranslations()]);
  return new Map<string, Parts>([
    ...english.map((source) => [source.page.path, source] as const),
    ...translated.map((page) => [page.path, page] as const),
  ]);
}
