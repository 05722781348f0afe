/**
 * `node scripts/weights.ts`: weighs the pages and the worker of a build, prints the heaviest of each kind beside its limit, and ends with 1 where
 * one is above it. The limits are of brotli at its best; beside each stands what the network sends of that page: it compresses as it answers,
 * with brotli 4 or zstd 3.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { closure, ENTRY, type Manifest } from "../src/site/build/chunks.ts";
import { ROOT } from "./commands.ts";

const KB = 1024;
const CLIENT = path.join(ROOT, "dist/client");
const WORKER = path.join(ROOT, "dist/aipm");

/** Bytes: the smallest, which is brotli 11, and as the network sends them. */
type Bytes = Readonly<Record<"brotli11" | "brotli4" | "zstd3", number>>;

type Measure = "html" | "picture" | "asleep" | "awake";

interface Weight extends Readonly<Record<Measure, Bytes>> {
  /** The path without its first slash: `hi/faq`. */
  readonly name: string;
  readonly isHindi: boolean;
  readonly isForm: boolean;
}

/** The home page has tools that work without scripts, and a limit of its own. */
const isHome = ({ name }: Weight): boolean => name === "index" || name === "hi";

interface Limit {
  readonly what: string;
  /**
   * `html`: the document with its styles, apart from `picture`, the placeholder of its first picture. `asleep`: scripts that are fetched before
   * the first gesture; `awake`: all scripts of the page.
   */
  readonly of: Measure;
  readonly kb: number;
  readonly pages: (page: Weight) => boolean;
}

/** Devanagari is three bytes a letter, and a page in Hindi has its sentences beside the English ones that are their keys. */
const LIMITS: readonly Limit[] = [
  { what: "HTML of the home page", of: "html", kb: 20.5, pages: isHome },
  { what: "HTML, English", of: "html", kb: 17.5, pages: (page) => !isHome(page) && !page.isHindi },
  { what: "HTML, Hindi", of: "html", kb: 20, pages: (page) => !isHome(page) && page.isHindi },
  { what: "first picture, in the styles", of: "picture", kb: 3, pages: () => true },
  { what: "scripts before a gesture, content", of: "asleep", kb: 0, pages: (page) => !page.isForm },
  { what: "scripts awake, content", of: "awake", kb: 116, pages: (page) => !page.isForm && !page.isHindi },
  { what: "scripts awake, content in Hindi", of: "awake", kb: 126, pages: (page) => !page.isForm && page.isHindi },
  { what: "scripts awake, form", of: "awake", kb: 152, pages: (page) => page.isForm && !page.isHindi },
  { what: "scripts awake, form in Hindi", of: "awake", kb: 164, pages: (page) => page.isForm && page.isHindi },
];

const bytesOf = (data: Buffer | string): Bytes => ({
  brotli11: brotliCompressSync(data).length,
  brotli4: brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
  zstd3: zstdCompressSync(data, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }).length,
});

const known = new Map<string, Bytes>();
function assetSize(url: string): Bytes {
  const size = known.get(url) ?? bytesOf(readFileSync(path.join(CLIENT, url)));
  known.set(url, size);
  return size;
}
const NOTHING: Bytes = { brotli11: 0, brotli4: 0, zstd3: 0 };
const sizeOf = (urls: readonly string[]): Bytes =>
  urls.map(assetSize).reduce(
    (sum, one) => ({
      brotli11: sum.brotli11 + one.brotli11,
      brotli4: sum.brotli4 + one.brotli4,
      zstd3: sum.zstd3 + one.zstd3,
    }),
    NOTHING,
  );

const PICTURE = /data:image\/avif;base64,[^)]*/g;

function weigh(file: string): Weight {
  const html = readFileSync(path.join(CLIENT, file), "utf8");
  const listed = (list: string): string[] => new RegExp(` data-${list}="([^"]+)"`).exec(html)?.[1]?.split(" ") ?? [];
  const page = listed("js");
  if (page.length === 0) throw new Error(`${file} names no scripts`);
  const early = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .filter(([tag]) => tag.startsWith("<script") || /\b(?:rel="modulepreload"|as="script")/.test(tag))
    .flatMap(([tag]) => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return {
    name: file.replace(/\.html$/, ""),
    isHindi: /^hi[/.]/.test(file),
    isForm: html.includes(' data-lead=""'),
    html: bytesOf(html.replaceAll(PICTURE, "")),
    picture: bytesOf(html.match(PICTURE)?.join("") ?? ""),
    asleep: sizeOf(early),
    awake: sizeOf(page),
  };
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1);

const problems: string[] = [];
function print(what: string, bytes: number, limit: number, where = ""): void {
  const share = limit > 0 ? `${Math.round((bytes / KB / limit) * 100)} %`.padStart(5) : "".padStart(5);
  console.log(`${what.padEnd(36)}${inKb(bytes).padStart(6)} of ${String(limit).padStart(4)} KB${share}  ${where}`);
  if (bytes > limit * KB)
    problems.push(`${[where, what].filter(Boolean).join(": ")}: ${inKb(bytes)} KB, at most ${limit}`);
}

const pages = globSync("**/*.html", { cwd: CLIENT }).map(weigh);
for (const { what, of, kb, pages: are } of LIMITS) {
  const [heaviest, ...others] = pages.filter(are).toSorted((a, b) => b[of].brotli11 - a[of].brotli11);
  if (!heaviest) throw new Error(`There is no page for: ${what}`);
  const { brotli11, brotli4, zstd3 } = heaviest[of];
  print(what, brotli11, kb, `${heaviest.name}; sent as brotli 4: ${inKb(brotli4)}, zstd 3: ${inKb(zstd3)}`);
  for (const page of others.filter((one) => one[of].brotli11 > kb * KB))
    problems.push(`${page.name}: ${what}: ${inKb(page[of].brotli11)} KB`);
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** What a page without a form fetches besides, where a lead waits on the device. */
const client = manifestOf(CLIENT);
const everywhere = closure(client, [ENTRY.client]);
const waiting = closure(client, ["src/ui/forms/outbox-messages.tsx"]).filter((file) => !everywhere.includes(file));
print("scripts for a lead that waits", sizeOf(waiting).brotli11, 11);

/** In gzip. Modules that the worker loads later do not delay its start. */
const worker = manifestOf(WORKER);
const zipped = (files: readonly string[]): number =>
  gzipSync(Buffer.concat(files.map((file) => readFileSync(path.join(WORKER, file)))), { level: 9 }).length;
print("worker, as it starts (gzip)", zipped(closure(worker, ["virtual:cloudflare/worker-entry"])), 80);
print("worker, with all it may load (gzip)", zipped(closure(worker, Object.keys(worker))), 139);

if (problems.length > 0) {
  console.error(
    `\nToo heavy:\n${problems.map((problem) => `  ${problem}`).join("\n")}\n` +
      "To mend: make it lighter, or change its limit in scripts/weights.ts and say in the commit what a visitor has of it.",
  );
  process.exitCode = 1;
}
