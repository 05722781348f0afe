/** After the client and the server program are built: every page becomes its own HTML file in the assets. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { localeOf, locales, pathIn } from "../../i18n/locale.ts";
import type { Rendered } from "../server/rendered.ts";
import { ENTRY, type Manifest, scriptsOf, sheetOf } from "./chunks.ts";
import { pageHtml } from "./document.ts";
import { lastChanged } from "./last-changed.ts";
import { writeLists } from "./lists.ts";
import { type Parts, pageSources } from "./page-sources.ts";
import { listRelease } from "./releases.ts";
import { CLIENT, ROOT, settings } from "./settings.ts";
import type { Listed } from "./sitemap.ts";
import { partsByPath, readTranslations } from "./translations.ts";
import { alternatesOf } from "./alternates.ts";
import { pageCss, sonnerStyleHashes } from "./styles.ts";

/** What `src/site/server/render.tsx` exports. */
export interface Program {
  pages(): Promise<readonly string[]>;
  render(path: string): Promise<Rendered>;
}

/** The address of the unknown in each language: rendered once, served with status 404. */
const UNKNOWN: ReadonlySet<string> = new Set(locales.map((one) => pathIn(one, "/404")));

/** What draws it. */
const NOT_FOUND: Parts = { component: "src/ui/shell/not-found.tsx" };

/** Where the browser sends files, beside the site itself. */
const uploadOrigins = (): string[] => {
  const { S3_ENDPOINT } = settings();
  return URL.canParse(S3_ENDPOINT) ? [new URL(S3_ENDPOINT).origin] : [];
};

const fileOf = (page: string): string => (page === "/" ? "index.html" : `${page.slice(1)}.html`);

/** Writes one file for every page, and what is made of their list. */
export async function prerender(): Promise<void> {
  const program = (await import(pathToFileURL(path.join(ROOT, "dist/prerender/render.js")).href)) as Program;
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;
  const sourceOf = (key: string): string => readFileSync(path.join(CLIENT, manifest[key]!.file), "utf8").trim();
  const loader = sourceOf(ENTRY.loader);
  const nativeForm = sourceOf(ENTRY.nativeForm);
  const sheet = sheetOf(manifest);
  const styleHashes = sonnerStyleHashes();

  const pages = await program.pages();
  const parts = await partsByPath();
  const alternates = alternatesOf(await readTranslations(), settings().SITE_ORIGIN);
  const sources = new Map((await pageSources()).map((one) => [one.page.path, one]));
  const changed = lastChanged(["src/pages", "src/forms"]);
  const listed: Listed[] = [];
  for (const page of [...pages, ...UNKNOWN]) {
    const locale = localeOf(page);
    const rendered = await program.render(page);
    const expected = UNKNOWN.has(page) ? 404 : 200;
    if (rendered.status !== expected) throw new Error(`${page} was rendered with status ${rendered.status}`);
    if (rendered.path !== page) throw new Error(`${page} describes itself as ${rendered.path}`);
    if (rendered.listed) {
      const source = sources.get(page)?.source;
      listed.push({
        path: page,
        alternates: alternates.get(page) ?? [],
        html: rendered.body,
        changed: source && changed(source),
      });
    }
    const html = pageHtml({
      rendered,
      css: await pageCss(rendered.body, locale),
      inline: rendered.body.includes("data-lead") ? [loader, nativeForm] : [loader],
      scripts: scriptsOf(manifest, parts.get(page) ?? NOT_FOUND, locale),
      sheet,
      connect: uploadOrigins(),
      alternates: alternates.get(page) ?? [],
      styleHashes,
    });
    const file = path.join(CLIENT, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeLists(listed);
  listRelease(CLIENT, new Date());
  console.log(`prerendered ${pages.length} pages`);
}
