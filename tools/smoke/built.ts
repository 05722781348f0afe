/** Compares served files with the build, because features of the zone may rewrite pages. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LIST, readList, type Releases } from "../../src/site/build/releases.ts";
import { assert, get, type Site } from "./ask.ts";

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** Features of Cloudflare that rewrite pages, and their switch in the dashboard. */
const SWITCHES: readonly (readonly [RegExp, string])[] = [
  [
    /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode\.min\.js/,
    "its e-mail addresses are rewritten, which no page without scripts can undo: Security, Settings, Email Address Obfuscation off",
  ],
  [
    /static\.cloudflareinsights\.com|data-cf-beacon/,
    "a beacon is added, and our policy says that the site runs no analytics: Analytics, Web Analytics, automatic setup off",
  ],
  [
    /\/cdn-cgi\/challenge-platform|__CF\$cv\$params/,
    "a bot script is added: Security, Bots, Bot Fight Mode and JavaScript Detections off",
  ],
  [/rocket-loader(?:\.min)?\.js/, "its scripts are put off by Rocket Loader: Speed, Settings, Rocket Loader off"],
  [
    /Cloudflare Managed content|^Content-Signal:/im,
    "it is managed by Cloudflare, and shuts out who may come: AI Crawl Control, managed robots.txt off",
  ],
];

const STYLE = /data-css="([^"]+)"/;

/** Describes how a served file differs from the built one. */
function describeDifference(built: Buffer, served: Buffer): string {
  const [is, was] = [served.toString("utf8"), built.toString("utf8")];
  const feature = SWITCHES.find(([pattern]) => pattern.test(is) && !pattern.test(was));
  if (feature) return feature[1];
  const [, style] = STYLE.exec(is) ?? [];
  if (style && style !== STYLE.exec(was)?.[1])
    return `it is of another release (${style}): wait a minute, or purge the cache of the zone`;
  let index = 0;
  while (index < is.length && is[index] === was[index]) index += 1;
  const part = (text: string): string => JSON.stringify(text.slice(index, index + 60));
  return `from character ${index} it says ${part(is)} and not ${part(was)}: something between here and the site changes it`;
}

/** Returns the file for a path. */
const fileAt = (client: string, pathname: string): string | undefined =>
  (pathname.endsWith("/") ? [`${pathname}index.html`] : [`${pathname}.html`, pathname])
    .map((name) => path.join(client, name))
    .find((file) => existsSync(file));

/** @throws A description of the difference. Does nothing without a build. */
export function assertBuilt({ build }: Site, pathname: string, served: ArrayBuffer): void {
  if (!build) return;
  const file = fileAt(build, decodeURI(pathname));
  assert(file !== undefined, `${pathname} is served and was not built`);
  const [is, was] = [Buffer.from(served), readFileSync(file)];
  assert(sha256(is) === sha256(was), `${pathname} is not as it was built: ${describeDifference(was, is)}`);
}

/** Compares robots.txt, the sitemap and a script. Returns `undefined` without a build. */
export async function bytes(site: Site): Promise<string | undefined> {
  if (!site.build) return undefined;
  const script = readList(site.build)[0]!.files.find((file) => file.endsWith(".js"));
  const files = ["/robots.txt", "/sitemap.xml", ...(script ? [script] : [])];
  for (const file of files) assertBuilt(site, file, await (await get(site, file)).arrayBuffer());
  return `${files.join(", ")} as built`;
}

/** Returns the client folder if the site serves that build, else `undefined`. */
export async function findBuild(site: Site, client: string): Promise<string | undefined> {
  if (!existsSync(path.join(client, LIST))) return undefined;
  if (site.release) return client;
  try {
    const [live] = (await (await get(site, `/${LIST}`)).json()) as Releases;
    return live?.at === readList(client)[0]?.at ? client : undefined;
  } catch {
    return undefined;
  }
}
