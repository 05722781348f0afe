/**
 * A Vite plugin with the lists of pages that are made of data. `virtual:form-pages` maps every form's path to the import
 * of its own file, and of that file alone; `virtual:translated-pages/hi` every Hindi path to what makes its page.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { readForms } from "./form-files.ts";
import { ROOT } from "./settings.ts";
import { readTranslations } from "./translations.ts";

const FORM_PAGES = "virtual:form-pages";
const TRANSLATED = "virtual:translated-pages/";

const imported = (file: string): string => `import(${JSON.stringify(path.resolve(ROOT, file))})`;

const record = (name: string, entries: readonly string[]): string =>
  `export const ${name} = {\n${entries.join(",\n")}\n};`;

async function formPageList(): Promise<string> {
  const forms = await readForms();
  const entries = forms.flatMap(({ file, form }) =>
    form.pages.map((page) => `${JSON.stringify(page.path)}: () => ${imported(file)}`),
  );
  return record("formPages", entries);
}

async function translatedPageList(language: string): Promise<string> {
  const pages = (await readTranslations()).filter((page) => page.language === language);
  const entries = pages.map(
    (page) => `${JSON.stringify(page.path)}: () => Promise.all([${page.modules.map(imported).join(", ")}])`,
  );
  return record("translatedPages", entries);
}

export function formPages(): Plugin {
  return {
    name: "site:form-pages",
    resolveId: (id) => (id === FORM_PAGES || id.startsWith(TRANSLATED) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FORM_PAGES}`) return formPageList();
      if (id.startsWith(`\0${TRANSLATED}`)) return translatedPageList(id.slice(TRANSLATED.length + 1));
      return undefined;
    },
  };
}
