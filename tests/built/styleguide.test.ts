/** The styleguide exists in development only. No built file mentions it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../shared/commands.ts";
import { wordsAt } from "./documents.ts";

/** Strings that only the styleguide contains: its address, a marker, a class and a word. */
const TRACES = /styleguide|data-specimen|85vh|स्टाइलगाइड/i;
const TEXT = /\.(?:html|js|mjs|css|json|xml|txt|webmanifest)$|_headers$|_redirects$/;

const files = readdirSync(path.join(ROOT, "dist"), { recursive: true, encoding: "utf8" }).filter(
  (file) => TEXT.test(file),
);

it("leaves the styleguide out of the built site", () => {
  // Proves that the folder has the whole site.
  expect(wordsAt("/about")).toMatch(/./);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => TRACES.test(file))).toEqual([]);
  const leaking = files.filter((file) =>
    TRACES.test(readFileSync(path.join(ROOT, "dist", file), "utf8")),
  );
  expect(leaking).toEqual([]);
});
