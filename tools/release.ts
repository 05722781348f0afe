/**
 * The steps of a release. The new version is deployed at 0 % beside the one that serves everybody: only a request that names it gets it. Once
 * the smoke test has passed against it, it serves everybody.
 */
import { type Outcome, quietly } from "../scripts/commands.ts";
import { VIEWS_THERE } from "../scripts/views.ts";
import { remedyOf } from "./remedies.ts";

export interface ReleaseCommand {
  /** Printed while it runs. */
  readonly what: string;
  readonly tool: "wrangler" | "smoke";
  readonly args: readonly string[];
}
/** Runs a command, or prints it. */
export type Run = (command: ReleaseCommand) => Promise<Outcome>;

export interface Release {
  /** The name of the worker at Cloudflare. */
  readonly worker: string;
  readonly origin: string;
  readonly bucket: string;
  /** A file with the rules of the bucket: from which origins pages may upload. */
  readonly cors: string;
  /** Writes the statements that lay the views down where these stand. @returns the file */
  readonly views: (there: readonly string[]) => string;
  readonly commit: string;
  /** There is no live site yet, so it is deployed at once. */
  readonly isFirst: boolean;
  /** A file with secrets that the version gets. Its code serves already, so database and bucket stay as they are. */
  readonly secrets?: string | undefined;
}

/** A step failed, and no later one was done. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

const ENV = ["--env", "production"];

/** Whether a command of wrangler uses the settings that the build wrote. Such a command names no environment. */
const isOfBuild = (args: readonly string[]): boolean => !args.includes(ENV[0]!);

/** A Run that runs commands, and prints what the smoke test finds while it finds it. */
export const running: Run = ({ what, tool, args }) => {
  console.log(`${what}…`);
  if (tool === "smoke")
    return quietly({ script: "tools/smoke.ts" }, args, { onOutput: (text) => void process.stdout.write(text) });
  const env = isOfBuild(args) ? { CLOUDFLARE_ENV: "production" } : {};
  return quietly("wrangler", args, { env, isAnswer: args.includes("--json") });
};

/** A Run that only prints commands, with made-up versions. */
export const printing: Run = ({ what, tool, args }) => {
  const command =
    tool === "smoke" ? "npm run smoke --" : `${isOfBuild(args) ? "CLOUDFLARE_ENV=production " : ""}npx wrangler`;
  console.log(`  # ${what}\n  ${command} ${args.map((arg) => (arg.includes(" ") ? `"${arg}"` : arg)).join(" ")}`);
  const answers: Readonly<Record<string, string>> = {
    execute: JSON.stringify([{ results: [] }]),
    status: JSON.stringify({ versions: [{ version_id: "SERVING-VERSION", percentage: 100 }] }),
  };
  return Promise.resolve({ ok: true, output: answers[args[1] ?? ""] ?? "Worker Version ID: NEW-VERSION" });
};

/** The names of the views, by the output of `wrangler d1 execute --json`. */
function viewsThere(answer: string): string[] {
  const [first] = JSON.parse(answer) as readonly { results: readonly { name: string }[] }[];
  return first!.results.map(({ name }) => name);
}

/** The version that most visitors get, by the output of `wrangler deployments status --json`. */
export function servingVersion(status: string): string | undefined {
  const { versions } = JSON.parse(status) as { versions: readonly { version_id: string; percentage: number }[] };
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

/** The version that `wrangler versions upload` made. */
const uploadedVersion = (output: string): string | undefined => /Worker Version ID: (\S+)/.exec(output)?.[1];

/**
 * Performs a release.
 * @param run runs or prints each command
 * @throws Stopped that says what was left as it is, and how to go back
 */
export async function releaseVersion(
  run: Run,
  { worker, origin, bucket, cors, views, commit, isFirst, secrets }: Release,
): Promise<void> {
  const perform = async (command: ReleaseCommand, otherwise = "Nothing after it was done."): Promise<string> => {
    const { ok, output } = await run(command);
    const remedy = command.tool === "wrangler" ? remedyOf(output) : undefined;
    if (!ok) throw new Stopped(`${output}\n${command.what} failed. ${[remedy, otherwise].filter(Boolean).join(" ")}`);
    return output;
  };
  const wrangler = (what: string, ...args: string[]): ReleaseCommand => ({ what, tool: "wrangler", args });

  if (!secrets) {
    await perform(wrangler("Bringing the database up to date", "d1", "migrations", "apply", "DB", "--remote", ...ENV));
    const execute = ["d1", "execute", "DB", "--remote", ...ENV];
    const there = await perform(wrangler("Asking for its views", ...execute, "--json", "--command", VIEWS_THERE));
    await perform(wrangler("Making its views anew", ...execute, "--yes", "--file", views(viewsThere(there))));
    await perform(
      wrangler("Letting the site's pages upload", "r2", "bucket", "cors", "set", bucket, "--file", cors, "--force"),
    );
  }
  if (isFirst) {
    await perform(wrangler("Shipping", "deploy", "--message", commit));
    return;
  }

  const status = await perform(wrangler("Asking which version serves", "deployments", "status", "--json", ...ENV));
  const serving = servingVersion(status);
  if (!serving) throw new Stopped("No version serves the site. If there is none yet: npm run deploy -- --first");
  const withSecrets = secrets ? ["--secrets-file", secrets] : [];
  const uploaded = await perform(
    wrangler("Uploading the new version", "versions", "upload", "--message", commit, ...withSecrets),
  );
  const next = uploadedVersion(uploaded);
  if (!next) throw new Stopped(`${uploaded}\nThe upload names no version. Visitors still get ${serving}.`);

  const share = (what: string, ...shares: string[]): ReleaseCommand =>
    wrangler(what, "versions", "deploy", ...shares, "--message", commit, "--yes");
  await perform(share("Setting it beside the one that serves", `${serving}@100%`, `${next}@0%`));
  const back = `npx wrangler versions deploy ${serving}@100% --name ${worker} --yes`;
  await perform(
    { what: "Asking it as a visitor would", tool: "smoke", args: [origin, "--release", `${worker}=${next}`] },
    `Visitors still get ${serving}; only a request that names ${next} gets that. To take it away:\n  ${back}`,
  );
  await perform(
    share("Giving it to everybody", `${next}@100%`),
    `To be sure that visitors get the old one:\n  ${back}`,
  );
  await perform(
    wrangler("Setting its domain and its schedule", "triggers", "deploy"),
    `The new version serves everybody. To go back:\n  ${back}`,
  );
}
