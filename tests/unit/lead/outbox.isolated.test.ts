/** The outbox, with a database that works, closes, fails, or hangs. */
import { beforeEach, expect, it, vi } from "vitest";
import { Outbox } from "../../../src/lead/outbox.ts";
import { LIFE_MS, mayHoldLeads, STORED_VERSION } from "../../../src/lead/storage.ts";
import { database, failure, lead, resetDevice } from "./device.ts";
import { countOperations, fails, faults, hangs } from "./fake-idb.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

const full = fails("QuotaExceededError");
const receipt = { id: "1", reference: "AIPM-1" };
const stored = (): string => JSON.stringify([...database]);

beforeEach(() => {
  resetDevice();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("stores a lead and its status for every page until it is removed", async () => {
  const outbox = new Outbox();
  await outbox.put(lead({ files: [{ id: "f", file: new File(["deed"], "deed.pdf") }] }));
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

it("lists the oldest lead first, and reads one lead without the others", async () => {
  const outbox = new Outbox();
  const one = lead();
  await outbox.put(one);
  await outbox.put(lead({ id: "2", at: one.at - 1 }));
  expect(await outbox.get("1")).toMatchObject({ id: "1" });
  expect(countOperations("values")).toBe(0);
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

it("repeats a failed removal on the next page", async () => {
  const outbox = new Outbox();
  await outbox.put(lead());
  faults.push({ happens: full }, { happens: full });
  await outbox.remove("1");
  const later = new Outbox();
  expect(await later.get("1")).toBeUndefined();
  expect(await later.list()).toEqual([]);
  await vi.waitFor(() => expect(database.size).toBe(0));
  // The same answers can be submitted again.
  await later.put(lead());
  expect(await new Outbox().list()).toHaveLength(1);
});

it("keeps a lead that another tab submits again after its removal failed", async () => {
  const [first, other] = [new Outbox(), new Outbox()];
  await first.put(lead());
  faults.push({ happens: full }, { happens: full });
  await first.remove("1");
  await other.put(lead());
  expect(await first.list()).toHaveLength(1);
  expect(await new Outbox().list()).toHaveLength(1);
});

it("deletes a lead once when it is removed while the outbox is read", async () => {
  const outbox = new Outbox();
  await outbox.put(lead());
  const deleted = Promise.withResolvers<void>();
  faults.push({ of: "del", happens: () => deleted.promise });
  const listed = outbox.list();
  const removed = outbox.remove("1");
  expect(await listed).toEqual([]);
  deleted.resolve();
  await removed;
  expect(countOperations("del")).toBe(1);
});

it("keeps leads of another release for a day", async () => {
  const other = { ...lead(), version: STORED_VERSION + 1 };
  database.set("1", other);
  expect(await new Outbox().list()).toEqual([]);
  expect(database.size).toBe(1);
  database.set("1", { ...other, at: Date.now() - LIFE_MS });
  expect(await new Outbox().list()).toEqual([]);
  expect(database.size).toBe(0);
});

it.each<[string, (outbox: Outbox) => Promise<unknown>, () => boolean]>([
  ["put", (outbox) => outbox.put(lead({ values: { city: "Nashik" } })), () => stored().includes("Nashik")],
  ["remove", (outbox) => outbox.remove("1"), () => database.size === 0],
  ["update", (outbox) => outbox.update("1", { at: "sent", receipt }), () => stored().includes("AIPM-1")],
])("reopens a connection that was closed without an event: %s", async (_, act, holds) => {
  const outbox = new Outbox();
  await outbox.put(lead());
  const before = countOperations("open");
  faults.push({ happens: fails("InvalidStateError") });
  await act(outbox);
  expect(holds()).toBe(true);
  expect(countOperations("open")).toBeGreaterThan(before);
});

it.each([
  ["is full", full],
  ["hangs", hangs],
])("keeps a lead in memory when the database %s", async (_, happens) => {
  vi.useFakeTimers();
  const outbox = new Outbox();
  faults.push({ happens });
  const putting = outbox.put(lead());
  await vi.advanceTimersByTimeAsync(3000);
  await putting;
  expect(await outbox.get("1")).toMatchObject({ isInMemory: true });
  expect(await outbox.update("1", { at: "sent", receipt })).toMatchObject({ status: { at: "sent" } });
  await outbox.remove("1");
  expect(await outbox.list()).toEqual([]);
});

it("waits once for a database that never answers", async () => {
  vi.useFakeTimers();
  const outbox = new Outbox();
  for (let calls = 0; calls < 9; calls += 1) faults.push({ happens: hangs });
  const since = Date.now();
  const work = (async () => {
    await outbox.put(lead());
    await outbox.update("1", { at: "waiting", failure });
    await outbox.list();
    await outbox.remove("1");
    return Date.now() - since;
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await work).toBe(3000);
});

it.each([
  ["is removed", "del"],
  ["is inserted", "set"],
] as const)("does not return a removed lead when the database hangs while it %s", async (_, of) => {
  vi.useFakeTimers();
  const outbox = new Outbox();
  faults.push({ of, happens: hangs });
  const putting = outbox.put(lead());
  if (of === "del") await putting;
  const removing = outbox.remove("1");
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all([putting, removing]);
  expect(await outbox.get("1")).toBeUndefined();
});
