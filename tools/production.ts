/** What a deploy looks at before it changes anything: the settings, and the account at Cloudflare. Each fault is one sentence with its remedy. */
import { accountOf, type Answer, type Ask } from "../scripts/cloudflare.ts";
import { remedyOf } from "./remedies.ts";

export const SECRETS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings that are still placeholders, as "path = value". */
export function unfilled(value: unknown, at = ""): string[] {
  if (typeof value === "string") return value.includes("REPLACE") ? [`${at} = "${value}"`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfilled(inner, at ? `${at}.${key}` : key));
}

/** The CORS rules of a bucket, as wrangler reads them. */
export interface CorsFile {
  readonly rules: readonly { readonly allowed: { readonly origins: readonly string[] } }[];
}

/** Why browsers could not upload to the bucket from the site; undefined where they can. Cloudflare would not report it. */
export function corsFault({ rules }: CorsFile, siteOrigin: string): string | undefined {
  const origins = [...new Set(rules.flatMap(({ allowed }) => allowed.origins))];
  if (origins.length === 1 && origins[0] === siteOrigin) return undefined;
  return `worker/uploads/cors.json allows ${origins.join(", ") || "nobody"}, and the site is ${siteOrigin}: make them the same.`;
}

/** The settings of production that a deploy depends on. */
export interface Wanted {
  readonly worker: string;
  readonly origin: string;
  /** Patterns of `routes`. */
  readonly hosts: readonly string[];
  /** Where wrangler.toml or CLOUDFLARE_ACCOUNT_ID names it. */
  readonly account: string | undefined;
  readonly endpoint: string;
  readonly bucket: string;
  readonly database: { readonly id: string; readonly name: string };
  /** Hosts of which whoever deploys says that what stands there may go. */
  readonly replace: readonly string[];
}

/** The parts of wrangler's configuration that are read here. */
interface Settings {
  readonly name?: string | undefined;
  readonly account_id?: string | undefined;
  readonly routes?: readonly unknown[] | undefined;
  readonly vars: Readonly<Record<string, unknown>>;
  readonly d1_databases: readonly {
    readonly database_id?: string | undefined;
    readonly database_name?: string | undefined;
  }[];
}

export function wantedOf(
  { name, account_id, routes = [], vars, d1_databases }: Settings,
  replace: readonly string[],
): Wanted {
  const [database] = d1_databases;
  return {
    worker: String(name),
    origin: String(vars.SITE_ORIGIN),
    hosts: routes.map((route) => (typeof route === "string" ? route : (route as { pattern: string }).pattern)),
    account: account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID,
    endpoint: String(vars.S3_ENDPOINT),
    bucket: String(vars.S3_BUCKET),
    database: { id: String(database?.database_id), name: String(database?.database_name) },
    replace,
  };
}

/** Why visitors of SITE_ORIGIN would not meet the worker; undefined where they do. */
export function routesFault({ hosts, origin }: Pick<Wanted, "hosts" | "origin">): string | undefined {
  const host = URL.canParse(origin) ? new URL(origin).host : origin;
  if (hosts.length === 1 && hosts[0] === host && origin === `https://${host}`) return undefined;
  return `routes of wrangler.toml lead ${hosts.join(", ") || "nowhere"} to the site, and SITE_ORIGIN is ${origin}: write the same host in both, and SITE_ORIGIN as https://HOST without a slash at its end.`;
}

/** What a token of a machine that deploys needs, as the dashboard writes it. */
const RIGHTS = {
  account: "Account Settings: Read",
  scripts: "Workers Scripts: Edit",
  d1: "D1: Edit",
  r2: "Workers R2 Storage: Edit",
  routes: "Workers Routes: Edit",
  zone: "Zone: Read",
} as const;

/** The hosts that the site has: its own, and that without or with www. */
function hostsOf(origin: string): string[] {
  const { host } = new URL(origin);
  return [host, host.startsWith("www.") ? host.slice(4) : `www.${host}`];
}

interface Domain {
  readonly id: string;
  readonly hostname: string;
  readonly modified?: boolean;
}

export interface Findings {
  /** Each keeps the site from being deployed. */
  readonly faults: readonly string[];
  /** What is as it should be, and good to know. */
  readonly notes: readonly string[];
}

