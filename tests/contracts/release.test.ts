/** Release order, against recorded output of wrangler 4.156. */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { release, type Run } from "../../tools/release.ts";
import { copyAssets, deployTrial, MAX_ASSETS, trialConfig } from "../../tools/trial.ts";
import { scratch } from "../support/scratch.ts";

const LIVE = "11111111-1111-4111-8111-111111111111";
const FAILED = "22222222-2222-4222-8222-222222222222";
const NEXT = "33333333-3333-4333-8333-333333333333";

/** Output by the start of a command. The failed version of an earlier release is still deployed at 0 %. */
const RECORDED: Readonly<Record<string, string>> = {
  "d1 migrations": "Resource location: remote\n\n✅ No migrations to apply!",
  "d1 execute": `[{"results":[{"name":"lead_contact_us"},{"name":"lead_gone"}],"success":true,"meta":{"served_by":"v3-prod","changes":0}}]`,
  "deployments status": `{"id":"d1","source":"wrangler","strategy":"percentage","versions":[{"version_id":"${FAILED}","percentage":0},{"version_id":"${LIVE}","percentage":100}]}`,
  "versions upload": `Total Upload: 512.13 KiB / gzip: 121.50 KiB\nWorker Startup Time: 21 ms\nUploaded aipm (4.91 sec)\nWorker Version ID: ${NEXT}\nVersion Preview URL: https://33333333-aipm.example.workers.dev\n`,
  "d1 create": `✅ Successfully created DB 'aipm-trial' in region APAC\n{\n  "d1_databases": [{ "binding": "aipm_trial", "database_name": "aipm-trial", "database_id": "${LIVE}" }]\n}\nClaim URL: https://dash.cloudflare.com/claim/abc\n`,
};

/** Returns a runner that records commands and fails at the one that starts with `failing`. */
function recorder(failing?: string): { run: Run; commands: string[] } {
  const commands: string[] = [];
  const run: Run = async (tool, args) => {
    const command = [...(tool === "smoke" ? ["smoke"] : []), ...args].join(" ");
    commands.push(command);
    if (failing && command.startsWith(failing)) throw new Error("✘ [ERROR] fetch failed");
    return Object.entries(RECORDED).find(([start]) => command.startsWith(start))?.[1] ?? "";
  };
  return { run, commands };
}

function plan(commands: string[]) {
  return {
    worker: "aipm",
    origin: "https://www.aipm.in",
    bucket: "aipm-files",
    cors: "cors.json",
    commit: "abc1234",
    isFirst: false,
    writeViews: (existing: readonly string[]) => `${existing.join("+")}.sql`,
    build: async () => void commands.push("build"),
  };
}

const PREPARE = [
  "d1 migrations apply DB --remote",
  "d1 execute DB --remote --json --command SELECT name FROM sqlite_schema WHERE type = 'view'",
  "d1 execute DB --remote --yes --file lead_contact_us+lead_gone.sql",
  "build",
  "r2 bucket cors set aipm-files --file cors.json --force",
];
const SMOKE = `smoke https://www.aipm.in --release aipm=${NEXT}`;
const ALL = [
  ...PREPARE,
  "deployments status --json",
  "versions upload --message abc1234",
  `versions deploy ${LIVE}@100% ${NEXT}@0% --message abc1234 --yes`,
  SMOKE,
  `versions deploy ${NEXT}@100% --message abc1234 --yes`,
  "triggers deploy",
];

describe("release", () => {
  it("migrates, builds, uploads, tests the new version and then deploys it", async () => {
    const { run, commands } = recorder();
    await release(run, plan(commands));
    expect(commands).toEqual(ALL);
  });

  it.each(ALL.filter((command) => command !== "build"))("stops when this command fails: %s", async (command) => {
    const { run, commands } = recorder(command);
    await expect(release(run, plan(commands))).rejects.toThrow("fetch failed");
    expect(commands).toEqual(ALL.slice(0, ALL.indexOf(command) + 1));
  });

  it("keeps the live version when the smoke test fails", async () => {
    const { run, commands } = recorder("smoke");
    await expect(release(run, plan(commands))).rejects.toThrow(
      `Visitors still get ${LIVE}. To withdraw the new version:\n  npx wrangler versions deploy ${LIVE}@100% --yes`,
    );
  });

  it("stops when wrangler names no version", async () => {
    const { run, commands } = recorder();
    const silent: Run = async (tool, args) => (args[0] === "versions" ? "Uploaded" : run(tool, args));
    await expect(release(silent, plan(commands))).rejects.toThrow("wrangler named no version");
  });

  it("deploys before it tests when no live site exists", async () => {
    const { run, commands } = recorder();
    await release(run, { ...plan(commands), isFirst: true });
    expect(commands).toEqual([...PREPARE, "deploy --message abc1234", "smoke https://www.aipm.in"]);
  });
});

describe("trial", () => {
  it("ends in one sentence when Cloudflare cannot be reached", async () => {
    const home = scratch();
    // Nothing listens on port 1.
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" };
    const result = await promisify(execFile)(process.execPath, ["tools/deploy.ts", "--trial", "--yes"], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(result).toMatchObject({
      code: 1,
      stderr: "The trial stopped because Cloudflare cannot be reached from here.\n",
    });
  });

  it("asks for consent before the first request", async () => {
    const { run, commands } = recorder();
    const trial = deployTrial(run, { isAccepted: false, ...plan(commands) });
    await expect(trial).rejects.toThrow("Without a terminal add --yes");
    expect(commands).toEqual([]);
  });

  it("leaves out the bucket, the domain and the limits of a paid plan", () => {
    const built = {
      name: "aipm",
      routes: [{ pattern: "www.aipm.in" }],
      limits: { cpu_ms: 60_000 },
      r2_buckets: [{ binding: "FILES" }],
      assets: { directory: "../client", binding: "ASSETS" },
      d1_databases: [{ binding: "DB", database_id: "production", migrations_dir: "../../migrations" }],
    };
    expect(trialConfig(built, LIVE)).toEqual({
      name: "aipm-trial",
      workers_dev: true,
      r2_buckets: [],
      assets: { directory: "../trial", binding: "ASSETS" },
      d1_databases: [
        { binding: "DB", database_name: "aipm-trial", database_id: LIVE, migrations_dir: "../../migrations" },
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
