/** The subject in one file, as the build makes it; and with one of its mends undone, to see that the simulation notices. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Break {
  readonly file: string;
  readonly find: string;
  readonly instead: string;
}

export const BREAKS: Readonly<Record<string, Break>> = {
  conflict: {
    file: "worker/forms/bulk-insert.ts",
    find: "\n  ON CONFLICT (id) DO NOTHING",
    instead: "",
  },
  claim: {
    file: "worker/database.ts",
    find: '${hasFiles ? `AND ${CLAIM_IS_FREE}` : ""}',
    instead: '${hasFiles ? `AND (${CLAIM_IS_FREE} OR 1)` : ""}',
  },
  erasure: {
    file: "worker/database.ts",
    find: "WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = ?)",
    instead: "WHERE ? IS NOT NULL",
  },
  bisect: {
    file: "worker/forms/drain.ts",
    find: "const half = Math.ceil(group.length / 2);",
    instead:
      'for (const one of group) await this.#fail(one, "refused");\n      if (group.length > 1) return;\n      const half = 1;',
  },
  intent: {
    file: "src/lead/intent.ts",
    find: "load<Nonce>(this.#key, isNonce)?.nonce ?? uuid()",
    instead: "uuid()",
  },
};

const breaking = (name: string): Plugin => {
  const { file, find, instead } = BREAKS[name] ?? {};
  if (!file || find === undefined || instead === undefined)
    throw new Error(`Break one of: ${Object.keys(BREAKS).join(", ")}`);
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

/** The edge, and of the browser what makes one lead of one intent. */
const SUBJECT = `
  export { default as edge } from "/worker/index.ts";
  export { Intent } from "/src/lead/intent.ts";
`;
const NAME = "virtual:subject";

const entry: Plugin = {
  name: "subject",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? SUBJECT : undefined),
};

/** @returns the address of the module */
export async function bundle(broken: string | undefined): Promise<string> {
  const outDir = path.join(ROOT, "node_modules/.tmp/simulation", broken ?? "whole");
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [entry, ...(broken ? [breaking(broken)] : [])],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: NAME, output: { entryFileNames: "subject.js" } },
    },
  });
  return pathToFileURL(path.join(outDir, "subject.js")).href;
}
