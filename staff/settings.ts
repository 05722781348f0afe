/** The settings in wrangler.toml of a place, and the keys that sign links to files. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { SigningEnv } from "../worker/uploads/sign.ts";
import { EXIT, CommandFailure, type Place, usage } from "./failure.ts";

export const ROOT = path.resolve(import.meta.dirname, "..");
export const CONFIG = path.join(ROOT, "wrangler.toml");

const NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The environment of wrangler.toml that is deployed. */
export const DEPLOYED = "production";

/** Files outside git with the secrets, which cannot be read back from Cloudflare. Those of the deployed site may also be in the environment. */
const SECRETS: Record<Place, string> = { local: ".dev.vars", remote: `.dev.vars.${DEPLOYED}` };

interface Config {
  readonly account_id?: string | undefined;
  readonly compatibility_date?: string | undefined;
  readonly vars: Readonly<Record<string, unknown>>;
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string | undefined }[];
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name?: string | undefined }[];
}

async function configOf(place: Place): Promise<Config> {
  const { unstable_readConfig } = await import("wrangler");
  const env = place === "remote" ? DEPLOYED : undefined;
  return unstable_readConfig({ config: CONFIG, ...(env && { env }) }, { hideWarnings: true }) as unknown as Config;
}

/**
 * A configuration for wrangler with nothing but the deployed database and bucket.
 * @throws CommandFailure (exit code 4) where wrangler.toml does not name them yet
 */
export function remoteConfig(config: Omit<Config, "vars">): object {
  const { account_id, compatibility_date, d1_databases: databases, r2_buckets: buckets } = config;
  const database = databases.find(({ binding }) => binding === "DB");
  const bucket = buckets.find(({ binding }) => binding === "FILES");
  if (!database?.database_id || !bucket?.bucket_name || database.database_id.startsWith("REPLACE")) {
    throw new CommandFailure(
      `Nothing is deployed yet: wrangler.toml names no database DB and bucket FILES under [env.${DEPLOYED}].`,
      EXIT.unreachable,
    );
  }
  return {
    name: "aipm-desk",
    ...(account_id && { account_id }),
    compatibility_date,
    d1_databases: [{ ...database, remote: true }],
    r2_buckets: [{ ...bucket, remote: true }],
  };
}

export const deployedBindings = async (): Promise<object> => remoteConfig(await configOf("remote"));

function secretsOf(place: Place): Readonly<Record<string, string | undefined>> {
  const file = path.join(ROOT, SECRETS[place]);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/**
 * What signs a link to a file of the place.
 * @throws CommandFailure that names the settings which are missing
 */
export async function signingEnv(place: Place): Promise<SigningEnv> {
  const known = { ...(await configOf(place)).vars, ...secretsOf(place), ...(place === "remote" && process.env) };
  const values = Object.fromEntries(NAMES.map((name) => [name, typeof known[name] === "string" ? known[name] : ""]));
  const missing = NAMES.filter(
    (name) => values[name] === "" || (place === "remote" && values[name]!.startsWith("local-")),
  );
  if (place === "remote" && !URL.canParse(values.S3_ENDPOINT!)) missing.push("S3_ENDPOINT");
  if (missing.length > 0) {
    throw new CommandFailure(
      `Links to the deployed files need ${[...new Set(missing)].join(", ")}: put them into ${SECRETS[place]} ` +
        "(from an R2 token that may read the bucket), or use --download, which needs your wrangler login alone.",
    );
  }
  return values as unknown as SigningEnv;
}

/** A place's program that leads are sent to (docs/webhook.md). @throws CommandFailure where it is not set */
export function webhookEnv(place: Place): { readonly url: string; readonly secret: string; readonly details: string } {
  const known = { ...secretsOf(place), ...process.env };
  const { LEAD_WEBHOOK_URL: url = "", LEAD_WEBHOOK_SECRET: secret = "", LEAD_WEBHOOK_DETAILS: details = "" } = known;
  if (URL.canParse(url) && secret.startsWith("whsec_")) return { url, secret, details };
  throw usage(
    `Put LEAD_WEBHOOK_URL (an address) and LEAD_WEBHOOK_SECRET (whsec_…) into ${SECRETS[place]}, or into the environment.`,
  );
}
