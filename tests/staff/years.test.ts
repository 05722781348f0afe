/** A database a year behind the same interface: the desk reads over both as over one. The way is in docs/runbook.md, "Growth". */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { sampleLead } from "../support/sample-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { yearsStore } from "../support/years-store.ts";
import { database, deskOver, formOf, scratch } from "./support.ts";

const contact = formOf("CONTACT_US");
const MINUTE = 60_000;
const TURN = Date.parse("2026-11-01T00:00:00.000Z");
const lead = (n: number, changes = {}) =>
  sampleLead(contact, n, { received_at: new Date(TURN + n * MINUTE).toISOString(), city: "Pune", ...changes });

/** One year's leads and the next one's: late ones of the spool overlap, and one was sent again after the turn. */
function twoYears(each = 5): { old: DatabaseSync; young: DatabaseSync } {
  const [old, young] = [database(), database()];
  insert(
    old,
    "leads",
    Array.from({ length: each }, (_, i) => lead(1000 + i * 2)),
  );
  insert(young, "leads", [
    ...Array.from({ length: each }, (_, i) => lead(1000 + each + i * 2 + ((each + 1) % 2))),
    lead(1000 + (each - 1) * 2, { stored_at: "2026-11-02T00:00:00.000Z" }),
  ]);
  const count = { day: "2026-11-20", form_type: "CONTACT_US", event: "posted", reason: "" };
  insert(old, "counts", [{ ...count, n: 3 }]);
  insert(young, "counts", [
    { ...count, n: 4 },
    { ...count, day: "2026-11-21", n: 5 },
  ]);
  return { old, young };
}

const over = ({ old, young }: ReturnType<typeof twoYears>) =>
  deskOver(yearsStore([memoryStore(old), memoryStore(young)]));

/** What one database with all of them would hold. */
const every = ({ old, young }: ReturnType<typeof twoYears>): string[] => {
  const rows = [old, young].flatMap((open) => open.prepare("SELECT id, received_at FROM leads").all());
  const places = new Map(rows.map(({ id, received_at: at }) => [String(id), `${String(at)} ${String(id)}`]));
  return [...places].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id);
};
const idsIn = (lines: string): string[] => lines.split("\n").map((line) => (JSON.parse(line) as { id: string }).id);

it("lists the newest of both, each once", async () => {
  const years = twoYears();
  const expected = every(years).toReversed();
  expect(expected).toHaveLength(10);
  expect(idsIn((await over(years)("list", "--json")).out)).toEqual(expected);
  expect(idsIn((await over(years)("list", "--json", "--limit", "7")).out)).toEqual(expected.slice(0, 7));
});

it("shows a lead of either", async () => {
  const years = twoYears();
  const [first] = every(years);
  const last = every(years).at(-1)!;
  for (const id of [first!, last]) expect((await over(years)("show", id)).out).toContain(id);
  expect((await over(years)("show", "AIPM-00000-00000")).code).toBe(3);
});

it("exports both in order, page by page, each lead once", async () => {
  const years = twoYears(2500);
  const file = path.join(scratch(), "all.jsonl");
  const { code, err } = await over(years)("export", "--json", "--out", file);
  expect(code, err).toBe(0);
  expect(idsIn(readFileSync(file, "utf8").trimEnd())).toEqual(every(years));
});

it("adds up what both have counted", async () => {
  const years = twoYears();
  const { out } = await over(years)("funnel", "--json");
  expect(out.split("\n").map((line) => JSON.parse(line) as object)).toMatchObject([
    { day: "2026-11-20", n: 7 },
    { day: "2026-11-21", n: 5 },
  ]);
  expect(JSON.parse((await over(years)("stats", "--json", "--since", "2026-10-01")).out)).toMatchObject({ total: 11 });
});

it("erases from whichever holds it", async () => {
  const years = twoYears();
  const [first] = every(years);
  expect((await over(years)("erase", first!, "--yes")).code).toBe(0);
  expect(every(years)).not.toContain(first);
});
