/** `npm run deploy -- --trial`: the site on a temporary Cloudflare account, which has no R2 and lasts 60 minutes. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { ROOT } from "../shared/commands.ts";
import { hideFromSearch } from "../src/site/build/lists.ts";
import { CLIENT } from "../src/site/build/site-settings.ts";
import { migrate, type Release, type Run } from "./release.ts";

const NOTICE = `A trial needs the internet. It creates a Cloudflare account that ends after 60 minutes unless you claim it.
Cloudflare asks you to accept its Terms of Service (https://www.cloudflare.com/terms/)
and its Privacy Policy (https://www.cloudflare.com/privacypolicy/).`;

/** Limits of a temporary account. */
export const MAX_ASSETS = 1000;
export const MAX_ASSET_BYTES = 5 * 1024 * 1024;

const CONFIG = "dist/aipm/trial.json";
const FLAGS = ["--config", CONFIG, "--temporary"];

/** Copies the built client without the pictures of the dark theme. Throws if the copy is over the limits. */
export function copyAssets(client: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, folder, { recursive: true, filter: (file) => !/-dusk-\d+\.\w+$/.test(file) });
  hideFromSearch(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  if (files.length > MAX_ASSETS || Math.max(...sizes) > MAX_ASSET_BYTES)
    throw new Error(
      `${files.length} files, the largest with ${Math.max(...sizes)} bytes: too many for a trial.`,
    );
}

/** Returns the built configuration for the temporary account: no bucket, no domain, no limits of a paid plan. */
export function trialConfig(built: Readonly<Record<string, unknown>>, databaseId: string): object {
  const { routes: _, limits: __, ...config } = built;
  const databases = config.d1_databases as readonly object[];
  return {
    ...config,
    name: "aipm-trial",
    workers_dev: true,
    r2_buckets: [],
    assets: { ...(config.assets as object), directory: "../trial" },
    d1_databases: databases.map((database) => ({
      ...database,
      database_name: "aipm-trial",
      database_id: databaseId,
    })),
  };
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type "yes" to accept: ');
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

function find(pattern: RegExp, output: string, name: string): string {
  const found = pattern.exec(output)?.[1];
  if (!found) throw new Error(`${output}\nwrangler named no ${name}.`);
  return found;
}

interface Trial extends Pick<Release, "writeViews" | "build"> {
  /** True if Cloudflare's terms were accepted on the command line. */
  readonly isAccepted: boolean;
}

/** Deploys to a temporary account and runs the smoke test against its address. */
export async function deployTrial(
  run: Run,
  { isAccepted, writeViews, build }: Trial,
): Promise<void> {
  console.log(NOTICE);
  if (!isAccepted && !(await isAgreed()))
    throw new Error("Not accepted. Without a terminal add --yes.");
  const created = await run("wrangler", ["d1", "create", "aipm-trial", "--temporary"]).catch(
    (error: Error) => {
      if (/fetch failed|Unable to resolve|ECONNREFUSED/.test(error.message))
        throw new Error("The trial stopped because Cloudflare cannot be reached from here.", {
          cause: error,
        });
      throw error;
    },
  );
  const claim = find(/Claim URL: (\S+)/, created, "claim link");
  console.log(`Claim this account within 60 minutes to keep it: ${claim}`);
  await build();
  copyAssets(CLIENT, path.join(ROOT, "dist/trial"));
  const built = JSON.parse(
    readFileSync(path.join(ROOT, "dist/aipm/wrangler.json"), "utf8"),
  ) as Record<string, unknown>;
  const databaseId = find(/database_id\W+([\da-f-]{36})/, created, "database");
  writeFileSync(path.join(ROOT, CONFIG), JSON.stringify(trialConfig(built, databaseId)));
  await migrate(run, writeViews, ["--remote", ...FLAGS]);
  const deployed = await run("wrangler", ["deploy", ...FLAGS]);
  const url = find(/(https:\/\/\S+\.workers\.dev)/, deployed, "address");
  await run("smoke", [url, "--trial"]);
  console.log(`\n${url} serves the trial. Claim it within 60 minutes: ${claim}`);
}
