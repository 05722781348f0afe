/**
 * A Vite plugin with the lists of pages. `virtual:content-pages` maps the path of every folder of src/pages to the import
 * of its page, `virtual:form-pages` every form's path to the import of its own file, and of that file alone;
 * `virtual:translated-pages/hi` every Hindi path to what makes its page, and `virtual:translated-forms/hi` to its form alone.
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

/** Every path of a language to the import of some of its modules. */
async function translated(
  language: string,
  modulesOf: (page: Translation) => readonly string[] | undefined,
): Promise<readonly (readonly [path: string, modules: string])[]> {
  const pages = (await readTranslations()).filter((page) => page.language === language);
  return pages.flatMap((page) => {
    const modules = modulesOf(page);
    return modules ? [[page.path, `Promise.all([${modules.map(imported).join(", ")}])`] as const] : [];
  });
}

const translatedPageList = async (language: string): Promise<string> =>
  record("translatedPages", await translated(language, ({ modules }) => modules));

const translatedFormList = async (language: string): Promise<string> =>
  record("translatedForms", await translated(language, ({ form }) => form));

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
      if (id.startsWith(`\0${TRANSLATED_FORMS}`)) return translatedFormList(id.slice(TRANSLATED_FORMS.length + 1));
      return undefined;
    },
  };
}
