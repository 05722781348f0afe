/** What the edge counts and notes down, as staff ask for it. */
import type { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { holidays } from "../../src/content/office-hours.ts";
import { EXIT, CommandFailure } from "../../staff/failure.ts";
import type { Store } from "../../staff/store/store.ts";
import { sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { insert, memoryStore, type Notes } from "../support/staff-database.ts";
import { setAside, spooledLead } from "../support/spooled-lead.ts";
import { database, deskOver, formOf } from "./support.ts";

const contact = formOf("CONTACT_US");

const job = (name: string, started_at: string, changes = {}) => ({
  name,
  started_at,
  finished_at: started_at,
  outcome: "ok",
  detail: "{}",
  ...changes,
});

const deployed = (open: DatabaseSync, objects = new Map<string, string>(), notes: Notes = new Map()): Store => ({
  ...memoryStore(open, objects, notes),
  place: "remote",
});

it("says what waits, since when and why", async () => {
  const open = database();
  const lead = sampleLead(contact, 1, { stored_at: "2026-11-21T05:00:00.000Z" });
  insert(open, "leads", [lead]);
  insert(open, "outbox", [{ lead_id: lead.id!, channel: "chat", due_at: "2026-11-21T09:00:00.000Z", tries: 4 }]);
  insert(open, "jobs", [
    job("scheduled", "2026-11-21T08:00:00.000Z"),
    job("drain", "2026-11-21T08:00:00.000Z", { finished_at: null, outcome: "running" }),
    job("sweep", "2026-11-21T09:55:00.000Z", { outcome: "failed", detail: '{"error":"TypeError"}' }),
  ]);
  const [waiting, dead] = [sampleLead(contact, 2), sampleLead(contact, 3, { reference: "AIPM-00000-00003" })];
  const objects = new Map([[`spool/${waiting.id}.json`, spooledLead(waiting)]]);
  const notes: Notes = new Map();
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00.000Z"), toFake: ["Date"] });
  await setAside({ objects, notes }, `spool/${dead.id}.json`, spooledLead(dead), "D1_ERROR: too big");
  await setAside({ objects, notes }, "spool/odd.json", "[]", "has the shape of no lead");
  vi.useRealTimers();
  const store = deployed(open, objects, notes);
  const old: Store = {
    ...store,
    async *list(prefix) {
      const uploaded = new Date("2026-11-21T07:00:00.000Z");
      for await (const object of store.list(prefix)) yield { ...object, uploaded };
    },
  };
  const { code, out, err } = await deskOver(old)("doctor", "--remote");
  expect(code).toBe(1);
  for (const line of [
    "! Spool                1 waiting, the oldest since 2026-11-21 12:30 IST, 3 hours ago",
    "AIPM-00000-00003 (CONTACT_US): D1_ERROR: too big; since 2026-11-20 15:30 IST, 24 hours ago",
    "spool/stuck/odd.json, which is no lead: has the shape of no lead; since 2026-11-20 15:30 IST",
    "! Notices              1 not sent, the oldest since 2026-11-21 10:30 IST, 5 hours ago; tried at most 4 times",
    "! Job scheduled        ok, started 2026-11-21 13:30 IST, 2 hours ago",
    "! Job drain            broke off (running), never finished, started",
    '! Job sweep            failed {"error":"TypeError"}, started 2026-11-21 15:25 IST, 5 minutes ago',
    "  Job notices          never ran",
  ])
    expect(out).toContain(line);
  expect(err).toContain("6 of 12");
  for (const name of [waiting.full_name!, dead.full_name!, dead.phone!]) expect(out).not.toContain(name);
});

const RAN = "2026-11-21T09:55:00.000Z";
const withBytes = (databaseBytes: number) => [job("scheduled", RAN, { detail: JSON.stringify({ databaseBytes }) })];
const drained = (finished_at: string | null) => [
  job("scheduled", RAN),
  job("drain", RAN, { finished_at, outcome: "running" }),
];

it.each([
  ["the database, below six tenths", withBytes(5.94e9), 0, "  Database             5.94 of 10 GB"],
  [
    "the database, from there on",
    withBytes(6e9),
    1,
    '! Database             6.00 of 10 GB: see "Growth" in docs/runbook',
  ],
  [
    "a job that broke off in every run for hours",
    drained("2026-11-21T07:00:00.000Z"),
    1,
    "! Job drain            broke off (running), last finished 2026-11-21 12:30 IST, 3 hours ago, started",
  ],
  ["one that never came to an end", drained(null), 1, "! Job drain            broke off (running), never finished"],
  ["one that is at work", drained("2026-11-21T09:45:00.000Z"), 0, "  Job drain            running, started"],
])("says of %s how it is", async (_, jobs, expected, line) => {
  const open = database();
  insert(open, "jobs", jobs);
  const { code, out, err } = await deskOver(deployed(open))("doctor", "--remote");
  expect(out).toContain(line);
  expect([code, err.includes("All is well")]).toEqual([expected, expected === 0]);
});

it("names a target that redirects at once and what to do, and uploads that nobody swept", async () => {
  const failure = "LEAD_WEBHOOK_URL answered 301, a redirect: set the address that it leads to";
  const [at, old] = ["2026-11-21T09:58:00.000Z", "2026-11-21T07:00:00.000Z"];
  const one = sampleLead(contact, 1, { received_at: at, stored_at: at });
  const open = database([one], [sampleUpload(1, null, { created_at: old, expires_at: old })]);
  insert(open, "outbox", [{ lead_id: one.id!, channel: "webhook", due_at: at, tries: 1, failure }]);
  const { code, out } = await deskOver(deployed(open))("doctor", "--remote");
  expect(out).toMatch(new RegExp(`^! Deliveries .*${failure}$`, "m"));
  expect(out).toContain("1 not swept");
  expect(code).toBe(1);
});

it("says when the list of holidays runs out, which the promise is counted by", async () => {
  const store = deployed(database());
  const last = holidays.days.at(-1)!.day;
  const at = async (day: string) => (await deskOver(store, Date.parse(`${day}T10:00:00Z`))("doctor", "--remote")).out;
  expect(await at("2026-11-21")).toContain(`  Holidays             listed until ${last}`);
  expect(await at(last)).toContain(
    `! Holidays             listed until ${last}: add those that come in src/content/office-hours.ts`,
  );
});

it("does not say that all is well of jobs that this machine never runs", async () => {
  const { code, out, err } = await deskOver(database())("doctor");
  expect(code).toBe(0);
  expect(out).toContain("  Job drain            not on this machine");
  expect(out).not.toContain("never ran");
  expect(err).toBe("\nNothing waits on this machine. For the deployed site: npm run leads -- doctor --remote");
});

it("tells of the spool while the database is away", async () => {
  const lead = sampleLead(contact, 2);
  const store = memoryStore(database(), new Map([[`spool/${lead.id}.json`, spooledLead(lead)]]));
  const away = { ...store, query: () => Promise.reject(new CommandFailure("It cannot be reached.", EXIT.unreachable)) };
  const { code, out } = await deskOver(away)("doctor");
  expect(code).toBe(4);
  expect(out).toContain("1 waiting");
  expect(out).toContain("It cannot be reached.");
});
