/** Projects: worker (workerd), unit and isolated (jsdom), contracts, staff, development and built (Node). */
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { viewStatements } from "../scripts/views.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Multiplies timeouts on slow machines (scripts/test.ts). */
const patience = Number(process.env.TEST_PATIENCE ?? (process.env.CI ? 10 : 1));
const TIMEOUTS = {
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000 * patience,
  expect: { poll: { timeout: 15_000 * patience } },
};

/** Test files share modules and document, which is three times as fast. Each test cleans up. */
const SHARED = { ...TIMEOUTS, isolate: false };
/** Files that mock modules. */
const ISOLATED = "tests/unit/**/*.isolated.test.{ts,tsx}";

const inJsdom = (name: string, settings: object) => ({
  root,
  plugins: [react()],
  test: { ...settings, name, environment: "jsdom", setupFiles: ["tests/unit/setup.ts"] },
});
const inNode = (name: string, folder = name, settings: object = SHARED) => ({
  root,
  test: { ...settings, name, environment: "node", include: [`tests/${folder}/**/*.test.ts`] },
});

export default defineConfig({
  root,
  test: {
    // The workers project cannot read modules that Vitest cached for another runtime.
    fsModuleCache: false,
    // The default leaves one core free, which is half of two.
    maxWorkers: "100%",
    // Logs of passed tests would hide the failed ones.
    silent: "passed-only",
    tags: [
      // The longest tests.
      { name: "all", description: "only in npm run test:all", skip: !process.env.TEST_ALL },
      { name: "program", description: "runs a whole program", timeout: 180_000 * patience },
    ],
    projects: [
      {
        root,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: path.join(root, "wrangler.toml") },
            miniflare: {
              bindings: {
                // Tests do not depend on the production domain.
                SITE_ORIGIN: "https://www.aipm.example",
                TEST_MIGRATIONS: await readD1Migrations(path.join(root, "migrations")),
                TEST_VIEWS: viewStatements([]),
              },
            },
          }),
        ],
        test: {
          ...SHARED,
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/worker/setup.ts"],
        },
      },
      inJsdom("unit", {
        ...SHARED,
        include: ["tests/unit/**/*.test.{ts,tsx}"],
        exclude: [ISOLATED],
      }),
      inJsdom("isolated", { ...TIMEOUTS, include: [ISOLATED] }),
      inNode("contracts"),
      inNode("staff"),
      // The development server: only in npm run test:all.
      ...(process.env.TEST_ALL
        ? [inNode("development", "dev", { ...TIMEOUTS, hookTimeout: 180_000 * patience })]
        : []),
      // One process, so that each document is read once.
      inNode("built", "built", { ...SHARED, maxWorkers: 1 }),
    ],
  },
});
