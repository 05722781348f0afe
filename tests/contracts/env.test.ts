/**
 * What wrangler.toml gives the worker is what `Env` says, by name and kind; `wrangler types` would write it out without our words.
 * Requirement D5.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

const ROOT = path.resolve(import.meta.dirname, "../..");
const source = readFileSync(path.join(ROOT, "worker/env.ts"), "utf8");
const declared = [...source.matchAll(/^ {2}readonly (\w+)(\??): (\w+)/gm)].map(([, name, optional, type]) => ({
  name: name!,
  isOptional: optional === "?",
  type: type!,
}));

/** Every binding and setting of an environment with the type that it has in the worker. */
function given(env?: string): Record<string, string> {
  const config = unstable_readConfig({ config: path.join(ROOT, "wrangler.toml"), env }, { hideWarnings: true });
  const typed = (names: readonly (string | undefined)[], type: string): [string, string][] =>
    names.map((name) => [name!, type]);
  // wrangler types these lists as any.
  const bindingsOf = (list: unknown): string[] => (list as { binding: string }[]).map(({ binding }) => binding);
  const namesOf = (list: unknown): string[] => (list as { name: string }[]).map(({ name }) => name);
  return Object.fromEntries([
    ...typed([config.assets?.binding], "Fetcher"),
    ...typed(bindingsOf(config.d1_databases), "D1Database"),
    ...typed(bindingsOf(config.r2_buckets), "R2Bucket"),
    ...typed(namesOf(config.ratelimits), "RateLimit"),
    ...typed([config.version_metadata?.binding], "WorkerVersionMetadata"),
    ...typed([...Object.keys(config.vars), ...(config.secrets?.required ?? [])], "string"),
  ]);
}

it.each([undefined, "production"])("has in Env all that the settings give (%s)", (env) => {
  const types = Object.fromEntries(declared.map(({ name, type }) => [name, type]));
  expect(types).toMatchObject(given(env));
});

it.each([undefined, "production"])("finds in the settings all that Env relies on (%s)", (env) => {
  const relied = declared.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  expect(relied.length).toBeGreaterThan(5);
  expect(relied.filter((name) => !(name in given(env)))).toEqual([]);
});
