/** The forms, and how staff name them. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { isTranslated } from "../src/i18n/locale.ts";
import { usage } from "./failure.ts";

const FOLDER = new URL("../src/forms/", import.meta.url);

const fileOfForm = new Map<AnyForm, string>();

/** Every form of the catalogue, as its folder holds them. */
export async function readCatalogue(): Promise<readonly AnyForm[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".form.ts"));
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href)));
  const forms = modules.map((module) => (module as { form: AnyForm }).form);
  forms.forEach((form, i) => fileOfForm.set(form, files[i]!));
  return forms.toSorted((a, b) => a.type.localeCompare(b.type, "en"));
}

/** What a visitor saw above the form, in their language; English where the form has no words in it. */
export async function headingIn(language: string, form: AnyForm): Promise<string> {
  const words = new URL(fileOfForm.get(form)?.replace(/\.form\.ts$/, `.${language}.ts`) ?? "", FOLDER);
  if (!isTranslated(language) || !existsSync(words)) return form.heading;
  return ((await import(words.href)) as { messages: { heading: string } }).messages.heading;
}

const plainName = (name: string): string =>
  path.posix
    .basename(name.trim().toLowerCase())
    .replace(/[^a-z\d]+/g, "_")
    .replace(/_form$/, "");

/** A form by its type, an alias, its path or its heading, in any case. */
export function formNamed(forms: readonly AnyForm[], name: string): AnyForm {
  const wanted = plainName(name);
  const form = forms.find(({ type, aliases = [], heading, pages }) =>
    [type, ...aliases, heading, ...pages.map((page) => page.path)].some((known) => plainName(known) === wanted),
  );
  if (form) return form;
  throw usage(`There is no form "${name}". The forms are:\n  ${forms.map(({ type }) => type).join("\n  ")}`);
}

export const typesOf = ({ type, aliases = [] }: AnyForm): readonly string[] => [type, ...aliases];

export function formOfType(forms: readonly AnyForm[], type: string): AnyForm | undefined {
  return forms.find((form) => typesOf(form).includes(type));
}
