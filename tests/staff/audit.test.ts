/** Every reading of leads is recorded, without a visitor's name. */
import type { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { expect, it } from "vitest";
import { EXIT, CommandFailure } from "../../staff/failure.ts";
import { staffName } from "../../staff/lead/reading.ts";
import type { Store } from "../../staff/store/store.ts";
import { sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { spooledLead } from "../support/spooled-lead.ts";
import { insert, memoryStore } from "../support/staff-database.ts";
import { database, deskOver, findForm, scratch } from "./support.ts";

const contact = findForm("CONTACT_US");
const LATELY = { received_at: "2026-11-20T10:00:00.000Z" };
const row = sampleLead(contact, 1, { reference: "AIPM-7K3M9-20XPA", city: "Pune", phone: "9876543210", ...LATELY });
const two = sampleLead(contact, 2, { city: "Mumbai", ...LATELY });

const site = (): DatabaseSync => database([row, two]);

const readings = (open: DatabaseSync) => open.prepare("SELECT who, command, leads FROM readings ORDER BY rowid").all();

it.each<[string, readonly string[], string, number]>([
  ["list", ["list", "--city", "Pune", "--limit", "5"], "list --city Pune --limit 5", 1],
  ["list by phone", ["list", "--phone", "9876543210", "--email", row.email!], "list --phone (one) --email (one)", 1],
  ["show", ["show", "7k3m920xpa"], "show AIPM-7K3M9-20XPA", 1],
  ["erase", ["erase", "7k3m920xpa", "--yes"], "erase AIPM-7K3M9-20XPA", 1],
])("records %s", async (_, argv, command, leads) => {
  const open = site();
  expect((await deskOver(open)(...argv)).code).toBe(0);
  const [line, ...others] = readings(open);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ who: "asha", leads });
  // The order of options may vary.
  expect(String(line!.command).split(" --").toSorted()).toEqual(command.split(" --").toSorted());
  for (const personal of ["9876543210", row.email!, row.full_name!]) expect(line!.command).not.toContain(personal);
});

it("records how many leads an export had, and not where the file is", async () => {
  const open = site();
  const leads = deskOver(open);
  const folder = scratch();
  expect((await leads("export", "--form", "contact-form", "--out", path.join(folder, "all.csv"))).code).toBe(0);
  expect(readings(open)).toEqual([{ who: "asha", command: "export --form contact-form", leads: 2 }]);
});

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

const refusing = (store: Store, isAway = false): Store => {
  const fail = () => Promise.reject(new CommandFailure("The database is away", EXIT.unreachable));
  return { ...store, transact: fail, ...(isAway && { query: fail }) };
};

it("shows nothing if the reading cannot be recorded", async () => {
  const file = path.join(scratch(), "all.csv");
  for (const argv of [["list"], ["list", "--json"], ["show", row.reference!], ["export", "--out", file]]) {
    const { code, out, err } = await deskOver(refusing(memoryStore(site())))(...argv);
    expect({ code, out }, argv.join(" ")).toEqual({ code: EXIT.unreachable, out: "" });
    expect(err).toContain("The database is away");
  }
});

it("shows a lead in the spool without a record while the database is away", async () => {
  const objects = new Map([[`spool/${row.id}.json`, spooledLead(row)]]);
  const { code, out, err } = await deskOver(refusing(memoryStore(site(), objects), true))("show", row.id!);
  expect(code, err).toBe(0);
  expect(out).toContain(row.full_name);
  expect(err).toContain("could not be recorded");
});

it("lists readings by time and by colleague", async () => {
  const open = site();
  const asha = deskOver(open);
  await asha("list");
  insert(open, "readings", [
    { id: "a", at: "2026-11-20T04:30:00.000Z", who: "ravi", command: "export", leads: 900 },
    { id: "b", at: "2026-01-01T00:00:00.000Z", who: "ravi", command: "export", leads: 1 },
  ]);
  const lines = (await asha("audit")).out.split("\n").map((line) => line.replaceAll("\t", " | "));
  expect(lines).toEqual(["2026-11-20 10:00:00 | ravi | 900 | export", "2026-11-21 15:30:00 | asha | 2 | list"]);
  expect((await asha("audit", "--who", "ravi", "--since", "2025-12-31", "--json")).out.split("\n")).toHaveLength(2);
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
    (await leads("audit", "--lead", reference, "--json")).out
      .split("\n")
      .map((line) => JSON.parse(line).command)
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
