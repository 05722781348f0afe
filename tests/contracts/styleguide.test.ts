/** The styleguide shows what there is: a piece that is written tomorrow is missed here. */
import { expect, it } from "vitest";

const pieces = Object.keys(import.meta.glob("../../src/ui/{*,documents/*,calculators/*}.tsx")).map((file) =>
  file.replace("../../src/ui/", ""),
);
const source = Object.values(
  import.meta.glob<string>("../../src/styleguide/*.tsx", { query: "?raw", import: "default", eager: true }),
).join("\n");

/** Seen by nobody, or a part of another piece, or at home in the form that it reads. */
const ELSEWHERE = [
  "calculators/figure.tsx",
  "calculators/loan-aside.tsx",
  "calculators/loan-cost.tsx",
  "dock.tsx",
  "documents/sheet.tsx",
  "embla-row.tsx",
  "glyph.tsx",
  "head.tsx",
  "json-ld.tsx",
  "opening-words.tsx",
  "optional.tsx",
  "print-alone.tsx",
  "rich-text.tsx",
  "sentence.tsx",
  "title.tsx",
  "unbroken.tsx",
];

it("every piece is on it, but for those that are named here", () => {
  const missing = pieces.filter((piece) => !source.includes(`../ui/${piece}"`));
  expect(missing).toEqual(ELSEWHERE);
});
