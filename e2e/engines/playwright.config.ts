/** The main ways of a visitor in Firefox and WebKit. Run: npx playwright test -c e2e/engines */
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import { ENGINES, isInstalled } from "./engines.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  workers: 1,
  projects: Object.keys(ENGINES).flatMap((name) => (isInstalled(ENGINES[name]!) ? { name } : [])),
});
