/** Checks of pages, headers and missing addresses. */
import { ask, askSite, assert, get, type Site } from "./ask.ts";
import { assertBuilt } from "./built.ts";

const AT_ONCE = 6;

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

async function pagePaths(site: Site): Promise<string[]> {
  const sitemap = await (await get(site, "/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

async function checkPage(site: Site, path: string): Promise<void> {
  const answer = await get(site, path);
  const body = await answer.arrayBuffer();
  const html = new TextDecoder().decode(body);
  assert((answer.headers.get("content-type") ?? "").startsWith("text/html"), `${path} is not HTML`);
  assert(/<title>[^<]+<\/title>/.test(html) && /<h1[\s>]/.test(html), `${path} lacks a title or a heading`);
  assert(/http-equiv="Content-Security-Policy"/i.test(html), `${path} has no policy of its own`);
  assertBuilt(site, path, body);
}

export async function pages(site: Site): Promise<string> {
  const all = await pagePaths(site);
  assert(all.length > 0, "The sitemap names no page");
  const waiting = [...all];
  const walk = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await checkPage(site, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return `${all.length} of the sitemap${site.build ? ", each byte as built" : ""}`;
}

export async function headers(site: Site): Promise<string> {
  const home = await get(site, "/");
  const wrong = Object.entries(HEADERS).filter(([name, value]) => !value.test(home.headers.get(name) ?? ""));
  assert(wrong.length === 0, `/ lacks ${wrong.map(([name]) => name).join(", ")}`);
  const asset = /\/assets\/[\w.$-]+\.js/.exec(await home.text())?.[0];
  assert(asset !== undefined, "/ names no script");
  const cacheControl = (await get(site, asset)).headers.get("cache-control") ?? "";
  assert(cacheControl.includes("immutable"), `${asset} is not cached for good: "${cacheControl}"`);
  const card = await get(site, "/cards/home.jpg");
  assert(card.ok && !card.headers.has("cross-origin-resource-policy"), "Other sites may not show the card of /");
  return home.headers.get("x-robots-tag")?.includes("noindex") ? "all there; hidden from search" : "all there";
}

const RULES = '"/speculation-rules.json"';
const RULES_TYPE = "application/speculationrules+json";

/** Only our own speculation rules may be active. */
export async function speculation(site: Site): Promise<string> {
  const home = await get(site, "/");
  await home.body?.cancel();
  const rules = home.headers.get("speculation-rules") ?? "";
  assert(
    rules === RULES,
    rules.includes("/cdn-cgi/")
      ? `/ has the rules ${rules}: Cloudflare adds its own. Speed, Settings, Speed Brain off`
      : `/ has the rules ${rules || "(none)"}, and not ${RULES}`,
  );
  const file = await get(site, JSON.parse(rules) as string);
  await file.body?.cancel();
  const type = file.headers.get("content-type") ?? "";
  assert(type.startsWith(RULES_TYPE), `The rules are served as "${type}", but browsers accept only ${RULES_TYPE}`);
  return "only our own";
}

export async function missing(site: Site): Promise<string> {
  const name = crypto.randomUUID();
  const page = await askSite(site, `/${name}`);
  assert(page.status === 404, `A missing page answered ${page.status}`);
  assert((await page.text()).includes("<h1"), "A missing page has no heading");
  const asset = await askSite(site, `/assets/${name}.js`);
  assert(asset.status === 404, `A missing script answered ${asset.status}`);
  assert((asset.headers.get("cache-control") ?? "").includes("no-store"), "The 404 of a missing script may be cached");
  return "answered 404";
}

export async function securityTxt(site: Site): Promise<string> {
  const text = await (await get(site, "/.well-known/security.txt")).text();
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? "";
  assert(Date.parse(expires) > Date.now(), `security.txt is valid until "${expires}"`);
  return `valid until ${expires.slice(0, 10)}`;
}

/** Returns the other addresses of the site: http, and with or without www. */
function otherAddresses(origin: string): string[] {
  const { protocol, host } = new URL(origin);
  if (protocol !== "https:") return [];
  const twin = host.startsWith("www.") ? host.slice(4) : host.split(".").length === 2 ? `www.${host}` : undefined;
  return [`http://${host}`, ...(twin ? [`https://${twin}`, `http://${twin}`] : [])];
}

const HOPS = 3;

/** Follows permanent redirects (301). @returns the last address */
async function followPermanent(url: string): Promise<string> {
  let current = url;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const answer = await ask(current);
    await answer.body?.cancel();
    const location = answer.headers.get("location");
    if (answer.status !== 301 || !location) return current;
    current = new URL(location, current).href;
  }
  return current;
}

/** Checks that all other addresses redirect to the site. */
export async function oneAddress({ origin, isTrial }: Site): Promise<string | undefined> {
  const others = isTrial ? [] : otherAddresses(origin);
  if (others.length === 0) return undefined;
  const path = "/faq?from=smoke";
  for (const other of others) {
    const target = await followPermanent(other + path);
    assert(
      target === origin + path,
      `${other}${path} leads to ${target} and not, by 301, to ${origin}${path}: docs/deploy.md, step 3`,
    );
  }
  return `${others.join(", ")} answer 301`;
}
