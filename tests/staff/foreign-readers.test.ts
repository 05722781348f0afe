/** Other programs read the export as we wrote it, to the last letter. A program that is missing is skipped by name. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { NASTY } from "../support/nasty-cells.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { contact, database, deskOver, forms, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 60_000 });

const leads = [
  ...forms.map((form, i) => sampleLead(form, i + 1)),
  ...NASTY.map(([, typed], i) =>
    sampleLead(contact, 100 + i, {
      full_name: typed,
      payload: JSON.stringify({ formType: "CONTACT_US", formData: { city: "Pune", notes: typed } }),
    }),
  ),
];

type Rows = readonly (readonly string[])[];
type Reader = (file: string) => Rows;

const runProgram = (program: string, ...args: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1e9 });
  expect(status, stderr).toBe(0);
  return stdout;
};

const isThere = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

const PYTHON = `import csv, json, sys
csv.field_size_limit(10**9)
with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    print(json.dumps(list(csv.reader(file, strict=True))))`;

const READERS: Readonly<Record<string, Reader>> = {
  python3: (file) => JSON.parse(runProgram("python3", "-c", PYTHON, file)) as Rows,
  sqlite3: (file) => {
    // Its import takes a byte order mark for a part of the first heading.
    const bare = `${file}.bare`;
    writeFileSync(bare, readFileSync(file, "utf8").replace("\uFEFF", ""));
    const rows = JSON.parse(
      runProgram(
        "sqlite3",
        ":memory:",
        `.import --csv ${bare} sheet`,
        ".mode json",
        "SELECT * FROM sheet",
      ),
    ) as Readonly<Record<string, string>>[];
    return [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))];
  },
  // A reader in JavaScript, by RFC 4180 alone.
  node: (file) => parseCsv(readFileSync(file, "utf8").replace("\uFEFF", "")),
};

/** What the export means to write: the cells of the same leads, read by hand. */
async function exported(...options: readonly string[]) {
  const file = path.join(scratch(), "leads.csv");
  const { code, err } = await deskOver(database(leads))("export", ...options, "--out", file);
  expect(code, err).toBe(0);
  return file;
}

const names = new Map(
  NASTY.map(([, typed, cell = typed], i) => [sampleLead(contact, 100 + i).reference!, cell]),
);

for (const [program, read] of Object.entries(READERS)) {
  const about = isThere(program) ? "reads" : "is not installed, so it does not read";
  it.skipIf(!isThere(program)).each([[[]], [["--brief"]]])(
    `${program} ${about} every cell to the last letter: export %j`,
    async (options) => {
      const file = await exported(...options);
      const rows = read(file);
      const [headings = []] = rows;
      expect(rows.slice(1)).toHaveLength(leads.length);
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([headings.length]));
      const [reference, name] = ["Reference", options.length > 0 ? "Name" : "Full name"].map((at) =>
        headings.indexOf(at),
      );
      for (const row of rows)
        if (names.has(row[reference!]!)) expect(row[name!]).toBe(names.get(row[reference!]!));
      expect(rows).toEqual(READERS.node!(file));
    },
  );
}
