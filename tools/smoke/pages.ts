/** Checks of pages, headers and missing addresses. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { CLIENT } from "../../src/site/build/site-settings.ts";
import { ask, askSite, assert, get, type Site } from "./ask.ts";

const HEADERS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /frame-ancestors 'none'/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "x-robots-tag": /max-image-preview:large/,
};

/** Traces of Cloudflare's features that rewrite pages, and where to switch them off. */
const FEATURES: readonly (readonly [trace: RegExp, name: string])[] = [
  [/cdn-cgi\/l\/email-protection|data-cfemail/, "Email Address Obfuscation (Security, Settings)"],
  [/static\.cloudflareinsights\.com|data-cf-beacon/, "Web Analytics' automatic setup (Analytics)"],
  [
    /cdn-cgi\/challenge-platform|__CF\$cv\$params/,
    "Bot Fight Mode and JavaScript Detections (Security, Bots)",
  ],
  [/rocket-loader/, "Rocket Loader (Speed, Settings)"],
  [/Cloudflare Managed content|^Content-Signal:/im, "managed robots.txt (AI Crawl Control)"],
];

/** Gets a page or file that nothing between here and the build has changed. */
async function getUnchanged(site: Site, url: string): Promise<string> {
  const served = await (await get(site, url)).text();
  const feature = FEATURES.find(([trace]) => trace.test(served))?.[1];
  assert(feature === undefined, `${url} was rewritten by Cloudflare: switch off ${feature}`);
  if (site.release) {
    const file = path.extname(url) ? url : `${url === "/" ? "index" : decodeURI(url)}.html`;
    assert(
      served === readFileSync(path.join(CLIENT, file), "utf8"),
      `${url} is not as it was built`,
    );
  }
  return served;
}

/** The release of a page: the sheet and the last script that it names. All pages of a build name the same two. */
const releaseOf = (html: string): string | undefined =>
  /<html data-css="([^"]+)" data-js="(?:[^" ]+ )*([^" ]+)"/.exec(html)?.slice(1).join(" ");

/** @returns The release of the page. */
async function checkPage(site: Site, url: string): Promise<string | undefined> {
  const html = await getUnchanged(site, url);
  assert(
    /<title>[^<]+<\/title>/.test(html) && /<h1[\s>]/.test(html),
    `${url} has no title or no heading`,
  );
  assert(/http-equiv="Content-Security-Policy"/i.test(html), `${url} has no policy of its own`);
  return releaseOf(html);
}

export async function pages(site: Site): Promise<string> {
  await getUnchanged(site, "/robots.txt");
  const sitemap = await getUnchanged(site, "/sitemap.xml");
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  assert(urls.length > 0, "The sitemap names no page");
  const releases = new Map<string, string | undefined>();
  for (const url of urls) releases.set(url, await checkPage(site, url));
  // The worker itself answers a missing page, and no cache may keep that.
  const current = releaseOf(await (await askSite(site, `/${crypto.randomUUID()}`)).text());
  const old = urls.filter((url) => !current || releases.get(url) !== current);
  assert(
    old.length === 0,
    `Of another release than the worker: ${old.slice(0, 5).join(", ")}. A cache keeps old pages (Caching, Cache Rules), or two releases are live (npx wrangler deployments status)`,
  );
  return `${urls.length} of the sitemap, of one release${site.release ? ", as built" : ""}`;
}

const RULES = "/speculation-rules.json";

export async function headers(site: Site): Promise<string> {
  const home = await get(site, "/");
  const wrong = Object.entries(HEADERS).filter(
    ([name, value]) => !value.test(home.headers.get(name) ?? ""),
  );
  assert(wrong.length === 0, `/ lacks ${wrong.map(([name]) => name).join(", ")}`);
  for (const name of ["nel", "report-to"])
    assert(
      !home.headers.has(name),
      `Browsers report visitors to Cloudflare (${name}): switch off Network Error Logging (Network)`,
    );
  const rules = home.headers.get("speculation-rules");
  assert(
    rules === `"${RULES}"`,
    `/ has the speculation rules ${rules}: switch off Speed Brain (Speed, Settings)`,
  );
  const type = (await get(site, RULES)).headers.get("content-type");
  assert(
    type === "application/speculationrules+json",
    `${RULES} has the type ${type}, which browsers ignore`,
  );
  const asset = /\/assets\/[\w.$-]+\.js/.exec(await home.text())?.[0];
  assert(asset !== undefined, "/ names no script");
  const cacheControl = (await get(site, asset)).headers.get("cache-control") ?? "";
  assert(cacheControl.includes("immutable"), `${asset} may not be cached: "${cacheControl}"`);
  const card = await get(site, "/cards/home.jpg");
  assert(
    !card.headers.has("cross-origin-resource-policy"),
    "Other sites cannot show /cards/home.jpg",
  );
  return home.headers.get("x-robots-tag")?.includes("noindex")
    ? "complete; hidden from search"
    : "complete";
}

export async function missing(site: Site): Promise<string> {
  const name = crypto.randomUUID();
  const page = await askSite(site, `/${name}`);
  assert(page.status === 404, `A missing page answered ${page.status}`);
  assert((await page.text()).includes("<h1"), "A missing page has no heading");
  const asset = await askSite(site, `/assets/${name}.js`);
  assert(asset.status === 404, `A missing script answered ${asset.status}`);
  const cacheControl = asset.headers.get("cache-control") ?? "";
  assert(cacheControl.includes("no-store"), "Browsers may cache the answer for a missing script");
  return "404";
}

/** Checks that http and the apex redirect permanently. Returns `undefined` for a site without its own domain. */
export async function oneAddress({ origin, isTrial }: Site): Promise<string | undefined> {
  const { protocol, host } = new URL(origin);
  if (isTrial || protocol !== "https:") return undefined;
  const others = [
    `http://${host}`,
    ...(host.startsWith("www.") ? [`https://${host.slice(4)}`] : []),
  ];
  const target = "/faq?from=smoke";
  for (const other of others) {
    const { status, headers: answer } = await ask(other + target);
    const location = answer.get("location");
    assert(
      status === 301 && location === origin + target,
      `${other}${target} answered ${status} with ${location}, not 301 with ${origin}${target}: docs/deploy.md, step 3`,
    );
  }
  return `${others.join(", ")} answer 301`;
}
