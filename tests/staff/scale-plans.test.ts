/**
 * With a million leads, a question that walks through all of them is slow and costs a row read for each. The way that SQLite
 * takes shows with a few rows as with many. To fix: bound the question, or add an index; what is counted has a number of days.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { questionsOf } from "../support/cookbook.ts";
import { conditionsOf } from "../../staff/lead/lead-query.ts";
import { insert, memoryStore, ROOT } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, deskOver, formOf, scratch } from "./support.ts";

const planOf = (open: DatabaseSync, text: string, values: readonly (string | number | null)[] = []): string[] =>
  open
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map(({ detail }) => String(detail));

/** An index of the few that are flagged, are to be told of, or are unclaimed is short. */
const SHORT = "leads_flagged|leads_canary|outbox_due|uploads_pending";
const WALK = new RegExp(
  `^SCAN (?:leads|uploads|counts|outbox|erasures|readings|calls|first_readings)\\b(?! USING (?:COVERING )?INDEX (?:${SHORT})$)`,
);

/** A page, of leads or of readings: it goes along the index of its order, and stops. */
const PAGE = /ORDER BY (?:received_at(?: DESC)?, id|at)(?: DESC)? LIMIT/;
const ALONG = /^SCAN (?:leads USING INDEX leads_by_time|readings USING INDEX readings_by_time)$/;

/** A table from end to end, with or without an index to go along. */
const walks = (text: string, plan: readonly string[]): boolean =>
  plan.some((step) => WALK.test(step) && !(PAGE.test(text) && ALONG.test(step)));

it("answers every question of the cookbook without walking through all there is", () => {
  const questions = questionsOf(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  expect(questions.length).toBeGreaterThan(15);
  const open = database();
  const walking = questions.flatMap(({ title, sql: text }) => {
    const plan = planOf(open, text);
    return walks(text, plan) ? [[title, ...plan].join("\n")] : [];
  });
  expect(walking).toEqual([]);
});

it("finds what is new by when it was stored, also of one form", () => {
  const open = database();
  for (const types of [undefined, ["BUYER_FORM"]]) {
    const { text, values } = conditionsOf({
      ...(types && { types }),
      storedSince: "2026-11-01T00:00:00.000Z",
      storedBefore: "2026-12-01T00:00:00.000Z",
    });
    const plan = planOf(open, `SELECT * FROM leads WHERE ${text} ORDER BY received_at, id`, values);
    expect(plan.filter((step) => / leads /.test(step))).toEqual([
      "SEARCH leads USING INDEX leads_by_storing (stored_at>? AND stored_at<?)",
    ]);
  }
});

const lead = sampleLead(formOf("BUYER_FORM"), 1);

/** Everything that the desk does but backup and restore, which are of all there is. */
const COMMANDS = [
  "today",
  "list",
  "list --due",
  "list --unread",
  "list --marked",
  `called ${lead.reference} --note later`,
  "list --form buy-flat --since 7d",
  "list --city Pune",
  "list --phone 9876543210",
  "list --email asha@example.com",
  `show ${lead.reference}`,
  "show AIPM-00000-00000",
  `files ${lead.reference}`,
  "export",
  "export --new",
  "export --form buy-flat --since 7d",
  "stats",
  "stats --form buy-flat --since 7d",
  "funnel",
  "funnel --form buy-flat",
  "audit",
  "audit --who asha",
  "audit --lead AIPM-7K3M9-20XPA",
  "doctor",
  `flag ${lead.reference} --spam`,
  "retire --dry-run",
  "retire --yes",
  `erase ${lead.reference} --yes`,
];

it.each(COMMANDS)("%s asks for nothing that walks through all there is", async (command) => {
  const open = database();
  insert(open, "leads", [lead]);
  const store = memoryStore(open);
  const walking: string[] = [];
  let asked = 0;
  const judge = ({ text, values }: Parameters<typeof store.query>[0]): void => {
    asked += 1;
    const plan = planOf(open, text, values);
    if (walks(text, plan)) walking.push([text, ...plan].join("\n"));
  };
  const desk = deskOver({
    ...store,
    query(statement) {
      judge(statement);
      return store.query(statement);
    },
    transact(statements) {
      statements.forEach(judge);
      return store.transact(statements);
    },
  });
  const out = command.startsWith("export") ? ["--out", path.join(scratch(), "leads.csv")] : [];
  const { err } = await desk(...command.split(" "), ...out);
  expect(asked, err).toBeGreaterThan(0);
  expect(walking).toEqual([]);
});