/**
 * Asks the account for all that a deploy needs. It changes nothing.
 * @param ask undefined where nobody is logged in
 * @param migrations the names of the files
 */
export async function accountFindings(
  ask: Ask | undefined,
  wanted: Wanted,
  migrations: readonly string[],
): Promise<Findings> {
  if (!ask) {
    return {
      faults: ["You are not logged in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN."],
      notes: [],
    };
  }
  const faults: string[] = [];
  const notes: string[] = [];
  const forbidden = new Set<string>();
  /** Undefined where an answer is another fault than the ones that the caller knows. */
  const take = <T>(answer: Answer<T>, right: string, known: Readonly<Record<number, string>>): T | undefined => {
    if (answer.ok) return answer.result;
    const { status, code, message } = answer;
    if (known[code]) faults.push(known[code]);
    else if (code === 10_000 || (code === 9109 && status === 403)) forbidden.add(right);
    else if (code === 9109 || status === 401)
      faults.push(
        "Cloudflare does not know the token (9109): npx wrangler login, or set another CLOUDFLARE_API_TOKEN.",
      );
    else
      faults.push(
        remedyOf(`${status} ${message} [code: ${code}]`) ?? `Cloudflare answered ${status}: ${message} [code: ${code}]`,
      );
    return undefined;
  };

  const accounts = take(await ask<{ id: string; name: string }[]>("/accounts?per_page=50"), RIGHTS.account, {}) ?? [];
  const named = accounts.map(({ id, name }) => `${name} ${id}`).join(", ");
  if (!wanted.account && accounts.length > 1) {
    faults.push(
      `The login has several accounts (${named}): write account_id = "…" of the site's at the top of wrangler.toml.`,
    );
  }
  if (wanted.account && accounts.length > 0 && !accounts.some(({ id }) => id === wanted.account)) {
    faults.push(
      `The login has ${named}, and not the account ${wanted.account} of wrangler.toml: log in as a member of it (npx wrangler login), or correct account_id.`,
    );
  }
  const account = wanted.account ?? (accounts.length === 1 ? accounts[0]!.id : accountOf(wanted.endpoint));
  if (!account) return { faults: [...new Set(faults), ...forbiddenFault(forbidden)], notes };
  if (accountOf(wanted.endpoint) !== account && accounts.length > 0) {
    faults.push(
      `S3_ENDPOINT of wrangler.toml is ${wanted.endpoint}, and the account is ${account}: write https://${account}.r2.cloudflarestorage.com.`,
    );
  }
  const at = `/accounts/${account}`;

  const database = take(await ask<{ name: string }>(`${at}/d1/database/${wanted.database.id}`), RIGHTS.d1, {
    7404: `The account has no database ${wanted.database.id}: npx wrangler d1 create ${wanted.database.name} --location apac, and write its id into wrangler.toml as database_id.`,
  });
  if (database && database.name !== wanted.database.name) {
    faults.push(
      `The database ${wanted.database.id} is named ${database.name}, and wrangler.toml says ${wanted.database.name}: correct database_id or database_name.`,
    );
  }
  if (database) notes.push(await pending(ask, `${at}/d1/database/${wanted.database.id}`, migrations));

  take(await ask(`${at}/r2/buckets/${wanted.bucket}`), RIGHTS.r2, {
    10_042: "R2 is not switched on for the account (10042): dashboard, R2, which asks for a card once.",
    10_006: `The account has no bucket ${wanted.bucket}: npx wrangler r2 bucket create ${wanted.bucket} --location apac, or correct bucket_name and S3_BUCKET.`,
  });

  take(await ask(`${at}/workers/subdomain`), RIGHTS.scripts, {
    10_007:
      "The account has no workers.dev subdomain yet, without which Cloudflare takes no worker (10063): open Workers & Pages in the dashboard once, which makes one.",
  });
  const secrets = await ask<{ name: string }[]>(`${at}/workers/scripts/${wanted.worker}/secrets`);
  const hasScript = secrets.ok || secrets.code !== 10_007;
  const known = hasScript ? take(secrets, RIGHTS.scripts, {}) : [];
  const missing = known ? SECRETS.filter((name) => !known.some((secret) => secret.name === name)) : [];
  if (missing.length > 0) {
    const puts = missing.map((name) => `npx wrangler secret put ${name} --env production`);
    faults.push(`Secrets that the site signs with are missing: ${puts.join("; ")}.`);
  }

  await names(ask, { at, account, wanted, hasScript, take, faults, notes });
  return { faults: [...new Set(faults), ...forbiddenFault(forbidden)], notes };
}

