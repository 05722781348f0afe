/**
 * The desk against the runtime that the local site has: wrangler's, with a state folder of its own.
 * Requirement D1.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getPlatformProxy } from "wrangler";
import { moveToStuck } from "../../worker/stuck.ts";
import { insert, makeState, openState, ROOT, wrangler } from "../support/staff-database.ts";
import { sampleLead } from "../support/sample-lead.ts";
import { spooledLead } from "../support/spooled-lead.ts";
import { desk } from "../../staff/desk.ts";
import { openLocal, openStore } from "../../staff/store/open.ts";
import { formOf, forms, scratch } from "./support.ts";

const BATCH = "0b1f0e55-9f0f-4f0e-8f5b-0a4d6b1c2d3e";
const keyOf = (n: number): string => `uploads/2026/11/${BATCH}/5c3f0e55-9f0f-4f0e-8f5b-00000000000${n}`;

// A runtime starts for every command.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = makeState();
const empty = { state: mkdtempSync(`${site.state}-empty-`) };
cpSync(site.state, empty.state, { recursive: true });

const leads = forms.map((form, i) => sampleLead(form, i + 1));
/** It would be too long for D1 as the statement that an export makes of it. */
const notes = `${"'".repeat(60_000)} 😀\r\nsecond line; -- no comment`;
leads.push(
  sampleLead(formOf("CONTACT_US"), 900, { payload: JSON.stringify({ formType: "CONTACT_US", formData: { notes } }) }),
);

const upload = (n: number) => ({
  key: keyOf(n),
  batch_id: BATCH,
  file_name: `paper ${n}.pdf`,
  content_type: "application/pdf",
  size: 5,
  state: "attached",
  lead_id: leads[n]!.id!,
  created_at: "2026-11-20T20:00:00.000Z",
  expires_at: "2026-11-20T20:15:00.000Z",
});

