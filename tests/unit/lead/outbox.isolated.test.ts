/** The outbox, with a database that works, closes, fails, or hangs. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Outbox, type OutgoingLead } from "../../../src/lead/outbox.ts";
import { LIFE_MS, mayHoldLeads, STORED_VERSION } from "../../../src/lead/storage.ts";

const database = new Map<string, unknown>();
/** Faults of the next database calls. */
let faults: (() => Promise<never>)[] = [];
let connections = 0;
/** How often all leads were read. */
let reads = 0;
let deletions = 0;
const closed = (): Promise<never> => Promise.reject(new DOMException("The connection is closing", "InvalidStateError"));
const full = (): Promise<never> => Promise.reject(new DOMException("full", "QuotaExceededError"));
const hung = (): Promise<never> => new Promise(() => {});
const work = async <T>(done: () => T): Promise<T> => {
  const fault = faults.shift();
  return fault ? fault() : done();
};
vi.mock("idb-keyval", () => ({
  createStore: () => (connections += 1),
  get: (id: string) => work(() => database.get(id)),
  values: () => ((reads += 1), work(() => [...database.values()])),
  set: (id: string, lead: unknown) => work(() => void database.set(id, lead)),
  del: (id: string) => ((deletions += 1), work(() => void database.delete(id))),
  update: (id: string, next: (lead: unknown) => unknown) => work(() => void database.set(id, next(database.get(id)))),
}));

const lead: OutgoingLead = {
  id: "1",
  formType: "CONTACT_US",
  heading: "Contact us",
  path: "/contact",
  at: Date.now(),
  values: { city: "Pune" },
  body: { formType: "CONTACT_US" } as unknown as OutgoingLead["body"],
  meta: { honeypot: "", elapsedMs: 9000 },
  files: [],
};
const receipt = { id: "1", reference: "AIPM-1" };
const failure = { message: "no", problems: [], isUpload: false };

beforeEach(() => {
  localStorage.clear();
  database.clear();
  faults = [];
  vi.stubGlobal("indexedDB", {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("stores a lead and its status for every page until it is removed", async () => {
  const outbox = new Outbox();
  await outbox.put({ ...lead, files: [{ id: "f", file: new File(["deed"], "deed.pdf") }] });
  expect(await outbox.get("1")).toMatchObject({ values: { city: "Pune" }, status: { at: "queued" } });
  expect(mayHoldLeads()).toBe(true);
  const { files } = (await outbox.update("1", { at: "waiting", failure }))!;
  // Some phones leave its type out.
  expect(files).toMatchObject([{ id: "f", file: { name: "deed.pdf", type: "application/pdf" } }]);
  await outbox.update("1", { at: "sent", receipt });
  // Another page. A receipt needs no files.
  expect(await new Outbox().get("1")).toMatchObject({ status: { at: "sent", receipt }, files: [] });
  await outbox.remove("1");
  expect(database.size).toBe(0);
  expect(mayHoldLeads()).toBe(false);
});

it("lists the oldest first", async () => {
  const outbox = new Outbox();
  await outbox.put(lead);
  await outbox.put({ ...lead, id: "2", at: lead.at - 1 });
  expect((await outbox.list()).map(({ id }) => id)).toEqual(["2", "1"]);
});

it("notifies watchers of removals, and when the page is shown again", async () => {
  const outbox = new Outbox();
  const watcher = vi.fn();
  const stop = outbox.watch(watcher);
  await outbox.remove("2");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(watcher).toHaveBeenCalledTimes(2);
  stop();
  document.dispatchEvent(new Event("visibilitychange"));
  await outbox.remove("1");
  expect(watcher).toHaveBeenCalledTimes(2);
});

it("reads one lead without the others", async () => {
  const outbox = new Outbox();
  await outbox.put(lead);
  reads = 0;
  expect(await outbox.get("1")).toMatchObject({ id: "1" });
  expect(reads).toBe(0);
});

it("repeats a failed removal on the next page", async () => {
  const outbox = new Outbox();
  await outbox.put(lead);
  faults = [full, full];
  await outbox.remove("1");
  const later = new Outbox();
  expect(await later.get("1")).toBeUndefined();
  expect(await later.list()).toEqual([]);
  await vi.waitFor(() => expect(database.size).toBe(0));
  // The same answers can be submitted again.
  await later.put(lead);
  expect(await new Outbox().list()).toHaveLength(1);
});

it("keeps a lead that another tab submits again after its removal failed", async () => {
  const [first, other] = [new Outbox(), new Outbox()];
  await first.put(lead);
  faults = [full, full];
  await first.remove("1");
  await other.put(lead);
  expect(await first.list()).toHaveLength(1);
  expect(await new Outbox().list()).toHaveLength(1);
});

it("deletes a lead once when it is removed while the outbox is read", async () => {
  const outbox = new Outbox();
  await outbox.put(lead);
  deletions = 0;
  const deleted = Promise.withResolvers<never>();
  faults = [() => Promise.resolve([...database.values()] as never), () => deleted.promise];
  const listed = outbox.list();
  const removed = outbox.remove("1");
  expect(await listed).toEqual([]);
  deleted.resolve(undefined as never);
  await removed;
  expect(deletions).toBe(1);
});

it("keeps leads of another release for a day", async () => {
  const others = { ...lead, id: "2", status: { at: "queued" }, version: STORED_VERSION + 1 };
  database.set("2", others);
  expect(await new Outbox().list()).toEqual([]);
  expect(database.size).toBe(1);
  database.set("2", { ...others, at: Date.now() - LIFE_MS });
  expect(await new Outbox().list()).toEqual([]);
  expect(database.size).toBe(0);
});

it.each<[string, (outbox: Outbox) => Promise<unknown>, () => boolean]>([
  [
    "put",
    (outbox) => outbox.put({ ...lead, values: { city: "Nashik" } }),
    () => JSON.stringify([...database]).includes("Nashik"),
  ],
  ["remove", (outbox) => outbox.remove("1"), () => database.size === 0],
  [
    "update",
    (outbox) => outbox.update("1", { at: "sent", receipt }),
    () => JSON.stringify([...database]).includes("AIPM-1"),
  ],
])("reopens a connection that was closed without an event: %s", async (_, act, holds) => {
  const outbox = new Outbox();
  await outbox.put(lead);
  const before = connections;
  faults = [closed];
  await act(outbox);
  expect(holds()).toBe(true);
  expect(connections).toBeGreaterThan(before);
});

it.each([
  ["is full", full],
  ["hangs", hung],
])("keeps a lead in memory when the database %s", async (_, fault) => {
  vi.useFakeTimers();
  const outbox = new Outbox();
  faults = [fault];
  const putting = outbox.put(lead);
  await vi.advanceTimersByTimeAsync(3000);
  await putting;
  expect(await outbox.get("1")).toMatchObject({ isInMemory: true });
  expect(await outbox.update("1", { at: "sent", receipt })).toMatchObject({ status: { at: "sent" } });
  await outbox.remove("1");
  expect(await outbox.list()).toEqual([]);
});

it.each(["is removed", "is inserted"])(
  "does not return a removed lead when the database hangs while it %s",
  async (when) => {
    vi.useFakeTimers();
    const outbox = new Outbox();
    if (when === "is inserted") faults = [hung];
    const putting = outbox.put(lead);
    if (when === "is removed") {
      await putting;
      faults = [hung];
    }
    const removing = outbox.remove("1");
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all([putting, removing]);
    expect(await outbox.get("1")).toBeUndefined();
  },
);
