/** Release order, against recorded output of wrangler (wrangler-release.txt). */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { liveVersion, release, type Run } from "../../tools/release.ts";
import { copyAssets, deployTrial, MAX_ASSETS, trialConfig } from "../../tools/trial.ts";
import { scratch } from "../support/scratch.ts";

const RECORDED = readFileSync(path.join(import.meta.dirname, "wrangler-release.txt"), "utf8")
  .split(/^\$ /m)
  .slice(1)
  .map((part) => [part.split("\n", 1)[0]!, part.slice(part.indexOf("\n") + 1)] as const);
/** The commands of a release, with the ids that wrangler printed. */
const ALL = RECORDED.map(([command]) => command);
const LIVE = /(\S+)@100% \S+@0%/.exec(ALL.join("\n"))![1]!;

/** Returns a runner that records commands, answers as wrangler did, and fails at the one that starts with `failing`. */
function recorder(failing?: string): { run: Run; commands: string[] } {
  const commands: string[] = [];
  const run: Run = async (tool, args) => {
    const command = [...(tool === "smoke" ? ["smoke"] : []), ...args].join(" ");
    commands.push(command);
    if (failing && command.startsWith(failing)) throw new Error("✘ [ERROR] fetch failed");
    return new Map(RECORDED).get(command) ?? "";
  };
  return { run, commands };
}

function plan(commands: string[]) {
  return {
    worker: "aipm",
    origin: "https://www.example.in",
    commit: "abc123456789",
    isFirst: false,
    writeViews: (existing: readonly string[]) =>
      existing.includes("lead_contact_us") ? "views.sql" : "none.sql",
    build: async () => void commands.push("build"),
  };
}

describe("release", () => {
  it("migrates, builds, uploads, tests the new version and then deploys it", async () => {
    const { run, commands } = recorder();
    await release(run, plan(commands));
    expect(commands).toEqual(ALL);
  });

  it.each(ALL.filter((command) => command !== "build"))(
    "stops when this command fails: %s",
    async (command) => {
      const { run, commands } = recorder(command);
      await expect(release(run, plan(commands))).rejects.toThrow("fetch failed");
      expect(commands).toEqual(ALL.slice(0, ALL.indexOf(command) + 1));
    },
  );

  it("finds the live version by its traffic after a release that stopped at 0 %", () => {
    const status = new Map(RECORDED).get("deployments status --json")!;
    const { versions } = JSON.parse(status) as {
      versions: { version_id: string; percentage: number }[];
    };
    expect(versions.map(({ percentage }) => percentage).toSorted()).toEqual([0, 100]);
    expect(liveVersion(status)).toBe(LIVE);
  });

  it("keeps the live version when the smoke test fails", async () => {
    const { run, commands } = recorder("smoke");
    await expect(release(run, plan(commands))).rejects.toThrow(
      `Visitors still get ${LIVE}. To withdraw the new version:\n  npx wrangler versions deploy ${LIVE}@100% --yes`,
    );
  });

  it("stops when wrangler names no version", async () => {
    const { run, commands } = recorder();
    const silent: Run = async (tool, args) => (args[1] === "upload" ? "Uploaded" : run(tool, args));
    await expect(release(silent, plan(commands))).rejects.toThrow("wrangler named no version");
  });

  it("deploys before it tests when no live site exists", async () => {
    const { run, commands } = recorder();
    await release(run, { ...plan(commands), isFirst: true });
    const prepare = ALL.slice(0, ALL.indexOf("deployments status --json"));
    expect(commands).toEqual([
      ...prepare,
      "deploy --message abc123456789",
      "smoke https://www.example.in",
    ]);
  });
});

describe("trial", () => {
  it("ends in one sentence when Cloudflare cannot be reached", { tags: ["all"] }, async () => {
    const home = scratch();
    // Nothing listens on port 1.
    const env = {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1",
    };
    const result = await promisify(execFile)(
      process.execPath,
      ["tools/deploy.ts", "--trial", "--yes"],
      { env },
    ).catch((error: { code: number; stderr: string }) => error);
    expect(result).toMatchObject({
      code: 1,
      stderr: "The trial stopped because Cloudflare cannot be reached from here.\n",
    });
  });

  it.each(["fetch failed", "Unable to resolve Cloudflare's API hostname"])(
    "ends in one sentence when wrangler reports: %s",
    async (message) => {
      const run: Run = () => Promise.reject(new Error(`✘ [ERROR] ${message}`));
      await expect(deployTrial(run, { isAccepted: true, ...plan([]) })).rejects.toThrow(
        /^The trial stopped because/,
      );
    },
  );

  it("asks for consent before the first request", async () => {
    const { run, commands } = recorder();
    const trial = deployTrial(run, { isAccepted: false, ...plan(commands) });
    await expect(trial).rejects.toThrow("Without a terminal add --yes");
    expect(commands).toEqual([]);
  });

  it("leaves bucket, domain and paid limits out of a trial deploy", () => {
    const built = {
      name: "aipm",
      routes: [{ pattern: "www.aipm.in" }],
      limits: { cpu_ms: 60_000 },
      r2_buckets: [{ binding: "FILES" }],
      assets: { directory: "../client", binding: "ASSETS" },
      d1_databases: [
        { binding: "DB", database_id: "production", migrations_dir: "../../migrations" },
      ],
    };
    expect(trialConfig(built, LIVE)).toEqual({
      name: "aipm-trial",
      workers_dev: true,
      r2_buckets: [],
      assets: { directory: "../trial", binding: "ASSETS" },
      d1_databases: [
        {
          binding: "DB",
          database_name: "aipm-trial",
          database_id: LIVE,
          migrations_dir: "../../migrations",
        },
      ],
    });
  });

  it("leaves out pictures of the dark theme and refuses more than 1,000 files", () => {
    const client = scratch();
    writeFileSync(path.join(client, "_headers"), "/*\n  X-Frame-Options: DENY\n");
    const write = (name: string): void => writeFileSync(path.join(client, name), "");
    for (let i = 1; i < MAX_ASSETS; i += 1) write(`home-day-${i}.avif`);
    write("home-dusk-640.avif");
    const folder = path.join(scratch(), "trial");
    mkdirSync(folder);
    expect(() => copyAssets(client, folder)).not.toThrow();
    write("one-more.avif");
    expect(() => copyAssets(client, folder)).toThrow("1001 files");
  });
});
