/**
 * Bundles the code under test as the build does. A repaired fault can be broken again, to show that
 * the simulator notices.
 */
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin } from "vite";
import type { Code, Load } from "./device.ts";
import type { Isolate, Subject } from "./world.ts";

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, "../..");

/** The file, the code to find, and its replacement. */
type Break = readonly [file: string, find: string, instead: string];

export const BREAKS: Readonly<Record<string, Break>> = {
  conflict: ["worker/lead/insert-lead.ts", "\n  ON CONFLICT (id) DO NOTHING", ""],
  claim: ["worker/uploads/uploads.ts", "json_array_length(${keys}) = (", "json_array_length(${keys}) >= ("],
  erasure: [
    "worker/lead/insert-lead.ts",
    'WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = ?${NAMES.indexOf("id") + 1})',
    "WHERE 1",
  ],
  cap: [
    "worker/lead/daily-cap.ts",
    "WHERE bytes + ${bytes} > sender.value ->> 'most'",
    "WHERE bytes + ${bytes} > 1e12",
  ],
  notice: [
    "worker/notify/outbox.ts",
    "SET tries = tries + 1, due_at = strftime(${FORMAT}, '+' || (?1 ->> ('$[' || tries || ']')) || ' seconds')",
    "SET tries = tries + 1, due_at = iif(?1, due_at, due_at)",
  ],
  intent: ["src/lead/intent.ts", "loadItem<Nonce>(this.#key)?.nonce ?? uuid()", "uuid()"],
  look: [
    "src/lead/sender.ts",
    "const lead = await this.outbox.get(listed.id);",
    'const lead = (await this.outbox.get(listed.id)) ?? { ...listed, status: { at: "queued" } };',
  ],
  withdraw: ["src/lead/form-session.ts", "void this.#sender.outbox.remove(this.#id);", "void 0;"],
  restore: ["src/lead/form-session.ts", "this.#id = this.#idFor(values);", ""],
  retry: [
    "src/lead/request.ts",
    "const longest = failures >= QUICK_ATTEMPTS",
    "if (failures > 3) return undefined;\n  const longest = failures >= QUICK_ATTEMPTS",
  ],
  files: ["src/lead/form-session.ts", "this.#files.restore(upload, files);", "void 0;"],
  put: [
    "src/lead/outbox.ts",
    'const queued: StoredLead = { ...lead, status: { at: "queued" } };',
    'const queued: StoredLead = { ...lead, status: { at: "queued" } };\n    return false;',
  ],
  gone: ["src/lead/outbox.ts", "if (!lead || this.#removed.has(id)) throw new Removed();", ""],
};

const breaking = (name: string): Plugin => {
  const broken = BREAKS[name];
  if (!broken) throw new Error(`Break one of: ${Object.keys(BREAKS).join(", ")}`);
  const [file, find, instead] = broken;
  return {
    name: "break",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      if (!code.includes(find)) throw new Error(`${file} no longer holds what --break ${name} takes away`);
      return code.replace(find, () => instead);
    },
  };
};

/** The edge, its scheduled job, and the browser's code that gives a lead its id. */
const EDGE = `
  export { default as edge } from "/worker/index.ts";
  export { Intent } from "/src/lead/intent.ts";
`;
/** Modules that a page loads for a form and for leads that wait on the device. */
const PAGE = `
  import { form as contact } from "/src/forms/definitions/contact.form.ts";
  import { form as documentVerification } from "/src/forms/definitions/document-verification.form.ts";
  export const forms = { [contact.type]: contact, [documentVerification.type]: documentVerification };
  export { loadDraft } from "/src/lead/draft.ts";
  export { FormSession, isLocked } from "/src/lead/form-session.ts";
  export { FormFiles } from "/src/lead/form-files.ts";
  export { loadReceipt } from "/src/lead/receipts.ts";
  export { pageSender } from "/src/lead/sender.ts";
  export { forgetExpired, mayHoldLeads } from "/src/lead/storage.ts";
`;
/** The databases, which the device keeps. */
const KEPT = `
  export const createStore = (name) => name;
  export const { get, set, del, update, values } = keptByDevice;
`;
const VIRTUAL: Readonly<Record<string, string>> = {
  "virtual:edge": EDGE,
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

/**
 * Globals that a page or the service worker gets from the simulated device. All other globals are
 * those of this process.
 */
const GLOBALS = [
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

async function buildOne(entry: string, broken: string | undefined): Promise<string> {
  const outDir = path.join(FOLDER, entry);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [entries, ...(broken ? [breaking(broken)] : [])],
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
  return path.join(outDir, "subject.js");
}

/** @returns a function that evaluates the module again with other globals */
async function loading<T>(
  entry: string,
  broken: string | undefined,
  globals: readonly string[] = [],
): Promise<Load<T>> {
  const file = await buildOne(entry, broken);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a page has modules and globals of its own
  const evaluate = new Function("exports", "require", ...globals, readFileSync(file, "utf8"));
  return (given = {}) => {
    const exports = {};
    evaluate(exports, require, ...globals.map((name) => given[name as keyof typeof given]));
    return exports as T;
  };
}

/**
 * Returns functions that start an isolate of the edge and load the code of a page and of the
 * service worker.
 */
export async function bundle(broken: string | undefined): Promise<Subject> {
  const [begin, load, loadWorker] = await Promise.all([
    loading<Isolate>("edge", broken),
    loading<Code>("page", broken, GLOBALS),
    loading<unknown>("worker", broken, GLOBALS),
  ]);
  return { begin, load, loadWorker };
}
