/** Every smoke check fails on a site that answers every request with 200, and names what is wrong. */
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CANARY } from "../../src/record/canary.ts";
import { checks } from "../../tools/smoke.ts";
import { health } from "../../tools/smoke/edge.ts";
import { type Answer, serve } from "../support/serve.ts";

afterEach(() => vi.restoreAllMocks());

const json = (response: ServerResponse, body: object): void =>
  void response.end(JSON.stringify(body));

const sitemap = "<urlset><url><loc>https://elsewhere.test/a</loc></url></urlset>";
const yes: Answer = ({ url }, response) =>
  response.end(url === "/sitemap.xml" ? sitemap : "<html>yes</html>");

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

it("names a page of another release than that of the worker's own 404 page", async () => {
  const page = (release: string): string =>
    `<!doctype html><html data-css="/assets/style-${release}.css" data-js="/assets/react.js /assets/client-${release}.js">
    <meta http-equiv="Content-Security-Policy" content=""><title>AIPM</title><h1>AIPM</h1>`;
  const files: Record<string, string> = {
    "/robots.txt": "",
    "/sitemap.xml": `${sitemap}<loc>https://elsewhere.test/hi/a</loc>`,
    "/a": page("new"),
    "/hi/a": page("new"),
  };
  const origin = await serve(({ url = "" }, response) =>
    response.writeHead(url in files ? 200 : 404).end(files[url] ?? page("new")),
  );
  expect(await checks.pages!({ origin })).toBe("2 of the sitemap, of one release");
  files["/hi/a"] = page("old");
  await expect(checks.pages!({ origin })).rejects.toThrow(
    "Of another release than the worker: /hi/a. ",
  );
});

describe("the check of an upload", () => {
  const origin = "https://www.aipm.example";
  const BUCKET = "https://bucket.example/file";
  const signed = {
    uploadUrl: BUCKET,
    relayUrl: `${origin}/guest/uploads/file`,
    s3Key: "uploads/file",
  };

  /** Plays a site and its bucket. @returns The enquiries that the site takes. */
  function play({ preflight = 204, put = 200 }): unknown[] {
    const enquiries: unknown[] = [];
    let [size, isStored] = [0, false];
    vi.spyOn(globalThis, "fetch").mockImplementation(
      async (url, { method, body, headers } = {}) => {
        const answer = (status: number): Response =>
          new Response(null, { status, headers: { "access-control-allow-origin": origin } });
        expect(method === "POST" || new Headers(headers).get("origin") === origin).toBe(true);
        if (method === "OPTIONS") return answer(preflight);
        if (url === BUCKET) {
          if ((body as Uint8Array).length !== size || isStored) return answer(403);
          isStored = put === 200;
          return answer(put);
        }
        if (method === "PUT") return answer(412);
        const sent = JSON.parse(String(body)) as [{ fileSize: number }];
        if (url === `${origin}/forms`) enquiries.push(sent);
        else size = sent[0].fileSize;
        return Response.json({
          data: { reference: "AIPM-1", batchId: "a batch", uploadUrls: [signed] },
        });
      },
    );
    return enquiries;
  }

  it("sends an enquiry with the file, for the site to erase", async () => {
    const enquiries = play({});
    await checks["an upload"]!({ origin });
    const formData = { fileUploadBatchId: "a batch", uploadedFileKeys: ["uploads/file"] };
    const { fullName, utmSource } = CANARY;
    expect(enquiries).toMatchObject([{ fullName, formData, meta: { utm: { source: utmSource } } }]);
  });

  it.each([
    [
      "the bucket lets no page upload",
      { preflight: 403 },
      /lets no page of this site upload.+r2 bucket cors set/,
    ],
    ["the bucket's key is wrong", { put: 403 }, /answered 403 to a signed file.+Check its key/],
  ])("fails before the enquiry when %s", async (_, changes, message) => {
    const enquiries = play(changes);
    await expect(checks["an upload"]!({ origin })).rejects.toThrow(message);
    expect(enquiries).toEqual([]);
  });
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
  const origin = await serve((_, response) =>
    json(response, { version: (calls += 1) > 2 ? VERSION : "the old one" }),
  );
  const site = (version: string) => ({ origin, release: { worker: "aipm", version } });
  expect(await health(site(VERSION), 3000)).toBe(`${VERSION} answers`);
  await expect(health(site("another"), 0)).rejects.toThrow(
    `The version ${VERSION} answers instead of another`,
  );
});
