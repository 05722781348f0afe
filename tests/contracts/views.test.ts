/** Views are generated from the catalogue and created after the migrations. */
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { quietly } from "../../shared/commands.ts";
import { readForms } from "../../shared/forms.ts";
import { prepareDatabase } from "../../scripts/local-database.ts";
import { localRuntime } from "../../shared/local-runtime.ts";
import { type LocalDatabase, migrate, migrationFiles } from "../../shared/migrations.ts";
import { layViews, viewName, VIEWS_THERE, viewStatements } from "../../scripts/views.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { listColumns, listAnswerColumns } from "../../src/record/columns.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { insert } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { scratch } from "../support/scratch.ts";

const forms = (await readForms()).map(({ form }) => form);

const listViews = (database: DatabaseSync): string[] =>
  database
    .prepare(VIEWS_THERE)
    .all()
    .map(({ name }) => String(name))
    .toSorted();

it("makes a view for each form, and one for all leads", () => {
  const database = migratedDatabase();
  expect(listViews(database)).toEqual([...forms.map(viewName), "leads_overview"].toSorted());
});

it.each(forms.map((form) => [form.type, form] as const))(
  "gives %s a view with the columns of its form",
  (_, form) => {
    const database = migratedDatabase();
    insert(database, "leads", [sampleLead(form, 7)]);
    const columns = listColumns(form).map(({ name }) => name);
    expect(new Set(columns).size, "column names are unique").toBe(columns.length);
    const [row] = database.prepare(`SELECT * FROM ${viewName(form)}`).all();
    expect(Object.keys(row ?? {})).toEqual(columns);
    expect(listAnswerColumns(form).filter(({ name }) => row?.[name] === null)).toEqual([]);
  },
);

it("shows leads sent under an alias in the view of their form", () => {
  const form = forms.find(({ aliases }) => aliases?.length)!;
  const database = migratedDatabase();
  insert(database, "leads", [sampleLead(form, 1, { form_type: form.aliases![0]! })]);
  const rows = database.prepare(`SELECT reference FROM ${viewName(form)}`).all();
  expect(rows).toHaveLength(1);
});

it("drops the view of a removed form and adds that of a new one", () => {
  const added: AnyForm = { ...forms[0]!, type: "NEW_FORM", aliases: [] };
  const database = migratedDatabase();
  for (const statement of viewStatements(listViews(database), [added])) database.exec(statement);
  expect(listViews(database)).toEqual(["lead_new_form", "leads_overview"]);
  insert(database, "leads", [sampleLead(added, 1)]);
  expect(database.prepare("SELECT * FROM lead_new_form").all()).toHaveLength(1);
});

describe("a database of the local site", () => {
  /** A new D1 database with these tables. In D1 a failed batch changes nothing. */
  async function localDatabase(...statements: string[]) {
    const state = scratch();
    const site = await localRuntime(state);
    onTestFinished(() => site.dispose());
    const database = (await site.getD1Database("DB")) as unknown as LocalDatabase;
    for (const statement of statements) await database.prepare(statement).all();
    return { database, state };
  }

  it("migrates once and records the migrations", async () => {
    const { database } = await localDatabase();
    await migrate(database);
    await migrate(database);
    const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
    expect(results).toEqual(migrationFiles().map((name) => ({ name })));
    await layViews(database);
  });

  it("leaves no migration for wrangler to apply", { tags: ["all"] }, async () => {
    const state = scratch();
    await prepareDatabase(state);
    const list = [
      "d1",
      "migrations",
      "list",
      "DB",
      "--local",
      "--config",
      "wrangler.toml",
      "--persist-to",
      state,
    ];
    const { output } = await quietly("wrangler", list, { env: { XDG_CONFIG_HOME: state } });
    expect(output).toContain("No migrations to apply");
  });

  it("keeps the views of another project version, and explains how to start again", async () => {
    const { database, state } = await localDatabase(
      "CREATE TABLE leads (id TEXT)",
      "CREATE VIEW lead_of_before AS SELECT id FROM leads",
    );
    await expect(layViews(database)).rejects.toThrow("no such table: main.uploads");
    await expect(prepareDatabase(state)).rejects.toThrow(
      /table `?leads`? already exists.*\nTo start with an empty database, rename /s,
    );
    expect((await database.prepare(VIEWS_THERE).all()).results).toEqual([
      { name: "lead_of_before" },
    ]);
  });
});
