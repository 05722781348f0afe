/** The forms of the site, and the names that staff have for them. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { isTranslated } from "../src/i18n/locale.ts";
import { usage } from "./failure.ts";

const FOLDER = new URL("../src/forms/", import.meta.url);

const fileOfForm = new Map<AnyForm, string>();

/** Reads every form of src/forms, in the order of their types. */
export async function readCatalogue(): Promise<readonly AnyForm[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".form.ts"));
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href)));
  const forms = modules.map((module) => (module as { form: AnyForm }).form);
  forms.forEach((form, i) => fileOfForm.set(form, files[i]!));
  return forms.toSorted((a, b) => a.type.localeCompare(b.type, "en"));
}

/** The heading that a visitor saw above the form; in English where the form is not translated. */
export async function headingIn(language: string, form: AnyForm): Promise<string> {
  const translation = new URL(fileOfForm.get(form)?.replace(/\.form\.ts$/, `.${language}.ts`) ?? "", FOLDER);
  if (!isTranslated(language) || !existsSync(translation)) return form.heading;
  return ((await import(translation.href)) as { messages: { heading: string } }).messages.heading;
}

const plainName = (name: string): string =>
  path.posix
    .basename(name.trim().toLowerCase())
    .replace(/[^a-z\d]+/g, "_")
    .replace(/_form$/, "");

/**
 * Finds a form by its type, an alias, its path or its heading, in any case.
 * @throws Failure (exit code 2) that lists the types
 */
export function formNamed(forms: readonly AnyForm[], name: string): AnyForm {
  const wanted = plainName(name);
  const form = forms.find(({ type, aliases = [], heading, pages }) =>
    [type, ...aliases, heading, ...pages.map((page) => page.path)].some((known) => plainName(known) === wanted),
  );
  if (form) return form;
  throw usage(`There is no form "${name}". The forms are:\n  ${forms.map(({ type }) => type).join("\n  ")}`);
}

/** The types under which leads of a form are stored: its own, and those that it had before. */
export const typesOf = ({ type, aliases = [] }: AnyForm): readonly string[] => [type, ...aliases];

export function formOfType(forms: readonly AnyForm[], type: string): AnyForm | undefined {
  return forms.find((form) => typesOf(form).includes(type));
}

/** The heading of the form with this type; the type itself where no form has it any more. */
export const headingOf = (forms: readonly AnyForm[], type: string): string => formOfType(forms, type)?.heading ?? type;
