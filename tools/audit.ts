/** What the registry knows against the packages that ship. A step of the release; not every registry answers. */
import { spawn } from "node:child_process";
import { ROOT } from "../scripts/commands.ts";

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const STOPS = new Set(["high", "critical"]);

/** The faults in the output of `npm audit --json` that stop a release; undefined where the registry gave no report. */
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

/** Asks the registry that npm is set up for. */
export const audit = (): Promise<string[] | undefined> =>
  new Promise((resolve) => {
    const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
    const args = ["audit", "--omit=dev", "--json"];
    const child = spawn(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "ignore"],
      shell: !npm && process.platform === "win32",
      timeout: 60_000,
    });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.on("error", () => resolve(undefined));
    child.on("close", () => resolve(knownFaults(output)));
  });
