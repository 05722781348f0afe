/** Browser tests of the built site in workerd, with a separate database. Run: npx playwright test -c e2e */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { build, isBuilt } from "../scripts/build.ts";
import { browser } from "../scripts/browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import { ANOTHER_MACHINE } from "./support/another-machine.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

// Worker processes read this file again with the same environment.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.env.E2E_PORT ??= String(await freePort());
  const parent = path.join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  // Each run starts without leads, files and rate limits, and leaves another run in this folder alone.
  const state = mkdtempSync(path.join(parent, "e2e-"));
  process.on("exit", () => rmSync(state, { recursive: true, force: true }));
  process.env.E2E_STATE = state;
  // Tests are generated from the built pages.
  const { ok, output } = isBuilt() ? { ok: true, output: "" } : await build();
  if (!ok) throw new Error(`The build failed.\n${output}`);
}
const { E2E_PORT, E2E_STATE } = process.env as Record<"E2E_PORT" | "E2E_STATE", string>;

/** Multiplies timeouts on slow machines (scripts/test.ts). */
const patience = Number(process.env.TEST_PATIENCE ?? (process.env.CI ? 10 : 1));
const launch = await browser();

export default defineConfig({
  testDir: ".",
  // A configuration of its own.
  testIgnore: "engines/**",
  outputDir: path.join(ROOT, "test-results"),
  snapshotPathTemplate: "{testDir}/spoken/{arg}{ext}",
  reporter: "list",
  // One more than two cores, because tests mostly wait for their page.
  workers: 3,
  fullyParallel: true,
  // `npm run test:all` runs these too.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@all/ }),
  forbidOnly: true,
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 15_000 * patience },
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    launchOptions: {
      ...launch,
      args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${ANOTHER_MACHINE} 127.0.0.1`],
    },
    screenshot: "only-on-failure",
    // Most visitors are in India.
    timezoneId: "Asia/Kolkata",
  },
  webServer: {
    // `exec` replaces the shell, so that the server notices the end of this process (parent.mjs).
    command: `${process.platform === "win32" ? "" : "exec "}"${process.execPath}" scripts/serve.ts --port ${E2E_PORT}`,
    cwd: ROOT,
    env: {
      npm_lifecycle_event: "test:e2e",
      ...(process.env as Record<string, string>),
      STATE_DIR: E2E_STATE,
    },
    url: `http://localhost:${E2E_PORT}/health`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    timeout: 60_000 * patience,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
