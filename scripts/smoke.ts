/**
 * `npm run smoke -- URL`: a deployed site from outside, as a visitor's browser would use it. HEALTH_TOKEN in the environment
 * asks for the scheduled job too.
 */
import type { Site } from "./smoke/ask.ts";
import { health, lead, scheduled, upload } from "./smoke/edge.ts";
import { headers, missing, oneAddress, pages, securityTxt } from "./smoke/pages.ts";

/** Each says what it found; undefined where it could not ask, for the reason beside it; throws what is wrong. */
export const checks: readonly [name: string, (site: Site) => Promise<string | undefined>, unasked?: string][] = [
  ["health", health],
  ["pages", pages],
  ["headers", headers],
  ["one address", oneAddress, "a site without https has no other address"],
  ["what is missing", missing],
  ["security.txt", securityTxt],
  ["a lead", lead],
  ["an upload", upload],
  ["the scheduled job", scheduled, "HEALTH_TOKEN is not set"],
];

const originOf = (given: string | undefined): string | undefined =>
  given && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? new URL(given).origin : undefined;

if (import.meta.main) {
  const origin = originOf(process.argv[2]);
  if (!origin) {
    console.error("Say which site: npm run smoke -- https://www.aipm.example");
    process.exit(2);
  }
  const site = { origin, healthToken: process.env.HEALTH_TOKEN };
  for (const [name, check, unasked] of checks) {
    try {
      const found = await check(site);
      console.log(`${found === undefined ? "skipped" : "passed "}  ${name.padEnd(18)}${found ?? unasked}`);
    } catch (error) {
      console.log(`FAILED   ${name.padEnd(18)}${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}
