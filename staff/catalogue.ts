/** The forms of the site, and their names for staff. */
import path from "node:path";
import { readForms } from "../shared/forms.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { usage } from "./failure.ts";

/** Reads every form of the site, in the order of their types. */
export const readCatalogue = async (): Promise<readonly AnyForm[]> =>
  (await readForms())
    .map(({ form }) => form)
    .toSorted((a, b) => a.type.localeCompare(b.type, "en"));

const plainName = (name: string): string =>
  path.posix
    .basename(name.trim().toLowerCase())
    .replace(/[^a-z\d]+/g, "_")
    .replace(/_form$/, "");

/**
 * Finds a form by its type, an alias, its path or its heading, in any case.
 * @throws CommandFailure (exit code 2) that lists the types
 */
export function formNamed(forms: readonly AnyForm[], name: string): AnyForm {
  const plain = plainName(name);
  const found = forms.find(({ type, aliases = [], heading, pages }) =>
    [type, ...aliases, heading, ...pages.map((page) => page.path)].some(
      (alias) => plainName(alias) === plain,
    ),
  );
  if (found) return found;
  throw usage(
    `There is no form "${name}". The forms are:\n  ${forms.map(({ type }) => type).join("\n  ")}`,
  );
}

/** The types under which leads of a form are stored: its own, and its earlier ones. */
export const formTypes = ({ type, aliases = [] }: AnyForm): readonly string[] => [type, ...aliases];

export function formByType(forms: readonly AnyForm[], type: string): AnyForm | undefined {
  return forms.find((form) => formTypes(form).includes(type));
}

/** The heading of the form with this type, or the type itself if the form was removed. */
export const headingByType = (forms: readonly AnyForm[], type: string): string =>
  formByType(forms, type)?.heading ?? type;
