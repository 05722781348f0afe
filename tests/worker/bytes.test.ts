/** One stranger does not fill the database, and no visitor is turned away for them. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { A_DAY } from "../../worker/lead/lead-bytes.ts";
import { examples } from "../contracts/examples.ts";
import { contact, leads, post, type Stores } from "./forms-support.ts";

const noLimits: Stores = { LEAD_LIMIT: undefined, LEAD_CEILING: undefined };
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const letters = (n: number): string => "x".repeat(n);

const deep = (depth: number, inside: unknown): unknown => (depth === 0 ? inside : { a: deep(depth - 1, inside) });
const EXTRAS: readonly [string, Record<string, unknown>][] = [
  ["a long text", { extra: letters(60_000) }],
  ["a long text of Hindi", { formData: { ...contact.formData, extra: "आ".repeat(18_000) } }],
  ["many huge names", Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${letters(10_000)}${i}`, 1]))],
  ["what is nested deep", { extra: deep(12, letters(60_000)) }],
  ["a long list", { extra: Array.from({ length: 20_000 }, () => 1) }],
  ["an object for a batch id", { formData: { ...contact.formData, fileUploadBatchId: letters(60_000) } }],
];

describe("what no form has", () => {
  it.each(EXTRAS)(
    "is kept up to 2 KB, and the lead with it, which is the same when it is sent again: %s",
    async (_, extras) => {
      const body = { ...contact, submissionId: crypto.randomUUID(), small: "kept", ...extras };
      const first = await post(body, { stores: noLimits });
      expect(first.status).toBe(200);
      expect((await post(body, { stores: noLimits })).body).toEqual(first.body);
      const [lead, ...others] = await leads();
      expect(others).toEqual([]);
      const { formData, ...top } = JSON.parse(lead!.payload) as Record<string, unknown>;
      expect(top).toMatchObject({ formType: "CONTACT_US", fullName: "Asha Rao", small: "kept" });
      expect(formData).toMatchObject(contact.formData);
      expect(bytesOf(JSON.parse(lead!.payload))).toBeLessThan(bytesOf(contact) + 2048 + 100);
      expect(lead!.flags.split(",")).toContain("extra_cut");
    },
  );
});

/** Whatever else is valid is kept whole too: valid-body.test.ts. */
it("is kept whole where it is little", async () => {
  const sent = { ...contact, extra: { note: "आ".repeat(100), list: [1, { a: null }], utm: "x" } };
  await post(sent, { stores: noLimits });
  const [lead] = await leads();
  expect(lead!.payload).toBe(JSON.stringify(sent));
  expect(lead!.flags.split(",")).not.toContain("extra_cut");
});

it("leaves rows and records of files their own cells alone", async () => {
  const feedback = examples.find(({ type }) => type === "FIELD_EXECUTIVE_FEEDBACK")!.body;
  const formData = feedback.formData as Record<string, unknown>;
  const [name, rows] = Object.entries(formData).find(
    ([, value]) => Array.isArray(value) && typeof value[0] === "object",
  )!;
  const spoiled = (rows as object[]).map((row) => ({ ...row, junk: letters(20_000) }));
  expect((await post({ ...feedback, formData: { ...formData, [name]: spoiled } }, { stores: noLimits })).status).toBe(
    200,
  );
  const [lead] = await leads();
  expect((JSON.parse(lead!.payload) as { formData: object }).formData).toMatchObject(formData);
  expect(lead!.payload.length).toBeLessThan(JSON.stringify(feedback).length + 2200);
});

describe("a day", () => {
  let sent = 0;
  const big = () => ({
    ...contact,
    formData: { ...contact.formData, notes: letters(1800) },
    extra: letters(2000),
    n: (sent += 1),
  });
  const from = (network: string, body: object = big()) =>
    post(body, { headers: { "cf-connecting-ip": network }, stores: noLimits });
  /** As other isolates have told it. */
  const toldOf = (bytes: number) =>
    env.DB.prepare("INSERT INTO lead_bytes (day, network, bytes) VALUES (?, '', ?)")
      .bind(dayInIndia(Date.now()), bytes)
      .run();
  const flags = async () => (await leads()).map((lead) => lead.flags);
  let days = 0;
  // Each test on a day of its own: an isolate remembers.
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-02-01T06:00:00Z") + (days += 1) * 86_400_000 }),
  );

  it("costs a lead no write of its own, and tells the database after some thirty kilobytes", async () => {
    for (let i = 0; i < 3; i += 1) await from("203.0.113.1");
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM lead_bytes").first("n")).toBe(0);
    for (let i = 0; i < 6; i += 1) await from("203.0.113.1");
    const { results } = await env.DB.prepare("SELECT network, bytes FROM lead_bytes ORDER BY network").all();
    expect(results).toMatchObject([
      { network: "", bytes: expect.any(Number) },
      { network: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(JSON.stringify(results)).not.toContain("203.0.113");
  });

  it("of a network that is used leaves its leads their answers alone, and a mark with which nobody is rung", async () => {
    for (let i = 0; i < 12; i += 1) await from("203.0.113.2");
    await env.DB.prepare("UPDATE lead_bytes SET bytes = ? WHERE network <> ''").bind(A_DAY.network).run();
    for (let i = 0; i < 9; i += 1) await from("203.0.113.2");
    await env.DB.prepare("DELETE FROM leads").run();
    expect((await from("203.0.113.2")).status).toBe(200);
    const [lead] = await leads();
    expect(lead!.flags).toContain("flood");
    expect(JSON.parse(lead!.payload)).not.toHaveProperty("extra");
    expect(JSON.parse(lead!.payload)).toHaveProperty("formData.notes");
    expect((await from("203.0.113.3")).status).toBe(200);
    expect((await flags()).at(-1)).not.toContain("flood");
  });

  it("of all that is used refuses who has sent much, and nobody else", async () => {
    await toldOf(A_DAY.all);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await from("203.0.113.4")).status);
    expect(new Set(statuses.slice(0, 9))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    const stored = statuses.filter((status) => status === 200).length;
    expect(stored * 5000).toBeLessThan(3 * A_DAY.late);
    expect((await from("203.0.113.5")).status).toBe(200);
    // The next addresses of the same site are the same stranger.
    for (let i = 0; i < 20; i += 1) statuses.push((await from(`2001:db8:7:${i.toString(16)}::1`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await from("2001:db8:8::1")).status).toBe(200);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await from("203.0.113.4")).status).toBe(200);
  });
});
