/** The restore of docs/runbook.md with wrangler's own commands: export, import into an empty database, repeat an erasure. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { quietly } from "../../shared/commands.ts";
import { sampleKey, sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { databaseFile } from "../support/database-file.ts";
import { contact, database, deskOver, idsIn, scratch } from "./support.ts";

const REF = "AIPM-7K3M9-20XPA";
const TABLES = ["leads", "uploads", "calls", "erasures", "notices", "readings", "first_readings"];

const CONFIG = `name = "drill"
compatibility_date = "2026-08-01"
[[d1_databases]]
binding = "DB"
database_name = "aipm-leads"
database_id = "00000000-0000-0000-0000-000000000000"
`;

/** A project folder with an empty local database of wrangler. */
async function project(name: string) {
  const folder = path.join(scratch(), name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "wrangler.toml"), CONFIG);
  const wrangler = async (...args: readonly string[]): Promise<string> => {
    const { ok, output, stdout } = await quietly("wrangler", ["d1", ...args, "--cwd", folder]);
    expect(ok, output).toBe(true);
    return stdout;
  };
  await wrangler("execute", "DB", "--local", "--command", "SELECT 1");
  return { folder, file: databaseFile(path.join(folder, ".wrangler/state")), wrangler };
}

const content = (open: DatabaseSync) =>
  Object.fromEntries(
    TABLES.map((table) => [table, open.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()]),
  );

/** It starts wrangler and its runtime six times. */
const DRILL = { timeout: 300_000, tags: ["all"] };

it("restores an export into an empty database, and repeats later erasures", DRILL, async () => {
  const site = await project("site");
  const open = migratedDatabase(site.file);
  const lead = sampleLead(contact, 1, { reference: REF });
  const nasty = JSON.stringify({
    formType: "CONTACT_US",
    formData: { notes: 'it\'s; -- "x"\nनमस्ते 😀' },
  });
  insert(open, "leads", [lead, sampleLead(contact, 2, { payload: nasty })]);
  insert(open, "uploads", [sampleUpload(1, lead), sampleUpload(2, sampleLead(contact, 2))]);
  const objects = new Map([1, 2].map((n) => [sampleKey(n), "%PDF-"]));
  await deskOver(open)("called", sampleLead(contact, 2).id!, "--note", "again on Friday");
  open.close();
  const dump = path.join(site.folder, "leads.sql");
  await site.wrangler("export", "DB", "--local", "--output", dump);

  // The erasure comes after the export. Its record is saved as the runbook says.
  const later = new DatabaseSync(site.file);
  expect((await deskOver(memoryStore(later, new Map(objects)))("erase", REF, "--yes")).code).toBe(
    0,
  );
  later.exec("DELETE FROM readings");
  const after = content(later);
  later.close();
  const erased = path.join(site.folder, "erased.json");
  const query = ["--local", "--json", "--command", "SELECT * FROM erasures"];
  writeFileSync(erased, await site.wrangler("execute", "DB", ...query));

  const other = await project("other");
  await other.wrangler("execute", "DB", "--local", "--file", dump);
  const restored = new DatabaseSync(other.file);
  expect(idsIn(restored)).toHaveLength(2);
  const { code, out, err } = await deskOver(memoryStore(restored, objects))(
    "erase",
    "--again",
    erased,
    "--yes",
  );
  expect(code, err).toBe(0);
  expect(out).toBe("1 recorded erasure repeated.");
  expect(content(restored)).toEqual(after);
  expect([...objects.keys()]).toEqual([sampleKey(2)]);
  restored.close();
});

const record = (n: number, reason = "request") => ({
  lead_id: sampleLead(contact, n).id!,
  reference: sampleLead(contact, n).reference!,
  form_type: "CONTACT_US",
  received_on: "2026-10-01",
  files: 0,
  reason,
  erased_at: "2026-11-02T00:00:00.000Z",
});

it("repeats the erasures that the database records itself, and keeps their reasons", async () => {
  const open = database([sampleLead(contact, 1), sampleLead(contact, 2)]);
  insert(open, "erasures", [record(1, "retention")]);
  expect((await deskOver(open)("erase", "--again", "--yes")).out).toBe(
    "1 recorded erasure repeated.",
  );
  expect(idsIn(open)).toEqual([sampleLead(contact, 2).id]);
  expect(open.prepare("SELECT reason FROM erasures").all()).toEqual([{ reason: "retention" }]);
  expect((await deskOver(open)("erase", "--again", "--yes")).err).toBe(
    "No recorded erasure has to be repeated.",
  );
});

it.each([
  ["UTF-16, as PowerShell writes it", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-8 with a byte order mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
])("reads the list of erasures in %s", async (_, encode) => {
  const open = database([sampleLead(contact, 1)]);
  const file = path.join(scratch(), "erased.json");
  writeFileSync(file, encode(JSON.stringify([{ results: [record(1)], success: true }])));
  expect((await deskOver(open)("erase", "--again", file, "--yes")).code).toBe(0);
  expect(idsIn(open)).toEqual([]);
});

it.each(["[]x", '[{"results":[{"lead_id":1}]}]', '{"success":false}'])(
  "rejects a file with %s",
  async (text) => {
    const file = path.join(scratch(), "erased.json");
    writeFileSync(file, text);
    const { code, err } = await deskOver(database())("erase", "--again", file, "--yes");
    expect(code).toBe(1);
    expect(err).toContain("is not the list of erasures");
  },
);

it("shows the drill's own commands in the runbook", () => {
  const runbook = readFileSync(path.resolve(import.meta.dirname, "../../docs/runbook.md"), "utf8");
  for (const command of [
    "d1 time-travel restore DB",
    "d1 export DB",
    "d1 execute DB --remote --json",
    "erase --again",
  ])
    expect(runbook).toContain(command);
});
