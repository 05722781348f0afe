/** Runs the simulator. More seeds: npm run simulate. */
import { execFile } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

const simulate = (...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ["tests/simulation/simulate.ts", ...args],
      { cwd: ROOT },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });

it("holds every law of the simulator over 200 seeds", { tags: ["program"] }, async () => {
  expect(await simulate("--seeds", "200")).toMatch(/^200 seeds from 1: all held/);
});
it(
  "finds an edge that confirms leads without storing them",
  { tags: ["all", "program"] },
  async () => {
    expect(await simulate("--seeds", "20", "--lossy")).toMatch(
      /^Seed \d+: .+ was promised AIPM-.+ and is nowhere$/m,
    );
  },
);
// Split, because 1,800 seeds exceed a test's time limit on a busy machine.
it.each([201, 501, 801, 1101, 1401, 1701])(
  "holds every law of the simulator over 300 seeds from %i",
  { tags: ["all", "program"] },
  async (from) =>
    expect(await simulate("--seeds", "300", "--from", String(from))).toContain("all held"),
);
