/**
 * With a million leads, a question that walks through all of them is slow and costs a row read for each. The way that SQLite
 * takes shows with an empty table. To fix: bound the question, or add an index; what is counted has a number of days.
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

/** A table from end to end, with or without an index to go along; an index of the flagged ones alone is short. */
const walks = (plan: readonly string[]): boolean =>
  plan.some((step) => /^SCAN (?:leads|uploads|counts)\b(?! USING INDEX leads_flagged$)/.test(step));

it("answers every question of the cookbook without walking through all there is", () => {
  const questions = questionsOf(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  expect(questions.length).toBeGreaterThan(15);
  const walking = questions.flatMap(({ title, sql: text }) => {
    const plan = planOf(raw(text));
    return walks(plan) ? [[title, ...plan].join("\n")] : [];
  });
  expect(walking).toEqual([]);
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
