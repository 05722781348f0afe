/** Every form file with its form. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyForm } from "../../forms/define.ts";
import type { FormFile } from "./chunks.ts";

const FORMS = path.resolve(import.meta.dirname, "../../forms");

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
