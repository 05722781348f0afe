/** The last step of the build: writes an HTML file for every page. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readLocale } from "../../i18n/locale.ts";
import type { Program, Rendered } from "../server/rendered.ts";
import { closure, ENTRY, inlineScripts, type Manifest, findStyleSheet } from "./chunks.ts";
import { pageHtml } from "./document.ts";
import { listUnbundled } from "./licences.ts";
import { writeLists } from "./lists.ts";
import { listRelease } from "./releases.ts";
import { CLIENT, ROOT, settings } from "./site-settings.ts";
import type { Listed } from "./sitemap.ts";
import { pageCss } from "./styles.ts";

/** The origins that receive files, if they are not the site. */
const uploadOrigins = (): string[] => {
  const { S3_ENDPOINT } = settings();
  return URL.canParse(S3_ENDPOINT) ? [new URL(S3_ENDPOINT).origin] : [];
};

const outputFile = (page: string): string =>
  page === "/" ? "index.html" : `${page.slice(1)}.html`;

/** Whether it belongs in the sitemap. */
const isListed = ({
  path: pagePath,
  canonical = pagePath,
  listed = true,
}: Rendered["description"]): boolean => listed && canonical === pagePath;

export async function prerender(): Promise<void> {
  const program = (await import(
    pathToFileURL(path.join(ROOT, "dist/prerender/render.js")).href
  )) as Program;
  const manifest = JSON.parse(
    readFileSync(path.join(CLIENT, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const readInline = (source: string): string => {
    const { file, imports = [] } = manifest[source]!;
    // Its imports would be looked for next to the page.
    if (imports.length > 0)
      throw new Error(`${source} is inlined, so it cannot import ${imports.join(", ")}`);
    return readFileSync(path.join(CLIENT, file), "utf8").trim();
  };
  const sheet = findStyleSheet(manifest);
  const css = readFileSync(path.join(CLIENT, sheet), "utf8");
  const connect = uploadOrigins();
  const listed: Listed[] = [];
  const paths = program.paths();
  for (const page of paths) {
    const rendered = await program.render(page);
    const { hreflangLinks, html, description, files } = rendered;
    if (description.path !== page)
      throw new Error(`${page} describes itself as ${description.path}`);
    const locale = readLocale(page);
    const hasForm = html.includes("data-lead");
    const messages = locale === "en" ? [] : [`src/i18n/messages.${locale}.ts`];
    const document = pageHtml({
      rendered,
      css: await pageCss(html, css, locale),
      inline: inlineScripts(hasForm).map(readInline),
      // The client last: it needs all the others.
      scripts: closure(manifest, [...messages, ...files, ENTRY.client]),
      preloadsScripts: hasForm,
      sheet,
      connect,
    });
    const file = path.join(CLIENT, outputFile(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, document);
    if (isListed(description)) listed.push({ path: page, hreflangLinks });
  }
  writeLists(listed);
  listUnbundled();
  listRelease(CLIENT, new Date());
  console.log(`prerendered ${paths.length} pages`);
}
