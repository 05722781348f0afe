/** Requirement V2. Decision 32. */
import { expect, test } from "vitest";
import { lastChanged, newestOf } from "../../src/site/build/last-changed.ts";
import { picturesIn, sitemap } from "../../src/site/build/sitemap.ts";

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

test("without Git a date is not known", () => {
  const { PATH } = process.env;
  process.env.PATH = "/nowhere";
  try {
    expect(lastChanged(["src/pages"])("src/pages/faq")).toBeUndefined();
  } finally {
    process.env.PATH = PATH;
  }
});
