/**
 * `npm run deploy` releases the committed state to production (release.ts, docs/deploy.md).
 *
 * - `-- --dry-run` builds and packs, and prints the other commands. It needs no account.
 * - `-- --allow-sample` releases sample content, hidden from search engines.
 * - `-- --first` is for a domain without a live site.
 * - `-- --trial` deploys to a temporary Cloudflare account (trial.ts). `--yes` accepts Cloudflare's terms.
 */
import "../shared/no-network.ts";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { carryReleases } from "../scripts/carry-releases.ts";
import { ROOT } from "../shared/commands.ts";
import { readSettings } from "../shared/wrangler-settings.ts";
import { viewStatements } from "../scripts/views.ts";
import { hideFromSearch } from "../src/site/build/lists.ts";
import { CLIENT } from "../src/site/build/site-settings.ts";
import { launchFindings, launchReport } from "./launch/findings.ts";
import { release, type Run } from "./release.ts";
import { deployTrial } from "./trial.ts";

const SCRIPTS = { wrangler: "node_modules/wrangler/bin/wrangler.js", smoke: "tools/smoke.ts" };
/** Commands whose output is parsed. The others may ask questions. */
const PARSED = /--json|versions upload|--temporary/;

/** Runs a command in the terminal. */
const runCommand: Run = (tool, args) => {
  console.log(`\n> ${tool} ${args.join(" ")}`);
  return new Promise((resolve, reject) => {
    const stdout = PARSED.test(args.join(" ")) ? "pipe" : "inherit";
    const stderr = args.includes("--temporary") ? "pipe" : "inherit";
    const child = spawn(process.execPath, [path.join(ROOT, SCRIPTS[tool]), ...args], {
      cwd: ROOT,
      stdio: ["inherit", stdout, stderr],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data) => void (output += String(data)));
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${output}\n${tool} ${args.slice(0, 3).join(" ")} failed.`));
    });
  });
};

/** Prints a command instead of running it, and returns made-up output. */
const printCommand: Run = async (tool, args) => {
  const quoted = args.map((arg) => (arg.includes(" ") ? `"${arg}"` : arg)).join(" ");
  console.log(`  ${tool === "smoke" ? "npm run smoke --" : "npx wrangler"} ${quoted}`);
  if (args[1] === "execute") return JSON.stringify([{ results: [] }]);
  if (args[1] === "status")
    return JSON.stringify({ versions: [{ version_id: "LIVE-VERSION", percentage: 100 }] });
  return "Worker Version ID: NEW-VERSION";
};

function writeViews(existing: readonly string[]): string {
  const file = path.join(".wrangler", "views.sql");
  mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
  writeFileSync(path.join(ROOT, file), `${viewStatements(existing).join(";\n")};\n`);
  return file;
}

async function buildSite(isHidden: boolean): Promise<void> {
  console.log("\n> vite build");
  const { ok, output } = await build();
  if (!ok) throw new Error(`${output}\nThe build failed.`);
  if (isHidden) hideFromSearch(CLIENT);
}

async function carry(origin: string): Promise<void> {
  const { files, releases, lost } = await carryReleases(CLIENT, origin, new Date()).catch(
    (error: unknown) => {
      throw new Error(
        `${String(error)}\n${origin} must be online, because open pages still need its files. --first skips this.`,
      );
    },
  );
  console.log(`Carried ${files} files of ${releases} earlier releases.`);
  if (lost.length > 0) console.log(`Missing from the live site:\n  ${lost.join("\n  ")}`);
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      "allow-sample": { type: "boolean", default: false },
      first: { type: "boolean", default: false },
      trial: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  if (values.trial)
    return deployTrial(runCommand, {
      isAccepted: values.yes,
      writeViews,
      build: () => buildSite(false),
    });

  const findings = await launchFindings();
  const isHidden = findings.length > 0;
  const isDry = values["dry-run"];
  const isReady = values["allow-sample"]
    ? findings.every(({ file }) => !/wrangler\.toml|cors\.json/.test(file))
    : !isHidden;
  if (!isDry && !isReady) throw new Error(`${launchReport(findings)}\n\nNothing was changed.`);
  const commit = git("rev-parse", "--short=12", "HEAD");
  if (!isDry && git("status", "--porcelain"))
    throw new Error("Commit your changes first (git status).");
  const setting = readSettings("remote");
  const origin = setting("SITE_ORIGIN")!;
  await release(isDry ? printCommand : runCommand, {
    worker: "aipm",
    origin,
    commit,
    isFirst: values.first,
    writeViews,
    async build() {
      await buildSite(isHidden);
      if (isDry) await runCommand("wrangler", ["deploy", "--dry-run"]);
      else if (!values.first) await carry(origin);
    },
  });
  console.log(
    isDry
      ? "\nNothing was deployed."
      : `\n${origin} serves ${commit}. To roll back: docs/deploy.md.`,
  );
}

await main().catch((error: unknown) => {
  console.error((error as Error).message.trim());
  process.exitCode = 1;
});
