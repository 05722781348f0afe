/** Values in the cells of a CSV file. */
import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, it } from "vitest";
import { formatCell } from "../../src/forms/fields.ts";
import { asTyped, csvCell, csvRow } from "../../staff/csv/csv.ts";
import { readPeriod } from "../../staff/dates.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { each } from "../support/spellings.ts";
import strings from "../unit/forms/samples/naughty-strings.json" with { type: "json" };
import { findForm, NOW } from "./support.ts";

it.each([
  ["+91 98765 43210", "'+91 98765 43210"],
  ["-7", "-7"],
  ["\t=1", `"'\t'=1"`],
  ["9876543210", "9876543210"],
  ["₹20L - ₹40L", "₹20L - ₹40L"],
  ['say "hi", then go', '"say ""hi"", then go"'],
  ["a\r\nb", '"a\nb"'],
  // Where the list separator is a semicolon, Excel reads these as the beginnings of cells, also in quotes.
  ["a; =1+1", `"a;' =1+1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ["a\t=1", `"a\t'=1"`],
  ["a; --", '"a; --"'],
  ["Max ROI; Tax Planning", '"Max ROI; Tax Planning"'],
])("writes %j as the cell %j", (value, written) => {
  expect(csvCell(value)).toBe(written);
});

it("turns no text into a formula, a second cell or a second row", () => {
  assert(
    property(array(string({ unit: "binary" }), { minLength: 1, maxLength: 5 }), (values) => {
      const [row, ...rest] = parseCsv(csvRow(values));
      expect(rest).toEqual([]);
      expect(row).toHaveLength(values.length);
      for (const cell of row!) expect(cell).toMatch(/^(?:-\d+(?:\.\d+)?$|(?!\s*[=+\-@]))/u);
    }),
    { numRuns: 500 },
  );
});

/** tests/worker/valid-body.test.ts sends them to the edge. */
it("keeps every naughty string in its cell, except controls and apostrophes", () => {
  const comparable = (text: string) =>
    // oxlint-disable-next-line no-control-regex
    text.replace(/\r\n?/g, "\n").replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f']/g, "");
  for (const typed of strings) {
    const [[read, next] = []] = parseCsv(csvRow([typed, "next"]));
    expect([comparable(read ?? ""), next]).toEqual([comparable(typed), "next"]);
  }
});

it("turns no text after a semicolon or a tab into a formula", () => {
  assert(
    property(
      string({
        unit: constantFrom("a", ";", "\t", "\n", "\r", " ", '"', "=", "-", "＝", "\u200B", ","),
      }),
      (typed) => {
        // A semicolon starts a cell there: see above.
        const [, ...rest] = csvCell(typed).split(/[;\t\n]/);
        for (const piece of rest)
          expect(piece).not.toMatch(/^[\s"\p{Cf}]*(?:[=@＝＠]|[-+－＋].*[\p{L}\p{N}])/u);
      },
    ),
    { numRuns: 2000 },
  );
});

it.each(
  each(`12/3 | 3-4 | 1/2/26 | 1.2.2026 | 12:30 | 12:30:15 | 1 1/2 | MAR1 | mar-21 | 1 Mar | Sept 2026 | 1E10 | 1.5e-3 | 00123 | 1.10
    123456789012 | 123456789012345678 | TRUE | false | 9 pm | 9p | 10:30 am | 12/3/26 10:30 | 2026-12-01 10:30 | March 5, 2026
    5 March | August 15 | DEC-2026 | jan-5-2026 | 50% | 12.50% | 5 % | -5% | (500) | (1,000) | $500 | £20 | 20 € | ₹5,00,000
    1,00,000 | .50 | 5. | -0012 | 007.5 | 00.5 | 5- | +5 | +91 | $(5) | 2026-12-01T10:30 | 2026-12-01T10:30:00Z | 2026.12.01
    Sunday, March 5, 2026 | Sun 5 Mar 2026 | #N/A | #REF! | #DIV/0! | #NAME?
    10:30:15.5 | 1/2/2026 10:30:15.250 | 5 Nov, 2026 | #FIELD! | #BLOCKED!`),
)("marks %j with an apostrophe, because a spreadsheet would change it", (typed) => {
  expect(asTyped(typed)).toBe(`'${typed}`);
});

it.each(
  each(`Asha Rao | Pune | 411001 | 12.5 | 1-3 Months | March Avenue | Flat 12/3 | May | Mayur 5 | Sector 5 | 0 | 99999999999 | 12/3A
    १२/३ | 2/3 BHK | 1-2 Cr | 1_000 | 0x1F | Infinity | sep=; | 10 am to 5 pm | 50% off | Marine Drive 5 | octagon | Sunday | Sun City | 5-A | 2026.12 | 12-Tower`),
)("keeps %j unchanged, because a spreadsheet shows it correctly", (typed) => {
  expect(asTyped(typed)).toBe(typed);
});

it.each([
  ["letters", "x".repeat(40_000)],
  ["lines", Array.from({ length: 300 }, (_, i) => `point ${i}`).join("\n")],
  ["letters once its formulas are quoted", "; =1".repeat(300).padEnd(32_500, "x")],
  ["both, in two scripts", "क्षि😀\n".repeat(9000)],
  ["emoji", "😀".repeat(20_000)],
  ["emoji after a letter", `a${"😀".repeat(20_000)}`],
])("cuts a text with too many %s for Excel, and says where the rest is", (_, text) => {
  const [[cell]] = parseCsv(csvRow([text], "… cut here: show AIPM-7K3M9-2QXPA")) as [[string]];
  expect(cell.length).toBeLessThanOrEqual(32_767);
  expect(cell.split("\n").length).toBeLessThanOrEqual(254);
  expect(cell).toMatch(/\n… cut here: show AIPM-7K3M9-2QXPA$/);
  expect(cell.isWellFormed()).toBe(true);
  expect(cell).not.toContain("\uFFFD");
});

it("keeps a text that just fits into a cell", () => {
  for (const text of ["x".repeat(32_767), Array.from({ length: 254 }, () => "a").join("\n")])
    expect(parseCsv(csvRow([text]))).toEqual([[text]]);
});

it.each([
  ["phone", "98765 43210", "9876543210"],
  ["phone", "+44 7911 123456", "(+44) 7911123456"],
  ["countryCode", "+971", "971"],
  ["amount", 15_000_000, "15000000"],
  ["yesNo", true, "Yes"],
  ["checkbox", false, "No"],
  ["pills", ["Max ROI", "Tax Planning"], "Max ROI; Tax Planning"],
  ["text", undefined, ""],
  // A payload of another release may hold another type than its field says.
  ["pills", "one", "one"],
  ["phone", 9876543210, "9876543210"],
  ["text", { a: 1 }, '{"a":1}'],
] as const)("writes %s %j as %j", (kind, value, written) => {
  expect(formatCell(kind, value)).toBe(written);
});

it("writes a row of a group on each line", () => {
  const field = findForm("FIELD_EXECUTIVE_FEEDBACK").fields.visits!;
  const visits = [
    { id: 1, propertyName: "Green Acres", condition: "Good" },
    { id: 3, propertyName: "Lake View" },
  ];
  const written = formatCell("group", visits, field).split("\n");
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^Visit 1\. .+: Green Acres; .+: Good$/);
  expect(written[1]).toMatch(/^Visit 2\. .+: Lake View$/);
});

it.each([
  ["2026-11-21", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
  ["21/11/2026", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
  ["today", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
  ["Yesterday", "2026-11-19T18:30:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["7d", "2026-11-14T18:30:00.000Z", "2026-11-15T18:30:00.000Z"],
  ["२१/११/२०२६", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
  ["2026-11-21 18:30", "2026-11-21T13:00:00.000Z", "2026-11-21T13:00:00.000Z"],
  ["2026-11-21T13:00:00Z", "2026-11-21T13:00:00.000Z", "2026-11-21T13:00:00.000Z"],
])("%s begins at %s and ends at %s", (words, start, end) => {
  expect(readPeriod({ since: words }, NOW)).toEqual({ since: start });
  expect(readPeriod({ until: words }, NOW)).toEqual({ until: end });
});

it.each([
  "2026-02-30",
  "32/01/2026",
  "soon",
  "2026",
  "2026-11-21 25:00",
  "-7d",
  "0d",
  "00d",
  "0000d",
])("%s is not a date", (words) => {
  expect(() => readPeriod({ since: words }, NOW)).toThrow(/cannot be/);
});
