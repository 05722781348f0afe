/**
 * `npm run deploy`: builds with the settings of production, migrates the remote database and deploys worker and pages (release.ts). It
 * deploys only a commit for which `npm run test:all` has passed on this machine.
 *
 * - `-- --dry-run` does what needs no account and no network, and prints the other commands;
 * - `-- --allow-sample` deploys sample content, hidden from search;
 * - `-- --first` is for the first deploy, when there is no live site yet.
 */
import "../scripts/offline.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { hideFromSearch } from "../src/site/build/lists.ts";
import { carryReleases } from "../scripts/carry-releases.ts";
import { CLIENT } from "../src/site/build/settings.ts";
import { audit } from "./audit.ts";
import { launchFindings, launchReport } from "./launch/findings.ts";
import { type Outcome, quietly, ROOT } from "../scripts/commands.ts";
import { prepareDatabase } from "../scripts/local-database.ts";
import { viewStatements } from "../scripts/views.ts";
import { isOfBuild, printing, releaseVersion, type Run, Stopped } from "./release.ts";
import { cleanCommit, untested } from "../scripts/tested.ts";
import { corsFault, type CorsFile, missingSecrets, SECRETS, unfilled } from "./production.ts";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    "allow-sample": { type: "boolean", default: false },
    first: { type: "boolean", default: false },
  },
});
const isDry = values["dry-run"];

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Waits for a step. @returns its output; a step that fails ends the deploy */
async function finish(what: string, task: Promise<Outcome>): Promise<string> {
  console.log(`${what}…`);
  const { ok, output } = await task;
  if (!ok) fail(`${output}\n${what} failed; nothing after it was done.`);
  return output;
}

/** Stops a deploy, and is only printed in a dry run. */
function failUnlessDry(problem: string | undefined): void {
  if (!problem) return;
  if (isDry) console.log(problem);
  else fail(problem);
}

const PRODUCTION = { env: { CLOUDFLARE_ENV: "production" } };

const findings = await launchFindings();
if (findings.length > 0 && !isDry && !values["allow-sample"]) {
  fail(`${launchReport(findings)}\n\nTo show the site as it is, hidden from search: npm run deploy -- --allow-sample`);
}

if (!isDry) failUnlessDry(untested(ROOT));

const config = unstable_readConfig({ config: path.join(ROOT, "wrangler.toml"), env: "production" });
const { configPath: _, userConfigPath: __, ...settings } = config;
const origin = String(settings.vars.SITE_ORIGIN);
const open = unfilled(settings);
if (open.length > 0)
  failUnlessDry(`Still to be filled in under [env.production] of wrangler.toml:\n  ${open.join("\n  ")}`);

const CORS = "worker/uploads/cors.json";
failUnlessDry(corsFault(JSON.parse(readFileSync(path.join(ROOT, CORS), "utf8")) as CorsFile, origin));

if (!isDry) {
  const { ok, output } = await quietly("wrangler", ["secret", "list", "--env", "production", "--format", "json"]);
  const missing = ok ? missingSecrets(output) : [...SECRETS];
  if (missing.length > 0) {
    const commands = missing.map((name) => `npx wrangler secret put ${name} --env production`).join("\n  ");
    fail(`${ok ? "" : output}\nSecrets that the site signs with are missing:\n  ${commands}`);
  }

  const faults = await audit();
  if (!faults) console.log("The registry answers no audits: known faults of the packages were not asked for.");
  else if (faults.length > 0) fail(`Packages that ship have known faults:\n  ${faults.join("\n  ")}`);
}

const copy = mkdtempSync(path.join(tmpdir(), "aipm-database-"));
await finish("Trying migrations and views on a database of this machine", prepareDatabase(copy));
rmSync(copy, { recursive: true, force: true });
await finish("Building for production", quietly("vite", ["build", "--logLevel", "warn"], PRODUCTION));
if (findings.length > 0) hideFromSearch(CLIENT);
if (!isDry && !values.first) {
  const carried = await carryReleases(CLIENT, origin, new Date()).catch((error: unknown) =>
    fail(
      `${origin} could not be asked for the files of earlier releases (${String(error)}), and pages that are open now would lose ` +
        "theirs. If there is no site yet: npm run deploy -- --first",
    ),
  );
  console.log(`Carrying ${carried.files} files of ${carried.releases} earlier releases.`);
  if (carried.lost.length > 0) console.log(`The live site no longer has:\n  ${carried.lost.join("\n  ")}`);
}

const perform: Run = ({ what, tool, args }) => {
  console.log(`${what}…`);
  if (tool === "wrangler") return quietly("wrangler", args, isOfBuild(args) ? PRODUCTION : {});
  return quietly({ script: "tools/smoke.ts" }, args, { onOutput: (text) => void process.stdout.write(text) });
};
const plan = {
  worker: String(settings.name),
  origin,
  bucket: String(settings.vars.S3_BUCKET),
  cors: CORS,
  views: (there: readonly string[]) => {
    const file = path.join("dist", "views.sql");
    writeFileSync(path.join(ROOT, file), `${viewStatements(there).join(";\n")};\n`);
    return file;
  },
  commit: (cleanCommit(ROOT) ?? "working tree").slice(0, 12),
  isFirst: values.first,
};
if (isDry) {
  console.log((await finish("Packing", quietly("wrangler", ["deploy", "--dry-run"], PRODUCTION))).trim());
  console.log("\nA deploy would go on with:");
  await releaseVersion(printing, plan);
} else {
  await releaseVersion(perform, plan).catch((error: unknown) =>
    fail(error instanceof Stopped ? error.message : String(error)),
  );
  console.log(`${plan.origin} serves commit ${plan.commit}. To go back: docs/deploy.md, "Roll back".`);
}
