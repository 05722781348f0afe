/** Leads as signed JSON, for a program of the firm's own choice. Requirements D7, E3. Decision 63. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announce, noticeStatements, retryNotices } from "../../worker/notify/announce.ts";
import { signedHeaders } from "../../worker/notify/signed.ts";
import { contact, post } from "./forms-support.ts";

/** As the standard's own documents and libraries have it. */
const PUBLISHED = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
} as const;

describe("a signature", () => {
  it("is the one that the standard publishes", async () => {
    const { secret, signature, ...signed } = PUBLISHED;
    expect(await signedHeaders(secret, signed)).toEqual({
      "webhook-id": PUBLISHED.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": signature,
    });
  });

  it.each([
    ["body", { body: '{"test": 2432232315}' }],
    ["time", { timestamp: 1614265331 }],
    ["id", { id: "msg_p5jXN8AQM9LWM0D4loKWxJel" }],
  ])("is another where the %s is", async (_, changes) => {
    const { secret, signature, ...signed } = PUBLISHED;
    expect((await signedHeaders(secret, { ...signed, ...changes }))["webhook-signature"]).not.toBe(signature);
  });

  it("stands beside that of the old secret while a secret is changed", async () => {
    const { secret, signature, ...signed } = PUBLISHED;
    const headers = await signedHeaders(`whsec_${btoa("another secret of 24 bytes")} ${secret}`, signed);
    expect(headers["webhook-signature"]!.split(" ")).toEqual([expect.stringMatching(/^v1,/), signature]);
  });

  it("is made of no secret but one of the standard", async () => {
    const { signature: _, ...signed } = PUBLISHED;
    await expect(signedHeaders("hunter2", signed)).rejects.toThrow("begins with whsec_");
  });
});

const URL = "https://sheet.example/hook?key=secret";
const on = { DB: env.DB, LEAD_WEBHOOK_URL: URL, LEAD_WEBHOOK_SECRET: PUBLISHED.secret };
const payload = JSON.stringify({ formType: "CONTACT_US", formData: { notes: "Karjat, 2 BHK" } });

const insertLead = (id: string) =>
  env.DB.prepare(
    `INSERT INTO leads (id, reference, form_type, full_name, email, country_code, phone, city, payload, content_hash, flags, received_at)
     VALUES (?, 'AIPM-AAAAA-00001', 'CONTACT_US', 'Asha Rao', 'asha@example.com', '+44', '07911123456', 'Pune', ?, 'hash', 'odd_size', '2026-11-21T00:00:00.000Z')
     ON CONFLICT (id) DO NOTHING`,
  ).bind(id, payload);

type World = Parameters<typeof announce>[0];
const store = (id: string, world: World = on) => env.DB.batch([insertLead(id), ...noticeStatements(world, id)]);
const rows = async () =>
  (await env.DB.prepare("SELECT lead_id, tries, sent_at FROM outbox WHERE channel = 'webhook' ORDER BY lead_id").all())
    .results;
const makeDue = () => env.DB.exec("UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z' WHERE sent_at IS NULL");

