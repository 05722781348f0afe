/** The files that each page loads. */
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { readForms } from "../../shared/forms.ts";
import { groups } from "../../src/site/build/chunks.ts";
import { toEnglishPath, readLocale, translatedLocales } from "../../src/i18n/locale.ts";
import { paths, render } from "../../src/site/server/render.tsx";

it("loads only the page's own form and locale", async () => {
  const own = new Map(
    (await readForms()).flatMap(({ file, form }) =>
      form.pages.map((page) => [page.path as string, file] as const),
    ),
  );
  let forms = 0;
  // Rendering every page takes a minute on a busy machine.
  const rendered = paths().filter((_, i) => process.env.TEST_ALL || i % 4 === 0);
  for (const path of rendered) {
    const { files } = await render(path);
    const locale = readLocale(path);
    const definition = own.get(toEnglishPath(path));
    const words = locale === "en" ? undefined : definition?.replace(".form.", `.${locale}.`);
    expect(
      files.filter((file) => file.startsWith("src/forms/")),
      path,
    ).toEqual([definition, words].filter(Boolean));
    const content = files.filter((file) => file.includes("/content."));
    expect(
      content.every((file) => file.endsWith(`.${locale}.ts`)),
      path,
    ).toBe(true);
    expect(content.length === 1 || definition !== undefined, path).toBe(true);
    if (definition) forms += 1;
  }
  expect(forms).toBeGreaterThan(rendered.length / 3);
});

it("keeps translations out of shared chunks", () => {
  const words = translatedLocales.flatMap((locale) => globSync(`src/**/*.${locale}.ts`));
  expect(words.length).toBeGreaterThan(30);
  // Groups with tags take only the client's static imports.
  const shared = groups.filter((group) => !("tags" in group));
  expect(words.filter((file) => shared.some(({ test }) => test.test(`/site/${file}`)))).toEqual([]);
});
