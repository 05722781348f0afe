/** Views are generated from the catalogue and created after the migrations. */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { quietly } from "../../scripts/commands.ts";
import { readForms } from "../../scripts/forms.ts";
import { prepareDatabase, setAside, strangeMigrations } from "../../scripts/local-database.ts";
import { localRuntime } from "../../scripts/local-runtime.ts";
import { migrate, migrationFiles } from "../../scripts/migrations.ts";
import { layViews, type ViewDatabase, viewName, VIEWS_THERE, viewStatements } from "../../scripts/views.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { listColumns, listAnswerColumns } from "../../src/forms/columns.ts";
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
  database.close();
});

it.each(forms.map((form) => [form.type, form] as const))("gives %s a view with the columns of its form", (_, form) => {
  const database = migratedDatabase();
  insert(database, "leads", [sampleLead(form, 7)]);
  const columns = listColumns(form).map(({ name }) => name);
  expect(new Set(columns).size, "column names are unique").toBe(columns.length);
  const [row] = database.prepare(`SELECT * FROM ${viewName(form)}`).all();
  database.close();
  expect(Object.keys(row ?? {})).toEqual(columns);
  expect(listAnswerColumns(form).filter(({ name }) => row?.[name] === null)).toEqual([]);
});

it("shows leads sent under an alias in the view of their form", () => {
  const form = forms.find(({ aliases }) => aliases?.length)!;
  const database = migratedDatabase();
  insert(database, "leads", [sampleLead(form, 1, { form_type: form.aliases![0]! })]);
  const rows = database.prepare(`SELECT reference FROM ${viewName(form)}`).all();
  database.close();
  expect(rows).toHaveLength(1);
});

it("drops the view of a removed form and adds that of a new one", () => {
  const added: AnyForm = { ...forms[0]!, type: "NEW_FORM", aliases: [] };
  const database = migratedDatabase();
  for (const statement of viewStatements(listViews(database), [added])) database.exec(statement);
  expect(listViews(database)).toEqual(["lead_new_form", "leads_overview"]);
  insert(database, "leads", [sampleLead(added, 1)]);
  expect(database.prepare("SELECT * FROM lead_new_form").all()).toHaveLength(1);
  database.close();
});

describe("a database of the local site", () => {
  /** Runs in D1, where a failed batch changes nothing. */
  const inD1 = async (work: (database: ViewDatabase, state: string) => Promise<void>): Promise<void> => {
    const state = scratch();
    const site = await localRuntime(state);
    onTestFinished(() => site.dispose());
    await work((await site.getD1Database("DB")) as unknown as ViewDatabase, state);
  };
  const run = (database: ViewDatabase, ...statements: string[]) =>
    database.batch(statements.map((statement) => database.prepare(statement) as never));

  it("keeps the old views when a new one cannot be read", () =>
    inD1(async (database) => {
      await run(database, "CREATE TABLE leads (id TEXT)", "CREATE VIEW lead_of_before AS SELECT id FROM leads");
      await expect(layViews(database)).rejects.toThrow("no such table: main.uploads");
      const { results } = await database.prepare(VIEWS_THERE).all();
      expect(results).toEqual([{ name: "lead_of_before" }]);
    }));

  it("migrates once and records the migrations", () =>
    inD1(async (database) => {
      await migrate(database);
      await migrate(database);
      const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
      expect(results).toEqual(migrationFiles().map((name) => ({ name })));
      await layViews(database);
    }));

  it("leaves no migration for wrangler to apply", { tags: ["all"] }, async () => {
    const state = scratch();
    expect(await prepareDatabase(state)).toMatchObject({ ok: true });
    const list = ["d1", "migrations", "list", "DB", "--local", "--config", "wrangler.toml", "--persist-to", state];
    const { output } = await quietly("wrangler", list, { env: { XDG_CONFIG_HOME: state } });
    expect(output).toContain("No migrations to apply");
  });

  it("detects a database with unknown migrations", { tags: ["all"] }, async () => {
    await inD1(async (database, state) => {
      expect(await strangeMigrations(state)).toEqual([]);
      await run(
        database,
        "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)",
        `INSERT INTO d1_migrations (name) VALUES ('${migrationFiles()[0]}')`,
      );
      expect(await strangeMigrations(state)).toEqual([]);
      await run(database, "INSERT INTO d1_migrations (name) VALUES ('0001_leads.sql'), ('0002_desk.sql')");
      expect(await strangeMigrations(state)).toEqual(["0001_leads.sql", "0002_desk.sql"]);
    });
  });

  it("moves an old database aside as a whole", () => {
    const folder = scratch();
    const state = path.join(folder, "state");
    mkdirSync(path.join(state, "v3"), { recursive: true });
    expect(setAside(state, new Date("2026-11-25T22:31:05Z"))).toBe(path.join(folder, "state-2026-11-25T223105"));
    expect(existsSync(path.join(folder, "state-2026-11-25T223105/v3"))).toBe(true);
    expect(existsSync(state)).toBe(false);
  });
});
