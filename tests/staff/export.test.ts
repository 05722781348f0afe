import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { insert, memoryStore } from "../support/staff-database.ts";
import type { Sql } from "../../staff/store/sql.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, findForm, forms, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 120_000 });

const contact = findForm("CONTACT_US");
const exchange = findForm("PROPERTY_EXCHANGE");

/** The rows of a CSV file as records by heading. */
function records(file: string): Record<string, string>[] {
  const text = readFileSync(file, "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [headings, ...rows] = parseCsv(text.slice(1));
  return rows.map((row) => Object.fromEntries(headings!.map((heading, i) => [heading, row[i]!])));
}

it("writes one form with its own columns, in its own order, under its own labels", async () => {
  const open = database([sampleLead(exchange, 3), sampleLead(contact, 4)]);
  const file = path.join(scratch(), "exchange.csv");
  const { code, out } = await deskOver(open)("export", "--form", "property-exchange", "--out", file);
  expect({ code, out }).toEqual({ code: 0, out: file });
  const [headings, ...rows] = parseCsv(readFileSync(file, "utf8").slice(1));
  expect(rows).toHaveLength(1);
  const own = Object.entries(exchange.fields)
    .filter(
      ([name, { kind }]) => kind !== "files" && !["fullName", "email", "countryCode", "phoneNumber"].includes(name),
    )
    .map(([, { label }]) => label);
  expect(headings?.slice(12, 12 + own.length).map((heading) => heading.replace(/ \(\w+\)$/, ""))).toEqual(own);
});

it("keeps code and number apart, adds links, both times, and amounts as bare numbers", async () => {
  const open = database([sampleLead(exchange, 3, { received_at: "2026-11-20T20:00:00.000Z", phone: "9876543210" })]);
  const file = path.join(scratch(), "one.csv");
  await deskOver(open)("export", "--form", "PROPERTY_EXCHANGE", "--out", file);
  expect(records(file)[0]).toMatchObject({
    "Received (IST)": "2026-11-21 01:30:00",
    "Received (ISO)": "2026-11-20T20:00:00.000Z",
    "Country code": "91",
    Phone: "9876543210",
    Call: "tel:+919876543210",
    Chat: "https://wa.me/919876543210",
  });
  expect(Object.values(records(file)[0]!)).toContain("2650000");
});

it("puts every answer of every form on one sheet", async () => {
  const open = database(forms.map((form, i) => sampleLead(form, i + 1)));
  const file = path.join(scratch(), "all.csv");
  await deskOver(open)("export", "--out", file);
  const rows = records(file);
  expect(rows.map((row) => row.Form)).toEqual(forms.map(({ heading }) => heading));
  expect(rows.map((row) => row["Other answers"])).toEqual(forms.map(() => ""));
  expect(new Set(parseCsv(readFileSync(file, "utf8"))[0]).size).toBe(Object.keys(rows[0]!).length);
});

it("keeps answers without a column, and forms that were removed", async () => {
  const lead = sampleLead(contact, 1);
  const payload = { ...JSON.parse(lead.payload!), submissionId: "x", meta: { path: "/" } };
  payload.formData.landmark = "By the temple";
  const open = database([
    { ...lead, payload: JSON.stringify(payload) },
    sampleLead(contact, 2, { form_type: "OLD_FORM" }),
  ]);
  const file = path.join(scratch(), "other.csv");
  await deskOver(open)("export", "--out", file);
  const [first, unknown] = records(file);
  expect(JSON.parse(first!["Other answers"]!)).toEqual({ formData: { landmark: "By the temple" } });
  expect(unknown).toMatchObject({ Form: "OLD_FORM" });
  expect(JSON.parse(unknown!["Other answers"]!)).toHaveProperty("formData.notes");
});

describe("export --new", () => {
  const exportNew = (open: DatabaseSync) => {
    const leads = deskOver(open);
    const file = path.join(scratch(), "new.csv");
    return async (...options: string[]): Promise<{ ids: string[]; err: string }> => {
      const { code, err } = await leads("export", "--new", ...options, "--out", file);
      expect(code, err).toBe(0);
      return { ids: records(file).map((row) => row["Submission ID"]!), err };
    };
  };
  const id = (n: number): string => sampleLead(contact, n).id!;
  const add = (open: DatabaseSync, n: number, changes = {}): void =>
    insert(open, "leads", [sampleLead(contact, n, changes)]);

  it("exports only the leads since the last export of its scope", async () => {
    const open = database([sampleLead(contact, 1), sampleLead(exchange, 2)]);
    const run = exportNew(open);
    expect((await run()).ids).toHaveLength(2);
    expect((await run()).ids).toEqual([]);
    expect((await run("--form", "CONTACT_US")).ids).toEqual([id(1)]);
    add(open, 3);
    expect((await run()).ids).toEqual([id(3)]);
    expect((await run("--form", "CONTACT_US")).ids).toEqual([id(3)]);
    expect((await run("--form", "PROPERTY_EXCHANGE")).ids).toEqual([sampleLead(exchange, 2).id]);
  });

  it("exports a lead that was stored after the database clock stepped back", async () => {
    const open = database([sampleLead(contact, 1, { stored_at: "2026-11-20T10:00:00.000Z" })]);
    const run = exportNew(open);
    await run();
    const stepped = { received_at: "2026-11-20T08:59:00.000Z", stored_at: "2026-11-20T09:00:00.000Z" };
    add(open, 2, stepped);
    expect((await run()).ids).toEqual([id(2)]);
    expect((await run()).ids).toEqual([]);
  });

  it("exports a lead that was received long ago and stored from the spool now", async () => {
    const open = database([sampleLead(contact, 1, { received_at: "2026-11-20T10:00:00.000Z" })]);
    const run = exportNew(open);
    await run();
    add(open, 2, { received_at: "2026-11-01T10:00:00.000Z" });
    expect((await run()).ids).toEqual([id(2)]);
  });

  it("exports a lead that reuses the row number of an erased lead", async () => {
    const open = database([1, 2, 3].map((n) => sampleLead(contact, n)));
    const run = exportNew(open);
    await run();
    open.exec(`DELETE FROM leads WHERE id IN ('${id(2)}', '${id(3)}')`);
    add(open, 4);
    expect((await run()).ids).toEqual([id(4)]);
  });

  it("continues after an import that renumbers the rows", async () => {
    const open = database([1, 2, 3, 4].map((n) => sampleLead(contact, n)));
    open.exec("UPDATE leads SET rowid = rowid * 5000");
    const run = exportNew(open);
    await run();
    open.exec("UPDATE leads SET rowid = rowid / 5000");
    add(open, 5);
    expect((await run()).ids).toEqual([id(5)]);
  });

  it("exports everything again if the exported leads were erased", async () => {
    const open = database([sampleLead(contact, 1)]);
    const run = exportNew(open);
    await run();
    open.exec("DELETE FROM leads");
    add(open, 2);
    const { ids, err } = await run();
    expect(ids).toEqual([id(2)]);
    expect(err).toContain("everything is exported again");
  });

  it("keeps its position when an export has dates", async () => {
    const open = database([sampleLead(contact, 1)]);
    await deskOver(open)("export", "--since", "2020-01-01", "--out", path.join(scratch(), "old.csv"));
    expect((await exportNew(open)()).ids).toEqual([id(1)]);
  });
});

it.each([
  ["letters", "I saw the flat. ".repeat(3000)],
  ["letters once its formulas are quoted", "; =1".repeat(300).padEnd(32_500, "x")],
  ["line ends", "yes\n".repeat(300)],
])("cuts a cell with too many %s, and names its lead", async (_, notes) => {
  const lead = sampleLead(contact, 1);
  const payload = JSON.parse(lead.payload!);
  payload.formData.notes = notes;
  const open = database([{ ...lead, payload: JSON.stringify(payload) }, sampleLead(contact, 2)]);
  const file = path.join(scratch(), "long.csv");
  await deskOver(open)("export", "--out", file);
  const [cut, whole] = records(file);
  expect(Object.values(cut!).join("\n")).toContain(
    `… cut here. The whole text: npm run leads -- show ${lead.reference}`,
  );
  for (const cell of Object.values(cut!)) expect(cell.length).toBeLessThanOrEqual(32_767);
  expect(Object.values(whole!).join()).not.toContain("cut here");
});

it("reads all pages of large leads with the same time", { tags: ["all"] }, async () => {
  const notes = "x".repeat(60_000);
  const received_at = "2026-11-01T00:00:00.000Z";
  const payload = JSON.stringify({ formType: "CONTACT_US", formData: { city: "Pune", notes } });
  const open = database(
    Array.from({ length: 2200 }, (_, i) => sampleLead(contact, i, { received_at, ...(i < 80 && { payload }) })),
  );
  const file = path.join(scratch(), "large.csv");
  await deskOver(open)("export", "--out", file);
  const ids = records(file).map((row) => row["Submission ID"]);
  expect(ids).toHaveLength(2200);
  expect(new Set(ids).size).toBe(2200);
});

it("keeps the earlier file when the database fails midway", async () => {
  const open = database([sampleLead(contact, 1)]);
  const folder = scratch();
  const file = path.join(folder, "leads.csv");
  await deskOver(open)("export", "--out", file);
  const before = readFileSync(file, "utf8");
  insert(
    open,
    "leads",
    Array.from({ length: 3000 }, (_, i) => sampleLead(contact, i + 2)),
  );
  const store = memoryStore(open);
  let queries = 0;
  const failing = {
    ...store,
    query: (statement: Sql) => (++queries > 3 ? Promise.reject(new Error("gone")) : store.query(statement)),
  };
  const { code } = await deskOver(failing)("export", "--out", file);
  expect(code).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(readdirSync(folder)).toEqual(["leads.csv"]);
  // For the owner's eyes alone.
  expect(statSync(file).mode & 0o077).toBe(0);
});

it.each([
  [["export", "--form", "nope"], "  BUYER_FORM\n"],
  [["export", "--since", "31-31-2026"], "cannot be"],
  [["export", "--new", "--since", "today"], "leave out dates"],
  [["export", "--local", "--remote"], "Choose either"],
  [["exprot"], 'There is no command "exprot".'],
  [["list", "--remtoe"], "npm run leads -- list --help"],
])("refuses %j with exit code 2 and a way out", async (argv, words) => {
  const { code, err } = await deskOver(database())(...argv);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
