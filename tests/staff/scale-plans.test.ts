/**
 * With a million leads, a question that walks through all of them is slow and costs a row read for each. The way that SQLite
 * takes shows with an empty table. To fix: bound the question, or add an index; a count of everything is named below.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { questionsOf } from "../../scripts/bench/questions.ts";
import { conditionsOf } from "../../staff/lead/lead-query.ts";
import { all, raw, type Sql, sql } from "../../staff/store/sql.ts";
import { ROOT } from "../support/staff-database.ts";
import { database } from "./support.ts";

const planOf = ({ text, values }: Sql): string[] =>
  database()
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map(({ detail }) => String(detail));

/** A table from end to end, with or without an index to go along; not the list of a JSON value. */
const walks = (plan: readonly string[]): boolean => plan.some((step) => /^SCAN (?:leads|uploads|counts)\b/.test(step));

/** Questions about every lead or file there is, or about what no index tells apart. They take longer as leads grow. */
const OF_ALL = [
  "Not exported yet",
  "By city, the last 30 days",
  "By form and day",
  "By hour of the day: when to have people at the phones",
  "The same phone more than once",
  "With files",
  "Probably programs, or in need of a second look",
  "Flagged as spam by staff",
  "Which privacy notice people saw",
  "How much is stored",
];

it("knows which questions of the cookbook walk through a whole table", () => {
  const questions = questionsOf(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  expect(questions.length).toBeGreaterThan(12);
  const walking = questions.filter(({ sql: text }) => walks(planOf(raw(text)))).map(({ title }) => title);
  expect(walking).toEqual(OF_ALL);
});

const since = "2026-11-01T00:00:00.000Z";
const desk: readonly (readonly [string, Sql])[] = [
  ["leads since a day", sql`SELECT * FROM leads WHERE ${conditionsOf({ since })} ORDER BY received_at, id LIMIT 2000`],
  [
    "the next page of an export",
    sql`SELECT * FROM leads WHERE ${all([conditionsOf({}), sql`(received_at, id) > (${since}, ${"id"})`])}
      ORDER BY received_at, id LIMIT 2000`,
  ],
  [
    "what is new since an export",
    sql`SELECT * FROM leads WHERE ${conditionsOf({ storedSince: since })} ORDER BY received_at, id LIMIT 2000`,
  ],
  ["leads of a form", sql`SELECT COUNT(*) FROM leads WHERE ${conditionsOf({ types: ["BUYER_FORM"], since })}`],
  ["a lead by its reference or id", sql`SELECT * FROM leads WHERE reference IN (${"a"}, ${"b"}) OR id = ${"c"}`],
  ["the files of a lead", sql`SELECT key FROM uploads WHERE lead_id = ${"a"} ORDER BY created_at, key`],
  ["uploads that nobody claimed", sql`SELECT key FROM uploads WHERE state = 'pending' AND expires_at <= ${since}`],
  ["the counts of a week", sql`SELECT * FROM counts WHERE day >= ${"2026-11-01"} AND day <= ${"2026-11-07"}`],
];

it.each(desk)("finds %s by an index", (_, statement) => {
  expect(walks(planOf(statement)), planOf(statement).join("\n")).toBe(false);
});
