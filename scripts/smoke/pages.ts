/** What a deployed site shows: its pages, their headers, what it says of addresses that are not there. */
import { get, ask, must, type Site } from "./ask.ts";

const AT_ONCE = 6;

const HEADERS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /frame-ancestors 'none'/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

async function pagePaths(site: Site): Promise<string[]> {
  const sitemap = await (await get(site, "/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

async function checkPage(site: Site, path: string): Promise<void> {
  const answer = await get(site, path);
  const html = await answer.text();
  must((answer.headers.get("content-type") ?? "").startsWith("text/html"), `${path} is no HTML`);
  must(/<title>[^<]+<\/title>/.test(html) && /<h1[\s>]/.test(html), `${path} has no title or no heading`);
  must(/http-equiv="Content-Security-Policy"/i.test(html), `${path} has no policy of its own`);
}

export async function pages(site: Site): Promise<string> {
  const all = await pagePaths(site);
  must(all.length > 0, "The sitemap names no page");
  const waiting = [...all];
  const walk = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await checkPage(site, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return `${all.length} of the sitemap`;
}

export async function headers(site: Site): Promise<string> {
  const home = await get(site, "/");
  const wrong = Object.entries(HEADERS).filter(([name, value]) => !value.test(home.headers.get(name) ?? ""));
  must(wrong.length === 0, `/ lacks ${wrong.map(([name]) => name).join(", ")}`);
  const asset = /\/assets\/[\w.$-]+\.js/.exec(await home.text())?.[0];
  must(asset !== undefined, "/ names no script");
  const kept = (await get(site, asset)).headers.get("cache-control") ?? "";
  must(kept.includes("immutable"), `${asset} may not be kept: "${kept}"`);
  return home.headers.get("x-robots-tag")?.includes("noindex") ? "all there; hidden from search" : "all there";
}

export async function missing(site: Site): Promise<string> {
  const name = crypto.randomUUID();
  const page = await ask(`${site.origin}/${name}`);
  must(page.status === 404, `A page that is not there answered ${page.status}`);
  must((await page.text()).includes("<h1"), "A page that is not there says nothing");
  const asset = await ask(`${site.origin}/assets/${name}.js`);
  must(asset.status === 404, `A script that is not there answered ${asset.status}`);
  must(
    (asset.headers.get("cache-control") ?? "").includes("no-store"),
    "A script that is not there may be kept as missing",
  );
  return "answered 404";
}

export async function securityTxt(site: Site): Promise<string> {
  const text = await (await get(site, "/.well-known/security.txt")).text();
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? "";
  must(Date.parse(expires) > Date.now(), `security.txt is good until "${expires}"`);
  return `good until ${expires.slice(0, 10)}`;
}
