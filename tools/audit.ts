/** Known faults of the packages that ship, by `npm audit`: a step of the release. Not every registry answers it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "../scripts/commands.ts";

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** Severities that stop a release. */
const STOPS = new Set(["high", "critical"]);

/**
 * The faults that stop a release.
 * @param output of `npm audit --json`
 * @returns a line each; undefined where the registry gave no report
 */
export function knownFaults(output: string): string[] | undefined {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
  if (!report.auditReportVersion || !report.vulnerabilities) return undefined;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => STOPS.has(severity))
    .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
}

/** Asks the registry that npm is set up for. Returns what `knownFaults` does. */
export async function audit(): Promise<string[] | undefined> {
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const args = ["audit", "--omit=dev", "--json"];
  const options = { cwd: ROOT, shell: !npm && process.platform === "win32", timeout: 60_000, maxBuffer: 2 ** 26 };
  const asked = promisify(execFile)(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, options);
  // With faults it ends with 1; its report is the same.
  const { stdout } = await asked.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }));
  return knownFaults(stdout);
}
