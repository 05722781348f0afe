/**
 * Every smoke check fails on a site that answers every request with 200.
 */
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { checks } from "../../tools/smoke.ts";
import { health } from "../../tools/smoke/edge.ts";
import { type Answer, serve } from "../support/serve.ts";

const json = (response: ServerResponse, body: object): void => void response.end(JSON.stringify(body));

const sitemap = "<urlset><url><loc>https://elsewhere.test/a</loc></url></urlset>";
const yes: Answer = ({ url }, response) => response.end(url === "/sitemap.xml" ? sitemap : "<html>yes</html>");

it.each([
  ["pages", /no title or no heading/],
  ["headers", /lacks content-security-policy, .*x-frame-options/],
  ["missing files", /answered 200/],
  ["a lead", /no JSON/],
  ["an upload", /no JSON/],
])("fails the check of %s when every answer is 200", async (name, expected) => {
  await expect(checks[name]!({ origin: await serve(yes) })).rejects.toThrow(expected);
});

it("names the feature of Cloudflare that rewrites a page", async () => {
  const origin = await serve(({ url }, response) =>
    response.end(url === "/sitemap.xml" ? sitemap : '<a data-cfemail="5a">'),
  );
  await expect(checks.pages!({ origin })).rejects.toThrow("switch off Email Address Obfuscation");
});

const VERSION = "dc8dcd28-271b-4367-9840-6c244f84cb40";

it("sends every smoke request to the uploaded version", async () => {
  const requested = new Set<unknown>();
  const origin = await serve(({ headers }, response) => {
    requested.add(headers["cloudflare-workers-version-overrides"]);
    json(response, { success: true, version: VERSION });
  });
  const site = { origin, release: { worker: "aipm", version: VERSION } };
  for (const check of Object.values(checks)) await check(site).catch(() => undefined);
  expect([...requested]).toEqual([`aipm="${VERSION}"`]);
});

it("waits for the new version and notices an ignored override", async () => {
  let calls = 0;
  const origin = await serve((_, response) => json(response, { version: (calls += 1) > 2 ? VERSION : "the old one" }));
  const site = (version: string) => ({ origin, release: { worker: "aipm", version } });
  expect(await health(site(VERSION), 3000)).toBe(`${VERSION} answers`);
  await expect(health(site("another"), 0)).rejects.toThrow(`${VERSION} answers in the place of another`);
});
