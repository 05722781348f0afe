/** What keeps a half-configured site from being shipped. The dry run itself is a check of `npm test`. */
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { missingSecrets, SECRETS, unfilled } from "../../scripts/production.ts";

const read = (env?: string) => unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });

it("names every placeholder, wherever it stands", () => {
  expect(
    unfilled({ vars: { A: "https://REPLACE-ME", B: "https://aipm.in" }, list: [{ id: "REPLACE" }], n: 1 }),
  ).toEqual(['vars.A = "https://REPLACE-ME"', 'list.0.id = "REPLACE"']);
});

it("names the secrets that are not set", () => {
  expect(missingSecrets('[{"name":"S3_ACCESS_KEY_ID","type":"secret_text"}]')).toEqual(["S3_SECRET_ACCESS_KEY"]);
});

it("gives production every binding and setting of the local site, and no secret in the open", () => {
  const local = read();
  const production = read("production");
  const bindings = ({ d1_databases, r2_buckets, ratelimits }: typeof local): unknown[] => [
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
