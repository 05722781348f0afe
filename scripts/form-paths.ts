/** Writes src/forms/paths.gen.ts: which form stands at a path. With it a page loads the definition of its own form alone. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { quietly, ROOT } from "./commands.ts";
import { readForms } from "./forms.ts";

const FILE = path.join(ROOT, "src/forms/paths.gen.ts");

export async function formPathsText(): Promise<string> {
  const entries = (await readForms()).flatMap(({ file, form }) =>
    form.pages.map((page) => `  "${page.path}": "${path.basename(file, ".form.ts")}",\n`),
  );
  return [
    "/** Made by scripts/form-paths.ts: the name of a form's file, by the path of its page. */\n",
    "export const formFiles: Readonly<Record<string, string>> = {\n",
    ...entries.toSorted(),
    "};\n",
  ].join("");
}

/** Keeps it in step with the forms while the development server runs: in a process of its own, which knows no older form. */
export const formPaths = (): Plugin => ({
  name: "form-paths",
  apply: "serve",
  configureServer({ watcher, config }) {
    watcher.on("all", async (_, file) => {
      if (!file.endsWith(".form.ts")) return;
      const { ok, output } = await quietly({ script: "scripts/form-paths.ts" }, []);
      // What is being written may not be whole yet.
      if (!ok) config.logger.error(output);
    });
  },
});

if (import.meta.main) {
  const text = await formPathsText();
  if (text !== readFileSync(FILE, "utf8")) writeFileSync(FILE, text);
}
