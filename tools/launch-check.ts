/**
 * `npm run launch:check` lists everything to settle before the launch. Fails while the list has
 * entries.
 */
import { launchFindings, launchReport } from "./launch/findings.ts";

const findings = await launchFindings();
console.log(
  findings.length === 0
    ? "Nothing is left to settle: the site may go public."
    : `${launchReport(findings)}\n\n${findings.length} to settle before the site may go public.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
