/**
 * Order of a release. The new version is deployed at 0 % next to the live one, so that only requests that name it reach it.
 * Visitors get it after the smoke test passed.
 */
import { VIEWS_THERE } from "../scripts/views.ts";

/** Runs a command and returns its output. Throws if the command fails. */
export type Run = (tool: "wrangler" | "smoke", args: readonly string[]) => Promise<string>;

export interface Release {
  /** Name of the worker at Cloudflare. */
  readonly worker: string;
  readonly origin: string;
  readonly commit: string;
  /** True for a domain without a live site. */
  readonly isFirst: boolean;
  /** Writes the SQL that recreates the views. `existing` are the names of the current ones. */
  readonly writeViews: (existing: readonly string[]) => string;
  /** Builds the site and adds the files of earlier releases. */
  readonly build: () => Promise<void>;
}

/** Returns the version with most traffic, from `wrangler deployments status --json`. */
export function liveVersion(status: string): string {
  const { versions } = JSON.parse(status) as {
    versions: readonly { version_id: string; percentage: number }[];
  };
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id;
}

/** Returns the new version, from `wrangler versions upload`. */
export function uploadedVersion(output: string): string {
  const version = /Worker Version ID: (\S+)/.exec(output)?.[1];
  if (!version) throw new Error("wrangler named no version. Visitors still get the old one.");
  return version;
}

/** Migrates the database and recreates its views. `flags` go to every command. */
export async function migrate(
  run: Run,
  writeViews: Release["writeViews"],
  flags: readonly string[],
): Promise<void> {
  await run("wrangler", ["d1", "migrations", "apply", "DB", ...flags]);
  const execute = ["d1", "execute", "DB", ...flags];
  const views = JSON.parse(
    await run("wrangler", [...execute, "--json", "--command", VIEWS_THERE]),
  ) as [{ results: { name: string }[] }];
  const file = writeViews(views[0].results.map(({ name }) => name));
  await run("wrangler", [...execute, "--yes", "--file", file]);
}

/** Performs a release. Throws at the first command that fails, and says how to withdraw a version that stays at 0 %. */
export async function release(run: Run, plan: Release): Promise<void> {
  const { worker, origin, commit, isFirst } = plan;
  await migrate(run, plan.writeViews, ["--remote"]);
  await plan.build();
  const message = ["--message", commit];
  if (isFirst) {
    await run("wrangler", ["deploy", ...message]);
    await run("smoke", [origin]);
    return;
  }
  const live = liveVersion(await run("wrangler", ["deployments", "status", "--json"]));
  const next = uploadedVersion(await run("wrangler", ["versions", "upload", ...message]));
  const deploy = (...shares: string[]) =>
    run("wrangler", ["versions", "deploy", ...shares, ...message, "--yes"]);
  await deploy(`${live}@100%`, `${next}@0%`);
  try {
    await run("smoke", [origin, "--release", `${worker}=${next}`]);
  } catch (error) {
    const withdraw = `npx wrangler versions deploy ${live}@100% --yes`;
    throw new Error(
      `${(error as Error).message}\nVisitors still get ${live}. To withdraw the new version:\n  ${withdraw}`,
      { cause: error },
    );
  }
  await deploy(`${next}@100%`);
  await run("wrangler", ["triggers", "deploy"]);
}
