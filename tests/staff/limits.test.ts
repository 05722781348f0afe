/** D1's limits, which tests/support/stores.ts enforces: a value, a statement, and its time. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { sql } from "../../staff/store/sql.ts";
import type { Store } from "../../staff/store/store.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { memoryStore } from "../support/staff-database.ts";
import { contact, database, deskOver, exportSheet, scratch } from "./support.ts";

vi.setConfig({ testTimeout: 120_000 });

it("refuses in tests what D1 refuses", async () => {
  const store = memoryStore(database());
  await expect(store.query(sql`SELECT ${"x".repeat(2_000_001)} AS a`)).rejects.toThrow("too big");
  await expect(
    store.query({ text: `SELECT 1 ${" ".repeat(100_000)}`, values: [] }),
  ).rejects.toThrow("too long");
  const many = Array.from({ length: 101 }, () => "a");
  await expect(
    store.query({ text: `SELECT ${many.map(() => "?").join()}`, values: many }),
  ).rejects.toThrow("too many");
  for (const pattern of ["x".repeat(51), "प".repeat(17)]) {
    await expect(store.query(sql`SELECT ${"a"} LIKE ${pattern}`)).rejects.toThrow(
      "pattern too complex",
    );
    await expect(store.query({ text: `SELECT 'a' GLOB '${pattern}'`, values: [] })).rejects.toThrow(
      "too complex",
    );
  }
  expect(await store.query(sql`SELECT ${"x".repeat(60)} LIKE ${"%x"} AS a`)).toEqual([{ a: 1 }]);
  await expect(
    store.query(sql`SELECT ${"x".repeat(1_500_000)} AS a, ${"x".repeat(1_500_000)} AS b`),
  ).rejects.toThrow("row too big");
});

it("binds texts alone, because D1's API documents its parameters as strings", () => {
  expect(sql`a = ${"1"} AND b = ${1} AND c IS ${null} AND d = ${-1.5}`).toEqual({
    text: "a = ? AND b = 1 AND c IS NULL AND d = -1.5",
    values: ["1"],
  });
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => sql`a = ${value}`).toThrow(RangeError);
});

it("repeats 52,000 recorded erasures, whose ids are more than 2 MB", async () => {
  const results = Array.from({ length: 52_000 }, (_, i) => ({
    lead_id: sampleLead(contact, i).id,
    reference: `AIPM-${i}`,
    form_type: "CONTACT_US",
    received_on: "2026-01-01",
    reason: "request",
    erased_at: "2026-02-01T00:00:00.000Z",
  }));
  const file = path.join(scratch(), "erased.json");
  writeFileSync(file, JSON.stringify([{ results }]));
  const open = database([sampleLead(contact, 51_999)]);
  const { code, out, err } = await deskOver(open)("erase", "--again", file, "--yes");
  expect([code, out], err).toEqual([0, "52000 recorded erasures repeated."]);
  expect(open.prepare("SELECT COUNT(*) AS n FROM leads").get()).toEqual({ n: 0 });
  expect(open.prepare("SELECT COUNT(*) AS n FROM erasures").get()).toEqual({ n: 52_000 });
});

it.each([[[]], [["--new"]], [["--form", "contact-us,buy-flat"]]])(
  "records the readings of an export in steps of a page: %j",
  async (options) => {
    const open = database(Array.from({ length: 5000 }, (_, i) => sampleLead(contact, i)));
    const store = memoryStore(open);
    const count = (): number =>
      Number(open.prepare("SELECT COUNT(*) AS n FROM first_readings").get()!.n);
    const steps: number[] = [];
    const counted: Store = {
      ...store,
      async transact(statements) {
        const before = count();
        await store.transact(statements);
        steps.push(count() - before);
      },
    };
    expect((await exportSheet(deskOver(counted), ...options)).records).toHaveLength(5000);
    expect(steps).toEqual([2000, 2000, 1000]);
    expect(open.prepare("SELECT leads FROM readings").all()).toEqual([{ leads: 5000 }]);
  },
);

it.each([
  [["--new"]],
  [["--since", "2020-01-01"]],
  [["--form", "contact-us", "--since", "2020-01-01"]],
])(
  "begins each page of an export at one bound, because SQLite would begin at the first of several: %j",
  async (options) => {
    // Three of them fill a page.
    const payload = JSON.stringify({
      formType: "CONTACT_US",
      formData: { notes: "x".repeat(1_400_000) },
    });
    const store = memoryStore(
      database(Array.from({ length: 8 }, (_, i) => sampleLead(contact, i, { payload }))),
    );
    const pages: string[] = [];
    const query: Store["query"] = (statement) => {
      if (statement.text.includes("SUM(length(payload))")) pages.push(statement.text);
      return store.query(statement);
    };
    expect((await exportSheet(deskOver({ ...store, query }), ...options)).records).toHaveLength(8);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const text of pages)
      expect(text.match(/(?:\browid|received_at|, id\)) >=? /g)).toHaveLength(1);
  },
);
