/** `npm run launch:check`: all that is still sample, empty or unproven. Fails while it lists anything. */
import { launchFindings, launchReport } from "./launch/findings.ts";

const findings = await launchFindings();
console.log(
  findings.length === 0
    ? "Nothing on the site is a sample, empty or unproven: it may go public."
    : `${launchReport(findings)}\n\n${findings.length} to settle before the site may go public.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
