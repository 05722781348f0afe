/** The pages of the other languages, and the modules that each is made of: files of src/words beside what they translate. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Language, LANGUAGES, pathIn } from "../../words/language.ts";
import { readForms } from "./form-files.ts";
import { contentPages, formParts, pageSources, type PageSource, type Parts } from "./page-sources.ts";
import { ROOT } from "./settings.ts";

export interface Translation extends Parts {
  readonly language: Language;
  /** With the prefix of its language. */
  readonly path: string;
  /** What it is translated from, without the prefix. */
  readonly original: string;
}

const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");

/** The list of a language's pages, and its sentences. */
export const listOf = (language: Language): string => `src/words/${language}/index.ts`;

const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

async function formsIn(language: Language): Promise<Translation[]> {
  // A new form has no words yet.
  const translated = (await readForms()).filter(({ file }) =>
    exists(`src/words/${language}/forms/${path.basename(file, ".form.ts")}.ts`),
  );
  return translated.flatMap(({ form, file }) =>
    form.pages.map((page) => ({
      language,
      path: pathIn(language, page.path),
      original: page.path,
      ...formParts(`${file}?${language}`, form),
    })),
  );
}

/** A page of content has its words in one file; its component is built once more, with them. */
async function contentIn(language: Language): Promise<Translation[]> {
  const isTranslated = ({ source }: PageSource): boolean =>
    exists(`src/words/${language}/pages/${path.basename(source)}.ts`);
  return (await contentPages()).filter(isTranslated).map(({ page, component, definition }) => ({
    language,
    path: pathIn(language, page.path),
    original: page.path,
    component: `${component}?${language}`,
    definition: definition && `${definition}?${language}`,
  }));
}

export async function readTranslations(): Promise<Translation[]> {
  return (await Promise.all(OTHER_LANGUAGES.flatMap((language) => [formsIn(language), contentIn(language)]))).flat();
}

/** What each page is made of, in every language, by its path. */
export async function partsByPath(): Promise<ReadonlyMap<string, Parts>> {
  const [english, translated] = await Promise.all([pageSources(), readTranslations()]);
  return new Map<string, Parts>([
    ...english.map((source) => [source.page.path, source] as const),
    ...translated.map((page) => [page.path, page] as const),
  ]);
}
