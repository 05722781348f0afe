/**
 * Six kinds of test: the worker in workerd, components in jsdom, and in Node contracts between the parts, the staff's desk, the
 * development server, and the built site.
 */
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

/** Test files share their modules and their document, which is three times as fast: what a test leaves behind it clears away. */
const SHARED = { ...TIMEOUTS, isolate: false };
/** But those that put other modules in the place of ours. */
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
    // By default one core is left free, which on two cores is half of them.
    maxWorkers: "100%",
    // What a worker logs is of use where its test failed, and hides which one did where it passed.
    silent: "passed-only",
    // What a release is tested with, and would take too long before each commit.
    tags: [{ name: "all", description: "only in npm run test:all", skip: !process.env.TEST_ALL }],
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
      inJsdom("unit", { ...SHARED, include: ["tests/unit/**/*.test.{ts,tsx}"], exclude: [ISOLATED] }),
      inJsdom("isolated", { ...TIMEOUTS, include: [ISOLATED] }),
      inNode("contracts"),
      inNode("staff"),
      inNode("development", "dev", TIMEOUTS),
      // One process, which reads each document once.
      inNode("built", "built", { ...SHARED, maxWorkers: 1 }),
    ],
  },
});
