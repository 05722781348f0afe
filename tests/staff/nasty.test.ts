/**
 * What visitors typed, byte for byte from D1 in its own runtime to the CSV, the JSON lines, and a restored backup.
 * Requirement D1.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { desk } from "../../staff/desk.ts";
import { openLocal, openStore } from "../../staff/store/open.ts";
import { raw, sql } from "../../staff/store/sql.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { makeState } from "../support/staff-database.ts";
import { formOf, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const contact = formOf("CONTACT_US");
const [from, to] = [makeState(), makeState()];
afterAll(() => [from, to].forEach((state) => state.remove()));

const leads = NASTY.map(([, typed], i) =>
  sampleLead(contact, i, {
    // D1 ends a text at a NUL; the edge takes controls out of what has a column of its own.
    full_name: typed.toWellFormed().replaceAll("\0", ""),
    payload: JSON.stringify({ formType: "CONTACT_US", formData: { notes: typed } }),
  }),
);

async function run(state: string, ...argv: readonly string[]): Promise<void> {
  const said: string[] = [];
  const note = (line: string): void => void said.push(line);
  const code = await desk([...argv, "--persist-to", state], { now: Date.now(), open: openStore, say: note, note });
  expect(code, said.join("\n")).toBe(0);
}

/** The cells of each lead under the two headings, in order. */
async function cellsOf(state: string): Promise<[name: string | undefined, message: string | undefined][]> {
  const file = path.join(scratch(), "nasty.csv");
  await run(state, "export", "--form", "CONTACT_US", "--out", file);
  const bytes = readFileSync(file);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const [headings, ...rows] = parseCsv(text);
  const [name, message] = ["Full name", "Message"].map((heading) => headings!.indexOf(heading));
  return rows.map((row) => [row[name!], row[message!]]);
}

beforeAll(async () => {
  const store = await openLocal(from.state);
  const columns = Object.keys(leads[0]!);
  const values = raw(columns.map((column) => `value ->> '$.${column}'`).join(", "));
  await store.transact([
    sql`INSERT INTO leads (${raw(columns.join(", "))}) SELECT ${values} FROM json_each(${JSON.stringify(leads)})`,
  ]);
  await store.close();
});

it("writes each into its cell, and changes no more than makes it harmless", async () => {
  const cells = await cellsOf(from.state);
  expect(cells).toHaveLength(NASTY.length);
  for (const [i, [what, typed, cell = typed]] of NASTY.entries())
    expect(cells[i], what).toEqual([cell.replaceAll("\0", ""), cell]);
});

it("writes each as it came into JSON lines", async () => {
  const file = path.join(scratch(), "nasty.jsonl");
  await run(from.state, "export", "--json", "--out", file);
  const notes = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).payload.formData.notes as string);
  expect(notes).toEqual(NASTY.map(([, typed]) => typed));
});

it("restores each from a backup", async () => {
  const folder = scratch();
  await run(from.state, "backup", folder);
  await run(to.state, "restore", folder, "--yes");
  expect(await cellsOf(to.state)).toEqual(await cellsOf(from.state));
});
