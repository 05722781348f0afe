/**
 * A Vite plugin with the lists of pages. `virtual:pages` loads the English page at a path, `virtual:pages/hi` the Hindi one;
 * `virtual:translated` has the English paths of the latter.
 */
import path from "node:path";
import type { Plugin } from "vite";
import { type Locale, translatedLocales } from "../../i18n/locale.ts";
import { type Parts, pageSources } from "./page-sources.ts";
import { ROOT } from "./settings.ts";
import { readTranslations } from "./translations.ts";

const PAGES = "virtual:pages";
const TRANSLATED = "virtual:translated";

const quoted = (file: string): string => JSON.stringify(path.resolve(ROOT, file));

/** What `loadPage` takes. */
const partsOf = ({ component, content, definition, words, instrument }: Parts): string =>
  Object.entries({ page: component, content, form: definition, messages: words, instrument })
    .filter(([, file]) => file !== undefined)
    .map(([name, file]) => `${name}: import(${quoted(file!)})`)
    .join(", ");

const list = (locale: Locale, entries: readonly (readonly [path: string, parts: Parts])[]): string => {
  const lines = entries.map(
    ([at, parts]) => `${JSON.stringify(at)}: () => loadPage("${locale}", { ${partsOf(parts)} })`,
  );
  return `import { loadPage } from ${quoted("src/ui/page.tsx")};\nexport const pages = {\n${lines.join(",\n")}\n};`;
};

async function read(name: string): Promise<string | undefined> {
  if (name === PAGES) {
    const others = translatedLocales.map((locale) => `${locale}: () => import("${PAGES}/${locale}")`);
    const sources = (await pageSources()).map((source) => [source.page.path, source] as const);
    return `${list("en", sources)}\nexport const otherPages = { ${others.join(", ")} };`;
  }
  const translations = await readTranslations();
  const ofLocale = (locale: string) => translations.filter((page) => page.locale === locale);
  const locale = translatedLocales.find((one) => name === `${PAGES}/${one}`);
  if (locale)
    return list(
      locale,
      ofLocale(locale).map((page) => [page.path, page]),
    );
  // An address that is nobody's is answered in every locale.
  const sets = translatedLocales.map((one) => {
    const paths = ["/404", ...ofLocale(one).map(({ original }) => original)].join(" ");
    return `${one}: new Set(${JSON.stringify(paths)}.split(" "))`;
  });
  return `export const translated = { ${sets.join(", ")} };`;
}

const isList = (id: string): boolean => id === PAGES || id.startsWith(`${PAGES}/`) || id === TRANSLATED;

/** Whether a module of Vite's is one of the lists. */
export const isPageList = (id: string): boolean => id.startsWith("\0") && isList(id.slice(1));

export function pageLists(): Plugin {
  return {
    name: "site:page-lists",
    resolveId: (id) => (isList(id) ? `\0${id}` : undefined),
    load: (id) => (isPageList(id) ? read(id.slice(1)) : undefined),
  };
}