const forbiddenFault = (forbidden: ReadonlySet<string>): string[] =>
  forbidden.size === 0
    ? []
    : [
        `The token or login has not the right ${[...forbidden].join(", ")}: a machine that deploys needs a token with ${Object.values(RIGHTS).join(", ")} (dashboard, My Profile, API Tokens), in CLOUDFLARE_API_TOKEN.`,
      ];

/** Says which migrations a deploy will apply. */
async function pending(ask: Ask, database: string, migrations: readonly string[]): Promise<string> {
  const body = JSON.stringify({ sql: "SELECT name FROM d1_migrations ORDER BY id" });
  const answer = await ask<{ results: { name: string }[] }[]>(`${database}/query`, { method: "POST", body });
  const applied = answer.ok ? (answer.result[0]?.results ?? []).map(({ name }) => name) : [];
  const left = migrations.filter((name) => !applied.includes(name));
  return left.length === 0
    ? "No migration is pending."
    : `Pending migrations, which this deploy applies: ${left.join(", ")}.`;
}

interface Place {
  readonly at: string;
  readonly account: string;
  readonly wanted: Wanted;
  /** The changeset is asked of a worker. */
  readonly hasScript: boolean;
  readonly take: <T>(answer: Answer<T>, right: string, known: Readonly<Record<number, string>>) => T | undefined;
  readonly faults: string[];
  readonly notes: string[];
}

/** What stands at the names of the site. Without a terminal wrangler replaces a record, and takes a name from another Worker, without a word. */
async function names(ask: Ask, { at, account, wanted, hasScript, take, faults, notes }: Place): Promise<void> {
  const [host, other] = hostsOf(wanted.origin) as [string, string];
  const zones = host.split(".").map((_, i, labels) => labels.slice(i).join("."));
  let zone: { name: string; status: string } | undefined;
  for (const name of zones.slice(0, -1)) {
    const found = take(
      await ask<{ name: string; status: string }[]>(`/zones?name=${name}&account.id=${account}`),
      RIGHTS.zone,
      {},
    );
    if (!found) return;
    if ((zone = found[0])) break;
  }
  if (!zone) {
    faults.push(
      `The account has no zone for ${host}: add the domain to this account in the dashboard (docs/deploy.md, step 2), or correct the domain in wrangler.toml.`,
    );
    return;
  }
  if (zone.status !== "active") {
    faults.push(
      `The domain ${zone.name} is not Cloudflare's yet (${zone.status}): set the name servers that the dashboard names, at the registrar, and wait for its mail.`,
    );
  }
  if (!hasScript) return;
  for (const name of [host, other]) {
    const asked = await ask<{ updated: Domain[]; conflicting: Domain[] }>(
      `${at}/workers/scripts/${wanted.worker}/domains/changeset?replace_state=true`,
      { method: "POST", body: JSON.stringify([{ hostname: name }]) },
    );
    const changes = take(asked, RIGHTS.routes, {});
    if (!changes) return;
    const theirs = changes.updated.find(({ modified }) => modified);
    const record = changes.conflicting[0];
    if (!theirs && !record) continue;
    const holder = theirs && (await ask<{ service?: string }>(`${at}/workers/domains/records/${theirs.id}`));
    const stands = theirs
      ? `the Worker ${holder?.ok ? (holder.result.service ?? "of another name") : "of another name"}`
      : "a DNS record, and what that leads to";
    if (name !== host) notes.push(`At ${name} stands ${stands}; a deploy leaves it alone.`);
    else if (wanted.replace.includes(name)) notes.push(`At ${name} stands ${stands}, which this deploy replaces.`);
    else
      faults.push(
        `At ${name} stands ${stands} today, which a deploy would replace without asking: look at https://${name}, and where it may go add --replace ${name}.`,
      );
  }
}
