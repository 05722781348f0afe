/** Which files a page is made of: one that would never wake does not leave the build. Requirement V3. Decision 2. */
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { groups, type Manifest, scriptsOf, sheetOf } from "../../src/site/build/chunks.ts";
import { readForms } from "../../src/site/build/form-files.ts";
import { partsByPath } from "../../src/site/build/translations.ts";
import { englishPathOf, localeOf, translatedLocales } from "../../src/i18n/locale.ts";

const manifest: Manifest = {
  "src/site/browser/client.ts": { file: "assets/client.js", imports: ["_vendor.js"], css: ["assets/site.css"] },
  "src/site/browser/form.ts": { file: "assets/form-first.js", imports: ["_vendor.js"] },
  "_vendor.js": { file: "assets/vendor.js" },
  "src/pages/team/page.tsx": { file: "assets/team.js", imports: ["_vendor.js"] },
  "src/ui/forms/form-page.tsx": { file: "assets/form.js" },
  "src/forms/contact.form.ts": { file: "assets/contact.js" },
};

it("lists each file once, after what it imports, and what a page alone has", () => {
  const scripts = ["/assets/vendor.js", "/assets/team.js", "/assets/client.js"];
  expect(scriptsOf(manifest, { component: "src/pages/team/page.tsx" })).toEqual({ form: [], page: scripts });
});

const page = { component: "src/ui/forms/form-page.tsx", definition: "src/forms/contact.form.ts" };

it("lists apart what the form of a page needs, at its end the definition and what takes it", () => {
  expect(scriptsOf(manifest, page)).toEqual({
    form: ["/assets/vendor.js", "/assets/contact.js", "/assets/form-first.js"],
    page: ["/assets/form.js", "/assets/client.js"],
  });
});

it("lists the words of a page's language, and what reckons beside its form", () => {
  const chunks = {
    "virtual:pages/hi": { file: "assets/hi.js" },
    "src/i18n/messages.hi.ts": { file: "assets/messages.js" },
    "src/forms/contact.hi.ts": { file: "assets/contact-hi.js" },
    "src/ui/instruments/loan-aside.tsx": { file: "assets/loan.js" },
  };
  const parts = { ...page, words: "src/forms/contact.hi.ts", instrument: "src/ui/instruments/loan-aside.tsx" };
  expect(scriptsOf({ ...manifest, ...chunks }, parts, "hi")).toEqual({
    form: [
      "/assets/messages.js",
      "/assets/vendor.js",
      "/assets/contact-hi.js",
      "/assets/contact.js",
      "/assets/form-first.js",
    ],
    page: ["/assets/hi.js", "/assets/form.js", "/assets/loan.js", "/assets/client.js"],
  });
});

it("gives each page the definition of its own form and the words of its locale, and of no other", async () => {
  const own = new Map<string, string>(
    (await readForms()).flatMap(({ file, form }) => form.pages.map((one) => [one.path, file] as const)),
  );
  const parts = [...(await partsByPath())];
  for (const [at, { definition, words }] of parts) {
    const file = own.get(englishPathOf(at));
    expect(definition, at).toBe(file);
    expect(words, at).toBe(localeOf(at) === "en" ? undefined : file?.replace(".form.", `.${localeOf(at)}.`));
  }
  expect(parts.filter(([, { definition }]) => definition).length).toBeGreaterThan(45);
});

it("puts no words of another locale into a file that English pages share", () => {
  const words = translatedLocales.flatMap((locale) => globSync(`src/**/*.${locale}.ts`));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((file) => groups.some(({ test }) => test.test(`/site/${file}`)))).toEqual([]);
});

it("fails the build where a page or a form has no chunk", () => {
  expect(() => scriptsOf(manifest, { component: "src/pages/faq/page.tsx" })).toThrow(
    "no chunk of src/pages/faq/page.tsx",
  );
  expect(() => scriptsOf(manifest, { ...page, definition: "src/forms/lost.form.ts" })).toThrow(
    "no chunk of src/forms/lost.form.ts",
  );
  expect(() => sheetOf({})).toThrow("no stylesheet");
});
