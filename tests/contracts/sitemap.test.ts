/** Requirement V2. Decision 32. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { lastChanged, newestOf } from "../../src/site/build/last-changed.ts";
import { picturesIn, sitemap } from "../../src/site/build/sitemap.ts";
import { commitAll, git, scratch } from "../support/scratch.ts";

const html = `<picture><source srcSet="/pictures/faq-dusk-400.avif"><img alt="" src="/pictures/faq-day-800.webp"/></picture>
<img src="/pictures/faq-day-800.webp"/><img src="/art/banks.svg"/>`;

test("a picture stands in the sitemap once, by day", () => {
  expect(picturesIn(html)).toEqual(["/pictures/faq-day-800.webp"]);
});

test("a page whose date nobody knows has none", () => {
  const xml = sitemap("https://a.example", [
    { path: "/faq", html, changed: "2026-01-02T03:04:05Z" },
    { path: "/contact", html: "", changed: undefined },
  ]);
  expect(xml).toContain(
    "<url><loc>https://a.example/faq</loc><lastmod>2026-01-02T03:04:05Z</lastmod><image:image><image:loc>https://a.example/pictures/faq-day-800.webp</image:loc></image:image></url>",
  );
  expect(xml).toContain("<url><loc>https://a.example/contact</loc></url>");
});

test("the newest commit of a file counts", () => {
  const newest = newestOf("@2026-02-01T00:00:00Z\n\nsrc/a.ts\n@2026-01-01T00:00:00Z\n\nsrc/a.ts\nsrc/b.ts\n");
  expect([...newest]).toEqual([
    ["src/a.ts", "2026-02-01T00:00:00Z"],
    ["src/b.ts", "2026-01-01T00:00:00Z"],
  ]);
});

async function datesIn(root: string): Promise<(source: string) => string | undefined> {
  vi.resetModules();
  vi.doMock("../../src/site/build/settings.ts", () => ({ ROOT: root }));
  const subject = await import("../../src/site/build/last-changed.ts");
  return subject.lastChanged(["src"]);
}

test("what is not committed has no date, and no page of a shallow clone has one", async () => {
  const folder = scratch();
  const [whole, shallow] = [path.join(folder, "whole"), path.join(folder, "shallow")];
  mkdirSync(path.join(whole, "src"), { recursive: true });
  for (const name of ["a", "b"]) writeFileSync(path.join(whole, "src", name), name);
  git(whole, "init", "--quiet");
  commitAll(whole);
  git(folder, "clone", "--quiet", "--depth", "1", `file://${whole}`, shallow);
  writeFileSync(path.join(whole, "src/b"), "changed");
  const [wholeDates, shallowDates] = [await datesIn(whole), await datesIn(shallow)];
  expect([wholeDates("src/a"), wholeDates("src/b")]).toEqual([expect.stringMatching(/^20/), undefined]);
  expect(shallowDates("src/a")).toBeUndefined();
});

test("without Git a date is not known", () => {
  const { PATH } = process.env;
  process.env.PATH = "/nowhere";
  try {
    expect(lastChanged(["src/pages"])("src/pages/faq")).toBeUndefined();
  } finally {
    process.env.PATH = PATH;
  }
});
