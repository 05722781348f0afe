/** The pages of the other languages, and the modules that each is made of: files of src/words beside what they translate. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Language, LANGUAGES, pathIn } from "../../words/language.ts";
import { readForms } from "./form-files.ts";
import { contentPages, FORM_PAGE, type PageSource } from "./page-sources.ts";
import { ROOT } from "./settings.ts";

export interface Translation {
  readonly language: Language;
  /** With the prefix of its language. */
  readonly path: string;
  /** What it is translated from, without the prefix. */
  readonly original: string;
  /** Relative to the repository, with forward slashes: the component of the page, and where it has a form the list of forms. */
  readonly modules: readonly string[];
  /** Of a page with a form: its definition and its words, without the page around them. */
  readonly form?: readonly [definition: string, words: string];
}

const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");

/** The list of a language's pages, and its sentences. */
export const listOf = (language: Language): string => `src/words/${language}/index.ts`;

/** The list of its forms, for who needs the form of a page alone. */
export const formListOf = (language: Language): string => `src/words/${language}/forms.ts`;

async function formsIn(language: Language): Promise<Translation[]> {
  const translated = (await readForms()).map(({ file, form }) => ({
    form,
    file: path.relative(ROOT, file).replaceAll(path.sep, "/"),
    words: `src/words/${language}/forms/${path.basename(file, ".form.ts")}.ts`,
  }));
  return translated
    .filter(({ words }) => existsSync(path.join(ROOT, words)))
    .flatMap(({ form, file, words }) =>
      form.pages.map((page) => ({
        language,
        path: pathIn(language, page.path),
        original: page.path,
        modules: [FORM_PAGE, formListOf(language)],
        form: [file, words] as const,
      })),
    );
}

/** A page of content has its words in one file; its component is built once more, with them. */
async function contentIn(language: Language): Promise<Translation[]> {
  const isTranslated = ({ source }: PageSource): boolean =>
    existsSync(path.join(ROOT, `src/words/${language}/pages/${path.basename(source)}.ts`));
  return (await contentPages()).filter(isTranslated).map(({ page, component }) => ({
    language,
    path: pathIn(language, page.path),
    original: page.path,
    modules: [`${component}?${language}`],
  }));
}

export async function readTranslations(): Promise<Translation[]> {
  return (await Promise.all(OTHER_LANGUAGES.flatMap((language) => [formsIn(language), contentIn(language)]))).flat();
}
