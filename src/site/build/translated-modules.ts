/**
 * A Vite plugin: a page built in another language. `page.tsx?hi` is the same component, whose own modules and whose facts
 * are taken as `?hi` too; where src/words/hi has the words of one, they stand in its place.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { LOCALES } from "../../i18n/locale.ts";
import { ROOT } from "./settings.ts";

const MARK = new RegExp(`\\?(${Object.keys(LOCALES).join("|")})$`);

/** What a translation may take the place of. */
const isOwn = (file: string): boolean => /^src\/(?:pages|content)\//.test(file);

const relative = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, "/");

/** `src/pages/faq/content.ts` is src/words/hi/pages/faq.ts, `src/content/claims.ts` is src/words/hi/content/claims.ts. */
function wordsOf(file: string, language: string): string | undefined {
  const name = file
    .replace(/^src\/pages\/([\w-]+)\/content\.ts$/, "pages/$1.ts")
    .replace(/^src\/pages\/([\w-]+)\/([\w-]+)\.ts$/, "pages/$1-$2.ts")
    .replace(/^src\/content\//, "content/");
  const words = path.join(ROOT, "src/words", language, name);
  return existsSync(words) ? words : undefined;
}

const exportsOf = async (file: string): Promise<string[]> =>
  Object.keys((await import(pathToFileURL(file).href)) as object);

export function translatedModules(): Plugin {
  return {
    name: "site:translated-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      const language = MARK.exec(source)?.[1] ?? (importer && MARK.exec(importer)?.[1]);
      if (!language) return undefined;
      const plain = importer?.replace(MARK, "");
      const resolved = await this.resolve(source.replace(MARK, ""), plain, { skipSelf: true });
      if (!resolved || language === "en" || !isOwn(relative(resolved.id))) return resolved;
      return `${resolved.id}?${language}`;
    },
    async load(id) {
      const language = MARK.exec(id)?.[1];
      const file = id.replace(MARK, "");
      const words = language && wordsOf(relative(file), language);
      if (!words) return undefined;
      const names = await exportsOf(words);
      const reckoned = (await exportsOf(file)).filter((name) => !names.includes(name));
      return [
        `import * as words from ${JSON.stringify(words)};`,
        `import { localizeLinks } from ${JSON.stringify(path.join(ROOT, "src/i18n/links.ts"))};`,
        `export const { ${names.join(", ")} } = localizeLinks({ ...words }, ${JSON.stringify(language)});`,
        // What is not said but reckoned: by name, or a visitor would fetch what the English page says as well.
        reckoned.length > 0 ? `export { ${reckoned.join(", ")} } from ${JSON.stringify(`${file}?en`)};` : "",
      ].join("\n");
    },
  };
}
