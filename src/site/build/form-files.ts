/** Every form file with its form. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyForm } from "../../forms/define.ts";
import { ROOT } from "./settings.ts";

export interface FormFile {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly form: AnyForm;
}

const FORMS = "src/forms";

export async function readForms(): Promise<FormFile[]> {
  const names = readdirSync(path.join(ROOT, FORMS)).filter((name) => name.endsWith(".form.ts"));
  return Promise.all(
    names.map(async (name) => {
      const file = `${FORMS}/${name}`;
      const { form } = (await import(pathToFileURL(path.join(ROOT, file)).href)) as { form: AnyForm };
      return { file, form };
    }),
  );
}
