/**
 * `npm run deploy`: builds with the settings of production, brings the remote database up to date and ships the worker with
 * its pages. `-- --dry-run` does all that needs no account and no network.
 */
import "./offline.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { type Outcome, quietly, ROOT } from "./commands.ts";
import { corsFault, type CorsFile, missingSecrets, SECRETS, unfilled } from "./production.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const isDry = values["dry-run"];

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

async function must(what: string, task: Promise<Outcome>): Promise<string> {
  console.log(`${what}…`);
  const { ok, output } = await task;
  if (!ok) fail(`${output}\n${what} failed; nothing after it was done.`);
  return output;
}

const PRODUCTION = { env: { CLOUDFLARE_ENV: "production" } };

const {
  configPath: _,
  userConfigPath: __,
  ...settings
} = unstable_readConfig({
  config: path.join(ROOT, "wrangler.toml"),
  env: "production",
});
const open = unfilled(settings);
if (open.length > 0) {
  const list = `Still to be filled in under [env.production] of wrangler.toml:\n  ${open.join("\n  ")}`;
  if (isDry) console.log(list);
  else fail(list);
}

const CORS = "worker/uploads/cors.json";
const cors = corsFault(
  JSON.parse(readFileSync(path.join(ROOT, CORS), "utf8")) as CorsFile,
  String(settings.vars.SITE_ORIGIN),
);
if (cors) {
  if (isDry) console.log(cors);
  else fail(cors);
}

if (!isDry) {
  const { ok, output } = await quietly("wrangler", ["secret", "list", "--env", "production", "--format", "json"]);
  const missing = ok ? missingSecrets(output) : [...SECRETS];
  if (missing.length > 0) {
    const commands = missing.map((name) => `npx wrangler secret put ${name} --env production`).join("\n  ");
    fail(`${ok ? "" : output}\nSecrets that the site signs with are missing:\n  ${commands}`);
  }
}

await must("Building for production", quietly("vite", ["build", "--logLevel", "warn"], PRODUCTION));
if (!isDry) {
  const migration = ["d1", "migrations", "apply", "DB", "--remote", "--env", "production"];
  await must("Bringing the database up to date", quietly("wrangler", migration));
  const rule = ["r2", "bucket", "cors", "set", String(settings.vars.S3_BUCKET), "--file", CORS, "--force"];
  await must("Letting the site's pages upload to the bucket", quietly("wrangler", rule));
}
// The build left word of where the worker lies, and with which settings.
const shipped = await must(
  isDry ? "Packing" : "Shipping",
  quietly("wrangler", ["deploy", ...(isDry ? ["--dry-run"] : [])], PRODUCTION),
);
console.log(shipped.trim());
