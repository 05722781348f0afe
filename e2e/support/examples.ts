/** Example bodies for tests, written by hand: one for each form, or for each of its branches. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readForms } from "../../shared/forms.ts";
import type { AnyForm } from "../../src/forms/define.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../tests/contracts/examples");

export type Example = Readonly<Record<string, unknown>> & {
  readonly formData: Readonly<Record<string, unknown>>;
};

/** By form type, or form type and branch: `PARTNER_APPLICATION.broker`. */
const findExample = (name: string): Example =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Example;

export interface Filled {
  readonly name: string;
  readonly form: AnyForm;
  readonly example: Example;
}
/** The forms with a page, and their examples. */
export const forms: readonly AnyForm[] = (await readForms()).flatMap(({ form }) =>
  form.pages.length > 0 ? form : [],
);
export const filledForms: readonly Filled[] = forms.flatMap((form) =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ""))
    .filter((name) => name.split(".", 1)[0] === form.type)
    .map((name) => ({ name, form, example: findExample(name) })),
);
export const firstExample = (form: AnyForm): Example =>
  filledForms.find((filledForm) => filledForm.form.type === form.type)!.example;
