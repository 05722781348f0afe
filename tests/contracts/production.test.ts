/**
 * What keeps a half-configured site from being shipped. The dry run itself is a check of `npm run test:all`.
 * Requirements D5, E6.
 */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { apiAt } from "../../tools/cloudflare.ts";
import { accountFindings, corsFault, routesFault, SECRETS, unfilled, wantedOf } from "../../tools/production.ts";
import { ACCOUNT, Cloudflare, DATABASE } from "../support/cloudflare-api.ts";

const read = (env?: string) => unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });

it("names every placeholder, wherever it stands", () => {
  expect(
    unfilled({ vars: { A: "https://REPLACE-ME", B: "https://aipm.in" }, list: [{ id: "REPLACE" }], n: 1 }),
  ).toEqual(['vars.A = "https://REPLACE-ME"', 'list.0.id = "REPLACE"']);
});

describe("the account", () => {
  let cloudflare: Cloudflare;
  beforeEach(async () => void (cloudflare = await Cloudflare.start()));
  afterEach(() => cloudflare.close());

  const settings = {
    name: "aipm",
    routes: [{ pattern: "www.aipm.in", custom_domain: true }],
    vars: {
      SITE_ORIGIN: "https://www.aipm.in",
      S3_ENDPOINT: `https://${ACCOUNT}.r2.cloudflarestorage.com`,
      S3_BUCKET: "aipm-files",
    },
    d1_databases: [{ database_id: DATABASE, database_name: "aipm-leads" }],
  };
  const ask = (token = "all-rights") => apiAt(`${cloudflare.origin}/client/v4`, { authorization: `Bearer ${token}` });
  const findings = (token?: string) => accountFindings(ask(token), wantedOf(settings, []), ["0001_tables.sql"]);

  it("is asked for all that is missing at once, each with its remedy, and nothing is changed", async () => {
    cloudflare.accounts.push({ id: "f".repeat(32), name: "Other" });
    cloudflare.hasR2 = false;
    cloudflare.subdomain = undefined;
    const { faults } = await findings();
    expect(faults).toEqual([
      expect.stringMatching(/several accounts \(AIPM .*, Other .*\): write account_id/),
      expect.stringMatching(/no database .*: npx wrangler d1 create aipm-leads --location apac/),
      expect.stringMatching(/R2 is not switched on .*: dashboard/),
      expect.stringMatching(/no workers\.dev subdomain .*: open Workers & Pages/),
      expect.stringMatching(/Secrets .* are missing: npx wrangler secret put S3_ACCESS_KEY_ID --env production; /),
      expect.stringMatching(/no zone for www\.aipm\.in: add the domain/),
    ]);
    expect(cloudflare.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
    expect(cloudflare.unknown).toEqual([]);
  });

  it("is asked with a token that may read leads alone, and names the rights that it lacks", async () => {
    cloudflare.tokens.set("reads", new Set(["D1: Edit"]));
    const { faults } = await findings("reads");
    expect(faults.at(-1)).toMatch(/right Workers R2 Storage: Edit, Workers Scripts: Edit, Zone: Read: a machine/);
  });

  it("is not asked where nobody is logged in", async () => {
    expect((await accountFindings(undefined, wantedOf(settings, []), [])).faults).toEqual([
      "You are not logged in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN.",
    ]);
  });
});

it.each([
  ["https://www.aipm.in", ["www.aipm.in"], true],
  ["https://www.aipm.in/", ["www.aipm.in"], false],
  ["http://www.aipm.in", ["www.aipm.in"], false],
  ["https://aipm.in", ["www.aipm.in"], false],
  ["https://www.aipm.in", [], false],
  ["www.aipm.in", ["www.aipm.in"], false],
])("ships %s to where %s leads: %s", (origin, hosts, is) => {
  expect(routesFault({ origin, hosts }) === undefined).toBe(is);
});

it.each([
  ["the site's own origin", ["https://aipm.in"], true],
  ["another origin", ["https://www.aipm.in"], false],
  ["more than the site", ["https://aipm.in", "http://localhost:5173"], false],
  ["everybody", ["*"], false],
  ["nobody", [], false],
])("ships a bucket that lets in %s: %s is %s", (_, origins, is) => {
  const fault = corsFault({ rules: [{ allowed: { origins } }] }, "https://aipm.in");
  expect(fault === undefined).toBe(is);
  if (!is) expect(fault).toContain("https://aipm.in");
});

it("gives the local site's bucket the local site's origin", () => {
  const cors = JSON.parse(readFileSync("worker/uploads/cors.json", "utf8")) as Parameters<typeof corsFault>[0];
  expect(corsFault(cors, String(read().vars.SITE_ORIGIN))).toBeUndefined();
});

it("gives production every binding and setting of the local site, and no secret in the open", () => {
  const local = read();
  const production = read("production");
  const bindings = ({ d1_databases, r2_buckets, ratelimits, version_metadata }: typeof local): unknown[] => [
    version_metadata?.binding,
    ...(d1_databases as { binding: string }[]).map(({ binding }) => binding),
    ...(r2_buckets as { binding: string }[]).map(({ binding }) => binding),
    ...(ratelimits as { name: string }[]).map(({ name }) => name),
  ];
  expect(bindings(production)).toEqual(bindings(local));
  const secrets = new Set<string>(SECRETS);
  expect(Object.keys(production.vars)).toEqual(Object.keys(local.vars).filter((name) => !secrets.has(name)));
  expect(production.secrets?.required).toEqual([...SECRETS]);
  expect(production.triggers).toEqual(local.triggers);
  expect(production.assets).toEqual(local.assets);
});

it("ships a worker whose logs hold no address and no query: its own lines are all there are", () => {
  const { redact_query_string, logs } = read("production").observability ?? {};
  expect({ redact_query_string, ...logs }).toMatchObject({ redact_query_string: true, invocation_logs: false });
});