async function run(state: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await desk([...argv, "--persist-to", state], {
    now: Date.now(),
    open: openStore,
    say: (line) => out.push(line),
    note: (line) => err.push(line),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

beforeAll(async () => {
  const open = openState(site.state);
  insert(open, "leads", leads);
  insert(open, "uploads", [upload(1), upload(2)]);
  open.close();
  const file = path.join(site.state, "paper.pdf");
  writeFileSync(file, "%PDF-");
  const store = await openLocal(site.state);
  for (const key of [keyOf(1), keyOf(2), `spool/${leads[1]!.id}.json`])
    await store.upload(key, file, "application/pdf");
  await store.close();
});
afterAll(() => {
  site.remove();
  rmSync(empty.state, { recursive: true, force: true });
});

it("says what to do where there is no database yet", async () => {
  const { code, err } = await run(path.join(site.state, "nowhere"), "list");
  expect(code).toBe(4);
  expect(err).toContain("npm start");
});

it("exports from the runtime's own database, as a command of its own", () => {
  const file = path.join(scratch(), "all.csv");
  const command = [path.join(ROOT, "staff/leads.ts"), "export", "--out", file, "--persist-to", site.state];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", cwd: scratch() });
  expect({ status, out: stdout.trim() }).toEqual({ status: 0, out: file });
  expect(stderr).toContain(`${leads.length} leads exported`);
  expect(readFileSync(file, "utf8")).toContain(leads[3]!.reference);
});

it("answers a line of the cookbook through wrangler itself", () => {
  const cookbook = readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8");
  const [, sql] = /--command "(.+GROUP BY town.+)"/.exec(cookbook)!;
  const out = wrangler("d1", "execute", "DB", "--local", "--json", "--persist-to", site.state, "--command", sql!);
  expect(JSON.parse(out)[0].success).toBe(true);
});

it("backs up, and restores into a wiped database with equal counts and the same leads", async () => {
  const folder = path.join(scratch(), "backup");
  const backup = await run(site.state, "backup", folder);
  expect(backup.code, backup.err).toBe(0);
  expect(JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"))).toMatchObject({
    counts: { leads: leads.length, uploads: 2, erasures: 0, notices: 0 },
    files: 2,
  });

  const restored = await run(empty.state, "restore", folder, "--yes");
  expect(restored.code, restored.err).toBe(0);
  const [before, after] = [openState(site.state), openState(empty.state)];
  for (const table of ["leads", "uploads", "d1_migrations"]) {
    const all = `SELECT * FROM ${table} ORDER BY 1`;
    expect(after.prepare(all).all()).toEqual(before.prepare(all).all());
  }
  const objects =
    "SELECT name, sql FROM sqlite_master WHERE type IN ('view', 'index', 'table') AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name";
  expect(after.prepare(objects).all()).toEqual(before.prepare(objects).all());
  before.close();
  after.close();
  const file = path.join(scratch(), "file");
  const store = await openLocal(empty.state);
  expect(await store.download(keyOf(1), file)).toBe(true);
  await store.close();

  // A second time it refuses; and what was erased since stays erased.
  expect(await run(empty.state, "restore", folder, "--yes")).toMatchObject({ code: 2 });
  expect((await run(empty.state, "erase", leads[2]!.reference!, "--yes")).code).toBe(0);
  const many = openState(empty.state);
  const erasure = { reference: "AIPM-1", form_type: "CONTACT_US", received_on: "2026-11-01", files: 0 };
  insert(
    many,
    "erasures",
    Array.from({ length: 2000 }, (_, i) => ({ lead_id: `${i}`, ...erasure, erased_at: "2026-11-02T00:00:00.000Z" })),
  );
  many.close();
  expect((await run(empty.state, "restore", folder, "--yes", "--replace")).code).toBe(0);
  expect(await run(empty.state, "show", leads[2]!.reference!)).toMatchObject({ code: 3 });
  expect(await run(empty.state, "show", leads[1]!.reference!)).toMatchObject({ code: 0 });
});

it("does not restore what is no whole backup", async () => {
  const folder = scratch();
  expect(await run(empty.state, "restore", folder, "--yes")).toMatchObject({ code: 1 });
  writeFileSync(path.join(folder, "database.sql"), "SELECT 1;");
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify({ sha256: "other", counts: {}, files: 0 }));
  const { code, err } = await run(empty.state, "restore", folder, "--yes", "--replace");
  expect(code).toBe(1);
  expect(err).toContain("checksum");
});

it("downloads and erases files of the runtime's own bucket", async () => {
  const reference = leads[1]!.reference!;
  const folder = path.join(scratch(), "papers");
  expect((await run(site.state, "files", reference, "--download", folder)).code).toBe(0);
  expect(readFileSync(path.join(folder, "paper 1.pdf"), "utf8")).toBe("%PDF-");
  expect((await run(site.state, "erase", reference, "--yes")).code).toBe(0);
  const store = await openLocal(site.state);
  const file = path.join(scratch(), "gone");
  for (const key of [keyOf(1), `spool/${leads[1]!.id}.json`]) expect(await store.download(key, file)).toBe(false);
  expect(await store.download(keyOf(2), file)).toBe(true);
  await store.close();
  expect(existsSync(file)).toBe(true);
});

it("reads in the runtime's own bucket why a lead is stuck", async () => {
  const { env, dispose } = await getPlatformProxy<{ FILES: Parameters<typeof moveToStuck>[0] }>({
    configPath: path.join(ROOT, "wrangler.toml"),
    persist: { path: path.join(site.state, "v3") },
    remoteBindings: false,
  });
  const lead = sampleLead(formOf("CONTACT_US"), 901);
  await moveToStuck(env.FILES, `spool/${lead.id}.json`, spooledLead(lead), "D1_ERROR: too big");
  await dispose();
  expect((await run(site.state, "show", lead.reference!)).err).toContain("looks at it: D1_ERROR: too big.");
  expect((await run(site.state, "doctor")).out).toContain(
    `${lead.reference} (CONTACT_US): D1_ERROR: too big; set aside`,
  );
});
