import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { insert, memoryStore } from "../support/staff-database.ts";
import type { Sql } from "../../staff/store/sql.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { contact, database, deskOver, exportSheet, findForm, forms, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 120_000 });

const exchange = findForm("PROPERTY_EXCHANGE");

it("writes one form with its own columns, in its own order, under its own labels", async () => {
  const run = deskOver(database([sampleLead(exchange, 3), sampleLead(contact, 4)]));
  const { headings, records } = await exportSheet(run, "--form", "property-exchange");
  expect(records).toHaveLength(1);
  const own = Object.entries(exchange.fields)
    .filter(
      ([name, { kind }]) =>
        kind !== "files" && !["fullName", "email", "countryCode", "phoneNumber"].includes(name),
    )
    .map(([, { label }]) => label);
  expect(
    headings.slice(12, 12 + own.length).map((heading) => heading.replace(/ \(\w+\)$/, "")),
  ).toEqual(own);
});

it("keeps code and dialable number apart, adds links, both times, and bare amounts", async () => {
  const received_at = "2026-11-20T20:00:00.000Z";
  const run = deskOver(
    database([
      sampleLead(exchange, 3, { received_at, phone: "9876543210" }),
      sampleLead(exchange, 4, { received_at, country_code: "+44", phone: "07911123450" }),
    ]),
  );
  const { records } = await exportSheet(run, "--form", "PROPERTY_EXCHANGE");
  expect(records).toMatchObject([
    {
      "Received (IST)": "2026-11-21 01:30:00",
      "Received (ISO)": received_at,
      "Country code": "91",
      Phone: "9876543210",
      Call: "tel:+919876543210",
      Chat: "https://wa.me/919876543210",
    },
    { "Country code": "44", Phone: "7911123450" },
  ]);
  expect(Object.values(records[0]!)).toContain("2650000");
});

it("puts every answer of every form on one sheet", async () => {
  const { headings, records } = await exportSheet(
    deskOver(database(forms.map((form, i) => sampleLead(form, i + 1)))),
  );
  expect(records.map((row) => row.Form)).toEqual(forms.map(({ heading }) => heading));
  expect(records.map((row) => row["Other answers"])).toEqual(forms.map(() => ""));
  expect(new Set(headings).size).toBe(headings.length);
});

it("keeps answers without a column, and forms that were removed", async () => {
  const lead = sampleLead(contact, 1);
  const payload = { ...JSON.parse(lead.payload!), submissionId: "x", meta: { path: "/" } };
  payload.formData.landmark = "By the temple";
  const open = database([
    { ...lead, payload: JSON.stringify(payload) },
    sampleLead(contact, 2, { form_type: "OLD_FORM" }),
  ]);
  const [first, unknown] = (await exportSheet(deskOver(open))).records;
  expect(JSON.parse(first!["Other answers"]!)).toEqual({ formData: { landmark: "By the temple" } });
  expect(unknown).toMatchObject({ Form: "OLD_FORM" });
  expect(JSON.parse(unknown!["Other answers"]!)).toHaveProperty("formData.notes");
});

describe("export --new", () => {
  const exportNew = (open: DatabaseSync) => {
    const run = deskOver(open);
    return async (...options: string[]): Promise<{ ids: string[]; err: string }> => {
      const { records, err } = await exportSheet(run, "--new", ...options);
      return { ids: records.map((row) => row["Submission ID"]!), err };
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

  const LATE = { received_at: "2026-11-20T08:59:00.000Z", stored_at: "2026-11-20T09:00:00.000Z" };

  it.each([
    { when: "it was stored after the database clock stepped back", changes: LATE },
    {
      when: "it was received long ago and stored from the spool now",
      changes: { received_at: "2026-11-01T10:00:00.000Z" },
    },
    {
      when: "it reuses the row number of an erased lead",
      change: `DELETE FROM leads WHERE id IN ('${id(2)}', '${id(3)}')`,
    },
    {
      when: "an import renumbered the rows",
      setUp: "UPDATE leads SET rowid = rowid * 5000",
      change: "UPDATE leads SET rowid = rowid / 5000",
    },
  ])("exports a lead when $when", async ({ setUp, change, changes = {} }) => {
    const times = {
      received_at: "2026-11-20T10:00:00.000Z",
      stored_at: "2026-11-20T10:00:00.000Z",
    };
    const open = database([1, 2, 3].map((n) => sampleLead(contact, n, times)));
    if (setUp) open.exec(setUp);
    const run = exportNew(open);
    await run();
    if (change) open.exec(change);
    add(open, 4, changes);
    expect((await run()).ids).toEqual([id(4)]);
    expect((await run()).ids).toEqual([]);
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
    const run = deskOver(database([sampleLead(contact, 1)]));
    await exportSheet(run, "--since", "2020-01-01");
    expect((await exportSheet(run, "--new")).records).toHaveLength(1);
  });
});

it("names the lead in a cell that was cut", async () => {
  const lead = sampleLead(contact, 1);
  const payload = JSON.parse(lead.payload!);
  payload.formData.notes = "I saw the flat. ".repeat(3000);
  const open = database([{ ...lead, payload: JSON.stringify(payload) }, sampleLead(contact, 2)]);
  const { records, err } = await exportSheet(deskOver(open));
  expect(err).toContain(`\`show\` prints them: ${lead.reference}`);
  const [cut, whole] = records;
  expect(Object.values(cut!).join("\n")).toContain(
    `… cut here. The whole text: npm run leads -- show ${lead.reference}`,
  );
  expect(Object.values(whole!).join()).not.toContain("cut here");
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
    query: (statement: Sql) =>
      ++queries > 3 ? Promise.reject(new Error("gone")) : store.query(statement),
  };
  const { code } = await deskOver(failing)("export", "--out", file);
  expect(code).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(readdirSync(folder)).toEqual(["leads.csv"]);
  // For the owner's eyes alone.
  expect(statSync(file).mode & 0o077).toBe(0);
});
