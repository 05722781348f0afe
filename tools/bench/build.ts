/** What a page costs to build while the site grows to five hundred: copies of pages that it has, in a scratch copy of the project. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../scripts/commands.ts";
import type { Row } from "./row.ts";

const PAGES = [250, 500];
const LEFT_BEHIND = new Set(["node_modules", "dist", ".git", ".wrangler", "backups"]);
/** Processor time of all its threads: a busy machine makes a build long, not expensive. */
const TELL =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('cpu', user + system); })";

interface Built {
  readonly pages: number;
  /** Seconds. */
  readonly cpu: number;
}

function build(folder: string): Built {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(TELL)}`, "node_modules/vite/bin/vite.js", "build"],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const [, pages] = /^prerendered (\d+) pages$/m.exec(stdout) ?? [];
  const [, cpu] = /^cpu (\d+)$/m.exec(stdout) ?? [];
  if (status !== 0 || !pages || !cpu) throw new Error(`The copy was not built: ${stderr || stdout}`);
  return { pages: Number(pages), cpu: Number(cpu) / 1e6 };
}

/** Pages whose content and route say where they stand, and nobody else does. */
function models(folder: string): string[] {
  const has = (file: string, words: string): boolean => readFileSync(path.join(folder, file), "utf8").includes(words);
  return readdirSync(path.join(folder, "src/pages")).filter(
    (name) =>
      existsSync(path.join(folder, `src/routes/${name}.tsx`)) &&
      has(`src/routes/${name}.tsx`, `"../pages/${name}/page.tsx"`) &&
      has(`src/pages/${name}/content.en.ts`, `path: "/${name}"`),
  );
}

function copyPage(folder: string, name: string, copy: string): void {
  const change = (file: string, to: string, from: RegExp, into: string): void =>
    writeFileSync(path.join(folder, to), readFileSync(path.join(folder, file), "utf8").replaceAll(from, into));
  cpSync(path.join(folder, "src/pages", name), path.join(folder, "src/pages", copy), { recursive: true });
  const content = `src/pages/${copy}/content.en.ts`;
  change(content, content, new RegExp(`path: "/${name}"`, "g"), `path: "/${copy}"`);
  change(`src/routes/${name}.tsx`, `src/routes/${copy}.tsx`, new RegExp(`(?<=Route\\("/|pages/)${name}\\b`, "g"), copy);
}

export function benchBuild(): Row[] {
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-build-"));
  try {
    cpSync(ROOT, folder, { recursive: true, filter: (file) => !LEFT_BEHIND.has(path.relative(ROOT, file)) });
    symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
    const names = models(folder);
    const built = [build(folder)];
    for (const wanted of PAGES) {
      const { pages } = built.at(-1)!;
      for (let i = pages; i < wanted; i += 1) copyPage(folder, names[i % names.length]!, `copy-${i}`);
      built.push(build(folder));
    }
    const [few, more, most] = built as [Built, Built, Built];
    const each = (from: Built, to: Built): number => ((to.cpu - from.cpu) / (to.pages - from.pages)) * 1000;
    return [
      {
        what: `processor time of each further page up to ${most.pages}`,
        beside: `the same up to ${more.pages}`,
        reference: each(few, more),
        ours: each(more, most),
        unit: "ms",
        goal: 1,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
