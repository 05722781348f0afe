/**
 * `npm run deploy`: builds with the settings of production, migrates the remote database and deploys worker and pages (release.ts). It
 * deploys only a commit for which `npm run test:all` has passed on this machine.
 *
 * - `-- --dry-run` does what needs no account and no network, and prints the other commands;
 * - `-- --allow-sample` deploys sample content, hidden from search;
 * - `-- --first` is for the first deploy, when there is no live site yet;
 * - `-- --secrets keys.json` puts secrets beside the version that serves, and ships nothing else;
 * - `-- --replace www.example.in` lets it take that name from whatever stands there.
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
import { printing, releaseVersion, running, Stopped } from "./release.ts";
import { accountOf, cloudflareApi } from "../scripts/cloudflare.ts";
import { cleanCommit, untested } from "../scripts/tested.ts";
import { migrationFiles } from "../scripts/migrations.ts";
import { askServing } from "./secrets.ts";
import { accountFindings, corsFault, type CorsFile, routesFault, unfilled, wantedOf } from "./production.ts";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    "allow-sample": { type: "boolean", default: false },
    first: { type: "boolean", default: false },
    replace: { type: "string", multiple: true, default: [] },
    secrets: { type: "string" },
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

/** The file of `--secrets`, seen from the project's folder. */
const secrets = values.secrets && path.resolve(process.env.INIT_CWD ?? ".", values.secrets);

/**
 * Puts secrets into the version that serves, and ends the process; goes on with a release of the same code where another version is the latest.
 */
async function putSecrets(file: string): Promise<void> {
  if (!ask) fail("You are not logged in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  const account = wanted.account ?? accountOf(wanted.endpoint) ?? "";
  const { version, isLatest, commit } = await askServing(ask, account, wanted.worker).catch((error: Error) =>
    fail(error.message),
  );
  if (isLatest) {
    await finish(
      `Putting the secrets beside ${version}`,
      quietly("wrangler", ["secret", "bulk", file, "--env", "production"]),
    );
    console.log(`${origin} serves with them. Now: npm run smoke -- ${origin}, and remove ${file}.`);
    process.exit(0);
  }
  const here = cleanCommit(ROOT)?.slice(0, 12);
  if (commit !== undefined && commit === here) return;
  fail(
    `Visitors get ${version}, of commit ${commit ?? "that its message does not name"}, and a later version was uploaded, into which wrangler ` +
      `would put them: git switch --detach ${commit ?? "COMMIT"} && npm ci && npm run deploy -- --secrets ${file}`,
  );
}

const PRODUCTION = { env: { CLOUDFLARE_ENV: "production" } };

/** Every reason why nothing may be changed yet, each a sentence with its remedy; the launch list is one of them. */
const reasons: string[] = [];

const findings = await launchFindings();
if (findings.length > 0 && !isDry && !values["allow-sample"] && !secrets) {
  reasons.push(
    `${launchReport(findings)}\n\nTo show the site as it is, hidden from search: npm run deploy -- --allow-sample`,
  );
}
if (!isDry && !secrets) reasons.push(...[untested(ROOT) ?? []].flat());

const config = unstable_readConfig(
  { config: path.join(ROOT, "wrangler.toml"), env: "production" },
  { hideWarnings: true },
);
const { configPath: _, userConfigPath: __, ...settings } = config;
const wanted = wantedOf(settings, values.replace);
const { origin } = wanted;
const open = unfilled(settings);
if (open.length > 0)
  reasons.push(`Still to be filled in under [env.production] of wrangler.toml:\n  ${open.join("\n  ")}`);
else reasons.push(...[routesFault(wanted) ?? []].flat());

const CORS = "worker/uploads/cors.json";
reasons.push(...[corsFault(JSON.parse(readFileSync(path.join(ROOT, CORS), "utf8")) as CorsFile, origin) ?? []].flat());

const ask = isDry || open.length > 0 ? undefined : await cloudflareApi();
if (!isDry && open.length === 0 && !secrets) {
  const { faults, notes } = await accountFindings(ask, wanted, migrationFiles());
  reasons.push(...faults);
  for (const note of notes) console.log(note);
}
if (reasons.length > 0) {
  if (isDry) console.log(reasons.join("\n"));
  else fail(`${reasons.join("\n")}\nNothing was changed.`);
}
if (secrets) await putSecrets(secrets);
else if (!isDry) {
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

const plan = {
  worker: wanted.worker,
  origin,
  bucket: wanted.bucket,
  cors: CORS,
  views: (there: readonly string[]) => {
    const file = path.join("dist", "views.sql");
    writeFileSync(path.join(ROOT, file), `${viewStatements(there).join(";\n")};\n`);
    return file;
  },
  commit: (cleanCommit(ROOT) ?? "working tree").slice(0, 12),
  isFirst: values.first,
  secrets,
};
if (isDry) {
  console.log((await finish("Packing", quietly("wrangler", ["deploy", "--dry-run"], PRODUCTION))).trim());
  console.log("\nA deploy would go on with:");
  await releaseVersion(printing, plan);
} else {
  await releaseVersion(running, plan).catch((error: unknown) =>
    fail(error instanceof Stopped ? error.message : String(error)),
  );
  console.log(`${plan.origin} serves commit ${plan.commit}. To go back: docs/deploy.md, "Roll back".`);
}
