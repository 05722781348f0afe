/** After a build: what every page costs its visitor, against the budgets of the design. Prints the heaviest of each. Decisions 2, 20. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { closure, ENTRY, type Manifest } from "../src/site/build/chunks.ts";
import { ROOT } from "./commands.ts";

const KB = 1024;
const CLIENT = path.join(ROOT, "dist/client");
const WORKER = path.join(ROOT, "dist/aipm");

const BUDGETS = {
  /** HTML with its styles: the goal is 14 KB, one initial congestion window. Hashes differ by some 20 bytes from build to build. */
  html: { content: 15.42 * KB, form: 14.5 * KB },
  /** The coarse forms of the picture that it begins with, in its styles. */
  placeholder: { content: 1.65 * KB, form: 1.65 * KB },
  loader: { content: 0.94 * KB, form: 1.46 * KB },
  /** What answers first: a page without a form after the first gesture, a form alone without one. */
  scripts: { content: 80.1 * KB, form: 98.9 * KB },
  /** All that has been fetched once the page is awake. */
  awake: { content: 80.1 * KB, form: 107.9 * KB },
};
type Measure = keyof typeof BUDGETS;
/** What some carry besides, in either language. */
const OWN: Readonly<Record<string, Partial<Record<Measure, number>>>> = {
  // The exchange and its calendar, which work before any script.
  index: { html: 17.05 * KB, placeholder: 2.55 * KB, scripts: 82.3 * KB, awake: 82.3 * KB },
  // What reckons beside the form, or a page of content around it.
  "loan-funding": { awake: 109.2 * KB },
  "your-data": { awake: 109 * KB },
  "portfolio-management": { awake: 110.7 * KB },
};
/**
 * Devanagari is three bytes a letter, and a page in Hindi has its sentences beside the English ones that are their keys. A
 * form answers with its own; those of the frame come with the frame.
 */
const TRANSLATED: Partial<typeof BUDGETS> = {
  html: { content: 3.4 * KB, form: 3.4 * KB },
  scripts: { content: 8.4 * KB, form: 7.7 * KB },
  awake: { content: 8.4 * KB, form: 12 * KB },
};
/** What comes with the first link that is pointed at, beside what the page has. */
const ROUTER_BUDGET = 26 * KB;
/** Gzip. What it loads for an answer in Hindi, for a page without script or to look at a file, does not keep it from starting. */
const WORKER_BUDGETS = { "as it starts": 58 * KB, "with all that it may load": 111 * KB };

interface Weight extends Record<Measure, number> {
  readonly file: string;
  readonly kind: "content" | "form";
}

const brotli = (data: Buffer | string): number => brotliCompressSync(data).length;

const known = new Map<string, number>();
function assetSize(url: string): number {
  const size = known.get(url) ?? brotli(readFileSync(path.join(CLIENT, url)));
  known.set(url, size);
  return size;
}

function weigh(file: string): Weight {
  const html = readFileSync(path.join(CLIENT, file), "utf8");
  const loader = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map((match) => match[1]).join("");
  const sizeOf = (list: string): number => {
    const urls = new RegExp(` data-${list}="([^"]+)"`).exec(html)?.[1]?.split(" ") ?? [];
    return urls.reduce((sum, url) => sum + assetSize(url), 0);
  };
  const [form, page] = [sizeOf("form-js"), sizeOf("js")];
  const rest = brotli(html.replaceAll(/data:image\/avif;base64,[^)]*/g, ""));
  if (!loader || page === 0) throw new Error(`${file} has no loader`);
  return {
    file,
    kind: html.includes("data-lead") ? "form" : "content",
    html: rest,
    placeholder: brotli(html) - rest,
    loader: brotli(loader),
    scripts: form || page,
    awake: form + page,
  };
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(2)} KB`;

const weights = globSync("**/*.html", { cwd: CLIENT }).map(weigh);
const problems: string[] = [];
for (const measure of Object.keys(BUDGETS) as Measure[]) {
  for (const kind of ["content", "form"] as const) {
    const budget = BUDGETS[measure][kind];
    const heaviest = weights.filter((one) => one.kind === kind).toSorted((a, b) => b[measure] - a[measure]);
    console.log(`\n${measure}, ${kind} pages (${heaviest.length}; at most ${inKb(budget)})`);
    for (const one of heaviest.slice(0, 5)) console.log(`  ${inKb(one[measure]).padStart(9)}  ${one.file}`);
    for (const one of heaviest) {
      const name = one.file.replace(/^hi\.html$/, "index.html").replace(/^hi\/|\.html$/g, "");
      const most =
        (OWN[name]?.[measure] ?? budget) + (/^hi[/.]/.test(one.file) ? (TRANSLATED[measure]?.[kind] ?? 0) : 0);
      if (one[measure] > most)
        problems.push(`${one.file}: ${measure} weighs ${inKb(one[measure])}, at most ${inKb(most)}`);
    }
  }
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

const client = manifestOf(CLIENT);
const isAtHand = new Set(closure(client, [ENTRY.client]));
const router = closure(client, ["src/site/browser/routing.tsx"])
  .filter((file) => !isAtHand.has(file))
  .reduce((sum, file) => sum + assetSize(file), 0);
console.log(`\nrouter, with the first link that is pointed at: ${inKb(router)} (at most ${inKb(ROUTER_BUDGET)})`);
if (router > ROUTER_BUDGET) problems.push(`the router weighs ${inKb(router)}, at most ${inKb(ROUTER_BUDGET)}`);

const manifest = manifestOf(WORKER);
const modules = {
  "as it starts": closure(manifest, ["virtual:cloudflare/worker-entry"]),
  "with all that it may load": closure(manifest, Object.keys(manifest)),
};
console.log("");
for (const [which, budget] of Object.entries(WORKER_BUDGETS)) {
  const files = modules[which as keyof typeof WORKER_BUDGETS].map((file) => readFileSync(path.join(WORKER, file)));
  const size = gzipSync(Buffer.concat(files), { level: 9 }).length;
  console.log(`worker, ${which}: ${inKb(size)} gzip (at most ${inKb(budget)})`);
  if (size > budget) problems.push(`the worker, ${which}, weighs ${inKb(size)}, at most ${inKb(budget)}`);
}

if (problems.length > 0) {
  console.error(`\nToo heavy:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  process.exitCode = 1;
}
