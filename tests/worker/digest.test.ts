/** The morning's message to the team: once a day when the office opens, in numbers alone. Requirements D6, E6. */
import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEAD_LETTERS } from "../../worker/lead/spool-key.ts";
import worker from "../../worker/index.ts";
import { emptyLedger } from "./uploads-support.ts";

const NOTIFY_WEBHOOK_URL = "https://chat.example/hook/secret";
/** Saturday, 21 November 2026, in India. */
const at = (time: string): Date => new Date(`2026-11-21T${time}:00+05:30`);

interface Given {
  readonly id: string;
  readonly received: string;
  readonly phone?: string;
  readonly flags?: string;
  readonly type?: string;
}

const insertLead = ({ id, received, phone = `98${id.padStart(8, "0")}`, flags = "", type = "CONTACT_US" }: Given) =>
  env.DB.prepare(
    `INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, flags, received_at)
     VALUES (?, 'AIPM-AAAAA-0000' || ?, ?, 'Asha Rao', '+91', ?, '{}', 'hash', ?, ?)`,
  ).bind(id, id, type, phone, flags, new Date(`${received}:00+05:30`).toISOString());

/** What the chat was told, and what it answers. */
function chat(...statuses: readonly number[]): string[] {
  const sent: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push((JSON.parse(String(init?.body)) as { text: string }).text);
    return new Response(null, { status: statuses[Math.min(sent.length, statuses.length) - 1] ?? 200 });
  });
  return sent;
}

async function runAt(
  time: Date,
  more: Partial<typeof env> = { NOTIFY_WEBHOOK_URL } as Partial<typeof env>,
): Promise<void> {
  vi.setSystemTime(time);
  await worker.scheduled(createScheduledController(), { ...env, ...more });
}

const digestRun = () => env.DB.prepare("SELECT outcome FROM jobs WHERE name = 'digest'").first<string>("outcome");

beforeEach(async () => {
  await emptyLedger();
  await env.DB.batch(["calls", "leads", "jobs", "outbox"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  vi.restoreAllMocks();
  vi.useFakeTimers({ toFake: ["Date"], now: at("09:00") });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts what is new, due, late and doubled, and names nobody", async () => {
  await env.DB.batch([
    // Late: three office days are over.
    insertLead({ id: "1", received: "2026-11-17T10:00" }),
    // Due by this evening.
    insertLead({ id: "2", received: "2026-11-19T11:00" }),
    // As old, and called.
    insertLead({ id: "3", received: "2026-11-17T11:00" }),
    insertLead({ id: "4", received: "2026-11-20T08:59" }),
    insertLead({ id: "5", received: "2026-11-20T09:00" }),
    insertLead({ id: "6", received: "2026-11-20T20:00", phone: "9800000001" }),
    insertLead({ id: "7", received: "2026-11-20T21:00", flags: "spam" }),
    // The colleagues' own form.
    insertLead({ id: "8", received: "2026-11-17T10:00", type: "FIELD_EXECUTIVE_FEEDBACK" }),
    env.DB.prepare("INSERT INTO calls (lead_id, called_at, who) VALUES ('3', '2026-11-18T06:00:00.000Z', 'asha')"),
  ]);
  await env.FILES.put(`${DEAD_LETTERS}9.json`, "{}");
  const sent = chat(200);
  await runAt(at("09:00"));
  await env.FILES.delete(`${DEAD_LETTERS}9.json`);
  expect(sent).toEqual([
    [
      "Since Fri 20 Nov 09:00: 2 new leads, 1 from a number that wrote before.",
      "To call today: 2, 1 of them later than the 24 working hours that the site promises.",
      "In the spool: 0 waiting, 1 that could not be stored.",
      "Who they are: npm run leads -- today --remote",
    ].join("\n"),
  ]);
  for (const personal of ["Asha", "98000", "AIPM-"]) expect(sent[0]).not.toContain(personal);
});

it("is sent once a day, from when the office opens until it closes", async () => {
  const sent = chat(200);
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
  expect(sent[1]).toContain("Since Sat 21 Nov 09:00: 0 new leads.");
  // And the day after that is a holiday.
  await runAt(new Date("2026-11-24T09:00:00+05:30"));
  expect(sent).toHaveLength(2);
});

it("is tried again with the next run where the chat refused it, and fails nothing else", async () => {
  const sent = chat(500, 200);
  await runAt(at("09:00"));
  expect(await digestRun()).toBe("failed");
  expect(await env.DB.prepare("SELECT outcome FROM jobs WHERE name = 'scheduled'").first("outcome")).toBe("ok");
  await runAt(at("09:10"));
  expect([await digestRun(), sent.length]).toEqual(["ok", 2]);
});

it("is not sent twice where its last run cannot be read", async () => {
  const sent = chat(200);
  await runAt(at("09:00"));
  const DB = {
    prepare(text: string) {
      if (text.includes("name = 'digest'")) throw new Error("D1 is down");
      return env.DB.prepare(text);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database;
  await runAt(at("09:10"), { NOTIFY_WEBHOOK_URL: "https://chat.example/hook", DB });
  expect(sent).toHaveLength(1);
  await runAt(at("09:20"));
  expect([await digestRun(), sent.length]).toEqual(["ok", 1]);
});

it("asks nothing where no channel is configured", async () => {
  const sent = chat(200);
  await runAt(at("09:00"), {});
  expect([await digestRun(), sent.length]).toEqual([null, 0]);
});
