/** What commands need of wrangler.toml, and the keys and tokens beside it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { accountOf, wranglerLogin } from "../scripts/cloudflare.ts";
import { ROOT } from "../scripts/commands.ts";
import { settingsOf } from "../scripts/settings.ts";
import type { SigningEnv } from "../worker/uploads/sign.ts";
import { EXIT, CommandFailure, type Place } from "./failure.ts";

const NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Files outside git with the secrets, which cannot be read back from Cloudflare. Those of the deployed site may also be in the environment. */
const SECRETS: Record<Place, string> = { local: ".dev.vars", remote: ".dev.vars.production" };

function secretsOf(place: Place): Readonly<Record<string, string | undefined>> {
  const file = path.join(ROOT, SECRETS[place]);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

function signingValues(place: Place): Record<string, string> {
  const setting = settingsOf(place);
  const secrets = { ...secretsOf(place), ...(place === "remote" && process.env) };
  return Object.fromEntries(NAMES.map((name) => [name, secrets[name] ?? setting(name) ?? ""]));
}

/** Which database the site is deployed with, and the token that opens it. */
export interface Remote {
  readonly account: string;
  readonly database: string;
  readonly token: string;
}

const NO_TOKEN =
  "You have no token for the deployed database. In Cloudflare's dashboard: My Profile, API Tokens, Create Custom Token, with the one " +
  `permission "Account, D1, Edit" for the one account; write CLOUDFLARE_API_TOKEN="…" into ${SECRETS.remote}, then: npm run leads -- login`;

/** The token of a colleague, or of whoever is logged in to wrangler. */
async function tokenOf(): Promise<string> {
  const own = process.env.CLOUDFLARE_API_TOKEN ?? secretsOf("remote").CLOUDFLARE_API_TOKEN;
  if (own) return own;
  const token = (await wranglerLogin())?.token;
  if (!token) throw new CommandFailure(NO_TOKEN, EXIT.unreachable);
  return token;
}

/** @throws CommandFailure (exit code 4) where nothing is deployed yet, or there is no token */
export async function remoteOf(): Promise<Remote> {
  const setting = settingsOf("remote");
  const database = setting("database_id") ?? "REPLACE";
  const account = process.env.CLOUDFLARE_ACCOUNT_ID ?? setting("account_id") ?? accountOf(setting("S3_ENDPOINT") ?? "");
  if (database.startsWith("REPLACE") || !account) {
    throw new CommandFailure(
      `Nothing is deployed yet: wrangler.toml names no database DB and no account.`,
      EXIT.unreachable,
    );
  }
  return { account, database, token: await tokenOf() };
}

/** The key for the deployed files; undefined where this machine has none. */
export function filesKey():
  | {
      readonly endpoint: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    }
  | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: id,
    S3_SECRET_ACCESS_KEY: secret,
  } = signingValues("remote");
  if (!endpoint || !bucket || !id || !secret) return undefined;
  return { endpoint: endpoint.replace(/\/+$/, ""), bucket, accessKeyId: id, secretAccessKey: secret };
}

/**
 * What signs a link to a file of the place.
 * @throws CommandFailure that names the settings which are missing
 */
export function signingEnv(place: Place): SigningEnv {
  const values = signingValues(place);
  const missing = NAMES.filter(
    (name) => values[name] === "" || (place === "remote" && values[name]!.startsWith("local-")),
  );
  if (place === "remote" && !URL.canParse(values.S3_ENDPOINT!)) missing.push("S3_ENDPOINT");
  if (missing.length > 0) {
    throw new CommandFailure(
      `Links to the deployed files need ${[...new Set(missing)].join(", ")}: put them into ${SECRETS[place]} ` +
        "(from an R2 token that may read the bucket).",
    );
  }
  return values as unknown as SigningEnv;
}
