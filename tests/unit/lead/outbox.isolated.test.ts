/** The outbox, with a database that works, closes, fails, or hangs. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Outbox } from "../../../src/lead/outbox.ts";
import { LIFE_MS, mayHoldLeads, STORED_VERSION } from "../../../src/lead/storage.ts";
import { database, failure, HOUR, lead, resetDevice, row } from "./device.ts";
import { countOperations, fails, faults, hangs, table } from "./fake-idb.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

const full = fails("QuotaExceededError");
const receipt = { id: "1", reference: "AIPM-1" };
const sent = { at: "sent", receipt, files: ["deed.pdf"], unreadable: [] } as const;
const stored = (): string => JSON.stringify([...database]);
const deed = { id: "deed", file: new File(["deed"], "deed.pdf") };
const plan = { id: "plan", file: new File(["plan of the site"], "plan.pdf") };
/** Ids of the files on the device. */
const keptFiles = (): string[] =>
  [...table].filter(([, kept]) => "file" in (kept as object)).map(([id]) => id);
const pick = (...files: (typeof deed)[]): Promise<unknown> =>
  Promise.all(files.map((file) => new Outbox().keepFile("CONTACT_US", file)));

beforeEach(() => {
  resetDevice();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("stores a lead and its status for every page until it is removed", async () => {
  const outbox = new Outbox();
  await outbox.put(lead({ files: [deed] }));
  expect(await outbox.get("1")).toMatchObject({
    values: { city: "Pune" },
    status: { at: "queued" },
  });
  expect(mayHoldLeads()).toBe(true);
  expect((await outbox.update("1", { at: "waiting", failure }))?.files).toEqual([deed]);
  await outbox.update("1", sent);
  // Another page. A receipt needs no files.
  expect(await new Outbox().get("1")).toMatchObject({ status: sent, files: [] });
  await outbox.remove("1");
  expect(table.size).toBe(0);
  expect(mayHoldLeads()).toBe(false);
});

it("lists the oldest lead first", async () => {
  const outbox = new Outbox();
  const one = lead();
  await outbox.put(one);
  await outbox.put(lead({ id: "2", at: one.at - 1 }));
  expect(await outbox.get("1")).toMatchObject({ id: "1" });
  expect((await outbox.list()).map(({ id }) => id)).toEqual(["2", "1"]);
});

describe("a picked file", () => {
  it("is written once, and not by a press or an attempt", async () => {
    await pick(deed, plan);
    const writes = vi.spyOn(table, "set");
    const outbox = new Outbox();
    await outbox.put(lead({ files: [deed, plan] }));
    await outbox.update("1", { at: "waiting", failure });
    await outbox.update("1", { at: "waiting", failure });
    expect(writes.mock.calls.map(([id]) => id)).toEqual(["1", "1", "1"]);
    expect(JSON.stringify(writes.mock.calls).length).toBeLessThan(10_000);
    expect((await new Outbox().get("1"))?.files).toEqual([deed, plan]);
  });

  it("is written with the lead when the device had no room for it, or its photo was made smaller since", async () => {
    faults.push({ of: "put", happens: full });
    await pick(deed);
    await pick({ ...plan, file: new File(["the plan before it was made smaller"], "plan.pdf") });
    expect(keptFiles()).toEqual(["plan"]);
    await new Outbox().put(lead({ files: [deed, plan] }));
    expect((await new Outbox().get("1"))?.files).toEqual([deed, plan]);
  });

  it.each([
    ["is sent with its lead", (outbox: Outbox) => outbox.remove("1", [])],
    ["is sent with its lead by the service worker", (outbox: Outbox) => outbox.update("1", sent)],
  ])("is deleted once it %s, unless another lead needs it", async (_, arrive) => {
    const outbox = new Outbox();
    await outbox.put(lead({ files: [deed, plan] }));
    await outbox.put(lead({ id: "2", files: [plan] }));
    await arrive(outbox);
    expect(keptFiles()).toEqual(["plan"]);
  });

  it("stays with the form when its lead is withdrawn", async () => {
    const outbox = new Outbox();
    await pick(deed);
    await outbox.put(lead({ files: [deed] }));
    await outbox.remove("1");
    expect(await outbox.files("CONTACT_US")).toEqual([deed]);
    expect(await outbox.files("BUYER_FORM")).toEqual([]);
  });

  it("is deleted when its lead arrives although its visitor took it back", async () => {
    const outbox = new Outbox();
    await outbox.put(lead({ files: [deed, plan] }));
    await outbox.put(lead({ id: "2", files: [plan] }));
    await outbox.remove("1");
    await outbox.remove("1", ["deed", "plan"]);
    expect(keptFiles()).toEqual(["plan"]);
  });

  it("is in no lead after its visitor has removed it", async () => {
    const [outbox, other] = [new Outbox(), new Outbox()];
    await outbox.put(lead({ files: [deed, plan] }));
    await other.removeFile("deed");
    expect((await outbox.get("1"))?.files).toEqual([plan]);
    // Another tab without the files submits the same answers.
    await other.put(lead());
    expect((await outbox.get("1"))?.files).toEqual([plan]);
  });

  it("stays when its form is cleared in one tab while its lead waits in another", async () => {
    await pick(deed, plan);
    await new Outbox().put(lead({ files: [deed] }));
    await new Outbox().clearFiles("CONTACT_US");
    expect(keptFiles()).toEqual(["deed"]);
  });

  it.each([
    ["is not used after a day, and deleted by the next list", [], []],
    ["stays for longer than a day while its lead waits", [deed], ["deed"]],
  ])("%s", async (_, files, kept) => {
    await pick(deed);
    await new Outbox().put(lead({ files }));
    table.set("deed", { ...(table.get("deed") as object), at: Date.now() - 25 * HOUR });
    expect(await new Outbox().files("CONTACT_US")).toEqual([]);
    await new Outbox().list();
    await new Outbox().list();
    expect(keptFiles()).toEqual(kept);
  });
});

it("repeats a failed removal with the next list", async () => {
  const outbox = new Outbox();
  await outbox.put(lead());
  faults.push({ of: "delete", happens: full });
  await outbox.remove("1");
  expect(database.size).toBe(1);
  expect([await outbox.get("1"), await outbox.update("1", sent), await outbox.list()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  await vi.waitFor(() => expect(database.size).toBe(0));
  // The same answers can be submitted again.
  await outbox.put(lead());
  expect(await new Outbox().list()).toHaveLength(1);
});

it("keeps a lead that another tab submits again after its removal failed", async () => {
  const [first, other] = [new Outbox(), new Outbox()];
  await first.put(lead());
  faults.push({ of: "delete", happens: full });
  await first.remove("1");
  await other.put(lead({ at: Date.now() + 1 }));
  expect(await first.list()).toHaveLength(1);
  expect(await new Outbox().list()).toHaveLength(1);
});

it("keeps leads of another release for a day", async () => {
  const other = { ...row(), version: STORED_VERSION + 1 };
  database.set("1", other);
  expect(await new Outbox().list()).toEqual([]);
  expect(database.size).toBe(1);
  database.set("1", { ...other, at: Date.now() - LIFE_MS });
  expect(await new Outbox().list()).toEqual([]);
  await vi.waitFor(() => expect(database.size).toBe(0));
});

it.each<[string, (outbox: Outbox) => Promise<unknown>, () => boolean]>([
  [
    "put",
    (outbox) => outbox.put(lead({ values: { city: "Nashik" } })),
    () => stored().includes("Nashik"),
  ],
  ["remove", (outbox) => outbox.remove("1"), () => database.size === 0],
  ["update", (outbox) => outbox.update("1", sent), () => stored().includes("AIPM-1")],
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
  expect(await outbox.update("1", sent)).toMatchObject({ status: { at: "sent" } });
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
  ["is removed", "delete"],
  ["is inserted", "put"],
] as const)("does not return a removed lead when the database hangs while it %s", async (_, of) => {
  vi.useFakeTimers();
  const outbox = new Outbox();
  faults.push({ of, happens: hangs });
  const putting = outbox.put(lead());
  if (of === "delete") await putting;
  const removing = outbox.remove("1");
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all([putting, removing]);
  expect(await outbox.get("1")).toBeUndefined();
});
