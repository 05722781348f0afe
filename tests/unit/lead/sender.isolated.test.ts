/** Automatic attempts to send the leads of the outbox: locks, expiry and due times. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadReceipt } from "../../../src/lead/receipts.ts";
import { Sender, type SenderEvent } from "../../../src/lead/sender.ts";
import {
  accept,
  database,
  edge,
  failure,
  HOUR,
  lead,
  lockElsewhere,
  REFERENCE,
  resetDevice,
  row,
  settle,
} from "./device.ts";

vi.mock("idb-keyval", async () => (await import("./fake-idb.ts")).fakeIdbKeyval);

beforeEach(resetDevice);

describe("lead that another tab has locked", () => {
  it.each([
    ["is sent when the button is pressed", true, 1],
    ["is skipped by an automatic attempt", false, 0],
  ])("%s", async (_, isAsked, posts) => {
    database.set("1", row());
    lockElsewhere();
    const sender = new Sender({});
    void (isAsked ? sender.send(lead()) : sender.sendAll());
    await settle();
    expect(edge.posted).toHaveLength(posts);
  });
});

it.each([
  ["forbids locks", () => Promise.reject(new DOMException("denied", "SecurityError"))],
  ["never answers a request for one", () => new Promise(() => {})],
])("sends without a lock when the browser %s", async (_, request) => {
  vi.useFakeTimers();
  database.set("1", row());
  edge.answer = accept;
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  void new Sender({}).sendAll();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(edge.posted).toHaveLength(1);
});

it.each<readonly [answer: string, body: object]>([
  ["a portal", { ok: true, data: {} }],
  ["no success", { data: { id: "1", reference: REFERENCE } }],
  ["another lead", { success: true, data: { id: "2", reference: REFERENCE } }],
  ["no reference", { success: true, data: { id: "1", reference: "" } }],
  ["a foreign reference", { success: true, data: { id: "1", reference: "TICKET-7K2M9" } }],
  ["a list", { success: true, data: [] }],
])("keeps a lead when a 200 is no receipt of it: %s", async (_, body) => {
  database.set("1", row());
  edge.answer = () => Response.json(body);
  await new Sender({}).sendAll();
  expect(database.get("1")?.status).toMatchObject({
    at: "waiting",
    failure: { message: "Submission failed" },
  });
  expect(loadReceipt("CONTACT_US")).toBeUndefined();
});

describe("lead with an old or future time", () => {
  it.each([
    ["is sent when the last attempt succeeds", -400 * 24 * HOUR, true],
    ["expires when the last attempt fails", -25 * HOUR, false],
    ["expires when the last attempt fails", 365 * 24 * HOUR, false],
  ])("%s: %i", async (_, age, isAccepted) => {
    database.set("1", row({ at: Date.now() + age }));
    if (isAccepted) edge.answer = accept;
    const events: SenderEvent[] = [];
    const sender = new Sender({});
    sender.subscribe({ onLead: (event) => void events.push(event) });
    await sender.sendAll();
    expect(edge.posted).toEqual(["1"]);
    expect(events.at(-1)?.type).toBe(isAccepted ? "sent" : "expired");
    expect(loadReceipt("CONTACT_US")?.reference).toBe(isAccepted ? REFERENCE : undefined);
    expect(database.size).toBe(0);
  });

  it.each([
    ["is deleted after a day", 25 * HOUR, 0],
    ["stays for its form until then", 23 * HOUR, 1],
  ])("that was rejected %s", async (_, age, left) => {
    const status = { at: "refused", failure, fileErrors: {}, locale: "en" } as const;
    database.set("1", row({ at: Date.now() - age, status }));
    await new Sender({}).sendAll();
    await settle();
    expect(database.size).toBe(left);
    expect(edge.posted).toEqual([]);
  });

  it.each([
    ["within the next minute waits for its time", 30_000, 0],
    ["in the next year is due at once", 365 * 24 * HOUR, 1],
  ])("a retry %s", async (_, pause, posts) => {
    database.set("1", row());
    const sender = new Sender({});
    await sender.sendAll();
    database.set("1", row({ status: { at: "waiting", failure, retryAt: Date.now() + pause } }));
    edge.posted = [];
    await sender.sendAll();
    expect(edge.posted).toHaveLength(posts);
  });
});

it("sends with a lead how often it was tried, how long it waited and who sends it", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T06:00:00Z"), toFake: ["Date"] });
  database.set("1", row({ at: Date.now() - 2 * HOUR }));
  const sender = new Sender({});
  await sender.sendAll();
  vi.setSystemTime(Date.now() + HOUR);
  edge.answer = accept;
  await sender.sendAll();
  expect(edge.metas).toMatchObject([
    { attempts: 1, waitedMs: 2 * HOUR, sentBy: "page" },
    { attempts: 2, waitedMs: 3 * HOUR, sentBy: "page" },
  ]);
});

it("reports a lead that expires, by its form alone", async () => {
  const reports: unknown[] = [];
  addEventListener("page:report", (event) => reports.push((event as CustomEvent).detail), {
    once: true,
  });
  database.set("1", row({ at: Date.now() - 25 * HOUR }));
  await new Sender({}).sendAll();
  expect(reports).toEqual([{ kind: "expired", form: "CONTACT_US" }]);
});
