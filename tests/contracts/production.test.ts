/**
 * What keeps a half-configured site from being shipped: the settings, and what may be wrong with the account. Each fault is a
 * sentence that says what to do. The dry run itself is a check of `npm run test:all`.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Answer, Ask } from "../../scripts/cloudflare.ts";
import { accountFindings, corsFault, routesFault, SECRETS, unfilled, type Wanted } from "../../tools/production.ts";

const read = (env?: string) => unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });

it("names every placeholder, wherever it stands", () => {
  expect(
    unfilled({ vars: { A: "https://REPLACE-ME", B: "https://aipm.in" }, list: [{ id: "REPLACE" }], n: 1 }),
  ).toEqual(['vars.A = "https://REPLACE-ME"', 'list.0.id = "REPLACE"']);
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

it("gives the local site's bucket the local site's origin", () => {
  const cors = JSON.parse(readFileSync("worker/uploads/cors.json", "utf8")) as Parameters<typeof corsFault>[0];
  expect(corsFault(cors, String(read().vars.SITE_ORIGIN))).toBeUndefined();
  expect(corsFault(cors, "https://www.aipm.in")).toMatch(/cors\.json allows .*: make them the same/);
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

describe("the account", () => {
  const ACCOUNT = "0123456789abcdef0123456789abcdef";
  const OTHER = "f".repeat(32);
  const wanted: Wanted = {
    worker: "aipm",
    origin: "https://www.example.in",
    hosts: ["www.example.in"],
    account: undefined,
    endpoint: `https://${ACCOUNT}.r2.cloudflarestorage.com`,
    bucket: "aipm-files",
    database: { id: "db", name: "aipm-leads" },
    replace: [],
  };
  const refused = (status: number, code: number, message = ""): Answer<never> => ({ ok: false, status, code, message });
  const is = (result: unknown): Answer<unknown> => ({ ok: true, result });

  /** What is asked of an account in which all is well, by how the path ends. */
  const WELL: Readonly<Record<string, Answer<unknown>>> = {
    "/accounts": is([{ id: ACCOUNT, name: "AIPM" }]),
    "/d1/database/db": is({ name: "aipm-leads" }),
    "/d1/database/db/query": is([{ results: [{ name: "0001_tables.sql" }] }]),
    "/r2/buckets/aipm-files": is({}),
    "/workers/subdomain": is({}),
    "/workers/scripts/aipm/secrets": is(SECRETS.map((name) => ({ name }))),
    "/workers/scripts/aipm/domains/changeset": is({ updated: [], conflicting: [] }),
    "/workers/domains/records/shop": is({ service: "shop" }),
    "/zones": is([{ name: "example.in", status: "active" }]),
  };
  const findings = (changes: Record<string, Answer<unknown>> = {}, settings: Partial<Wanted> = {}) => {
    const ask = ((path: string) => {
      const end = path.replace(/\?.*/, "").replace(/^\/accounts\/\w+/, "");
      return Promise.resolve({ ...WELL, ...changes }[end] ?? refused(404, 7003, `Could not route to ${end}`));
    }) as Ask;
    return accountFindings(ask, { ...wanted, ...settings }, ["0001_tables.sql", "0002_more.sql"]);
  };

  it("that is as it should be has no fault, and the deploy says which migrations it applies", async () => {
    expect(await findings()).toEqual({
      faults: [],
      notes: ["Pending migrations, which this deploy applies: 0002_more.sql."],
    });
  });

  const held = (change: object): Record<string, Answer<unknown>> => ({
    "/workers/scripts/aipm/domains/changeset": is({ updated: [], conflicting: [], ...change }),
  });
  it.each<[RegExp, Record<string, Answer<unknown>>, Partial<Wanted>?]>([
    [/does not know the token \(9109\): npx wrangler login/, { "/accounts": refused(401, 9109) }],
    [
      /has not the right Workers Scripts: Edit: a machine that deploys needs a token with/,
      { "/workers/subdomain": refused(403, 10_000) },
    ],
    [
      /The login has several accounts .*: write account_id/,
      { "/accounts": is([ACCOUNT, OTHER].map((id) => ({ id, name: "A" }))) },
    ],
    [
      /and not the account f+ of wrangler\.toml: log in as a member/,
      {},
      { account: OTHER, endpoint: wanted.endpoint.replace(ACCOUNT, OTHER) },
    ],
    [
      /and the account is 0123456789abcdef0123456789abcdef: write https:\/\/0123/,
      {},
      { endpoint: wanted.endpoint.replace(ACCOUNT, OTHER) },
    ],
    [/R2 is not switched on .*: dashboard, R2/, { "/r2/buckets/aipm-files": refused(403, 10_042) }],
    [/has no bucket aipm-files: npx wrangler r2 bucket create/, { "/r2/buckets/aipm-files": refused(404, 10_006) }],
    [/no workers\.dev subdomain yet.*: open Workers & Pages/, { "/workers/subdomain": refused(404, 10_007) }],
    [/has no database db: npx wrangler d1 create aipm-leads/, { "/d1/database/db": refused(404, 7404) }],
    [/is named leads, and wrangler\.toml says aipm-leads: correct/, { "/d1/database/db": is({ name: "leads" }) }],
    [
      /^Secrets .* missing: npx wrangler secret put S3_SECRET_ACCESS_KEY --env production\.$/,
      { "/workers/scripts/aipm/secrets": is([{ name: "S3_ACCESS_KEY_ID" }]) },
    ],
    [/secret put S3_ACCESS_KEY_ID --env production; npx/, { "/workers/scripts/aipm/secrets": refused(404, 10_007) }],
    [/has no zone for www\.example\.in: add the domain/, { "/zones": is([]) }],
    [
      /example\.in is not Cloudflare's yet \(pending\): set the name servers/,
      { "/zones": is([{ name: "example.in", status: "pending" }]) },
    ],
    [
      /^At www\.example\.in stands the Worker shop.* add --replace www\.example\.in/,
      held({ updated: [{ id: "shop", modified: true }] }),
    ],
    [/^At www\.example\.in stands a DNS record.*: look at https/, held({ conflicting: [{ id: "a" }] })],
    [/Cloudflare itself fails: look at www\.cloudflarestatus\.com/, { "/zones": refused(503, 0) }],
  ])("is not shipped to, and says what to do: %s", async (says, changes, settings) => {
    const { faults } = await findings(changes, settings);
    expect(faults).toEqual([expect.stringMatching(says)]);
  });

  it("that nobody is logged in to is not asked", async () => {
    expect((await accountFindings(undefined, wanted, [])).faults).toEqual([
      expect.stringContaining("npx wrangler login"),
    ]);
  });

  it("gives a name away where whoever deploys says so", async () => {
    const { faults, notes } = await findings(held({ conflicting: [{ id: "a" }] }), { replace: ["www.example.in"] });
    expect([faults, notes.join()]).toEqual([
      [],
      expect.stringMatching(/www\.example\.in .* this deploy replaces\..*leaves it alone/),
    ]);
  });
});
