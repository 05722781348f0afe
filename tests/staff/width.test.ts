/** Columns are aligned on a terminal, in every script. */
import { expect, it } from "vitest";
import { table } from "../../staff/terminal/layout.ts";
import { fit, cellWidth } from "../../staff/terminal/width.ts";

/** As the C library (wcwidth) counts them, which most terminals use. */
it.each([
  ["Asha Rao", 8],
  ["लता शर्मा", 8],
  ["दफ़्तर", 4],
  ["東京", 4],
  ["e\u0301", 1],
  ["a\u200Db", 2],
])("%j takes %i cells", (text, cells) => {
  expect(cellWidth(text)).toBe(cells);
});

it.each([
  ["लता शर्मा", 10, "लता शर्मा  "],
  ["क्षि क्षि", 5, "क्षि …"],
  ["東京都", 4, "東… "],
])("fits %j into %i cells between two letters", (text, width, expected) => {
  expect(fit(text, width)).toBe(expected);
  expect(cellWidth(fit(text, width))).toBe(width);
});

it("keeps the columns of tables", () => {
  const names = ["Asha", "मीना क्षीरसागर", "श्रीमती प्रज्ञा द्विवेदी", "東京"];
  const rows = names.map((name) => [name, "|"]);
  const [, , ...lines] = table(["Name", "Mark"], rows).split("\n");
  expect(lines).toHaveLength(names.length);
  expect(new Set(lines.map((line) => cellWidth(line.slice(0, line.indexOf("|"))))).size).toBe(1);
});
