/** Which files a page is made of: one that would never wake does not leave the build. Requirement V3. Decision 2. */
import { expect, it } from "vitest";
import type { AnyForm } from "../../src/forms/define.ts";
import { type Manifest, scriptsOf, sheetOf } from "../../src/site/build/chunks.ts";
import { ROOT } from "../../src/site/build/settings.ts";

const manifest: Manifest = {
  "src/site/browser/client.ts": { file: "assets/client.js", imports: ["_vendor.js"], css: ["assets/site.css"] },
  "src/site/browser/form.ts": { file: "assets/form-first.js", imports: ["_vendor.js"] },
  "_vendor.js": { file: "assets/vendor.js" },
  "src/pages/team/page.tsx": { file: "assets/team.js", imports: ["_vendor.js"] },
  "src/ui/forms/form-page.tsx": { file: "assets/form.js" },
  "src/forms/contact.form.ts": { file: "assets/contact.js" },
};
const contact = {
  file: `${ROOT}/src/forms/contact.form.ts`,
  form: { pages: [{ path: "/contact-form" }] } as unknown as AnyForm,
};

it("lists each file once, after what it imports, and what a page alone has", () => {
  const page = { path: "/about/team", modules: ["src/pages/team/page.tsx"] };
  const scripts = ["/assets/vendor.js", "/assets/team.js", "/assets/client.js"];
  expect(scriptsOf(manifest, [contact], page)).toEqual({ form: [], page: scripts });
});

it("lists apart what the form of a page needs, which is the definition of no other", () => {
  const page = { path: "/contact-form", modules: ["src/ui/forms/form-page.tsx"] };
  expect(scriptsOf(manifest, [contact], page)).toEqual({
    form: ["/assets/contact.js", "/assets/vendor.js", "/assets/form-first.js"],
    page: ["/assets/form.js", "/assets/client.js"],
  });
  expect(scriptsOf(manifest, [contact], { ...page, path: "/buy-flat" }).form).toEqual([]);
});

it("fails the build where a page or a form has no chunk", () => {
  expect(() => scriptsOf(manifest, [], { path: "/faq", modules: ["src/pages/faq/page.tsx"] })).toThrow(
    "no chunk of src/pages/faq/page.tsx",
  );
  const lost = { ...contact, file: `${ROOT}/src/forms/lost.form.ts` };
  const page = { path: "/contact-form", modules: ["src/ui/forms/form-page.tsx"] };
  expect(() => scriptsOf(manifest, [lost], page)).toThrow("no chunk of src/forms/lost.form.ts");
  expect(() => sheetOf({})).toThrow("no stylesheet");
});
