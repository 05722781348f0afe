/** Settings of the desk: wrangler.toml, and the keys and tokens that git leaves out. */
import { existsSync, readFileSync } from "node:fs";
import { setGlobalProxyFromEnv } from "node:http";
import path from "node:path";
import { parseEnv } from "node:util";
import { quietly, ROOT } from "../shared/commands.ts";
import { readLocalAddress } from "../shared/local-address.ts";
import { readSettings } from "../shared/wrangler-settings.ts";
import type { SigningEnv } from "../src/record/sign.ts";
import { EXIT, CommandFailure, failureText, type Place } from "./failure.ts";
import { decodeText } from "./text-file.ts";

const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const SECRET_NAMES = [...S3_NAMES, "CLOUDFLARE_API_TOKEN", "HEALTH_TOKEN"];

/** Files with secrets. Secrets of the deployed site may also be in the environment. */
const SECRETS: Record<Place, string> = { local: ".dev.vars", remote: ".dev.vars.production" };

const failure = (message: string): CommandFailure => new CommandFailure(message, EXIT.unreachable);

/** Lines of PowerShell and cmd set the same names. */
const SHELL_PREFIX = /^[^\S\n]*(?:\$env:|set\s+)(?=\w+\s*=)/gim;

type Secrets = Readonly<Record<string, string | undefined>>;

/**
 * Reads the secrets of a place, as editors on every system save them.
 * @throws CommandFailure that names the file, and never prints a value
 */
export function readSecrets(place: Place, folder = ROOT): Secrets {
  const name = SECRETS[place];
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    if (existsSync(`${file}.txt`))
      throw failure(`${name}.txt has a hidden ending. Rename it to ${name}.`);
    return {};
  }
  let text: string;
  try {
    text = decodeText(readFileSync(file)).replaceAll(SHELL_PREFIX, "");
  } catch {
    throw failure(`${name} is not saved as text in UTF-8. Save it again as UTF-8.`);
  }
  const values: Secrets = parseEnv(text);
  const isLost = (key: string): boolean =>
    !values[key] && new RegExp(`^[^#\\n]*\\b${key}\\b[^\\n]*[^\\s"':=]`, "m").test(text);
  const lost = SECRET_NAMES.find(isLost);
  if (lost)
    throw failure(`The line of ${lost} in ${name} cannot be read. Write ${lost}="…" in one line.`);
  return values;
}

/** The value of a setting without spaces around it. @throws CommandFailure for a value that cannot be a key or an address */
function cleanValue(name: string, value: string | undefined): string {
  const clean = value?.trim() ?? "";
  if (/[^\x21-\x7e]/.test(clean))
    throw failure(
      `${name} contains a line break, a space or curly quotation marks. Write ${name}="…" in one line.`,
    );
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

/** Sends requests to Cloudflare through the proxy of the environment, as wrangler does. */
function useProxy(): void {
  const { env } = process;
  const http = env.http_proxy || env.HTTP_PROXY;
  const https = env.https_proxy || env.HTTPS_PROXY || http;
  if (!https) return;
  try {
    setGlobalProxyFromEnv({
      http_proxy: http,
      https_proxy: https,
      no_proxy: env.no_proxy || env.NO_PROXY,
    });
  } catch {
    throw failure("HTTPS_PROXY is not an address such as http://proxy.example:8080.");
  }
}

/** @throws CommandFailure (exit code 4) before the first deployment, or without a token */
export async function readRemote(): Promise<Remote> {
  let setting: ReturnType<typeof readSettings>;
  try {
    setting = readSettings("remote");
  } catch (error) {
    throw failure(`wrangler.toml cannot be read: ${failureText(error).split("\n")[0]}`);
  }
  const database = setting("database_id") ?? "REPLACE";
  const account = /^https:\/\/([0-9a-f]{32})\./.exec(setting("S3_ENDPOINT") ?? "")?.[1];
  if (database.startsWith("REPLACE") || !account)
    throw failure(
      "Nothing is deployed yet: wrangler.toml has no database_id of DB, or no account in S3_ENDPOINT.",
    );
  useProxy();
  return { account, database, token: await readToken() };
}

/** The address of the files and the key for them, or `undefined` on a machine without a key. */
export function readFilesEnv(place: Place): SigningEnv | undefined {
  const setting = readSettings(place);
  const secrets = { ...readSecrets(place), ...(place === "remote" && process.env) };
  const values = S3_NAMES.map(
    (name) => [name, cleanValue(name, secrets[name] ?? setting(name))] as const,
  );
  if (!values.every(([, value]) => value)) return undefined;
  const env = Object.fromEntries(values) as unknown as SigningEnv;
  if (URL.canParse(env.S3_ENDPOINT) && new URL(env.S3_ENDPOINT).password !== "")
    throw failure("S3_ENDPOINT contains a name and a password. Leave only the address.");
  return { ...env, S3_ENDPOINT: env.S3_ENDPOINT.replace(/\/+$/, "") };
}

/** For a machine without a key for the deployed files. */
export const NO_FILES_KEY = `The deployed files need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, from an R2 token that may read the bucket: put them into ${SECRETS.remote}.`;

/** The address of `/health?deep` and its token. */
export function readHealthAddress(place: Place, state: string) {
  const secrets = { ...readSecrets(place), ...process.env };
  const origin =
    place === "local" ? readLocalAddress(state) : (readSettings("remote")("SITE_ORIGIN") ?? "");
  if (!URL.canParse(origin) || /REPLACE/i.test(origin))
    throw failure("wrangler.toml has no SITE_ORIGIN yet.");
  const token = cleanValue("HEALTH_TOKEN", secrets.HEALTH_TOKEN);
  if (!token) throw failure(`HEALTH_TOKEN is missing. Put the site's own into ${SECRETS[place]}.`);
  return { origin, token };
}
