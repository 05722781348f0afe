/**
 * A Vite plugin with the lists of pages. `virtual:pages` maps the path of every English page to the import of the modules that
 * make it, `virtual:pages/hi` that of every Hindi one; `virtual:translated` has the English paths of the latter.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { type Parts, pageSources } from "./page-sources.ts";
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
    const pages = (await readTranslations()).filter(({ language }) => language === name.slice(PAGES_IN.length));
    return list(pages.map((page) => [page.path, page]));
  }
  if (name !== TRANSLATED) return undefined;
  const paths = new Set((await readTranslations()).map(({ original }) => original));
  return `export const translated = new Set(${JSON.stringify([...paths].join(" "))}.split(" "));`;
}

const isList = (id: string): boolean => id === PAGES || id.startsWith(PAGES_IN) || id === TRANSLATED;

/** Whether a module of Vite's is one of the lists. */
export const isPageList = (id: string): boolean => id.startsWith("\0") && isList(id.slice(1));

export function pageLists(): Plugin {
  return {
    name: "site:page-lists",
    resolveId: (id) => (isList(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? read(id.slice(1)) : undefined),
  };
}
