/** The morning's message to the team: once a day when the office opens, in numbers alone. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { DEAD_LETTERS } from "../../worker/lead/spool-key.ts";
import { insertLead, outcomes, run, type Stores, watched } from "./forms-support.ts";
import { CHAT, receivers } from "./notify-support.ts";

/** Saturday, 21 November 2026, in India. */
const at = (time: string): Date => new Date(`2026-11-21T${time}:00+05:30`);

async function runAt(time: Date, stores: Stores = { NOTIFY_WEBHOOK_URL: CHAT }): Promise<void> {
  vi.setSystemTime(time);
  await run(stores);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: at("09:00") }));

it("counts what is new, due, late and doubled, and names nobody", async () => {
  const lead = (id: string, received: string, changes: Record<string, string> = {}) =>
    insertLead(id, {
      phone: `980000000${id}`,
      received_at: new Date(`${received}:00+05:30`).toISOString(),
      ...changes,
    });
  await env.DB.batch([
    // Late: three office days are over.
    lead("1", "2026-11-17T10:00"),
    // Due by this evening.
    lead("2", "2026-11-19T11:00"),
    // As old, and called.
    lead("3", "2026-11-17T11:00"),
    lead("4", "2026-11-20T08:59"),
    lead("5", "2026-11-20T09:00"),
    lead("6", "2026-11-20T20:00", { phone: "9800000001" }),
    lead("7", "2026-11-20T21:00", { flags: "spam" }),
    // The colleagues' own form.
    lead("8", "2026-11-17T10:00", { form_type: "FIELD_EXECUTIVE_FEEDBACK" }),
    env.DB.prepare("INSERT INTO calls (lead_id, called_at, who) VALUES ('3', '2026-11-18T06:00:00.000Z', 'asha')"),
  ]);
  await env.FILES.put(`${DEAD_LETTERS}9.json`, "{}");
  const sent = receivers(200);
  await runAt(at("09:00"));
  expect(sent.map(({ text }) => text)).toEqual([
    [
      "Since Fri 20 Nov 09:00: 2 new leads, 1 from a number that wrote before.",
      "To call today: 2, 1 of them later than the 24 working hours that the site promises.",
      "In the spool: 0 waiting, 1 that could not be stored.",
      "Who they are: npm run leads -- today --remote",
    ].join("\n"),
  ]);
  for (const personal of ["Asha", "98000", "AIPM-"]) expect(sent[0]!.text).not.toContain(personal);
});

it("is sent once a day, from when the office opens until it closes", async () => {
  const sent = receivers(200);
  await runAt(at("08:50"));
  expect(sent).toHaveLength(0);
  await runAt(at("09:00"));
  await runAt(at("09:10"));
  expect(sent).toHaveLength(1);
  // The next office day is Monday.
  await runAt(new Date("2026-11-22T09:00:00+05:30"));
  expect(sent).toHaveLength(1);
  await runAt(new Date("2026-11-23T09:00:00+05:30"));
  expect(sent).toHaveLength(2);
  expect(sent[1]!.text).toContain("Since Sat 21 Nov 09:00: 0 new leads.");
  // And the day after that is a holiday.
  await runAt(new Date("2026-11-24T09:00:00+05:30"));
  expect(sent).toHaveLength(2);
});

it("is tried again with the next run where the chat refused it, and fails nothing else", async () => {
  const sent = receivers(500, 200);
  await runAt(at("09:00"));
  expect(await outcomes()).toEqual(expect.arrayContaining(["digest failed", "scheduled ok"]));
  await runAt(at("09:10"));
  expect(await outcomes()).toContain("digest ok");
  expect(sent).toHaveLength(2);
});

it("is not sent twice where its last run cannot be read", async () => {
  const sent = receivers(200);
  await runAt(at("09:00"));
  const DB = watched({
    prepare(text) {
      if (text.includes("name = 'digest'")) throw new Error("D1 is down");
    },
  });
  await runAt(at("09:10"), { NOTIFY_WEBHOOK_URL: CHAT, DB });
  expect(sent).toHaveLength(1);
  await runAt(at("09:20"));
  expect(await outcomes()).toContain("digest ok");
  expect(sent).toHaveLength(1);
});
