/** Every form file with its form. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../../forms/define.ts";
import type { AnyFormMessages } from "../../forms/localize.ts";
import type { Locale, Translated } from "../../i18n/locale.ts";
import { readExport } from "./modules.ts";
import { ROOT } from "./settings.ts";

export interface FormFile {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly form: AnyForm;
}

const FORMS = "src/forms";

/** The file of its words, beside the definition. */
export const wordsOf = (definition: string, locale: Locale): string =>
  definition.replace(/\.form\.ts$/, `.${locale}.ts`);

export async function readForms(): Promise<FormFile[]> {
  const names = readdirSync(path.join(ROOT, FORMS)).filter((name) => name.endsWith(".form.ts"));
  return Promise.all(
    names.map(async (name) => {
      const file = `${FORMS}/${name}`;
      return { file, form: await readExport<AnyForm>(file, "form") };
    }),
  );
}

/** What the forms say in a locale, by their type; those that have no file of it are not there. */
export async function readFormMessages(locale: Translated): Promise<ReadonlyMap<string, AnyFormMessages>> {
  const forms = await Promise.all(
    (await readForms()).map(async ({ file, form }) => {
      const words = wordsOf(file, locale);
      if (!existsSync(path.join(ROOT, words))) return [];
      return [[form.type, await readExport<AnyFormMessages>(words, "messages")] as const];
    }),
  );
  return new Map(forms.flat());
}
