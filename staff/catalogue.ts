/** The forms, and how staff name them. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../src/forms/define.ts";
import { usage } from "./failure.ts";

const FOLDER = new URL("../src/forms/", import.meta.url);

/** Every form of the catalogue, as its folder holds them. */
export async function readCatalogue(): Promise<readonly AnyForm[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".form.ts"));
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href)));
  return modules
    .map((module) => (module as { form: AnyForm }).form)
    .toSorted((a, b) => a.type.localeCompare(b.type, "en"));
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
