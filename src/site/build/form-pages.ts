/** A Vite plugin: `virtual:form-pages` maps every form's path to the import of its own file, and of that file alone. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { AnyForm } from "../../forms/define.ts";
import type { FormFile } from "./chunks.ts";

const FORMS = path.resolve(import.meta.dirname, "../../forms");
const ID = "virtual:form-pages";

/** Every form file with its form. */
export async function readForms(): Promise<FormFile[]> {
  const files = readdirSync(FORMS).filter((name) => name.endsWith(".form.ts"));
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(FORMS, name);
      const { form } = (await import(pathToFileURL(file).href)) as { form: AnyForm };
      return { file, form };
    }),
  );
}

export function formPages(): Plugin {
  return {
    name: "site:form-pages",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const forms = await readForms();
      const entries = forms.flatMap(({ file, form }) =>
        form.pages.map((page) => `${JSON.stringify(page.path)}: () => import(${JSON.stringify(file)})`),
      );
      return `export const formPages = {\n${entries.join(",\n")}\n};`;
    },
  };
}
