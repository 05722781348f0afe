/** Every reading of leads is recorded, without a visitor's name. */
import type { DatabaseSync } from "node:sqlite";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { EXIT } from "../../staff/failure.ts";
import { staffName } from "../../staff/lead/reading.ts";
import { sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { spooledLead } from "../support/spooled-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { contact, database, deskOver, jsonLines, scratch, withoutAnswer } from "./support.ts";

const LATELY = { received_at: "2026-11-20T10:00:00.000Z" };
const row = sampleLead(contact, 1, {
  reference: "AIPM-7K3M9-20XPA",
  city: "Pune",
  phone: "9876543210",
  ...LATELY,
});
const two = sampleLead(contact, 2, { city: "Mumbai", ...LATELY });

const site = (): DatabaseSync => database([row, two]);

const readings = (open: DatabaseSync) =>
  open.prepare("SELECT who, command, leads FROM readings ORDER BY rowid").all();

it.each([
  { argv: ["list", "--city", "Pune", "--limit", "5"], command: "list --city Pune --limit 5" },
  {
    argv: ["list", "--phone", "9876543210", "--email", row.email!],
    command: "list --phone (one) --email (one)",
  },
  { argv: ["show", "7k3m920xpa"], command: "show AIPM-7K3M9-20XPA" },
  { argv: ["erase", "7k3m920xpa", "--yes"], command: "erase AIPM-7K3M9-20XPA" },
  {
    argv: ["export", "--form", "contact-form", "--out", "/dev/null"],
    command: "export --form contact-form",
    leads: 2,
  },
])(
  "records $command without personal data and local paths",
  async ({ argv, command, leads = 1 }) => {
    const open = site();
    expect((await deskOver(open)(...argv)).code).toBe(0);
    const [line, ...others] = readings(open);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ who: "asha", leads });
    // The order of options may vary.
    expect(String(line!.command).split(" --").toSorted()).toEqual(command.split(" --").toSorted());
  },
);

it("records files, and nothing for a command without results", async () => {
  const open = database([row, two], [sampleUpload(1, row)]);
  const leads = deskOver(open);
  await leads("files", row.reference!);
  await leads("files", two.reference!);
  await leads("list", "--city", "Nowhere");
  await leads("show", "AIPM-00000-00000");
  for (const command of ["doctor", "audit"]) await leads(command);
  expect(readings(open)).toEqual([{ who: "asha", command: "files AIPM-7K3M9-20XPA", leads: 1 }]);
});

it("shows nothing if the reading cannot be recorded", async () => {
  const folder = scratch();
  const file = path.join(folder, "all.csv");
  for (const argv of [
    ["list"],
    ["list", "--json"],
    ["show", row.reference!],
    ["export", "--out", file],
  ]) {
    const { code, out, err } = await deskOver(withoutAnswer(memoryStore(site()), "transact"))(
      ...argv,
    );
    expect({ code, out }, argv.join(" ")).toEqual({ code: EXIT.unreachable, out: "" });
    expect(err).toContain("The database is away");
  }
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  {
    when: "cannot be recorded",
    store: () => withoutAnswer(memoryStore(site()), "transact"),
    leads: 0,
  },
  { when: "is recorded", store: () => memoryStore(site()), leads: 2 },
])("writes $leads leads to stdout when the reading $when", async ({ store, leads }) => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { out } = await deskOver(store())("export", "--json", "--out", "-");
  expect([jsonLines(write.mock.calls.join("")).length, out]).toEqual([leads, ""]);
});

it("shows a lead in the spool without a record while the database is away", async () => {
  const objects = new Map([[`spool/${row.id}.json`, spooledLead(row)]]);
  const store = withoutAnswer(memoryStore(site(), objects), "query", "transact");
  const { code, out, err } = await deskOver(store)("show", row.id!);
  expect(code, err).toBe(0);
  expect(out).toContain(row.full_name);
  expect(err).toContain("could not be recorded");
});

it("names who read a lead by its id in any letters, also after its erasure", async () => {
  const run = deskOver(site());
  await run("show", row.reference!);
  const id = row.id!;
  for (const word of [id, id.toUpperCase(), `id ${id}`])
    expect((await run("audit", "--lead", word)).out, word).toContain("show AIPM-7K3M9-20XPA");
  await run("erase", row.reference!, "--yes");
  expect((await run("audit", "--lead", id.toUpperCase())).out).toContain("erase AIPM-7K3M9-20XPA");
});

it.each(["AIPM-7K3M9", "00000000-0000-4000-8000-00000000ffff", "Asha"])(
  "does not say of %s that no one read it",
  async (word) => {
    const { code, err } = await deskOver(site())("audit", "--lead", word);
    expect([code, err]).toEqual([
      EXIT.notFound,
      expect.stringContaining(`There is no lead ${word}`),
    ]);
  },
);

it("lists readings by time and by colleague", async () => {
  const open = site();
  const asha = deskOver(open);
  await asha("list");
  insert(open, "readings", [
    { id: "a", at: "2026-11-20T04:30:00.000Z", who: "ravi", command: "export", leads: 900 },
    { id: "b", at: "2026-01-01T00:00:00.000Z", who: "ravi", command: "export", leads: 1 },
  ]);
  const lines = (await asha("audit")).out.split("\n").map((line) => line.replaceAll("\t", " | "));
  expect(lines).toEqual([
    "2026-11-20 10:00:00 | ravi | 900 | export",
    "2026-11-21 15:30:00 | asha | 2 | list",
  ]);
  expect(
    (await asha("audit", "--who", "ravi", "--since", "2025-12-31", "--json")).out.split("\n"),
  ).toHaveLength(2);
  expect((await asha("audit", "--who", "nobody")).err).toBe("No one read leads.");
});

it("lists the first reading of one lead, and each that opened it", async () => {
  const open = site();
  const leads = deskOver(open);
  await leads("list", "--city", "Mumbai");
  await leads("list");
  await leads("show", row.reference!);
  await leads("list");
  const listReadings = async (reference: string): Promise<string[]> =>
    jsonLines((await leads("audit", "--lead", reference, "--json")).out)
      .map(({ command }) => command)
      .toSorted();
  expect(await listReadings("7k3m9-20xpa")).toEqual(["list", `show ${row.reference}`]);
  expect(await listReadings(two.reference!)).toEqual(["list --city Mumbai"]);
});

it("records STAFF_NAME, or the user name when it is missing", () => {
  process.env.STAFF_NAME = "Asha Rao";
  expect(staffName()).toBe("Asha Rao");
  delete process.env.STAFF_NAME;
  expect(staffName()).not.toBe("");
});
