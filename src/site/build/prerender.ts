/** After the client and the prerender program are built: every route becomes its own HTML file in the assets. */
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createGenerator } from "unocss";
import { unstable_readConfig } from "wrangler";
import type { Page, Rendered } from "../server/rendered.ts";
import config from "../../../uno.config.ts";
import { fontFiles } from "../../styles/fonts.ts";
import { palette } from "../../styles/preflights.ts";
import { readForms } from "./form-pages.ts";
import { pageHtml } from "./document.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CLIENT = path.join(ROOT, "dist/client");

/** The address of the unknown: rendered once, served with status 404. */
const UNKNOWN = "/404";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
export interface Program {
  pages(): readonly Page[];
  render(path: string): Promise<Rendered>;
}

interface Settings {
  readonly SITE_ORIGIN: string;
  readonly S3_ENDPOINT: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

/** The settings of wrangler.toml for the environment that is being built. */
export function settings(): Settings {
  const { vars } = unstable_readConfig(
    { config: path.join(ROOT, "wrangler.toml"), env: process.env.CLOUDFLARE_ENV },
    { hideWarnings: true },
  );
  return vars as unknown as Settings;
}

/** Where the browser sends files, beside the site itself. */
const uploadOrigins = (): string[] => {
  const { S3_ENDPOINT } = settings();
  return URL.canParse(S3_ENDPOINT) ? [new URL(S3_ENDPOINT).origin] : [];
};

/** `src/routes/about.team.tsx?tsr-split=component` belongs to the route `/about/team`. */
function routeIdOf(key: string): string | undefined {
  const name = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key)?.[1];
  if (name === "__root") return "__root__";
  return name && `/${name.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;
}

/** A chunk and all that it imports, each once, as addresses. */
function closure(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(`/${chunk.file}`)) return;
    seen.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}

/** sonner writes its styles into the page when the first toast opens; the policy must know them by hash. */
function sonnerStyleHashes(): string[] {
  const source = readFileSync(path.join(ROOT, "node_modules/sonner/dist/index.mjs"), "utf8");
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!css) throw new Error("sonner's styles were not found where they used to be: look at its __insertCSS");
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [hash(JSON.parse(css) as string), hash("")];
}

/** Class names alone, as they were written: a "ring road" in the text is no ring, and markup escapes quotes and angles. */
const classesIn = (html: string): string =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .map(([, names]) => names)
    .join(" ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The styles of one page, and of the body around it. A generator goes on listing the theme's keys of all that it has seen. */
export async function pageCss(body: string): Promise<string> {
  const uno = await createGenerator(config);
  const { getLayers } = await uno.generate(`${classesIn(body)} bg-page text-ink`, { preflights: true, minify: true });
  const css = getLayers(undefined, ["palette"]);
  return palette(css + body) + css;
}

const fileOf = (page: string): string => {
  if (page === UNKNOWN) return "404.html";
  return page === "/" ? "index.html" : `${page.slice(1)}.html`;
};

/** Writes one file for every page, and what is made of their list: sitemap, robots, headers. */
export async function prerender(): Promise<void> {
  const program = (await import(pathToFileURL(path.join(ROOT, "dist/prerender/prerender.js")).href)) as Program;
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;
  const forms = await readForms();
  const loader = readFileSync(path.join(CLIENT, manifest["src/site/browser/loader.ts"]!.file), "utf8").trim();
  const sheet = Object.values(manifest)
    .flatMap((chunk) => [...(chunk.css ?? []), chunk.file])
    .find((f) => f.endsWith(".css"));
  if (!sheet) throw new Error("the client build made no stylesheet");
  const styleHashes = sonnerStyleHashes();

  const scriptsOf = (page: string, routeIds: readonly string[]): string[] => {
    const components = Object.keys(manifest).filter((key) => routeIds.includes(routeIdOf(key) ?? ""));
    const form = forms.find((one) => one.form.pages.some((formPage) => formPage.path === page));
    const own = form ? [path.relative(ROOT, form.file)] : [];
    return closure(manifest, ["src/site/browser/client.tsx", ...components, ...own]);
  };

  const pages = program.pages();
  for (const page of [...pages.map((one) => one.path), UNKNOWN]) {
    const rendered = await program.render(page);
    const expected = page === UNKNOWN ? 404 : 200;
    if (rendered.status !== expected) throw new Error(`${page} was rendered with status ${rendered.status}`);
    const css = await pageCss(rendered.body);
    const html = pageHtml({
      rendered,
      css,
      loader,
      // The unknown address matches the route of the forms, and shows none.
      scripts: scriptsOf(page, page === UNKNOWN ? [] : rendered.routeIds),
      sheet: `/${sheet}`,
      fonts: fontFiles,
      connect: uploadOrigins(),
      styleHashes,
    });
    const file = path.join(CLIENT, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeLists(pages);
  console.log(`prerendered ${pages.length} pages`);
}

function writeLists(pages: readonly Page[]): void {
  const { SITE_ORIGIN } = settings();
  const listed = pages.filter((page) => !page.unlisted);
  const urls = listed.map(({ path: page }) => `<url><loc>${SITE_ORIGIN}${page}</loc></url>`).join("\n");
  writeFileSync(
    path.join(CLIENT, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  writeFileSync(path.join(CLIENT, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
  writeFileSync(path.join(CLIENT, "_headers"), HEADERS);
  // The build's own notes are nobody's page; what the Cloudflare plugin leaves out stays out.
  appendFileSync(path.join(CLIENT, ".assetsignore"), "\n.vite\n");
}

/** The policy of scripts and styles is each page's own; what a page cannot say of itself stands here. */
const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
/pictures/*
  Cache-Control: public, max-age=604800, stale-while-revalidate=2592000
`;
