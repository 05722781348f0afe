/** Every form file with its form. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../../forms/define.ts";
import { readExport } from "./modules.ts";
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
      return { file, form: await readExport<AnyForm>(file, "form") };
    }),
  );
}
