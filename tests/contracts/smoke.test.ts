/**
 * The smoke test is worth what it notices: a site that says yes to everything fails in every point.
 * Requirement D5. Decision 58.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checks } from "../../tools/smoke.ts";
import { certificate, release } from "../../tools/smoke/edge.ts";
import { permanentlyAt } from "../../tools/smoke/pages.ts";
import { scratch } from "../support/scratch.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, origin: string) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const serve = (answer: Answer): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      request.resume().on("end", () => answer(request, response, `http://${request.headers.host}`));
    });
    servers.push(server);
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Runs one check, answers with its complaint. */
async function complaint(name: string, answer: Answer, healthToken?: string): Promise<string> {
  const [, check] = checks.find(([known]) => known === name)!;
  const origin = await serve(answer);
  return check({ origin, healthToken, patience: 0 }).then(
    (found) => `no complaint: ${found}`,
    (error: Error) => error.message,
  );
}

const sitemap = "<urlset><url><loc>https://elsewhere.test/a</loc></url></urlset>";
const yes: Answer = ({ url }, response) => response.end(url === "/sitemap.xml" ? sitemap : "<html>yes</html>");

it.each([
  ["health", /no JSON/],
  ["pages", /\/a is no HTML/],
  ["headers", /lacks content-security-policy, .*x-frame-options/],
  ["speculation rules", /rules of nobody/],
  ["what is missing", /answered 200/],
  ["security.txt", /good until ""/],
  ["a lead", /no JSON/],
  ["an upload", /no JSON/],
])("%s", async (name, expected) => {
  expect(await complaint(name, yes)).toMatch(expected);
});

const signing =
  (bucket: Answer): Answer =>
  (request, response, origin) => {
    const signed = { uploadUrl: `${origin}/bucket`, relayUrl: `${origin}/own` };
    if (request.method === "POST") json(response, 200, { data: { uploadUrls: [signed] } });
    else if (request.method === "OPTIONS") response.writeHead(204, { "access-control-allow-origin": "*" }).end();
    else bucket(request, response, origin);
  };

/** The bucket refuses one byte too many, takes the file, and refuses it a second time; then the second address is asked. */
it.each([
  [[403, 200, 412, 412], /^no complaint: taken as signed/],
  [[200], /one byte longer than signed \(200\)/],
  [[403, 403], /The bucket answered 403 to a file as signed/],
  [[403, 200, 200], /let a file be replaced \(200\)/],
  [[403, 200, 412, 200], /second address of a file answered 200/],
  [[403, 200, 412, 403], /second address of a file answered 403/],
])("of an upload that is answered %j", async (statuses, expected) => {
  const site = signing((_, response) => response.writeHead(statuses.shift()!).end());
  expect(await complaint("an upload", site)).toMatch(expected);
});

it("notices rules of Cloudflare's own", async () => {
  const adding: Answer = (_, response) => response.setHeader("speculation-rules", '"/cdn-cgi/speculation"').end();
  expect(await complaint("speculation rules", adding)).toMatch(/Speed Brain off/);
});

it("says where a certificate is made that does not come", async () => {
  const origin = (await serve(yes)).replace("http:", "https:");
  await expect(certificate({ origin, patience: 0 })).rejects.toThrow(/no answer by https yet\. Look at SSL\/TLS/);
});

it("notices a lead that is doubled", async () => {
  let count = 0;
  const doubling: Answer = (_, response) => json(response, 200, { data: { reference: `AIPM-${(count += 1)}` } });
  expect(await complaint("a lead", doubling)).toMatch(/two references, AIPM-1 and AIPM-2/);
});

it("follows what moved for good, and nothing that moved for now", async () => {
  const origin = await serve(({ url }, response) => {
    const to = { "/a?b": ["/c?b", 301], "/c?b": ["/d?b", 301], "/x": ["/d", 302] } as Record<string, [string, number]>;
    const [location, status] = to[url ?? ""] ?? ["", 200];
    response.writeHead(status, location ? { location } : {}).end();
  });
  expect(await permanentlyAt(`${origin}/a?b`)).toBe(`${origin}/d?b`);
  expect(await permanentlyAt(`${origin}/x`)).toBe(`${origin}/x`);
});

