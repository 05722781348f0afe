/** Alarms about what does not arrive: trial enquiries, and calls to visitors. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CANARY } from "../../src/record/canary.ts";
import { promisedBy } from "../../src/record/office-time.ts";
import { contact, insertLead, leads, post, readHealth, run } from "./forms-support.ts";
import { CHAT, notices, receivers, store } from "./notify-support.ts";

/** A Monday, ten in India. */
const MONDAY = Date.parse("2026-11-30T10:00:00+05:30");
const HOUR = 3_600_000;

const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ["Date"] });
beforeEach(() => void at(MONDAY));

const canary = { full_name: CANARY.fullName, utm_source: CANARY.utmSource };
const arrived = (id: string, time: number, changes: Readonly<Record<string, string>> = {}) =>
  insertLead(id, { received_at: new Date(time).toISOString(), ...changes }).run();

async function broken(): Promise<readonly string[]> {
  await env.DB.exec(
    `INSERT INTO job (id, finished_at) VALUES (1, '${new Date().toISOString()}') ON CONFLICT DO UPDATE SET finished_at = excluded.finished_at`,
  );
  return (await readHealth()).body.broken;
}

describe("watch", () => {
  it("is broken when the last trial enquiry is older than two hours", async () => {
    await arrived("a", MONDAY, canary);
    at(MONDAY + 2 * HOUR);
    expect(await broken()).toEqual([]);
    at(MONDAY + 2 * HOUR + 1);
    expect(await broken()).toEqual(["watch"]);
  });

  it("is broken when only visitors have written, or the last trial was erased", async () => {
    await arrived("a", MONDAY, { full_name: CANARY.fullName });
    await arrived("b", MONDAY, { utm_source: CANARY.utmSource });
    expect(await broken()).toEqual(["watch"]);
  });
});

describe("a trial enquiry", () => {
  const trial = {
    ...contact,
    fullName: CANARY.fullName,
    meta: { utm: { source: CANARY.utmSource } },
  };

  it("is stored without a notice, and no view counts it", async () => {
    const sent = receivers(200);
    const stores = { NOTIFY_WEBHOOK_URL: CHAT };
    await post(trial, { stores });
    await post(contact, { stores });
    await run(stores);
    expect(await leads()).toHaveLength(2);
    expect(await notices()).toHaveLength(1);
    expect(sent).toHaveLength(1);
    for (const view of ["leads_overview", "lead_contact_us"]) {
      expect(await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${view}`).first("n"), view).toBe(1);
    }
  });
});

describe("late calls", () => {
  /** Friday, ten in India. The promise ends on Tuesday at sixteen. */
  const FRIDAY = Date.parse("2026-11-27T10:00:00+05:30");
  const LATE = promisedBy(FRIDAY);
  const stores = { NOTIFY_WEBHOOK_URL: CHAT };

  it("are named in one message on each working day", async () => {
    const sent = receivers(200);
    for (const id of ["a", "b", "c"]) await arrived(id, FRIDAY);
    // The run before, ten minutes earlier.
    at(LATE - HOUR / 6);
    await run(stores);
    expect(sent).toEqual([]);
    at(LATE);
    await run(stores);
    await run(stores);
    const text =
      "3 people have waited longer than promised: AIPM-a, AIPM-b, AIPM-c\nSee them: npm run leads -- list --due --remote";
    expect(sent.map((one) => one.text)).toEqual([text]);
    at(LATE + 12 * HOUR);
    await run(stores);
    expect(sent, "at night").toHaveLength(1);
    await env.DB.exec(
      "INSERT INTO calls (lead_id, called_at, who) VALUES ('a', '', 'Asha'), ('b', '', 'Asha')",
    );
    at(LATE + 24 * HOUR);
    await run(stores);
    expect(sent.at(-1)!.text).toMatch(/^1 person has waited longer than promised: AIPM-c\n/);
  });

  it("are named again by the next run when the chat fails", async () => {
    const sent = receivers(500, 200);
    await arrived("a", FRIDAY);
    at(LATE);
    await run(stores);
    await run(stores);
    await run(stores);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ["a trial enquiry", canary],
    ["a lead that looks automated", { flags: "flood" }],
    ["a lead that staff flagged as spam", { flags: "spam" }],
    ["a form of colleagues", { form_type: "FIELD_EXECUTIVE_FEEDBACK" }],
  ])("do not count %s", async (_, changes: Readonly<Record<string, string>>) => {
    const sent = receivers(200);
    await arrived("a", FRIDAY, changes);
    await arrived("trial", LATE + 24 * HOUR, canary);
    at(LATE + 24 * HOUR);
    await run(stores);
    expect(sent).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  it("break `calls` a working day later, even if the chat takes every message", async () => {
    await arrived("a", FRIDAY);
    // Tuesday sixteen and nine office hours: Wednesday sixteen.
    for (const [time, expected] of [
      [LATE + 24 * HOUR - 1, []],
      [LATE + 24 * HOUR, ["calls"]],
    ] as const) {
      at(time);
      await arrived(`trial-${time}`, time, canary);
      expect(await broken()).toEqual(expected);
    }
  });

  it("name five, and count the others", async () => {
    const sent = receivers(200);
    for (const id of "abcdefg")
      await store(id, { received_at: new Date(FRIDAY).toISOString() }, { DB: env.DB });
    at(LATE);
    await run(stores);
    expect(sent[0]!.text).toMatch(
      /^7 people have waited longer than promised: AIPM-a, .*AIPM-e and 2 more\n/,
    );
  });
});
