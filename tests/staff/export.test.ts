import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { insert, memoryStore } from "../support/staff-database.ts";
import type { Sql } from "../../staff/store/sql.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, formOf, forms, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 30_000 });

const contact = formOf("CONTACT_US");
const exchange = formOf("PROPERTY_EXCHANGE");

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

it("puts every form on one sheet without losing an answer", async () => {
  const open = database(forms.map((form, i) => sampleLead(form, i + 1)));
  const file = path.join(scratch(), "all.csv");
  await deskOver(open)("export", "--out", file);
  const rows = records(file);
  expect(rows.map((row) => row.Form)).toEqual(forms.map(({ heading }) => heading));
  expect(rows.map((row) => row["Other answers"])).toEqual(forms.map(() => ""));
  expect(new Set(parseCsv(readFileSync(file, "utf8"))[0]).size).toBe(Object.keys(rows[0]!).length);
});

it("keeps what no column shows: fields of another release, and forms that are gone", async () => {
  const lead = sampleLead(contact, 1);
  const payload = { ...JSON.parse(lead.payload!), submissionId: "x", meta: { path: "/" } };
  payload.formData.landmark = "By the temple";
  const open = database([
    { ...lead, payload: JSON.stringify(payload) },
    sampleLead(contact, 2, { form_type: "OLD_FORM" }),
  ]);
  const file = path.join(scratch(), "other.csv");
  await deskOver(open)("export", "--out", file);
  const [known, unknown] = records(file);
  expect(JSON.parse(known!["Other answers"]!)).toEqual({ formData: { landmark: "By the temple" } });
  expect(unknown).toMatchObject({ Form: "OLD_FORM" });
  expect(JSON.parse(unknown!["Other answers"]!)).toHaveProperty("formData.notes");
});

it("exports with --new what was stored since the last export of that kind, late arrivals too", async () => {
  /** Until the clock, which is the database's, says another time. */
  const later = (): Promise<unknown> => {
    const before = Date.now();
    return vi.waitUntil(() => Date.now() > before, { interval: 1 });
  };
  const open = database([sampleLead(contact, 1, { stored_at: "2026-11-01T00:00:00.000Z" })]);
  const leads = deskOver(open);
  const file = path.join(scratch(), "new.csv");
  await leads("export", "--new", "--out", file);
  expect(records(file)).toHaveLength(1);
  await leads("export", "--new", "--out", file);
  expect(records(file)).toHaveLength(0);
  // Received before the first export, and drained from the spool after it.
  const received_at = new Date(Date.now() - 60_000).toISOString();
  await later();
  insert(open, "leads", [sampleLead(contact, 2, { received_at, stored_at: new Date().toISOString() })]);
  await later();
  await leads("export", "--since", "2020-01-01", "--out", path.join(scratch(), "old.csv"));
  await leads("export", "--new", "--out", file);
  expect(records(file).map((row) => row["Submission ID"])).toEqual([sampleLead(contact, 2).id]);
});

it("reads page after page, also where leads are large or came in the same moment", async () => {
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

it("leaves no half file when the database fails midway, and keeps the one that was there", async () => {
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
  [["export", "--form", "nope"], "There is no form"],
  [["export", "--since", "31-31-2026"], "does not understand"],
  [["export", "--new", "--since", "today"], "leave out dates"],
  [["export", "--local", "--remote"], "Choose either"],
  [["exprot"], "There is no command"],
])("refuses %j with exit code 2 and a way out", async (argv, words) => {
  const { code, err } = await deskOver(database())(...argv);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
