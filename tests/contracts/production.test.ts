/**
 * What keeps a half-configured site from being shipped. The dry run itself is a check of `npm run test:all`.
 * Requirements D5, E6.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { corsFault, routesFault, SECRETS, unfilled } from "../../tools/production.ts";

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
