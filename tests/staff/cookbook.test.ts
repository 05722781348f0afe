/**
 * Every line of the cookbook runs, and finds something.
 * To fix: change the line in staff/cookbook.md (a view or a column was renamed), or add a lead below that it finds.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../shared/commands.ts";
import { CANARY } from "../../src/record/canary.ts";
import { readQuestions } from "../support/cookbook.ts";
import { insert } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { database, findForm, forms } from "./support.ts";

const recipes = readQuestions(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));

/** Compiled for another runtime, so only its text can be read. */
const NOTICES = readFileSync(path.join(ROOT, "worker/notify/notices.ts"), "utf8");
const MOST_ATTEMPTS = Number(/MOST_ATTEMPTS = (\d+)/.exec(NOTICES)![1]);

function seeded() {
  const open = database();
  const received_at = new Date().toISOString();
  insert(open, "leads", [
    ...forms.map((form, i) =>
      sampleLead(form, i + 1, {
        received_at,
        phone: i < 2 ? "9876543210" : String(9_800_000_000 + i),
        flags: i === 3 ? "honeypot,spam" : "",
      }),
    ),
    ...[0, 1, 2, 3].map((i) => sampleLead(findForm("BUYER_FORM"), 100 + i)),
  ]);
  open.exec(`
    UPDATE leads SET payload = json_set(payload, '$.formData.estimatedValue', 75000000) WHERE form_type = 'HIGH_VALUE_ASSET';
    UPDATE leads SET payload = json_set(payload, '$.formData.propertyRequirements.buyFor', 'flat',
      '$.formData.budgetDetails.maxBudget', 20000000) WHERE form_type = 'BUYER_FORM';
    INSERT INTO uploads SELECT 'key', 'batch', 'deed.pdf', 'application/pdf', 1048576, 'attached', id, received_at, received_at FROM leads ORDER BY received_at DESC LIMIT 1;
    INSERT INTO notices (lead_id, due_at, tries) SELECT id, received_at, ${MOST_ATTEMPTS} FROM leads LIMIT 1;
    INSERT INTO calls SELECT id, received_at, 'asha', 'again on Friday' FROM leads ORDER BY received_at DESC LIMIT 1;
    INSERT INTO first_readings SELECT id, 'reading' FROM leads ORDER BY received_at DESC LIMIT 2;
    INSERT INTO erasures VALUES ('id', 'AIPM-1', 'CONTACT_US', '2026-11-21', 0, '2026-11-21T00:00:00.000Z', 'request');
    INSERT INTO readings VALUES ('id', '2026-11-21T00:00:00.000Z', 'asha', 'list', 20);
  `);
  return open;
}

it("has a command for every query", () => {
  expect(recipes.length).toBeGreaterThan(15);
  for (const { title, command } of recipes)
    expect(command, title).toMatch(/^npx wrangler d1 execute DB --local --command "[^"`$!\\]+"$/);
});

it("sends no notice again that still has attempts", () => {
  const { sql } = recipes.find(({ title }) => title === "Send abandoned notices again")!;
  const open = seeded();
  open.exec(`UPDATE notices SET tries = ${MOST_ATTEMPTS - 1}`);
  expect(open.prepare(sql).all()).toEqual([]);
});

it.each(recipes.filter(({ sql }) => sql.startsWith("SELECT")))(
  "leaves out trial enquiries: $title",
  ({ sql }) => {
    const open = seeded();
    const answer = open.prepare(sql).all();
    const trial = {
      received_at: new Date().toISOString(),
      full_name: CANARY.fullName,
      utm_source: CANARY.utmSource,
    };
    insert(
      open,
      "leads",
      forms.map((form, i) => sampleLead(form, 200 + i, { ...trial, phone: "0000000000" })),
    );
    open.exec(`
    INSERT INTO uploads SELECT 'trial-' || id, 'batch', 'trial.pdf', 'application/pdf', 48, 'attached', id, received_at, received_at
    FROM leads WHERE utm_source = '${CANARY.utmSource}';
    INSERT INTO erasures VALUES ('trial', 'AIPM-2', 'CONTACT_US', '2026-11-21', 1, '${trial.received_at}', 'canary');
  `);
    expect(open.prepare(sql).all()).toEqual(answer);
  },
);

it.each(recipes)("$title", ({ sql }) => {
  expect(seeded().prepare(sql).all()).not.toEqual([]);
});
