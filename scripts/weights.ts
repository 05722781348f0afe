/**
 * `node scripts/weights.ts` compares the built pages and the worker with their byte budgets (brotli 11 for pages, gzip for the
 * worker). It warns above 85 % of a budget and fails above 100 %.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { LOCALES, readLocale } from "../src/i18n/locale.ts";
import { closure, type Manifest } from "../src/site/build/chunks.ts";
import { ROOT } from "../shared/commands.ts";

const WARN_AT = 0.85;
const CLIENT = path.join(ROOT, "dist/client");
const WORKER = path.join(ROOT, "dist/aipm");

interface Page {
  readonly name: string;
  readonly kind: "home" | "form" | "content";
  readonly isTranslated: boolean;
  /** Bytes of the document. */
  readonly html: number;
  /** Bytes of scripts that load before the first gesture, and after it. */
  readonly early: number;
  readonly scripts: number;
}

/** Budgets in KB (docs/speed.md), about 15 % above the largest page. Devanagari takes three bytes a letter. */
const BUDGETS: readonly (readonly [
  name: string,
  kb: number,
  of: keyof Page,
  pages: (page: Page) => boolean,
])[] = [
  ["HTML, home page", 24, "html", ({ kind }) => kind === "home"],
  ["HTML, English", 20, "html", ({ kind, isTranslated }) => kind !== "home" && !isTranslated],
  ["HTML, translated", 23, "html", ({ kind, isTranslated }) => kind !== "home" && isTranslated],
  ["scripts before a gesture, content", 0, "early", ({ kind }) => kind !== "form"],
  [
    "scripts, content",
    130,
    "scripts",
    ({ kind, isTranslated }) => kind !== "form" && !isTranslated,
  ],
  [
    "scripts, content in translation",
    145,
    "scripts",
    ({ kind, isTranslated }) => kind !== "form" && isTranslated,
  ],
  ["scripts, form", 170, "scripts", ({ kind, isTranslated }) => kind === "form" && !isTranslated],
  [
    "scripts, form in translation",
    185,
    "scripts",
    ({ kind, isTranslated }) => kind === "form" && isTranslated,
  ],
];

const sizes = new Map<string, number>();
function brotliSize(url: string): number {
  const size = sizes.get(url) ?? brotliCompressSync(readFileSync(path.join(CLIENT, url))).length;
  sizes.set(url, size);
  return size;
}
const sum = (urls: readonly string[]): number =>
  urls.reduce((total, url) => total + brotliSize(url), 0);

function measure(file: string): Page {
  const html = readFileSync(path.join(CLIENT, file), "utf8");
  const scripts = / data-js="([^"]+)"/.exec(html)?.[1]?.split(" ");
  if (!scripts) throw new Error(`${file} lists no scripts.`);
  const early = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .filter(
      ([tag]) => tag.startsWith("<script") || /\b(?:rel="modulepreload"|as="script")/.test(tag),
    )
    .flatMap(([tag]) => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const name = file.replace(/\.html$/, "");
  return {
    name,
    kind:
      name === "index" || name in LOCALES
        ? "home"
        : html.includes(' data-lead=""')
          ? "form"
          : "content",
    isTranslated: readLocale(`/${name}`) !== "en",
    html: brotliCompressSync(html).length,
    early: sum(early),
    scripts: sum(scripts),
  };
}

/** Prints one line, and fails the process above the budget. */
function check(name: string, bytes: number, kb: number, place = ""): void {
  const share = kb > 0 ? bytes / 1024 / kb : bytes;
  const mark = share > 1 ? "OVER" : share > WARN_AT ? "near" : "";
  console.log(
    `${mark.padEnd(5)}${name.padEnd(36)}${(bytes / 1024).toFixed(1).padStart(6)} of ${kb} KB  ${place}`,
  );
  if (share > 1) process.exitCode = 1;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

const pages = globSync("**/*.html", { cwd: CLIENT }).map(measure);
for (const [name, kb, key, isMeasured] of BUDGETS) {
  const [largest] = pages.filter(isMeasured).toSorted((a, b) => Number(b[key]) - Number(a[key]));
  check(name, Number(largest![key]), kb, largest!.name);
}
const worker = manifest(WORKER);
const gzipSize = (files: readonly string[]): number =>
  gzipSync(Buffer.concat(files.map((file) => readFileSync(path.join(WORKER, file)))), { level: 9 })
    .length;
check("worker at start (gzip)", gzipSize(closure(worker, ["virtual:cloudflare/worker-entry"])), 90);
check("worker with lazy modules (gzip)", gzipSize(closure(worker, Object.keys(worker))), 160);
if (process.exitCode)
  console.error(
    "Make it lighter, or raise the budget in scripts/weights.ts and say in the commit why.",
  );
