/**
 * `npm run smoke -- URL` sends a deployed site the requests of a browser, and runs none. Exit codes: 0, 1 (a check failed), 2 (wrong usage).
 *
 * - `--release WORKER=VERSION` checks a version at 0 %, and compares its pages with `dist`.
 * - `--form all` sends the example of each form. Without it, one enquiry of the contact form.
 * - `--trial` is for a temporary account (trial.ts).
 *
 * With HEALTH_TOKEN in the environment it also reads the site's own alarms.
 */
import { parseArgs } from "node:util";
import type { Site } from "./smoke/ask.ts";
import { alarms, health, lead, upload } from "./smoke/edge.ts";
import { headers, missing, oneAddress, pages } from "./smoke/pages.ts";

/** A check returns its finding, or `undefined` if it does not apply. It throws if it fails. */
export const checks: Readonly<Record<string, (site: Site) => Promise<string | undefined>>> = {
  health: (site) => health(site),
  pages,
  headers,
  "one address": oneAddress,
  "missing files": missing,
  "a lead": lead,
  "an upload": upload,
  alarms,
};

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { release: { type: "string" }, trial: { type: "boolean" }, form: { type: "string" } },
    allowPositionals: true,
  });
  const [url = ""] = positionals;
  const [worker, version] = values.release?.split("=") ?? [];
  if (
    !/^https?:/.test(url) ||
    !URL.canParse(url) ||
    (values.release && !version) ||
    (values.form ?? "all") !== "all"
  ) {
    console.error(
      "Name a site: npm run smoke -- https://www.aipm.example [--form all] [--release WORKER=VERSION]",
    );
    process.exit(2);
  }
  const release = worker && version ? { worker, version } : undefined;
  const site: Site = {
    origin: new URL(url).origin,
    isTrial: values.trial,
    release,
    withAllForms: values.form === "all",
  };
  for (const [name, check] of Object.entries(checks)) {
    try {
      const found = await check(site);
      console.log(
        `${found === undefined ? "skipped" : "passed "}  ${name.padEnd(15)}${found ?? "does not apply here"}`,
      );
    } catch (error) {
      console.log(`FAILED   ${name.padEnd(15)}${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}
