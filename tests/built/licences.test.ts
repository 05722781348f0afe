/** The licences of everything that visitors load or the edge runs are next to it, and none asks for more than its text. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LICENCES, UNBUNDLED } from "../../src/site/build/licences.ts";

const DIST = path.resolve("dist");
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
]);
/** Packages that come without the text of their licence. */
const WITHOUT_TEXT = new Set([
  "@iconify-json/lucide",
  "embla-carousel",
  "embla-carousel-react",
  "embla-carousel-reactive-utils",
]);

const sectionsOf = (file: string) =>
  readFileSync(path.join(DIST, file), "utf8")
    .split(/^## (?=\S+ - \d)/m)
    .slice(1)
    .map(
      (section) =>
        /^(?<name>\S+) - (?<version>\S+)(?: \((?<licence>.+)\))?\n(?<text>[^]*)$/.exec(section)!
          .groups!,
    );

it.each([
  [
    `client/${LICENCES}`,
    ["react", "react-dom", "@tanstack/react-router", "@tanstack/react-form", ...UNBUNDLED],
  ],
  [`client/outbox-sw.${LICENCES}`, ["idb-keyval"]],
  [`aipm/${LICENCES}`, ["hono", "valibot", "aws4fetch", "file-type"]],
])("lists in %s every package with its text and an allowed licence", (file, names) => {
  const sections = sectionsOf(file);
  expect(sections.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(sections.filter(({ licence }) => !ALLOWED.has(licence!)).map(({ name }) => name)).toEqual(
    [],
  );
  const texts = sections.filter(({ name }) => !WITHOUT_TEXT.has(name!));
  expect(texts.filter(({ text }) => text!.length < 400).map(({ name }) => name)).toEqual([]);
});

it("lists every typeface that the site serves", () => {
  const listed = readFileSync(path.join(DIST, "client", LICENCES), "utf8");
  const families = globSync("client/fonts/*.woff2", { cwd: DIST }).map(
    (file) => path.basename(file).split(".")[0]!,
  );
  expect(families.length).toBeGreaterThan(3);
  for (const family of new Set(families))
    expect(listed).toContain(`## @fontsource-variable/${family} - `);
});
