/** Bundles the code under test as the build does. */
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin } from "vite";
import type { Code, Load } from "./device.ts";
import type { Isolate, Subject } from "./network.ts";

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, "../..");

/** Modules that a page loads for a form and for leads that wait on the device. */
const PAGE = `
  import { form as contact } from "/src/forms/definitions/contact.form.ts";
  import { form as documentVerification } from "/src/forms/definitions/document-verification.form.ts";
  import { form as portfolio } from "/src/forms/definitions/portfolio-management.form.ts";
  export const forms = Object.fromEntries([contact, documentVerification, portfolio].map((form) => [form.type, form]));
  export { loadDraft } from "/src/lead/draft.ts";
  export { FormSession, isLocked } from "/src/lead/form-session.ts";
  export { FormFiles } from "/src/lead/form-files.ts";
  export { pageSender } from "/src/lead/sender.ts";
  export { forgetExpired, mayHoldLeads } from "/src/lead/storage.ts";
  export { initialValues } from "/src/forms/payload.ts";
`;
/** The databases, which the device keeps. */
const KEPT = `
  export const createStore = (name) => name;
  export const { get, set, del, update, values } = keptByDevice;
`;
const VIRTUAL: Readonly<Record<string, string>> = {
  "virtual:edge": 'export { default as edge } from "/worker/index.ts"',
  "virtual:page": PAGE,
  "virtual:worker": 'import "/src/lead/outbox-sw.ts"',
  "idb-keyval": KEPT,
};

const entries: Plugin = {
  name: "subject",
  enforce: "pre",
  resolveId: (id) => (id in VIRTUAL ? `\0${id}` : undefined),
  load: (id) => VIRTUAL[id.slice(1)],
};

/** An edge that confirms leads without storing them. */
const lossy: Plugin = {
  name: "lossy",
  transform: (code, id) =>
    id.endsWith("/worker/lead/store.ts")
      ? code.replace("await insertWithRetries(stores, lead, cap)", "{ isNew: true }")
      : undefined,
};

/** Globals that a page or the service worker gets from the simulated device. All others are those of this process. */
const GLOBALS = [
  "Date",
  "localStorage",
  "sessionStorage",
  "globalThis",
  "indexedDB",
  "keptByDevice",
  "navigator",
  "addEventListener",
  "removeEventListener",
  "location",
  "document",
  "clients",
  "fetch",
  "AbortSignal",
  "XMLHttpRequest",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
] as const;

/** Separate for each process, so that two runs can go on at the same time. */
const FOLDER = path.join(ROOT, "node_modules/.tmp/simulation", String(process.pid));
process.on("exit", () => rmSync(FOLDER, { recursive: true, force: true }));

/** @returns A function that evaluates the module again with other globals. */
async function loading<T>(entry: string, globals: readonly string[] = [], plugins: Plugin[] = []): Promise<Load<T>> {
  const outDir = path.join(FOLDER, entry);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [entries, ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `virtual:${entry}`,
        output: { format: "cjs", entryFileNames: "subject.js", codeSplitting: false },
      },
    },
  });
  const source = readFileSync(path.join(outDir, "subject.js"), "utf8");
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a page has modules and globals of its own
  const evaluate = new Function("exports", "require", ...globals, source);
  return (values = {}) => {
    const exports = {};
    evaluate(exports, require, ...globals.map((name) => values[name as keyof typeof values]));
    return exports as T;
  };
}

/** Returns functions that start an isolate of the edge, and load the code of a page and of the service worker. */
export async function bundle(isLossy: boolean): Promise<Subject> {
  const [begin, load, loadWorker] = await Promise.all([
    loading<Isolate>("edge", [], isLossy ? [lossy] : []),
    loading<Code>("page", GLOBALS),
    loading<unknown>("worker", GLOBALS),
  ]);
  return { begin, load, loadWorker };
}
