/** The tests that mutants meet, as npm run mutate names them: by project, what it includes. */
import { defineConfig } from "vitest/config";
import config from "../vitest.config.ts";

const includes = JSON.parse(process.env.MUTATION_STAGE ?? "{}") as Readonly<Record<string, readonly string[]>>;

/** Pure code needs no document, without which its tests begin in a quarter of the time. */
const pure = { test: { name: "pure", environment: "node", env: { TZ: "Asia/Kolkata" } } };

const projects = [...(config.test?.projects ?? []), pure].flatMap((project) => {
  if (typeof project !== "object" || !("test" in project)) return [];
  const name = String(project.test?.name);
  const include = includes[name];
  // What is made while a module is loaded changes with a module that is loaded anew. All else is faster in one that stays.
  const isolate = process.env.MUTATION_LOADS === "1" || name === "isolated";
  return include ? [{ ...project, test: { ...project.test, isolate, include: [...include] } }] : [];
});

export default defineConfig({ ...config, test: { ...config.test, projects } });