async function announced(id: string, world: World = on): Promise<void> {
  const context = createExecutionContext();
  announce(world, id, context);
  await waitOnExecutionContext(context);
}

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Answers the webhook gives, in order; the last one stays. What was sent to it. */
function webhook(...statuses: readonly number[]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    expect(url).toBe(URL);
    sent.push({ headers: init?.headers as Record<string, string>, body: String(init?.body) });
    return new Response(null, { status: statuses[Math.min(sent.length, statuses.length) - 1] ?? 200 });
  });
  return sent;
}

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  await env.DB.batch(["outbox", "leads"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe("a new lead", () => {
  it("is sent once, thin, and signed as it stands", async () => {
    const sent = webhook(200);
    await store("a");
    await announced("a");
    await store("a");
    await announced("a");
    expect(await retryNotices(on)).toBe(0);
    expect(sent).toHaveLength(1);
    const { headers, body } = sent[0]!;
    expect(JSON.parse(body)).toEqual({
      type: "lead.created",
      timestamp: "2026-11-21T00:00:00.000Z",
      data: {
        id: "a",
        reference: "AIPM-AAAAA-00001",
        form: "CONTACT_US",
        title: "Contact us",
        city: "Pune",
        language: "en",
        marks: ["odd_size"],
        receivedAt: "2026-11-21T00:00:00.000Z",
      },
    });
    for (const personal of ["Asha", "7911", "asha@", "Karjat"]) expect(body).not.toContain(personal);
    const timestamp = Number(headers["webhook-timestamp"]);
    expect(headers).toMatchObject(await signedHeaders(PUBLISHED.secret, { id: "a", timestamp, body }));
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
    expect(await rows()).toMatchObject([{ lead_id: "a", tries: 1, sent_at: expect.any(String) }]);
  });

  it("has name, number and answers only where that is wished", async () => {
    const sent = webhook(200);
    const full = { ...on, LEAD_WEBHOOK_DETAILS: "full" };
    await store("a", full);
    await announced("a", full);
    expect(JSON.parse(sent[0]!.body)).toMatchObject({
      data: { name: "Asha Rao", phone: "+447911123456", email: "asha@example.com", answers: JSON.parse(payload) },
    });
  });

  it("stays due where it is not taken, and is sent under the same id", async () => {
    const sent = webhook(503, 200);
    await store("a");
    await announced("a");
    expect(await rows()).toMatchObject([{ tries: 1, sent_at: null }]);
    expect(await retryNotices(on), "not due yet").toBe(0);
    await makeDue();
    expect(await retryNotices(on)).toBe(1);
    expect(sent.map(({ headers }) => headers["webhook-id"])).toEqual(["a", "a"]);
    expect(await rows()).toMatchObject([{ tries: 2, sent_at: expect.any(String) }]);
  });

  it("waits with the others while nobody is there, and none is asked fifty times", async () => {
    const sent = webhook(503);
    for (let i = 0; i < 20; i += 1) await store(`lead ${i}`);
    expect(await retryNotices(on)).toBe(0);
    expect(sent).toHaveLength(5);
    await makeDue();
    vi.restoreAllMocks();
    const taken = webhook(200);
    expect(await retryNotices(on)).toBe(20);
    expect(taken).toHaveLength(20);
  });

  it("that looks like a program's is sent to no other, by the job either", async () => {
    const sent = webhook(200);
    const mark = env.DB.prepare("UPDATE leads SET flags = 'odd_size,honeypot'");
    await env.DB.batch([insertLead("a"), mark, ...noticeStatements(on, "a")]);
    await announced("a");
    expect([await retryNotices(on), sent.length]).toEqual([0, 0]);
  });

  it("costs nothing where no webhook is configured, or no secret", async () => {
    const sent = webhook(200);
    for (const off of [{ DB: env.DB }, { DB: env.DB, LEAD_WEBHOOK_URL: URL }]) {
      expect(noticeStatements(off, "a")).toEqual([]);
      await store("a", off);
      await announced("a", off);
    }
    expect([sent.length, (await rows()).length]).toEqual([0, 0]);
  });

  it("is stored and stays due where the secret is none", async () => {
    const sent = webhook(200);
    const wrong = { ...on, LEAD_WEBHOOK_SECRET: "hunter2" };
    await store("a", wrong);
    await announced("a", wrong);
    expect([sent.length, await rows()]).toMatchObject([0, [{ tries: 1, sent_at: null }]]);
  });
});

it("is sent for a form that came over the wire", async () => {
  const sent = webhook(200);
  expect(
    (await post(contact, { stores: { LEAD_WEBHOOK_URL: URL, LEAD_WEBHOOK_SECRET: PUBLISHED.secret } })).status,
  ).toBe(200);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ data: { form: "CONTACT_US" } });
});
