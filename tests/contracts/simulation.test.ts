/**
 * Runs the simulator over 200 seeds, and checks that it detects deliberately broken code. More seeds: npm run simulate.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { BREAKS } from "../simulation/bundle.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const simulate = (...args: string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["tests/simulation/simulate.ts", ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    );
  });

const holds = (seeds: number, from: number) => async () => {
  const outcome = await simulate("--seeds", String(seeds), "--from", String(from));
  expect(outcome).toMatchObject({ ok: true, output: expect.stringContaining("all held") as string });
};
it("passes every plan of an earlier fault", async () => {
  const outcome = await simulate("--plans");
  expect(outcome).toMatchObject({ ok: true, output: expect.stringContaining("plans hold") as string });
});
it("keeps every table and bucket prefix within the caps of a network that floods the edge", async () => {
  const outcome = await simulate("--floods");
  expect(outcome).toMatchObject({ ok: true, output: expect.stringContaining("stay within the caps") as string });
});
it("notices a flood if the cap on the bytes of leads is broken", { tags: ["all"] }, async () => {
  const { ok, output } = await simulate("--floods", "--break", "cap");
  expect(ok).toBe(false);
  expect(output).toMatch(/A flood from a \/64: leads holds \d+ rows/);
});
it("passes 200 seeds", holds(200, 1));
// Split, because 1,800 seeds exceed a test's time limit on a busy machine.
it.each([201, 501, 801, 1101, 1401, 1701])("passes 300 seeds from %i", { tags: ["all"] }, (from) => holds(300, from)());

it.each(Object.keys(BREAKS))("fails within 10,000 seeds when this is broken: %s", { tags: ["all"] }, async (name) => {
  const { ok, output } = await simulate("--seeds", "10000", "--break", name);
  expect(ok).toBe(false);
  const [, seed] = /^Seed (\d+): /m.exec(output) ?? [];
  // The seed replays the same failure.
  const again = await simulate("--seeds", "1", "--from", seed ?? "", "--break", name);
  expect(again.output.split("\n")[0]).toBe(output.split("\n")[0]);
});
