/** The folder for another static host has every page, and phone and chat in place of the forms. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { company } from "../../src/content/company.ts";
import { CLIENT } from "../../src/site/build/site-settings.ts";
import { copyStaticSite } from "../../tools/static-site.ts";

const folder = path.resolve("dist/static");
const pages = globSync("**/*.html", { cwd: CLIENT });
beforeAll(() => void copyStaticSite(CLIENT, folder));

it("builds a static site of every page, without forms and scripts", () => {
  const texts = pages.map((page) => readFileSync(path.join(folder, page), "utf8"));
  expect(
    texts.filter((text) => /action="\/forms|<script\b(?![^>]*ld\+json)|data-js=/.test(text)),
  ).toEqual([]);
});

it("shows phone and chat on each page that had a form, in its language", () => {
  const hadForm = pages.filter((page) =>
    readFileSync(path.join(CLIENT, page), "utf8").includes(' data-lead=""'),
  );
  expect(hadForm.length).toBeGreaterThan(40);
  for (const page of hadForm) {
    const text = readFileSync(path.join(folder, page), "utf8");
    expect(text, page).toContain(
      /^hi[/.]/.test(page) ? "यह फ़ॉर्म अभी नहीं भेजा जा सकता" : "This form cannot be sent",
    );
    expect(text, page).toContain(`<p><a href="${company.phone.href}">`);
    expect(text, page).toContain(`<a href="${company.chat.href}">`);
  }
});

it("leaves files of Cloudflare out of the static site", () => {
  const files = ["_headers", ".assetsignore", "releases.json"];
  expect(files.filter((file) => existsSync(path.join(folder, file)))).toEqual([]);
  expect(globSync("assets/*.js", { cwd: folder })).toEqual([]);
});