describe("what is served", () => {
  const HOME =
    '<html data-css="/assets/style-1.css"><title>AIPM</title><h1>Mail us</h1>office@aipm.in<meta http-equiv="Content-Security-Policy"></html>';
  const ROBOTS = "User-agent: *\nAllow: /\n";
  /** A build of one page, and what is said where it is served changed. */
  async function said(name: string, change: (text: string) => string, type = "text/html"): Promise<string> {
    const build = scratch();
    const map = "<urlset><url><loc>https://www.aipm.in/</loc></url></urlset>";
    const files = { "/": HOME, "/robots.txt": ROBOTS, "/sitemap.xml": map, "/assets/a.js": "1" };
    for (const [file, text] of Object.entries(files)) {
      const at = path.join(build, file === "/" ? "index.html" : file);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, text);
    }
    const list = [{ at: "2026-11-25T10:00:00.000Z", files: ["/assets/a.js"] }];
    writeFileSync(path.join(build, "releases.json"), JSON.stringify(list));
    const origin = await serve(({ url }, response) => {
      const text = files[url as keyof typeof files];
      response.writeHead(200, { "content-type": type }).end(url === "/sitemap.xml" ? text : change(text));
    });
    const [, check] = checks.find(([known]) => known === name)!;
    return check({ origin, build }).then(
      (found) => `no complaint: ${found}`,
      (error: Error) => error.message,
    );
  }

  it("is as it was built", async () => {
    expect(await said("pages", (text) => text)).toBe("no complaint: 1 of the sitemap, each byte as built");
    expect(await said("bytes", (text) => text)).toBe("no complaint: /robots.txt, /sitemap.xml, /assets/a.js as built");
  });

  const MAIL =
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="1f">[email&#160;protected]</a>';
  const BEACON = '<script src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon="{}"></script>';
  const LOADER = '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script>';
  const BOTS = "<script>window.__CF$cv$params={r:'1'}</script>";
  const MANAGED = "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n";
  it.each([
    ["e-mail addresses", "pages", "office@aipm.in", MAIL, /Email Address Obfuscation off/],
    ["a beacon", "pages", "</html>", `${BEACON}</html>`, /automatic setup off/],
    ["a bot script", "pages", "</html>", `${BOTS}</html>`, /Bot Fight Mode/],
    ["Rocket Loader", "pages", "</html>", `${LOADER}</html>`, /Rocket Loader off/],
    ["a managed robots.txt", "bytes", "User-agent", `${MANAGED}User-agent`, /managed robots\.txt off/],
    ["another release", "pages", "style-1", "style-2", /of another release \(\/assets\/style-2\.css\)/],
    ["one letter", "pages", "Mail us", "Email us", /from character \d+ it says "Email us/],
    ["a line's end", "bytes", "\n", "\r\n", /robots\.txt is not as it was built/],
  ])("is not: %s", async (_, name, from, to, expected) => {
    expect(await said(name, (text) => text.replace(from, () => to))).toMatch(expected);
  });
});

it("waits for a job that has not run yet", async () => {
  let asked = 0;
  const origin = await serve((_, response) => {
    const finishedAt = (asked += 1) > 2 ? "2026-11-21T10:00:00Z" : null;
    json(response, finishedAt ? 200 : 503, {
      broken: finishedAt ? [] : ["scheduled"],
      checks: { scheduled: { finishedAt } },
    });
  });
  const [, check] = checks.find(([name]) => name === "the scheduled job")!;
  expect(await check({ origin, healthToken: "secret", patience: 9000 })).toBe("last run 2026-11-21T10:00:00Z");
});

const VERSION = "dc8dcd28-271b-4367-9840-6c244f84cb40";

it("asks the release that is meant, in every request to the site", async () => {
  const asked = new Set<unknown>();
  const origin = await serve(({ headers }, response) => {
    asked.add(headers["cloudflare-workers-version-overrides"]);
    json(response, 200, { success: true, version: VERSION });
  });
  const site = { origin, healthToken: "secret", release: { worker: "aipm", version: VERSION } };
  for (const [, check] of checks) await check({ ...site, patience: 0 }).catch(() => undefined);
  expect([...asked]).toEqual([`aipm="${VERSION}"`]);
});

it("waits until the release is known everywhere, and notices one that is passed over in silence", async () => {
  let asked = 0;
  const origin = await serve((_, response) =>
    json(response, 200, { version: (asked += 1) > 2 ? VERSION : "the old one" }),
  );
  const site = (version: string, patience: number) => ({ origin, patience, release: { worker: "aipm", version } });
  expect(await release(site(VERSION, 3000))).toBe(`${VERSION} answers`);
  await expect(release(site("another", 0))).rejects.toThrow(`${VERSION} answers in the place of another`);
});
