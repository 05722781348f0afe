/** Settings of the desk: wrangler.toml, and the keys and tokens that git leaves out. */
import { existsSync, readFileSync } from "node:fs";
import { setGlobalProxyFromEnv } from "node:http";
import path from "node:path";
import { parseEnv } from "node:util";
import { quietly, ROOT } from "../scripts/commands.ts";
import { readSettings } from "../scripts/settings.ts";
import type { SigningEnv } from "../worker/uploads/sign.ts";
import { EXIT, CommandFailure, type Place } from "./failure.ts";
import { decodeText } from "./text-file.ts";

const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Files with secrets. Secrets of the deployed site may also be in the environment. */
const SECRETS: Record<Place, string> = { local: ".dev.vars", remote: ".dev.vars.production" };

const failure = (message: string): CommandFailure => new CommandFailure(message, EXIT.unreachable);

type Secrets = Readonly<Record<string, string | undefined>>;

/**
 * Reads the secrets of a place.
 * @throws CommandFailure that names the file, and never prints a value
 */
export function readSecrets(place: Place, folder = ROOT): Secrets {
  const name = SECRETS[place];
  const file = path.join(folder, name);
  if (!existsSync(file)) return {};
  try {
    return parseEnv(decodeText(readFileSync(file)));
  } catch {
    throw failure(`${name} is not saved as text in UTF-8. Save it again as UTF-8.`);
  }
}

/** The value of a setting without spaces around it. @throws CommandFailure for a value that cannot be a key or an address */
function cleanValue(name: string, value: string | undefined): string {
  const clean = value?.trim() ?? "";
  if (/[^\x21-\x7e]/.test(clean))
    throw failure(`${name} contains a line break, a space or curly quotation marks. Write ${name}="…" in one line.`);
  return clean;
}

/** The deployed database, and the token that opens it. */
export interface Remote {
  readonly account: string;
  readonly database: string;
  readonly token: string;
}

const NO_TOKEN =
  "You have no token for the deployed database. In Cloudflare's dashboard: My Profile, API Tokens, Create Custom Token, with the one " +
  `permission "Account, D1, Edit" for the one account. Write CLOUDFLARE_API_TOKEN="…" into ${SECRETS.remote}, then: npm run leads -- login`;

/** The colleague's own token, or that of wrangler's login. */
async function readToken(): Promise<string> {
  const name = "CLOUDFLARE_API_TOKEN";
  const own = cleanValue(name, process.env[name] || readSecrets("remote")[name]);
  if (own) return own;
  const { ok, stdout } = await quietly("wrangler", ["auth", "token", "--json"]);
  const { token } = (ok ? JSON.parse(stdout) : {}) as { readonly token?: string };
  if (!token) throw failure(NO_TOKEN);
  return token;
}

/** @throws CommandFailure (exit code 4) before the first deployment, or without a token */
export async function readRemote(): Promise<Remote> {
  const setting = readSettings("remote");
  const database = setting("database_id");
  const account = /^https:\/\/([0-9a-f]{32})\./.exec(setting("S3_ENDPOINT") ?? "")?.[1];
  if (!database || !account) throw failure("Nothing is deployed yet: wrangler.toml has no account in S3_ENDPOINT.");
  setGlobalProxyFromEnv();
  return { account, database, token: await readToken() };
}

/** The address of the files and the key for them, or `undefined` on a machine without a key. */
export function readFilesEnv(place: Place): SigningEnv | undefined {
  const setting = readSettings(place);
  const secrets = { ...readSecrets(place), ...(place === "remote" && process.env) };
  const values = S3_NAMES.map((name) => [name, cleanValue(name, secrets[name] ?? setting(name))] as const);
  return values.every(([, value]) => value) ? (Object.fromEntries(values) as unknown as SigningEnv) : undefined;
}

/** For a machine without a key for the deployed files. */
export const NO_FILES_KEY = `The deployed files need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, from an R2 token that may read the bucket: put them into ${SECRETS.remote}.`;

/** The address of `/health?deep` and its token. */
export function readHealthAddress(place: Place) {
  const secrets = { ...readSecrets(place), ...process.env };
  const origin = place === "local" ? "http://localhost:5173" : (readSettings("remote")("SITE_ORIGIN") ?? "");
  if (!URL.canParse(origin) || /REPLACE/i.test(origin)) throw failure("wrangler.toml has no SITE_ORIGIN yet.");
  const token = cleanValue("HEALTH_TOKEN", secrets.HEALTH_TOKEN);
  if (!token) throw failure(`HEALTH_TOKEN is missing. Put the site's own into ${SECRETS[place]}.`);
  return { origin, token };
}
