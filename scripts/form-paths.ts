/**
 * Writes src/forms/paths.gen.ts, which maps paths to forms. A page then loads one definition only.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { quietly, ROOT } from "../shared/commands.ts";
import { readForms } from "../shared/forms.ts";
import { checkForm } from "../src/forms/check.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { didYouMean } from "../staff/closest.ts";

const FILE = path.join(ROOT, "src/forms/paths.gen.ts");

const PICTURE = /^(.+)-(?:day|both)-\d+\.webp$/;

/** Says that public/pictures has no such picture, with the most similar name, or returns "". */
export function pictureFault(picture: string): string {
  const names = readdirSync(path.join(ROOT, "public/pictures")).flatMap(
    (file) => PICTURE.exec(file)?.[1] ?? [],
  );
  return names.includes(picture)
    ? ""
    : `There is no picture "${picture}".${didYouMean(picture, names)} Add one with: npm run new:picture ${picture} photo.jpg`;
}

/** The contradiction in a form, or "". */
function formFault(form: AnyForm): string {
  try {
    checkForm(form);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

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

/** Vite plugin that rewrites the file when a form changes. It starts a child process, because this one has the old form in memory. */
export const formPaths = (): Plugin => ({
  name: "form-paths",
  apply: "serve",
  configureServer({ watcher, config }) {
    watcher.on("all", async (_, file) => {
      if (!file.endsWith(".form.ts")) return;
      const { ok, output } = await quietly({ script: "scripts/form-paths.ts" }, []);
      // The editor may have saved an incomplete form.
      if (!ok) config.logger.error(output);
    });
  },
});

if (import.meta.main) {
  for (const { file, form } of await readForms()) {
    const fault = pictureFault(form.picture) || formFault(form);
    if (!fault) continue;
    console.error(`${file}: ${fault}`);
    process.exitCode = 1;
  }
  const text = await formPathsText();
  if (text !== readFileSync(FILE, "utf8")) writeFileSync(FILE, text);
}
