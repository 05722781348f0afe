/** Reads the forms of src/forms and their translations. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyForm } from "../src/forms/define.ts";
import type { AnyFormMessages } from "../src/forms/localize.ts";
import type { Locale, Translated } from "../src/i18n/locale.ts";
import { ROOT } from "./commands.ts";

interface FormFile {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly form: AnyForm;
}

const FORMS = "src/forms/definitions";

/** Returns the translation file of a form. @param definition the file of the form */
export const readWords = (definition: string, locale: Locale): string =>
  definition.replace(/\.form\.ts$/, `.${locale}.ts`);

/** Returns the exports of a file. @param file relative to the repository */
export const importModule = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(path.join(ROOT, file)).href)) as Readonly<Record<string, unknown>>;

/** Reads every form with its file. @throws If a file has no export "form". */
export async function readForms(): Promise<FormFile[]> {
  const names = readdirSync(path.join(ROOT, FORMS)).filter((name) => name.endsWith(".form.ts"));
  return Promise.all(
    names.map(async (name) => {
      const file = `${FORMS}/${name}`;
      const { form } = await importModule(file);
      if (!form)
        throw new Error(`${file} has no export "form": it is what the site is built from.`);
      return { file, form: form as AnyForm };
    }),
  );
}

/** Reads the translations of forms, by form type. */
export async function readFormMessages(
  locale: Translated,
): Promise<ReadonlyMap<string, AnyFormMessages>> {
  const forms = await Promise.all(
    (await readForms()).map(async ({ file, form }) => {
      const words = readWords(file, locale);
      if (!existsSync(path.join(ROOT, words))) return [];
      const { messages } = await importModule(words);
      if (!messages)
        throw new Error(`${words} has no export "messages": it is what the form says.`);
      return [[form.type, messages as AnyFormMessages] as const];
    }),
  );
  return new Map(forms.flat());
}
