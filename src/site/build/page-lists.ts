/**
 * A Vite plugin with the lists of pages. `virtual:content-pages` maps the path of every folder of src/pages to the import
 * of its page, `virtual:form-pages` every form's path to the import of its own file, and of that file alone;
 * `virtual:translated-pages/hi` the Hindi path of every such page to its own, and `virtual:translated-forms/hi` of every
 * form to the import of its words.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { readForms } from "./form-files.ts";
import { contentPages } from "./page-sources.ts";
import { ROOT } from "./settings.ts";
import { readTranslations, type Translation } from "./translations.ts";

const CONTENT_PAGES = "virtual:content-pages";
const FORM_PAGES = "virtual:form-pages";
const TRANSLATED = "virtual:translated-pages/";
const TRANSLATED_FORMS = "virtual:translated-forms/";

const imported = (file: string): string => `import(${JSON.stringify(path.resolve(ROOT, file))})`;

/** A module with one list: each path, and what is imported when it is called. */
const record = (name: string, entries: readonly (readonly [path: string, modules: string])[]): string =>
  `export const ${name} = {\n${entries.map(([at, modules]) => `${JSON.stringify(at)}: () => ${modules}`).join(",\n")}\n};`;

async function contentPageList(): Promise<string> {
  const pages = await contentPages();
  return record(
    "contentPages",
    pages.map(({ page, component }) => [page.path, imported(component)]),
  );
}

async function formPageList(): Promise<string> {
  const forms = await readForms();
  return record(
    "formPages",
    forms.flatMap(({ file, form }) => form.pages.map((page) => [page.path, imported(file)] as const)),
  );
}

const pagesIn = async (language: string): Promise<Translation[]> =>
  (await readTranslations()).filter((page) => page.language === language);

const translatedPageList = async (language: string): Promise<string> =>
  record(
    "translatedPages",
    (await pagesIn(language)).flatMap(({ path: at, modules, form }) =>
      form ? [] : [[at, imported(modules[0]!)] as const],
    ),
  );

const formWordList = async (language: string): Promise<string> =>
  record(
    "formWords",
    (await pagesIn(language)).flatMap(({ path: at, form }) => (form ? [[at, imported(form[1])] as const] : [])),
  );

export function pageLists(): Plugin {
  return {
    name: "site:page-lists",
    resolveId: (id) =>
      id === CONTENT_PAGES || id === FORM_PAGES || id.startsWith(TRANSLATED) || id.startsWith(TRANSLATED_FORMS)
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id === `\0${CONTENT_PAGES}`) return contentPageList();
      if (id === `\0${FORM_PAGES}`) return formPageList();
      if (id.startsWith(`\0${TRANSLATED}`)) return translatedPageList(id.slice(TRANSLATED.length + 1));
      if (id.startsWith(`\0${TRANSLATED_FORMS}`)) return formWordList(id.slice(TRANSLATED_FORMS.length + 1));
      return undefined;
    },
  };
}
