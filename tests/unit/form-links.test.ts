/**
 * A link that fills a form in must name a field of that form, and an option that it offers.
 * To fix: look at the form's file for the field's name and the option's exact words.
 */
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { initialValues } from "../../src/forms/payload.ts";

const sources = import.meta.glob<Record<string, unknown>>(
  ["../../src/content/*.ts", "../../src/pages/*/*.ts"],
  {
    eager: true,
  },
);

function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* strings(part);
}

const formAt = (href: string) =>
  catalogue.find((form) => form.pages.some((page) => href.startsWith(`${page.path}?`)));

const links = Object.entries(sources).flatMap(([file, module]) =>
  [...strings(module)]
    .filter((text) => /^\/[\w-]+\?/.test(text))
    .map((href) => ({ file: file.replace(/.*\//, ""), href, form: formAt(href) }))
    // The team page takes queries too. The crawl finds broken paths.
    .filter(({ form }) => form !== undefined),
);

it.each(links)("fills in a form by the link $href of $file", ({ href, form }) => {
  const { pathname, searchParams } = new URL(href, "https://aipm.example");
  const answers = Object.fromEntries(searchParams);
  const values = initialValues(form!, pathname, answers);
  for (const [name, value] of Object.entries(answers)) {
    const field = name in form!.fields ? name : name === "city" ? form!.city : undefined;
    expect(field, `${form!.type} has no field ${name}`).toBeDefined();
    expect(values[field!]).toBe(value);
  }
});
