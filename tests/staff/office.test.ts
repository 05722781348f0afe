/**
 * The spreadsheets as LibreOffice reads them, cell by cell. Where it is not installed (Debian: libreoffice-calc-nogui) nothing is
 * proven, and the test says that it was skipped. Requirement D1. Decision 62.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { insert } from "../support/staff-database.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, forms, scratch } from "./support.ts";

const hasOffice = spawnSync("soffice", ["--version"]).status === 0;

/** Opened as a colleague's double click opens it, and written out again: comma, quotes, UTF-8, every cell as it is shown. */
function throughOffice(file: string): string[][] {
  const folder = scratch();
  execFileSync("soffice", [
    `-env:UserInstallation=file://${folder}/profile`,
    "--headless",
    "--infilter=CSV:44,34,76,1",
    "--convert-to",
    "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false",
    "--outdir",
    folder,
    file,
  ]);
  const text = readFileSync(path.join(folder, path.basename(file)), "utf8").replace(/^\uFEFF/, "");
  // It ends a row as Linux ends a line.
  return parseCsv(text.replace(/"(?:[^"]|"")*"|\n/g, (part) => (part === "\n" ? "\r\n" : part)));
}

/** A moment is one to LibreOffice, which shows its seconds too. Within a cell it ends lines as Linux does. */
const shown = (cell: string): string => cell.replaceAll("\r\n", "\n").replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):00$/, "$1");

const leads = forms.flatMap((form, n) => [
  sampleLead(form, 3 * n, { full_name: "आशा राव", city: "गुरुग्राम", language: "hi" }),
  sampleLead(form, 3 * n + 1, { full_name: '=HYPERLINK("http://evil.example","x")', email: "@SUM(A1)" }),
  sampleLead(form, 3 * n + 2, { full_name: 'Line one\nline "two", and more', flags: "odd_phone,too_fast" }),
]);

it.skipIf(!hasOffice).each([[["--brief"]], [[]]])(
  "every cell of export %s arrives as it was written",
  { tags: ["all"] },
  async (how) => {
    const open = database();
    insert(open, "leads", leads);
    const file = path.join(scratch(), "leads.csv");
    const { code, err } = await deskOver(open)("export", ...how, "--out", file);
    expect(code, err).toBe(0);
    const written = parseCsv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    const read = throughOffice(file);
    expect(read).toHaveLength(written.length);
    const different = written.flatMap((row, y) =>
      row.flatMap((cell, x) => (shown(read[y]![x] ?? "") === shown(cell) ? [] : [[written[0]![x], cell, read[y]![x]]])),
    );
    expect(different).toEqual([]);
  },
);
