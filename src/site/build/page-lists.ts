/**
 * A Vite plugin with the lists of pages. `virtual:pages` maps the path of every English page to the import of the modules that
 * make it, `virtual:pages/hi` that of every Hindi one; `virtual:translated` has the English paths of the latter.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { type Parts, pageSources } from "./page-sources.ts";
import { translatedLocales } from "../../i18n/locale.ts";
import { ROOT } from "./settings.ts";
import { readTranslations } from "./translations.ts";

const PAGES = "virtual:pages";
const PAGES_IN = `${PAGES}/`;
const TRANSLATED = "virtual:translated";

const imported = (file: string): string => `import(${JSON.stringify(path.resolve(ROOT, file))})`;

/** What `ListedPage` takes, in its order. */
const modulesOf = ({ component, definition, instrument }: Parts): string =>
  `Promise.all([${[component, definition, instrument]
    .filter((file) => file !== undefined)
    .map(imported)
    .join()}])`;

const list = (entries: readonly (readonly [path: string, parts: Parts])[]): string =>
  `export const pages = {\n${entries.map(([at, parts]) => `${JSON.stringify(at)}: () => ${modulesOf(parts)}`).join(",\n")}\n};`;

async function read(name: string): Promise<string | undefined> {
  if (name === PAGES) return list((await pageSources()).map((source) => [source.page.path, source]));
  if (name.startsWith(PAGES_IN)) {
    const pages = (await readTranslations()).filter(({ locale }) => locale === name.slice(PAGES_IN.length));
    return list(pages.map((page) => [page.path, page]));
  }
  if (name !== TRANSLATED) return undefined;
  const pages = await readTranslations();
  const sets = translatedLocales.map((locale) => {
    const paths = pages.filter((page) => page.locale === locale).map(({ original }) => original);
    // An address that is nobody's is answered in every locale.
    return `${locale}: new Set(${JSON.stringify(["/404", ...paths].join(" "))}.split(" "))`;
  });
  return `export const translated = { ${sets.join(", ")} };`;
}

export function pageLists(): Plugin {
  return {
    name: "site:page-lists",
    resolveId: (id) => (id === PAGES || id.startsWith(PAGES_IN) || id === TRANSLATED ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? read(id.slice(1)) : undefined),
  };
}
