/**
 * The views in the migrations are those of the catalogue.
 * To fix: npm run fix (it writes the next migration; old ones stay as they are), then commit the new file.
 * Requirement D1.
 */
import { describe, expect, it } from "vitest";
import { readForms } from "../../scripts/forms.ts";
import { migratedDatabase, migratedViews } from "../../scripts/migrations.ts";
import { redraft, viewChanges, viewName, viewsOf } from "../../scripts/view-migration.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { allColumnsOf, columnsOf } from "../../src/forms/columns.ts";
import { insert } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";

const forms = (await readForms()).map(({ form }) => form);

it("leaves nothing to generate", () => {
  const drift = viewChanges(viewsOf(forms), migratedViews());
  expect(drift, "To fix: npm run fix").toEqual([]);
});

it.each(forms.map((form) => [form.type, form] as const))("gives %s a view with the columns of its form", (_, form) => {
  const database = migratedDatabase();
  insert(database, "leads", [sampleLead(form, 7)]);
  const columns = allColumnsOf(form).map(({ name }) => name);
  expect(new Set(columns).size, "column names are unique").toBe(columns.length);
  const [row] = database.prepare(`SELECT * FROM ${viewName(form)}`).all();
  database.close();
  expect(Object.keys(row ?? {}), "To fix: npm run fix").toEqual(columns);
  expect(columnsOf(form).filter(({ name }) => row?.[name] === null)).toEqual([]);
});

it("finds leads that came under an alias in the view of their form", () => {
  const form = forms.find(({ aliases }) => aliases?.length)!;
  const database = migratedDatabase();
  insert(database, "leads", [sampleLead(form, 1, { form_type: form.aliases![0]! })]);
  const rows = database.prepare(`SELECT reference FROM ${viewName(form)}`).all();
  database.close();
  expect(rows).toHaveLength(1);
});

it("dials a foreign number without its trunk zero, an Italian one with it", () => {
  const database = migratedDatabase();
  const numbers = [
    ["+91", "9876543210"],
    ["+44", "07911123456"],
    ["+39", "0612345678"],
  ] as const;
  const leads = numbers.map(([country_code, phone], i) => sampleLead(forms[0]!, i, { country_code, phone }));
  insert(database, "leads", leads);
  const rows = database.prepare(`SELECT "call", chat FROM leads_overview ORDER BY received_at`).all();
  database.close();
  expect(rows).toEqual([
    { call: "tel:+919876543210", chat: "https://wa.me/919876543210" },
    { call: "tel:+447911123456", chat: "https://wa.me/447911123456" },
    { call: "tel:+390612345678", chat: "https://wa.me/390612345678" },
  ]);
});

it("changes, drops and adds views without touching the others", () => {
  const view = (name: string, sql: string) => ({ name, sql });
  const changes = viewChanges(
    [view("same", "A"), view("changed", "B2"), view("added", "C")],
    new Map([
      ["same", "A"],
      ["changed", "B1"],
      ["gone", "D"],
    ]),
  );
  expect(changes).toEqual([
    "DROP VIEW IF EXISTS gone;",
    "DROP VIEW IF EXISTS changed;\nB2;",
    "DROP VIEW IF EXISTS added;\nC;",
  ]);
});

it("asks one migration with one view for a new form, and none of the old", () => {
  const added: AnyForm = { ...forms[0]!, type: "NEW_FORM", aliases: [] };
  const changes = viewChanges(viewsOf([...forms, added]), migratedViews());
  expect(changes).toHaveLength(1);
  const database = migratedDatabase();
  database.exec(changes[0]!);
  insert(database, "leads", [sampleLead(added, 1)]);
  expect(database.prepare("SELECT * FROM lead_new_form").all()).toHaveLength(1);
  database.close();
});

describe("the migration of views that is not committed", () => {
  const names = ["0001_leads.sql", "0002_views.sql"];
  const first = redraft(["VIEW A;"], names, new Map());

  it("takes the next number", () => {
    expect([...first.keys()]).toEqual(["0003_views.sql"]);
    expect(first.get("0003_views.sql")).toContain("VIEW A;");
  });

  it("stays while it is right", () => {
    expect(redraft(["VIEW A;"], [...names, ...first.keys()], first)).toBe(first);
  });

  it("gives way to one under another name, which a database that has the first applies", () => {
    const second = redraft(["VIEW B;"], [...names, ...first.keys()], first);
    expect([...second.keys()]).toEqual(["0004_views.sql"]);
    expect(second.get("0004_views.sql")).not.toContain("VIEW A;");
  });

  it("goes when nothing is left to change", () => {
    expect(redraft([], [...names, ...first.keys()], first).size).toBe(0);
  });
});
