/**
 * The way of a release, command by command: it meets the smoke test before it meets visitors. Beside the version that serves
 * everybody it is deployed at 0 %, where only a request that names it gets it; when all is well it takes over.
 */
import type { Outcome } from "../scripts/commands.ts";

export interface Command {
  /** Which it is, for whoever watches. */
  readonly what: string;
  readonly tool: "wrangler" | "smoke";
  readonly args: readonly string[];
}
/** Runs a command, or prints it. */
export type Run = (command: Command) => Promise<Outcome>;

export interface Release {
  /** Its name at Cloudflare. */
  readonly worker: string;
  readonly origin: string;
  readonly bucket: string;
  /** What its pages may upload from. */
  readonly cors: string;
  readonly commit: string;
  /** There is no site yet, and so nobody whom it could disturb. */
  readonly isFirst: boolean;
}

/** Nothing after this has been done. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

const ENV = ["--env", "production"];

/** The build left word of where the worker lies and with which settings: what speaks of it names no environment. */
export const isOfBuild = (args: readonly string[]): boolean => !args.includes(ENV[0]!);

/** Prints each command. Which versions there are is known where there is an account. */
export const printing: Run = ({ what, tool, args }) => {
  const command =
    tool === "smoke" ? "npm run smoke --" : `${isOfBuild(args) ? "CLOUDFLARE_ENV=production " : ""}npx wrangler`;
  console.log(`  # ${what}\n  ${command} ${args.map((arg) => (arg.includes(" ") ? `"${arg}"` : arg)).join(" ")}`);
  const status = { versions: [{ version_id: "SERVING-VERSION", percentage: 100 }] };
  return Promise.resolve({
    ok: true,
    output: args.includes("--json") ? JSON.stringify(status) : "Worker Version ID: NEW-VERSION",
  });
};

/** The version that most visitors get, by the output of `wrangler deployments status --json`. */
export function servingVersion(status: string): string | undefined {
  const { versions } = JSON.parse(status) as { versions: readonly { version_id: string; percentage: number }[] };
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

/** The version that `wrangler versions upload` made. */
export const uploadedVersion = (output: string): string | undefined => /Worker Version ID: (\S+)/.exec(output)?.[1];

/** @throws Stopped that says what is left as it is, and how to go back. */
export async function release(run: Run, { worker, origin, bucket, cors, commit, isFirst }: Release): Promise<void> {
  const must = async (command: Command, otherwise = "Nothing after it was done."): Promise<string> => {
    const { ok, output } = await run(command);
    if (!ok) throw new Stopped(`${output}\n${command.what} failed. ${otherwise}`);
    return output;
  };
  const wrangler = (what: string, ...args: string[]): Command => ({ what, tool: "wrangler", args });

  await must(wrangler("Bringing the database up to date", "d1", "migrations", "apply", "DB", "--remote", ...ENV));
  await must(
    wrangler("Letting the site's pages upload", "r2", "bucket", "cors", "set", bucket, "--file", cors, "--force"),
  );
  if (isFirst) {
    await must(wrangler("Shipping", "deploy"));
    return;
  }

  const status = await must(wrangler("Asking which version serves", "deployments", "status", "--json", ...ENV));
  const serving = servingVersion(status);
  if (!serving) throw new Stopped("No version serves the site. If there is none yet: npm run deploy -- --first");
  const uploaded = await must(wrangler("Uploading the new version", "versions", "upload", "--message", commit));
  const next = uploadedVersion(uploaded);
  if (!next) throw new Stopped(`${uploaded}\nThe upload names no version. Visitors still get ${serving}.`);

  const share = (what: string, ...shares: string[]): Command =>
    wrangler(what, "versions", "deploy", ...shares, "--message", commit, "--yes");
  await must(share("Setting it beside the one that serves", `${serving}@100%`, `${next}@0%`));
  const back = `npx wrangler versions deploy ${serving}@100% --name ${worker} --yes`;
  await must(
    { what: "Asking it as a visitor would", tool: "smoke", args: [origin, "--release", `${worker}=${next}`] },
    `Visitors still get ${serving}; only a request that names ${next} gets that. To take it away:\n  ${back}`,
  );
  await must(share("Giving it to everybody", `${next}@100%`), `To be sure that visitors get the old one:\n  ${back}`);
  await must(
    wrangler("Setting its domain and its schedule", "triggers", "deploy"),
    `The new version serves everybody. To go back:\n  ${back}`,
  );
}
