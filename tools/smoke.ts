/**
 * `npm run smoke -- URL` checks a deployed site as a browser would use it. Exit codes: 0, 1 (a check failed), 2 (wrong usage).
 *
 * - HEALTH_TOKEN in the environment also checks the scheduled job.
 * - `--release WORKER=VERSION` checks a version at 0 %. Its files are compared with `dist`.
 * - `--trial` is for a temporary account (trial.ts).
 * - `--wait MINUTES` (30) limits the wait for a certificate or for the first run of the job.
 */
import { parseArgs } from "node:util";
import type { Release, Site } from "./smoke/ask.ts";
import { CLIENT } from "../src/site/build/settings.ts";
import { findBuild, bytes } from "./smoke/built.ts";
import { certificate, health, lead, release, scheduled, upload } from "./smoke/edge.ts";
import { headers, missing, oneAddress, pages, securityTxt, speculation } from "./smoke/pages.ts";

/** A check returns its finding, or `undefined` if it was skipped. It throws if it fails. */
export const checks: readonly [name: string, (site: Site) => Promise<string | undefined>, skipReason?: string][] = [
  ["a certificate", certificate, "a site without https has none"],
  ["the release", release, "no version is named, so the live one is checked"],
  ["health", health],
  ["pages", pages],
  ["bytes", bytes, "dist is not the live release"],
  ["headers", headers],
  ["speculation rules", speculation],
  ["one address", oneAddress, "a site without https has no other address"],
  ["missing files", missing],
  ["security.txt", securityTxt],
  ["a lead", lead],
  ["an upload", upload],
  ["the scheduled job", scheduled, "HEALTH_TOKEN is not set"],
];

const toOrigin = (option: string | undefined): string | undefined =>
  option && URL.canParse(option) && /^https?:$/.test(new URL(option).protocol) ? new URL(option).origin : undefined;

function toRelease(option: string | undefined): Release | undefined {
  const [worker, version] = option?.split("=") ?? [];
  return worker && version ? { worker, version } : undefined;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      release: { type: "string" },
      trial: { type: "boolean", default: false },
      wait: { type: "string", default: "30" },
    },
    allowPositionals: true,
  });
  const origin = toOrigin(positionals[0]);
  const expected = toRelease(values.release);
  const minutes = Number(values.wait);
  if (!origin || !(minutes >= 0) || (values.release !== undefined && !expected)) {
    console.error(
      "Name the site: npm run smoke -- https://www.aipm.example [--release WORKER=VERSION] [--wait MINUTES]",
    );
    process.exit(2);
  }
  const target = {
    origin,
    isTrial: values.trial,
    healthToken: process.env.HEALTH_TOKEN,
    release: expected,
    patience: minutes * 60_000,
  };
  let site: Site = target;
  for (const [name, check, skipReason] of checks) {
    // Only once the site answers by https.
    if (check === pages) site = { ...target, build: await findBuild(target, CLIENT) };
    try {
      const found = await check(site);
      console.log(`${found === undefined ? "skipped" : "passed "}  ${name.padEnd(18)}${found ?? skipReason}`);
    } catch (error) {
      console.log(`FAILED   ${name.padEnd(18)}${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}
